import {
  arc,
  bar,
  circle,
  closed,
  darken,
  definePicture,
  Face,
  glowRing,
  groove,
  hdmi,
  led,
  lighten,
  linear,
  mark,
  metal,
  mixColours,
  move,
  networkPort,
  onFloor,
  type Point,
  perforate,
  place,
  powerButton,
  type Recipe,
  radial,
  range,
  rectangle,
  ring,
  roundJack,
  rubber,
  type Studio,
  satin,
  screw,
  shadow,
  sheen,
  slab,
  staggered,
  turnX,
  turnY,
  usbA,
  usbC,
  wordMark,
} from '../studio/index.ts';

type Layout = 'window' | 'mesh' | 'slim' | 'mini';
type Design = { body: string; recipe: Recipe };

const isSmall = (layout: string) => layout === 'mini';

/** A desktop computer: a tower with a glass side, one with a mesh front, a slim office case, a mini box. */
export const desktopPc = definePicture({
  name: 'desktop-pc',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto' },
  views: {
    front: ({ layout }) =>
      isSmall(layout) ? { yaw: 28, pitch: 26, span: 22, padding: 130 } : { yaw: -36, pitch: 13, span: 52, padding: 95 },
    side: ({ layout }) =>
      isSmall(layout)
        ? { yaw: -40, pitch: 14, span: 22, padding: 130 }
        : { yaw: -66, pitch: 10, span: 52, padding: 95 },
    back: ({ layout }) =>
      isSmall(layout)
        ? { yaw: 206, pitch: 20, span: 22, padding: 130 }
        : { yaw: 214, pitch: 12, span: 52, padding: 95 },
    detail: ({ layout }) =>
      isSmall(layout)
        ? { yaw: 24, pitch: 18, span: 22, ground: 'light', zoom: 2, focus: [2, 3, 8] }
        : { yaw: -30, pitch: 22, span: 52, ground: 'light', zoom: 2.2, focus: [0, 38, 14] },
  },
  draw: (studio, params, { recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, ['window', 'mesh', 'slim', 'mini']);
    const body = recipe.colour(
      params.colour,
      layout === 'mini' ? ['#c3c7cc', '#2a2d33', '#dfe1e4'] : ['#22252a', '#1d2025', '#dfe1e4'],
    );
    if (layout === 'mini') drawMini(studio, { body, recipe });
    else drawTower(studio, layout, { body, recipe });
  },
});

const turning = ['#ff4d6d', '#ff9f43', '#5dff9b', '#2bd2ff', '#5b6cff', '#c44dff'];

/** A fan of nine blades behind its ring, lit from within. */
function drawFan(face: Face, x: number, y: number, r: number, glow: string): void {
  face.fill(circle(x, y, r, 48), radial(x, y, r, [0, '#1a1d22'], [0.82, '#0b0c0f'], [1, '#1f2329']));
  glowRing(face, x, y, r * 0.86, glow, 0.75);
  face.fill(ring(x, y, r * 0.84, r * 0.92), lighten(glow, 0.25), { opacity: 0.95 });
  for (const i of range(9)) {
    const a = i * 40;
    const blade: Point[] = [...arc(x, y, r * 0.8, a, a + 22, 6), ...arc(x, y, r * 0.3, a + 44, a + 20, 4)];
    face.fill(
      blade,
      linear(
        x - r,
        y + r,
        x + r,
        y - r,
        [0, mixColours('#3a404a', glow, 0.28)],
        [1, mixColours('#0d0f12', glow, 0.18)],
      ),
    );
  }
  face.fill(
    circle(x, y, r * 0.3, 28),
    linear(x - r * 0.3, y + r * 0.3, x + r * 0.3, y - r * 0.3, [0, '#4a5058'], [1, '#17191d']),
  );
  face.fill(circle(x, y, r * 0.13, 18), glow, { opacity: 0.8 });
}

/** Button, lamp and sockets at the edge of the top. */
function drawTopPanel(top: Face, d: number, recipe: Recipe): void {
  const y = -d / 2 + 2.4;
  powerButton(top, 5.4, y, 1, recipe.accent);
  usbA(top, 1.6, y, 1.5);
  usbA(top, -0.8, y, 1.5);
  usbC(top, -3, y, 1.1);
  for (const i of [0, 1]) roundJack(top, -4.9 - i * 1.5, y, 0.36, '');
}

function drawTower(studio: Studio, layout: Exclude<Layout, 'mini'>, { body, recipe }: Design): void {
  const isSlim = layout === 'slim';
  const [w, h, d] = isSlim
    ? [11.5, 34, 30]
    : [21.5, recipe.series.between('height', 43, 48), recipe.series.between('depth', 40, 44)];
  const lift = 1.6;
  const y = lift + h / 2;
  const glow = recipe.series.isTrue('one colour', 0.5) ? recipe.accent : '';
  shadow(studio, onFloor(rectangle(0, 0, w * 0.95, d * 0.95, 1)), { blur: 1.1 });
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      slab(
        studio,
        place(move(x * w * 0.36, lift / 2, z * d * 0.38), turnX(-90)),
        { width: 3, height: 5, depth: lift, corner: 0.6, fillet: 0.2, steps: 2 },
        rubber('#0f1012'),
      );
    }
  }
  const shape = { width: w, height: h, depth: d, corner: 0.9 * recipe.softness, fillet: 0.6, points: 6, steps: 5 };
  const front = slab(studio, move(0, y, 0), shape, satin(body));
  const left = new Face(studio, place(move(-w / 2, y, 0), turnY(-90)));
  const right = new Face(studio, place(move(w / 2, y, 0), turnY(90)));
  const top = new Face(studio, place(move(0, y + h / 2, 0), turnX(-90)));
  perforate(top, staggered(w * 0.66, d * 0.5, 0.95), 0.3, '#060708', 0.9);
  if (!isSlim) drawTopPanel(top, d, recipe);
  if (layout === 'window') drawWindow(left, d, h, glow, recipe);
  else {
    left.line(closed(rectangle(0, 0, d - 2, h - 2.4, 0.6)), darken(body, 0.5), 1.6, 0.7);
    perforate(
      left,
      staggered(d * 0.4, h * 0.26, 1).map(([px, py]): Point => [px, py - h * 0.14]),
      0.3,
      '#060708',
      0.85,
    );
  }
  right.line(closed(rectangle(0, 0, d - 2, h - 2.4, 0.6)), darken(body, 0.5), 1.6, 0.7);
  drawFrontPanel(front, layout, { w, h, body, glow }, recipe);
  drawBackPanel(new Face(studio, place(move(0, y, -d / 2), turnY(180))), w, h, isSlim);
}

type Panel = { w: number; h: number; body: string; glow: string };

function drawFrontPanel(
  front: Face,
  layout: Exclude<Layout, 'mini'>,
  { w, h, body, glow }: Panel,
  recipe: Recipe,
): void {
  if (layout === 'slim') {
    front.fill(
      rectangle(0, -h * 0.08, w - 2, h * 0.7, 0.5),
      linear(0, h / 2, 0, -h / 2, [0, lighten(body, 0.12)], [1, darken(body, 0.3)]),
    );
    for (const i of range(16)) groove(front, 0, h * 0.16 - i * 1.15, w - 3.6, 0.4, lighten(body, 0.4));
    powerButton(front, w * 0.24, h * 0.41, 0.95, recipe.accent);
    usbA(front, -w * 0.2, h * 0.42, 1.5);
    usbC(front, -w * 0.2, h * 0.37, 1.1);
    mark(front, 0, -h * 0.42, 0.9, recipe, body, 0.8);
    return;
  }
  if (layout === 'mesh') {
    front.fill(
      rectangle(0, 0, w - 1.8, h - 2.4, 0.8),
      linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#15171b'], [1, '#08090b']),
    );
    for (const i of range(3))
      drawFan(
        front,
        0,
        h * 0.29 - i * h * 0.29,
        Math.min(w * 0.4, h * 0.138),
        glow || (turning[i * 2] ?? recipe.accent),
      );
    perforate(front, staggered(w - 2.6, h - 3.2, 0.78), 0.27, lighten(body, 0.06), 0.75);
    bar(front, 0, -h * 0.455, w * 0.3, 0.5, recipe.accent, 0.95);
    return;
  }
  const glass = linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#31363e'], [0.4, '#14161a'], [1, '#08090b']);
  front.fill(rectangle(0, 0, w - 1.6, h - 2, 0.8), glass);
  for (const i of range(3))
    drawFan(
      front,
      0,
      h * 0.29 - i * h * 0.29,
      Math.min(w * 0.38, h * 0.136),
      glow || (turning[i * 2] ?? recipe.accent),
    );
  sheen(front, -w / 2 + 0.8, -h / 2 + 1, w - 1.6, h - 2, 0.8, 0.16, [0.4, 0.8]);
}

/** The glass side with the board, the cooler, the graphics card and the lit strips behind it. */
function drawWindow(left: Face, d: number, h: number, glow: string, recipe: Recipe): void {
  const [w, top] = [d - 2.4, h - 3];
  const pane = rectangle(0, 0, w, top, 0.6);
  left.fill(pane, '#0a0b0e');
  left.clip(pane, () => {
    const inside = left.raised(-3);
    const light = glow || '#2bd2ff';
    inside.fill(
      rectangle(0, 0, w, top, 0.5),
      radial(-w * 0.1, top * 0.1, w * 0.7, [0, mixColours('#20252e', light, 0.2)], [1, '#08090b']),
    );
    const board = linear(-w * 0.3, top * 0.4, w * 0.3, -top * 0.2, [0, '#2b3038'], [1, '#14171b']);
    inside.fill(rectangle(w * -0.08, top * 0.12, w * 0.56, top * 0.64, 0.5), board);
    for (const i of range(4)) {
      const tone = glow || (turning[i + 1] ?? light);
      inside.fill(rectangle(w * 0.06 + i * 1.25, top * 0.24, 0.7, top * 0.28, 0.15), '#3a404a');
      inside.fill(rectangle(w * 0.06 + i * 1.25, top * 0.36, 0.7, top * 0.05, 0.15), tone);
    }
    drawFan(inside, -w * 0.13, top * 0.24, top * 0.135, glow || '#c44dff');
    drawFan(inside, -w * 0.41, top * 0.27, top * 0.12, glow || '#5b6cff');
    const card = linear(0, top * 0.0, 0, -top * 0.18, [0, '#4a515c'], [0.4, '#23272e'], [1, '#101216']);
    inside.fill(rectangle(-w * 0.06, -top * 0.1, w * 0.74, top * 0.17, 0.6), card);
    bar(inside, -w * 0.02, -top * 0.05, w * 0.4, 0.5, glow || '#5dff9b', 0.95);
    wordMark(inside, -w * 0.02, -top * 0.12, 7, recipe, '#23272e', 0.9);
    inside.fill(
      rectangle(0, -top * 0.4, w, top * 0.24, 0.4),
      linear(0, -top * 0.28, 0, -top / 2, [0, '#262b33'], [1, '#101216']),
    );
    perforate(
      inside,
      staggered(w * 0.4, 3, 1).map(([x, y]): Point => [x - w * 0.2, y - top * 0.4]),
      0.3,
      '#060708',
    );
    bar(inside, 0, -top * 0.285, w * 0.94, 0.35, light, 0.75);
    for (const i of range(3))
      inside.line(
        [
          [w * 0.2, top * (0.1 - i * 0.02)],
          [w * 0.34, -top * 0.02],
          [w * 0.36, -top * 0.28],
        ],
        '#3a414c',
        5,
        0.9,
      );
  });
  sheen(left, -w / 2, -top / 2, w, top, 0.6, 0.2, [0.3, 0.56]);
  left.line(closed(pane), '#8b93a0', 1.2, 0.5);
  for (const x of [-1, 1]) for (const y of [-1, 1]) screw(left, x * (w / 2 - 1), y * (top / 2 - 1), 0.5, '#aab0b8');
}

/** The board's sockets, the fan, the slots and the power supply. */
function drawBackPanel(back: Face, w: number, h: number, isSlim: boolean): void {
  const k = isSlim ? 0.62 : 1;
  back.fill(rectangle(0, 0, w - 1.2, h - 1.6, 0.4), linear(0, h / 2, 0, -h / 2, [0, '#3a3f46'], [1, '#24272c']));
  const x = -w * 0.26;
  back.fill(rectangle(x, h * 0.25, 4.6 * k, h * 0.36, 0.3), linear(0, h * 0.4, 0, 0, [0, '#8b9199'], [1, '#5b616a']));
  for (const i of range(3)) {
    usbA(back, x - 1 * k, h * 0.38 - i * 1.5, 1.7 * k);
    usbA(back, x + 1 * k, h * 0.38 - i * 1.5, 1.7 * k, '#d85a5a');
  }
  networkPort(back, x, h * 0.22, 1.9 * k, '#c3c7cc');
  hdmi(back, x, h * 0.165, 1.9 * k);
  usbC(back, x, h * 0.13, 1.1 * k);
  for (const [i, lip] of ['#57b7ff', '#5dff9b', '#e3b7b5'].entries())
    roundJack(back, x + (i - 1) * 1.3 * k, h * 0.1, 0.5 * k, '', lip);
  const r = Math.min(w * 0.24, 6);
  const fx = w * 0.18;
  back.fill(circle(fx, h * 0.27, r, 48), '#0b0c0e');
  for (const t of [0.3, 0.5, 0.7, 0.86, 1]) back.line(closed(circle(fx, h * 0.27, r * t, 40)), '#7d838b', 1.4, 0.8);
  for (const i of range(isSlim ? 3 : 6)) {
    const y = -i * h * 0.04 - h * 0.01;
    back.fill(
      rectangle(-w * 0.06, y, w * 0.62, h * 0.03, 0.15),
      linear(0, y + 0.6, 0, y - 0.6, [0, '#aab0b8'], [1, '#6a7078']),
    );
    if (i === 1) for (const n of range(3)) hdmi(back, -w * 0.24 + n * 3 * k, y, 1.7 * k);
    screw(back, w * 0.31, y, 0.32);
  }
  back.fill(
    rectangle(0, -h * 0.37, w * 0.78, h * 0.17, 0.4),
    linear(0, -h * 0.3, 0, -h * 0.46, [0, '#17191d'], [1, '#0b0c0e']),
  );
  perforate(
    back,
    staggered(w * 0.4, h * 0.12, 0.8).map(([px, py]): Point => [px + w * 0.12, py - h * 0.37]),
    0.26,
    '#4a5058',
    0.8,
  );
  back.fill(rectangle(-w * 0.26, -h * 0.35, 3 * k, 2.2 * k, 0.3), '#2c3036');
  bar(back, -w * 0.26, -h * 0.415, 2 * k, 1 * k, '#d85a5a', 0.9);
  for (const px of [-1, 1]) for (const py of [-1, 1]) screw(back, px * (w / 2 - 1.2), py * (h / 2 - 1.4), 0.4);
}

/** A flat box no larger than a book. */
function drawMini(studio: Studio, { body, recipe }: Design): void {
  const [w, h, d] = [recipe.series.between('width', 16.5, 19), recipe.series.between('height', 4.2, 6.4), 17.5];
  const y = h / 2 + 0.5;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.93, d * 0.93, 2)), { blur: 0.8 });
  slab(
    studio,
    place(move(0, 0.3, 0), turnX(-90)),
    { width: w * 0.84, height: d * 0.84, depth: 0.6, corner: 2, fillet: 0.1, steps: 2 },
    rubber('#111215'),
  );
  const skin = metal(body, 0.42, 0.66);
  const corner = 2.6 * recipe.softness;
  const top = slab(
    studio,
    place(move(0, y, 0), turnX(-90)),
    { width: w, height: d, depth: h, corner, fillet: 0.4, points: 14, steps: 6 },
    skin,
  );
  const lidTone = linear(-w / 2, d / 2, w / 2, -d / 2, [0, lighten(body, 0.24)], [0.5, body], [1, darken(body, 0.12)]);
  top.fill(rectangle(0, 0, w - 1.2, d - 1.2, corner * 0.9, 14), lidTone);
  mark(top, 0, 0, 1.7, recipe, body, 0.75);
  const front = new Face(studio, move(0, y, d / 2));
  usbA(front, -w * 0.3, 0, 1.5);
  usbA(front, -w * 0.18, 0, 1.5);
  usbC(front, -w * 0.07, 0, 1.05);
  roundJack(front, w * 0.02, 0, 0.34, '');
  powerButton(front, w * 0.32, 0, 0.85, recipe.accent);
  led(front, w * 0.22, 0, 0.1, recipe.accent);
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move((side * w) / 2, y, 0), turnY(side * 90)));
    for (const i of range(18))
      flank.fill(rectangle((i - 8.5) * 0.66, 0, 0.28, h * 0.5, 0.14, 3), '#060708', { opacity: 0.85 });
  }
  const back = new Face(studio, place(move(0, y, -d / 2), turnY(180)));
  back.fill(rectangle(0, 0, w - corner * 1.6, h * 0.72, 0.4), linear(0, 2, 0, -2, [0, '#1a1c20'], [1, '#33373e']));
  roundJack(back, -w * 0.32, 0, 0.5);
  networkPort(back, -w * 0.2, 0, 1.6, '#8b9199');
  for (const i of [0, 1]) hdmi(back, -w * 0.07 + i * 2.2, 0, 1.7);
  for (const i of [0, 1]) usbA(back, w * 0.2 + i * 1.9, 0, 1.5);
  for (const i of range(10)) groove(back, (i - 4.5) * 0.8, h * 0.42, 0.3, 0.3, lighten(body, 0.2));
}

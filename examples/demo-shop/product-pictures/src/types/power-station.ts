import {
  bar,
  circle,
  clamp,
  closed,
  cross,
  darken,
  definePicture,
  digits,
  Face,
  framesAlong,
  glowRing,
  groove,
  lathe,
  lighten,
  linear,
  mainsSocket,
  matte,
  metal,
  move,
  normalise,
  onFloor,
  type ProfilePoint,
  place,
  powerButton,
  type Recipe,
  range,
  rectangle,
  rectangleAt,
  ring,
  roundedProfile,
  roundJack,
  rubber,
  type Studio,
  shadow,
  sheen,
  slab,
  subtract,
  sweep,
  turnX,
  turnY,
  usbA,
  usbC,
  type Vector,
  wordMark,
} from '../studio/index.ts';

type Layout = 'bar' | 'grips' | 'arch' | 'cube' | 'slim' | 'trolley';

/** Higher than wide: their panel is the upright one. */
const isTall = (layout: Layout): boolean => layout === 'cube' || layout === 'slim' || layout === 'trolley';

type Design = {
  width: number;
  height: number;
  depth: number;
  body: string;
  accent: string;
  layout: Layout;
  sockets: number;
  watts: number;
  charge: number;
};

/** A portable power station; its size follows the capacity in watt-hours, its digits the output in watts. */
export const powerStation = definePicture({
  name: 'power-station',
  hasTurn: true,
  hasPoses: true,
  defaults: { capacity: 1000, watts: 1800, sockets: 4, charge: 86, layout: 'auto' },
  views: {
    front: { yaw: -27, pitch: 13, distance: 4.6, span: 36, padding: 95 },
    side: { yaw: 38, pitch: 14, distance: 4.6, span: 36, padding: 100 },
    back: { yaw: 208, pitch: 13, distance: 4.6, span: 36, padding: 100 },
    detail: { yaw: -20, pitch: 10, distance: 4.6, span: 36, ground: 'light', zoom: 2, focus: [-1, 15, 11] },
  },
  draw: (studio, params, { recipe }) => {
    const size = clamp((Math.max(1, params.capacity) / 1000) ** (1 / 3), 0.62, 1.5);
    // A series has one of the four that suit every size; the smallest and those too heavy to carry are named by their models.
    const named = (['slim', 'trolley'] as const).find((layout) => layout === params.layout);
    const layout = named ?? recipe.layout<Layout>(params.layout, ['bar', 'grips', 'arch', 'cube']);
    const proportions: Record<Layout, Vector> = {
      bar: [34, 23, 22],
      grips: [37, 25, 23],
      arch: [30, 25, 21],
      cube: [25, 29, 24],
      slim: [21, 31, 14],
      trolley: [27, 33, 25],
    };
    const [w, h, d] = proportions[layout];
    const design: Design = {
      width: w * size,
      height: h * size,
      depth: d * size,
      body: recipe.colour(params.colour, ['#2c2f35', '#c9ccd0', '#3f4a3c', '#24344a', '#e2ddd2', '#202225']),
      accent: recipe.accent,
      layout,
      sockets: clamp(Math.round(params.sockets), 1, 6),
      watts: clamp(Math.round(params.watts), 0, 9999),
      charge: clamp(Math.round(params.charge), 5, 99),
    };
    drawBody(studio, design, recipe);
  },
});

function drawBody(studio: Studio, design: Design, recipe: Recipe): void {
  const { width: w, height: h, depth: d, body, layout } = design;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.95, d * 0.95, 2)));
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const foot = { width: w * 0.15, height: d * 0.16, depth: 0.9, corner: 0.5, fillet: 0.1 };
      slab(studio, place(move(x * w * 0.36, 0.4, z * d * 0.34), turnX(-90)), foot, rubber('#141518'));
    }
  }
  const hasHandle = layout === 'bar' || layout === 'arch' || layout === 'slim';
  if (hasHandle) drawHandle(studio, design);
  if (layout === 'trolley') drawTrolley(studio, design, false);
  const corner = Math.min(3.2 * recipe.softness, h * 0.16);
  const shape = {
    width: w,
    height: h,
    depth: d,
    corner,
    fillet: Math.min(1.1 * recipe.softness, 1.4),
    points: 12,
    steps: 6,
  };
  const front = slab(studio, move(0, h / 2 + 0.8, 0), shape, matte(body));
  const top = new Face(studio, place(move(0, h + 0.8, 0), turnX(-90)));
  if (layout === 'grips' || layout === 'cube') drawGrips(studio, design);
  else if (hasHandle && top.isVisible) drawHandle(studio, design);
  if (layout === 'cube' || layout === 'trolley') {
    top.fill(
      rectangle(0, 0, w * 0.7, d * 0.6, 1.4),
      linear(-w / 2, d / 2, w / 2, -d / 2, [0, darken(body, 0.1)], [1, darken(body, 0.3)]),
    );
  }
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move((side * w) / 2, h / 2 + 0.8, 0), turnY(side * 90)));
    const vent = flank.stretched(d / 22, h / 23);
    vent.fill(rectangle(0, -1, 13.5, 11.5, 1.2), darken(body, 0.3), { opacity: 0.7 });
    for (const i of range(9)) groove(vent, 0, -5.4 + i * 1.1, 12, 0.52, lighten(body, 0.3));
  }
  // Panels are drawn for fronts of 34 × 23 and 25 × 29.
  if (isTall(layout)) drawTallPanel(front.stretched(w / 25, h / 29), design, recipe);
  else drawWidePanel(front.stretched(w / 34, h / 23), design, recipe);
  drawBack(new Face(studio, place(move(0, h / 2 + 0.8, -d / 2), turnY(180))).stretched(w / 34, h / 23), design);
  if (layout === 'trolley') drawTrolley(studio, design, true);
}

/** Wheels at the back edge and the handle they are drawn by, once what the body hides and once what stands before it. */
function drawTrolley(studio: Studio, { width: w, height: h, depth: d, body }: Design, isNear: boolean): void {
  const r = h * 0.15;
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move((side * w) / 2, h / 2, 0), turnY(side * 90)));
    if (flank.isVisible !== isNear) continue;
    const at = place(move((side * w) / 2, r, -d * 0.36), turnY(side * 90));
    const tyre: ProfilePoint[] = [[r * 0.9, -0.4], ...roundedProfile(r, 0, 2.6, 0.7, 5)];
    const wheel = lathe(studio, at, tyre, rubber('#17181b'), { points: 48 });
    wheel.fill(circle(0, 0, r * 0.62, 40), linear(-r, r, r, -r, [0, lighten(body, 0.3)], [1, darken(body, 0.3)]));
    wheel.fill(circle(0, 0, r * 0.2, 24), '#0b0c0e');
  }
  // It comes out of the back, so the body hides its foot unless one looks from behind.
  if (isNear !== studio.floorViewer[2] < 0) return;
  const [half, rise] = [w * 0.3, h * 1.5];
  const rod = circle(0, 0, 0.75 * (w / 27), 16);
  for (const side of [-1, 1]) {
    const path: Vector[] = [h * 0.5, rise].map((y): Vector => [side * half, y, -d / 2 - 0.9]);
    sweep(studio, framesAlong(path, [1, 0, 0]), rod, metal('#a9aeb5', 0.4, 0.6));
  }
  const [reach, thick] = [half * 1.16, 1.5 * (w / 27)];
  const grip: ProfilePoint[] = [
    [0.02, -reach],
    [thick * 0.6, -reach],
    [thick, 0.5 * thick - reach],
    ...roundedProfile(thick, -reach + thick, reach, 0.5 * thick),
    [0.02, reach],
  ];
  lathe(studio, place(move(0, rise, -d / 2 - 0.9), turnY(90)), grip, rubber(darken(body, 0.2)), { points: 32 });
}

/** A round bar over the top, wide or narrow and high; that of a slim one is for a whole hand, too. */
function drawHandle(studio: Studio, { width: w, height: h, depth: d, body, layout }: Design): void {
  const half = w * (layout === 'arch' ? 0.4 : 0.33);
  const rise = (layout === 'arch' ? 6.6 : layout === 'slim' ? 10.5 : 5.2) * (w / 34);
  const bow = (angle: number): Vector => {
    const c = Math.cos(angle);
    return [Math.sign(c) * Math.abs(c) ** 0.45 * half, h - 0.2 + Math.abs(Math.sin(angle)) ** 0.45 * rise, 0];
  };
  const frames = range(27).map((i) => {
    const angle = Math.PI * (1 - i / 26);
    const at = bow(angle);
    const along = normalise(subtract(bow(angle - 0.02), at));
    return { at, x: normalise(cross(along, [0, 0, 1])), y: [0, 0, 1] as Vector };
  });
  const thick = layout === 'arch' ? 1.3 : 1.8;
  const section = rectangle(0, 0, thick, 4.2 * (d / 22), thick * 0.47, 5);
  const grip = rubber(darken(body, 0.2));
  sweep(
    studio,
    frames.map((frame) => ({ ...frame, x: [-frame.x[0], -frame.x[1], -frame.x[2]] as Vector })),
    section,
    grip,
  );
  for (const side of [-1, 1]) {
    const base = { width: 3.4 * (w / 34), height: 6 * (d / 22), depth: 1.4, corner: 0.8, fillet: 0.4 };
    slab(studio, place(move(side * half, h + 0.7, 0), turnX(-90)), base, matte(darken(body, 0.35)));
  }
}

/** Two grips moulded into the top edges. */
function drawGrips(studio: Studio, { width: w, height: h, depth: d, body }: Design): void {
  for (const side of [-1, 1]) {
    const path: Vector[] = range(15).map((i) => {
      const t = i / 14;
      return [side * w * 0.41, h + 0.6 + Math.sin(Math.PI * t) ** 0.5 * 2.6 * (w / 34), (t - 0.5) * d * 0.72];
    });
    sweep(studio, framesAlong(path, [1, 0, 0]), circle(0, 0, 1.05 * (w / 34), 20), rubber(darken(body, 0.3)));
  }
}

function drawDisplay(panel: Face, x: number, y: number, { accent, charge, watts }: Design): void {
  const ink = '#dff6ff';
  panel.fill(rectangle(x, y, 11.6, 6.2, 0.7), '#050608');
  panel.fill(rectangle(x, y, 11, 5.6, 0.5), linear(x - 5, y + 3, x + 5, y - 3, [0, '#15242b'], [1, '#0a1215']));
  const dial = x - 2.9;
  panel.fill(ring(dial, y, 1.75, 2.15, 87, -270, 48), '#2b3b42');
  panel.fill(ring(dial, y, 1.75, 2.15, 90, 90 - 3.6 * charge, 48), accent);
  digits(panel, String(charge), dial - 0.85, y - 0.55, 1.1, ink);
  digits(panel, String(watts), x + 0.2, y + 0.6, 1.15, ink);
  bar(panel, x + 3.9, y + 0.4 - 0.15, 0.9, 0.16, ink, 0.7);
  digits(panel, (charge / 17).toFixed(1), x + 0.25, y - 1.8, 1.15, ink);
  bar(panel, x + 3.4, y - 1.3, 0.9, 0.16, ink, 0.7);
  bar(panel, x + 3.2, y - 1.64, 0.5, 0.16, ink, 0.5);
  sheen(panel, x - 5.7, y - 3, 11.4, 6, 0.5);
}

function drawPlate(panel: Face, width: number, height: number, body: string): void {
  const plate = rectangle(0, 0, width, height, 1.9, 10);
  const tone = linear(-width / 2, height / 2, width / 2, -height / 2, [0, '#24272c'], [0.5, '#17191d'], [1, '#0d0e10']);
  panel.fill(plate, tone);
  panel.line(closed(plate), '#000', 1.6, 0.6);
  panel.line(closed(rectangle(0, -0.06, width + 0.1, height + 0.1, 1.9, 10)), lighten(body, 0.3), 1, 0.5);
}

function drawUsb(panel: Face, x: number, y: number, accent: string): void {
  panel.fill(rectangle(x, y, 7, 8.4, 0.8), '#0a0b0d');
  for (const i of range(2)) {
    usbA(panel, x - 1.5, y + 2 - i * 2.2, 2.2, accent);
    usbC(panel, x + 1.7, y + 2 - i * 2.2, 1.7);
  }
  roundJack(panel, x - 1.3, y - 2.5, 0.75, '#2c2f34');
  panel.fill(circle(x + 1.6, y - 2.5, 0.75, 28), linear(x, y - 1.8, x + 2, y - 3.2, [0, '#43474e'], [1, '#1d2024']));
  panel.fill(ring(x + 1.6, y - 2.5, 0.32, 0.42, 60, 300), '#6dff9e', { opacity: 0.9 });
}

function drawSockets(panel: Face, x: number, y: number, count: number, columns: number, height: number): void {
  const rows = Math.ceil(count / columns);
  const r = Math.min(1.75, height / rows / 2.24);
  panel.fill(rectangle(x, y, columns * r * 2.24 + 0.5, rows * r * 2.24 + 0.6, 0.8), '#0a0b0d');
  for (const i of range(count)) {
    const column = i % columns;
    const row = Math.floor(i / columns);
    mainsSocket(
      panel,
      x + (column - (columns - 1) / 2) * r * 2.24,
      y - (row - (rows - 1) / 2) * r * 2.24,
      r,
      '#33363c',
    );
  }
}

function drawWidePanel(panel: Face, design: Design, recipe: Recipe): void {
  const { body, accent, sockets } = design;
  const [w, h] = [34, 23];
  drawPlate(panel, w - 3.6, h - 3.8, body);
  const isMirrored = recipe.series.isTrue('mirrored', 0.4);
  const side = isMirrored ? -1 : 1;
  panel.fill(rectangle(0, h / 2 - 1.1, w * 0.34, 0.34, 0.17, 4), accent);
  drawDisplay(panel, 0, 4.5, design);
  drawUsb(panel, -side * 11, 3.2, accent);
  drawSockets(panel, side * 11, 3.2, sockets, sockets === 1 ? 1 : 2, 8.4);
  panel.fill(rectangle(0, -5.6, w - 6.4, 5, 0.8), '#0e0f12');
  for (const i of range(17)) groove(panel, side * (-12.8 + i * 0.95), -5.6, 0.4, 3.4, '#3b3f46');
  powerButton(panel, side * 7.2, -5.6, 1.35, accent, '#e9f2f5');
  panel.fill(rectangle(side * 11.5, -5.6, 3.2, 1.5, 0.75), '#202328');
  const knob = linear(side * 12.3 - 0.5, -5, side * 12.3 + 0.5, -6, [0, '#9aa0a8'], [1, '#555a61']);
  panel.fill(circle(side * 12.3, -5.6, 0.55, 24), knob);
  wordMark(panel, -w / 2 + 5, h / 2 - 2.85, 3.4, recipe, '#17191d');
}

function drawTallPanel(panel: Face, design: Design, recipe: Recipe): void {
  const { body, accent, sockets } = design;
  drawPlate(panel, 21.6, 25.4, body);
  drawDisplay(panel, 0, 8, design);
  wordMark(panel, 0, 11.9, 3.4, recipe, '#17191d');
  drawUsb(panel, -5.6, -0.4, accent);
  powerButton(panel, 5.2, 1.8, 1.6, accent, '#e9f2f5');
  glowRing(panel, 5.2, 1.8, 1.9, accent, 0.25);
  for (const i of range(5)) groove(panel, 5.2, -1.4 - i * 0.75, 7, 0.36, '#3b3f46');
  drawSockets(panel, 0, -8.3, sockets, sockets > 4 ? 3 : sockets, 6.6);
  panel.fill(rectangle(0, -12, 8, 0.3, 0.15), accent);
}

function drawBack(back: Face, { body }: Design): void {
  back.fill(rectangle(0, 1, 26, 13, 1.2), darken(body, 0.35), { opacity: 0.8 });
  for (const j of range(9)) {
    for (const i of range(16))
      back.fill(circle((i - 7.5) * 1.5 + (j % 2 ? 0.4 : -0.4), 6.4 - j * 1.35, 0.42, 12), '#050607');
  }
  back.fill(rectangle(0, -7.6, 16, 3.6, 0.6), '#0c0d0f');
  back.fill(rectangleAt(-6.4, -8.7, 3.2, 2.2, 0.2), '#000');
  back.line(closed(rectangleAt(-6.4, -8.7, 3.2, 2.2, 0.2)), '#777c84', 1.3);
  for (const x of [-5.6, -4.8, -4]) back.fill(rectangle(x, -7.6, 0.2, 0.8, 0.03), '#c5b27a');
  for (const x of [0.6, 3.2]) roundJack(back, x, -7.6, 0.8, '#d3ac5c');
  back.fill(circle(6, -7.6, 0.55, 20), '#b13a30');
}

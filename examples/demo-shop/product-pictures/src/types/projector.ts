import {
  bar,
  book,
  circle,
  closed,
  darken,
  definePicture,
  Face,
  framesAlong,
  groove,
  hdmi,
  inkOn,
  isLight,
  lathe,
  led,
  lens,
  lighten,
  linear,
  mark,
  matte,
  metal,
  move,
  networkPort,
  onFloor,
  type Point,
  type ProfilePoint,
  perforate,
  place,
  plant,
  powerButton,
  type Recipe,
  radial,
  radians,
  range,
  rectangle,
  roundJack,
  rubber,
  type Studio,
  satin,
  shadow,
  slab,
  staggered,
  sweep,
  turnX,
  turnY,
  usbA,
  type Vector,
  wordMark,
} from '../studio/index.ts';

type Layout = 'box' | 'pocket' | 'ultra' | 'barrel';
type Design = { body: string; recipe: Recipe };

const spanOf = (layout: string) => ({ ultra: 54, pocket: 17 })[layout] ?? 30;

/** A projector: a box with its lens, a pocket one, an ultra-short one for the sideboard, a barrel on a yoke. */
export const projector = definePicture({
  name: 'projector',
  hasTurn: true,
  defaults: { layout: 'auto' },
  views: {
    front: ({ layout }) => ({
      yaw: layout === 'ultra' ? -26 : -30,
      pitch: layout === 'ultra' ? 26 : 16,
      span: spanOf(layout),
      padding: layout === 'ultra' ? 85 : 115,
    }),
    side: ({ layout }) => ({ yaw: 42, pitch: 15, span: spanOf(layout), padding: 110 }),
    back: ({ layout }) => ({ yaw: 208, pitch: 18, span: spanOf(layout), padding: 110 }),
    scene: ({ layout }) => {
      const unit = spanOf(layout) * 0.6;
      return {
        yaw: -26,
        pitch: 14,
        span: spanOf(layout),
        padding: layout === 'ultra' ? 170 : 240,
        shift: [0, 50],
        ground: {
          wall: 'cool',
          wood: '#a9835f',
          unit,
          far: 1.1,
          props: (studio, at) => {
            plant(studio, at, -unit * 1.15, -unit * 0.55, unit / 18);
            const pile = {
              right: unit * 1.08,
              nearer: -unit * 0.5,
              width: unit * 0.6,
              depth: unit * 0.8,
              thick: unit * 0.1,
            };
            book(studio, at, { ...pile, turn: 12, colour: '#35506b' });
            book(studio, at, { ...pile, turn: 22, colour: '#b9694b', lift: unit * 0.1 });
          },
        },
      };
    },
  },
  draw: (studio, params, { recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, ['box', 'pocket', 'ultra', 'barrel']);
    const body = recipe.colour(params.colour, ['#e4e6e9', '#2c2f35', '#c3c7cc', '#dfe2e5']);
    drawers[layout](studio, { body, recipe });
  },
});

/** The large optic: a ribbed ring, a deep barrel, coated glass with the warm spot of the lamp. */
function drawOptic(face: Face, x: number, y: number, r: number, ringColour: string): void {
  const rim: ProfilePoint[] = [
    [r * 1.16, 0],
    [r * 1.16, r * 0.3],
    [r * 1.08, r * 0.38],
    [r * 0.96, r * 0.3],
  ];
  lathe(face.studio, face.at(x, y), rim, metal(ringColour, 0.3), { points: 64 });
  const top = new Face(face.studio, face.at(x, y, r * 0.3));
  lens(top, 0, 0, r * 1.14, { height: 0, coating: '#3b3f8f', glint: '#ffcf8a' });
  top.fill(
    circle(r * 0.08, -r * 0.06, r * 0.3, 30),
    radial(r * 0.08, -r * 0.06, r * 0.3, [0, '#fff4d6', 0.75], [0.5, '#ffb45e', 0.25], [1, '#ffb45e', 0]),
  );
}

function drawSockets(back: Face, width: number, height: number): void {
  back.fill(rectangle(0, 0, width, height, 0.4), linear(0, height / 2, 0, -height / 2, [0, '#15171b'], [1, '#2c3036']));
  const unit = Math.min(width / 10, height / 1.9);
  roundJack(back, -width * 0.42, 0, 0.45 * unit);
  hdmi(back, -width * 0.28, 0, 1.5 * unit);
  hdmi(back, -width * 0.1, 0, 1.5 * unit);
  usbA(back, width * 0.08, 0, 1.4 * unit);
  networkPort(back, width * 0.24, 0, 1.4 * unit, '#9aa0a8');
  roundJack(back, width * 0.38, 0, 0.36 * unit, '', '#5dff9b');
}

function drawVents(face: Face, width: number, height: number, body: string, step = 0.9): void {
  const count = Math.max(4, Math.floor(width / step));
  for (const i of range(count)) groove(face, (i - (count - 1) / 2) * step, 0, step * 0.36, height, lighten(body, 0.4));
}

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  box: (studio, { body, recipe }) => {
    const [w, h, d] = [
      recipe.series.between('width', 22, 27),
      recipe.series.between('height', 10, 14),
      recipe.series.between('depth', 18, 21),
    ];
    const lift = 0.9;
    const y = lift + h / 2;
    shadow(studio, onFloor(rectangle(0, 0, w * 0.94, d * 0.94, 1.4)), { blur: 0.95 });
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        slab(
          studio,
          place(move(x * w * 0.38, lift / 2, z * d * 0.36), turnX(-90)),
          { width: 2, height: 2, depth: lift, corner: 1, fillet: 0.1, steps: 2 },
          rubber('#17191d'),
        );
    const corner = 2.2 * recipe.softness;
    const front = slab(
      studio,
      move(0, y, 0),
      { width: w, height: h, depth: d, corner, fillet: 1, points: 12, steps: 7 },
      satin(body),
    );
    const split = recipe.series.isTrue('dark front', 0.6);
    const ground = split ? '#17191d' : body;
    if (split)
      front.fill(
        rectangle(0, 0, w - 2, h - 2, corner * 0.8, 12),
        linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#3a3f48'], [0.4, '#191b20'], [1, '#0a0b0d']),
      );
    const side = recipe.series.pick('lens side', [-1, 1]);
    const r = Math.min(h * 0.3, 4);
    if (front.isVisible) drawOptic(front, side * w * 0.24, 0, r, split ? '#5a6069' : '#8b9199');
    for (const i of range(8))
      groove(front, -side * w * 0.2, h * 0.26 - i * h * 0.075, w * 0.34, h * 0.026, lighten(ground, 0.4));
    front.fill(circle(-side * w * 0.42, h * 0.3, 0.34, 20), '#5b1620');
    wordMark(front, -side * w * 0.2, -h * 0.36, w * 0.2, recipe, ground, 0.9);
    const top = new Face(studio, place(move(0, y + h / 2, 0), turnX(-90)));
    top.fill(circle(0, -d * 0.16, 2.2, 40), linear(-2, 2, 2, -2, [0, darken(body, 0.12)], [1, lighten(body, 0.25)]));
    powerButton(top, 0, -d * 0.16, 0.9, recipe.accent);
    for (const i of range(4))
      top.fill(
        circle(Math.cos(radians(i * 90)) * 1.6, -d * 0.16 + Math.sin(radians(i * 90)) * 1.6, 0.16, 12),
        inkOn(body, 0.6),
      );
    mark(top, 0, d * 0.2, 1.4, recipe, body, 0.6);
    top.fill(rectangle(side * w * 0.24, -d * 0.38, 3, 1, 0.4), '#0b0c0e');
    for (const one of [-1, 1])
      drawVents(new Face(studio, place(move((one * w) / 2, y, 0), turnY(one * 90))), d * 0.7, h * 0.5, body);
    drawSockets(new Face(studio, place(move(0, y - h * 0.16, -d / 2), turnY(180))), w * 0.7, h * 0.26);
  },
  pocket: (studio, { body, recipe }) => {
    const size = recipe.series.between('size', 9.4, 11);
    const h = size * 1.06;
    shadow(studio, onFloor(rectangle(0, 0, size * 0.9, size * 0.9, 1.4)), { blur: 0.9 });
    const y = h / 2 + 0.3;
    slab(
      studio,
      place(move(0, 0.25, 0), turnX(-90)),
      { width: size * 0.8, height: size * 0.8, depth: 0.5, corner: 2, fillet: 0.1, steps: 2 },
      rubber('#17191d'),
    );
    const corner = 2.6 * recipe.softness;
    const top = slab(
      studio,
      place(move(0, y, 0), turnX(-90)),
      { width: size, height: size, depth: h, corner, fillet: 1, points: 16, steps: 8 },
      matte(body),
    );
    top.fill(
      rectangle(0, 0, size * 0.56, size * 0.56, 1.4),
      linear(-3, 3, 3, -3, [0, darken(body, 0.1)], [1, lighten(body, 0.25)]),
    );
    powerButton(top, 0, 0, size * 0.1, recipe.accent);
    for (const i of [-1, 1]) bar(top, i * size * 0.19, 0, size * 0.07, 0.14, inkOn(body, 0.6), 0.9);
    const front = new Face(studio, move(0, y, size / 2));
    const pane = rectangle(0, 0, size - corner * 1.1, h * 0.72, 1.2, 12);
    front.fill(pane, linear(-4, 5, 4, -5, [0, '#3a3f48'], [0.4, '#17191d'], [1, '#0a0b0d']));
    if (front.isVisible) drawOptic(front, 0, h * 0.08, size * 0.2, '#5a6069');
    front.fill(circle(size * 0.24, h * 0.28, 0.2, 18), '#2b4674');
    led(front, -size * 0.24, h * 0.28, 0.12, '#5dff9b');
    wordMark(front, 0, -h * 0.26, size * 0.34, recipe, '#17191d', 0.9);
    for (const side of [-1, 1]) {
      const flank = new Face(studio, place(move((side * size) / 2, y, 0), turnY(side * 90)));
      perforate(flank, staggered(size * 0.6, h * 0.56, 0.5), 0.15, darken(body, 0.65), 0.85);
    }
    drawSockets(new Face(studio, place(move(0, y - h * 0.2, -size / 2), turnY(180))), size * 0.66, h * 0.14);
    perforate(
      new Face(studio, place(move(0, y + h * 0.14, -size / 2), turnY(180))),
      staggered(size * 0.56, h * 0.36, 0.5),
      0.15,
      darken(body, 0.65),
      0.85,
    );
  },
  ultra: (studio, { body, recipe }) => {
    const [w, h, d] = [recipe.series.between('width', 46, 52), 10.5, recipe.series.between('depth', 30, 34)];
    shadow(studio, onFloor(rectangle(0, 0, w * 0.96, d * 0.95, 2)), { blur: 1 });
    const y = h / 2 + 0.9;
    slab(
      studio,
      place(move(0, 0.5, 0), turnX(-90)),
      { width: w * 0.86, height: d * 0.8, depth: 1, corner: 2, fillet: 0.1, steps: 2 },
      rubber('#17191d'),
    );
    const corner = 4 * recipe.softness;
    const top = slab(
      studio,
      place(move(0, y, 0), turnX(-90)),
      { width: w, height: d, depth: h, corner, fillet: 1.2, backFillet: 0.8, points: 14, steps: 7 },
      satin(body),
    );
    // The light leaves through a sunk window near the wall.
    const bay = rectangle(0, d * 0.2, w * 0.44, d * 0.34, 3, 12);
    top.fill(bay, linear(0, d * 0.37, 0, d * 0.03, [0, '#08090b'], [0.6, '#1b1e23'], [1, '#3a3f48']));
    top.line(closed(bay), lighten(body, 0.4), 1.6, 0.7);
    const window = rectangle(0, d * 0.22, w * 0.26, d * 0.17, 2, 10);
    top.fill(
      window,
      radial(0, d * 0.22, w * 0.14, [0, '#fff6e0'], [0.25, '#7f9bff'], [0.7, '#1b2550'], [1, '#0a0d1c']),
    );
    top.line(closed(window), '#5a6069', 2, 0.9);
    top.fill(rectangle(-w * 0.05, d * 0.25, w * 0.08, d * 0.05, 0.6), '#fff', { opacity: 0.35 });
    mark(top, 0, -d * 0.26, 1.6, recipe, body, 0.7);
    powerButton(top, w * 0.38, -d * 0.34, 1.1, recipe.accent);
    const front = new Face(studio, move(0, y, d / 2));
    const cloth = isLight(body) ? '#6d737b' : '#33373e';
    front.fill(
      rectangle(0, -0.2, w - corner * 1.5, h * 0.66, 1.4, 10),
      linear(0, h / 2, 0, -h / 2, [0, lighten(cloth, 0.1)], [1, darken(cloth, 0.3)]),
    );
    perforate(front, staggered(w - corner * 1.8, h * 0.56, 0.8), 0.22, darken(cloth, 0.6), 0.7);
    wordMark(front, 0, -0.2, 6, recipe, cloth, 0.95);
    bar(front, 0, -h * 0.42, w * 0.3, 0.3, recipe.accent, 0.9);
    for (const side of [-1, 1])
      drawVents(new Face(studio, place(move((side * w) / 2, y, 0), turnY(side * 90))), d * 0.66, h * 0.46, body, 1.1);
    drawSockets(new Face(studio, place(move(0, y, -d / 2), turnY(180))), w * 0.42, h * 0.34);
  },
  barrel: (studio, { body, recipe }) => {
    const r = recipe.series.between('radius', 5.6, 6.6);
    const length = recipe.series.between('length', 15, 18);
    const y = r + 4.4;
    shadow(studio, onFloor(circle(0, 0, r * 0.96, 44)), { blur: 0.95 });
    const foot: ProfilePoint[] = [
      [r * 0.94, 0],
      [r, 0.3],
      [r, 1],
      [r * 0.9, 1.4],
    ];
    const plate = lathe(studio, turnX(-90), foot, satin(darken(body, 0.12)), { points: 60 });
    plate.fill(circle(0, 0, r * 0.9, 56), linear(-r, r, r, -r, [0, lighten(body, 0.1)], [1, darken(body, 0.3)]));
    const axis = place(move(0, y, 0), turnX(6));
    const yoke = range(33).map((i): Vector => {
      const angle = radians(180 + (180 * i) / 32);
      return [Math.cos(angle) * (r + 1.1), y - 0.4 + Math.sin(angle) * (y - 1.6), 0];
    });
    sweep(
      studio,
      framesAlong(yoke, [0, 0, 1]),
      rectangle(0, 0, 1, 3.4, 0.45, 6),
      metal(lighten(body, 0.06), 0.36, 0.6),
    );
    const isBehind = studio.floorViewer[2] < 0;
    const back = () => {
      const rear = new Face(studio, place(axis, move(0, 0, -length / 2), turnY(180)));
      rear.fill(circle(0, 0, r * 0.9, 56), linear(-r, r, r, -r, [0, darken(body, 0.1)], [1, darken(body, 0.4)]));
      if (!rear.isVisible) return;
      drawSockets(rear.moved(0, -r * 0.3), r * 1.4, r * 0.34);
      perforate(
        rear,
        staggered(r * 1.3, r * 0.8, 0.5, (px, py) => Math.hypot(px, py) < r * 0.8).map(
          ([px, py]): Point => [px, py + r * 0.34],
        ),
        0.16,
        '#060708',
      );
    };
    if (isBehind === false) back();
    const shape: ProfilePoint[] = [
      [r * 0.9, -length / 2],
      [r, -length / 2 + 0.8],
      [r, length / 2 - 1],
      [r * 0.96, length / 2 - 0.4],
      [r * 0.88, length / 2],
    ];
    const front = lathe(studio, axis, shape, matte(body), { points: 72 });
    front.fill(circle(0, 0, r * 0.885, 60), linear(-r, r, r, -r, [0, '#3a3f48'], [0.4, '#17191d'], [1, '#0a0b0d']));
    if (front.isVisible) drawOptic(front, 0, 0, r * 0.46, '#5a6069');
    led(front, 0, -r * 0.74, 0.14, recipe.accent);
    if (isBehind) back();
    for (const side of [-1, 1]) {
      const bolt = place(move(side * (r + 0.9), y - 0.4, 0), turnY(side * 90));
      if (!studio.sees(bolt.origin, bolt.z)) continue;
      const cap = lathe(
        studio,
        bolt,
        [
          [1.7, 0],
          [1.7, 0.7],
          [1.4, 0.95],
        ],
        metal(lighten(body, 0.1), 0.3),
        { points: 40 },
      );
      cap.fill(circle(0, 0, 1.4, 36), darken(body, 0.16));
      mark(cap, 0, 0, 0.66, recipe, body, 0.8);
    }
  },
};

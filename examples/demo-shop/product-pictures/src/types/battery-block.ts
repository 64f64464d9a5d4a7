import {
  bar,
  bend,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  digits,
  Face,
  framesAlong,
  groove,
  lathe,
  led,
  lighten,
  linear,
  mark,
  matte,
  metal,
  move,
  networkPort,
  onFloor,
  type ProfilePoint,
  perforate,
  place,
  polygon,
  powerButton,
  type Recipe,
  range,
  rectangle,
  roundJack,
  rubber,
  type Studio,
  satin,
  screw,
  shadow,
  slab,
  staggered,
  sweep,
  turnX,
  turnY,
  wordMark,
} from '../studio/index.ts';

type Layout = 'block' | 'rack' | 'wall';
type Design = { body: string; recipe: Recipe; capacity: number };

const spanOf = (layout: string) => ({ rack: 50, wall: 62 })[layout] ?? 36;

/** A lithium battery: a block with handles and terminals, a drawer for a rack, a flat case for the wall. */
export const batteryBlock = definePicture({
  name: 'battery-block',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', capacity: 1280 },
  views: {
    front: ({ layout }) => ({
      yaw: layout === 'rack' ? 24 : -30,
      pitch: layout === 'wall' ? 10 : 20,
      span: spanOf(layout),
      padding: 95,
    }),
    side: ({ layout }) => ({ yaw: 46, pitch: 15, span: spanOf(layout), padding: 105 }),
    back: ({ layout }) => ({ yaw: 208, pitch: 18, span: spanOf(layout), padding: 105 }),
    detail: ({ layout }) => ({
      yaw: layout === 'rack' ? 14 : -24,
      pitch: 22,
      span: spanOf(layout),
      ground: 'light',
      zoom: 2.2,
      focus: layout === 'rack' ? [-10, 7, 20] : [-5, 21, 0],
    }),
  },
  draw: (studio, params, { recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, ['block', 'rack', 'wall']);
    const body = recipe.colour(
      params.colour,
      layout === 'block' ? ['#2c3036', '#3f5e4b', '#2c4a78'] : ['#e6e8ea', '#2c3036', '#d8dbde'],
    );
    drawers[layout](studio, { body, recipe, capacity: clamp(params.capacity, 100, 20000) });
  },
});

/** A bolt terminal on its raised seat. */
function drawTerminal(top: Face, x: number, y: number, colour: string): void {
  const seat = slab(
    top.studio,
    top.at(x, y, 0.5),
    { width: 4.4, height: 4.4, depth: 1.2, corner: 0.8, fillet: 0.3 },
    satin(colour),
  );
  const post: ProfilePoint[] = [
    [1.2, 0],
    [1.2, 0.6],
    [0.7, 0.62],
    [0.7, 1.6],
    [0.55, 1.75],
  ];
  const end = lathe(top.studio, seat.at(0, 0), post, metal('#c9b06a', 0.28), { points: 28 });
  end.fill(polygon(0, 0, 0.55, 6), '#e3cf95');
  bar(seat, 0, -1.75, 1.2, 0.3, '#fff', 0.85);
  if (colour !== '#24272c') bar(seat, 0, -1.75, 0.3, 1.0, '#fff', 0.85);
}

/** The state of charge as cells, with digits beside. */
function drawCharge(face: Face, x: number, y: number, size: number, recipe: Recipe): void {
  const full = recipe.model.between('charge', 60, 99);
  face.fill(rectangle(x, y, size * 3.3, size * 1.25, size * 0.2), '#07090c');
  digits(face, String(Math.round(full)), x - size * 1.4, y - size * 0.34, size * 0.68, '#e9f4ff');
  for (const i of range(5)) {
    const tone = i < full / 20 ? '#5dff9b' : '#24364f';
    face.fill(rectangle(x + size * (0.1 + i * 0.3), y, size * 0.2, size * 0.66, size * 0.05), tone);
  }
}

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  block: (studio, { body, recipe, capacity }) => {
    const grow = clamp((capacity / 1280) ** 0.28, 0.78, 1.25);
    const [w, h, d] = [32 * grow, 21, 17 * grow];
    const y = h / 2;
    shadow(studio, onFloor(rectangle(0, 0, w * 0.97, d * 0.95, 1)), { blur: 1 });
    const shape = { width: w, height: d, depth: h - 1.4, corner: 1.2 * recipe.softness, fillet: 0.4, points: 8 };
    slab(studio, place(move(0, y - 0.7, 0), turnX(-90)), shape, satin(body));
    const lid = { width: w + 0.5, height: d + 0.5, depth: 2.2, corner: 1.3 * recipe.softness, fillet: 0.6, points: 8 };
    const top = slab(studio, place(move(0, h - 1, 0), turnX(-90)), lid, satin(darken(body, 0.18)));
    top.fill(
      rectangle(0, 0, w * 0.5, d * 0.5, 0.8),
      linear(-8, 4, 8, -4, [0, lighten(body, 0.12)], [1, darken(body, 0.35)]),
    );
    mark(top, 0, 0, 2, recipe, body, 0.7);
    const sides = studio.depth([1, 0, 0]) > 0 ? ([-1, 1] as const) : ([1, -1] as const);
    for (const side of sides) {
      drawTerminal(top, side * (w / 2 - 4), -d * 0.22, side < 0 ? '#b8383a' : '#24272c');
      // Rope handles fold over the ends.
      const path = bend(
        [side * (w / 2 + 0.1), h - 3.4, -d * 0.28],
        [side * (w / 2 + 3.4), h - 1.4, 0],
        [side * (w / 2 + 0.1), h - 3.4, d * 0.28],
        16,
      );
      sweep(studio, framesAlong(path, [0, 1, 0]), circle(0, 0, 0.65, 14), rubber('#17191d'));
    }
    const front = new Face(studio, move(0, y - 0.7, d / 2));
    const label = linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#f1f2f3'], [1, '#d5d8dc']);
    front.fill(rectangle(0, -0.6, w * 0.82, h * 0.66, 0.8), label);
    front.fill(rectangle(-w * 0.3, -0.6, w * 0.22, h * 0.66, 0.8), recipe.accent);
    mark(front, -w * 0.3, -0.2, 2.2, recipe, recipe.accent, 0.9);
    wordMark(front, w * 0.08, h * 0.16, w * 0.34, recipe, '#e9ebed', 0.9);
    digits(front, String(Math.round(capacity / 12.8)), -w * 0.1, -h * 0.13, h * 0.17, '#24272c');
    for (const i of range(4))
      bar(front, w * 0.2, -h * 0.06 - i * 1.1, w * (0.26 - (i % 2) * 0.06), 0.34, '#8b9199', 0.8);
    for (const i of range(3))
      front.fill(rectangle(-w * 0.06 + i * 2.4, -h * 0.25, 1.6, 1.6, 0.2), '#24272c', { opacity: 0.75 });
    const back = new Face(studio, place(move(0, y - 0.7, -d / 2), turnY(180)));
    for (const i of range(9)) groove(back, (i - 4) * w * 0.085, 0, 0.6, h * 0.6, lighten(body, 0.3));
    for (const side of [-1, 1]) {
      const flank = new Face(studio, place(move((side * w) / 2, y - 0.7, 0), turnY(side * 90)));
      for (const i of range(5)) groove(flank, (i - 2) * 1.5, -h * 0.14, 0.5, h * 0.4, lighten(body, 0.3));
    }
  },
  rack: (studio, { body, recipe, capacity }) => {
    const [w, h, d] = [44, clamp(10 + capacity / 700, 11, 22), 40];
    const y = h / 2 + 0.5;
    shadow(studio, onFloor(rectangle(0, 0, w * 0.98, d * 0.96, 0.6)), { blur: 1 });
    const skin = metal(body, 0.5, 0.68);
    const isBehind = studio.floorViewer[2] < 0;
    const plate = () =>
      slab(
        studio,
        move(0, y, d / 2 + 0.2),
        { width: w + 4.6, height: h, depth: 0.6, corner: 0.4, fillet: 0.12, points: 4, steps: 3 },
        skin,
      );
    const hidden = isBehind ? plate() : null;
    slab(
      studio,
      move(0, y, 0),
      { width: w, height: h * 0.98, depth: d, corner: 0.3, fillet: 0.1, points: 4, steps: 2 },
      skin,
    );
    const top = new Face(studio, place(move(0, y + h * 0.49, 0), turnX(-90)));
    top.line(closed(rectangle(0, 0, w - 2, d - 2, 0.4)), darken(body, 0.4), 1.4, 0.7);
    for (const x of [-1, 1]) for (const z of [-1, 0, 1]) screw(top, x * (w / 2 - 1.6), z * (d / 2 - 2), 0.5);
    mark(top, 0, 0, 2.6, recipe, body, 0.45);
    for (const side of [-1, 1]) {
      const flank = new Face(studio, place(move((side * w) / 2, y, 0), turnY(side * 90)));
      perforate(flank, staggered(d * 0.5, h * 0.5, 1), 0.34, '#060708');
    }
    const back = new Face(studio, place(move(0, y, -d / 2), turnY(180)));
    perforate(back, staggered(w * 0.6, h * 0.5, 1.1), 0.36, '#060708');
    const front = hidden ?? plate();
    if (!front.isVisible) return;
    front.fill(
      rectangle(0, 0, w - 1.4, h - 1.4, 0.6),
      linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#2f343b'], [0.5, '#1b1e22'], [1, '#101214']),
    );
    drawCharge(front, -w * 0.28, h * 0.14, Math.min(3.2, h * 0.3), recipe);
    for (const i of range(4)) led(front, -w * 0.36 + i * 1.9, -h * 0.28, 0.3, i < 3 ? '#5dff9b' : recipe.accent);
    powerButton(front, -w * 0.1, -h * 0.02, Math.min(1.8, h * 0.16), recipe.accent);
    for (const i of range(3)) networkPort(front, w * 0.02 + i * 2.3, h * 0.14, 1.9, '#9aa0a8', '');
    for (const i of range(6))
      front.fill(rectangle(w * 0.01 + i * 1, -h * 0.22, 0.6, 1.4, 0.1), i < 3 ? '#e9ebed' : '#4a5058');
    for (const [x, colour] of [
      [w * 0.27, '#b8383a'],
      [w * 0.35, '#b8383a'],
      [w * 0.43, '#24272c'],
    ] as const) {
      const seat = slab(
        studio,
        front.at(x, 0),
        { width: 2.8, height: Math.min(6, h * 0.5), depth: 1.6, corner: 0.5, fillet: 0.25 },
        satin(colour),
      );
      seat.fill(circle(0, 0, 0.9, 28), '#c9b06a');
      seat.fill(circle(0, 0, 0.4, 20), '#0b0c0e');
    }
    wordMark(front, w * 0.04, -h * 0.4, 7, recipe, '#1b1e22', 0.9);
    for (const side of [-1, 1]) {
      const x = side * (w / 2 + 0.9);
      const path = bend([x, y - h * 0.32, d / 2 + 0.4], [x, y, d / 2 + 6.4], [x, y + h * 0.32, d / 2 + 0.4], 16);
      sweep(studio, framesAlong(path, [1, 0, 0]), circle(0, 0, 0.5, 14), metal('#aab0b8', 0.3));
    }
  },
  wall: (studio, { body, recipe, capacity }) => {
    const [w, h, d] = [recipe.series.between('width', 38, 46), clamp(44 + capacity / 700, 46, 70), 15];
    const y = h / 2 + 1.4;
    shadow(studio, onFloor(rectangle(0, 0, w * 0.95, d * 0.95, 2)), { blur: 1.1 });
    for (const side of [-1, 1])
      slab(
        studio,
        place(move(side * w * 0.36, 0.9, 0), turnX(-90)),
        { width: 6, height: d * 0.8, depth: 1.8, corner: 0.8, fillet: 0.2 },
        rubber('#17191d'),
      );
    const corner = 4 * recipe.softness;
    const shape = { width: w, height: h, depth: d, corner, fillet: 2, backFillet: 0.6, points: 14, steps: 8 };
    const front = slab(studio, move(0, y, 0), shape, matte(body));
    front.line(
      [
        [-w / 2 + 0.8, -h * 0.26],
        [w / 2 - 0.8, -h * 0.26],
      ],
      darken(body, 0.3),
      2,
      0.7,
    );
    bar(front, 0, h * 0.24, 0.9, h * 0.26, recipe.accent, 0.95);
    front.fill(rectangle(0, h * 0.24, 3.2, h * 0.3, 1.6), recipe.accent, { opacity: 0.14 });
    mark(front, 0, -h * 0.02, 2.4, recipe, body, 0.7);
    wordMark(front, 0, -h * 0.36, 9, recipe, body, 0.8);
    for (const side of [-1, 1]) {
      const flank = new Face(studio, place(move((side * w) / 2, y, 0), turnY(side * 90)));
      flank.fill(
        rectangle(0, h * 0.24, d * 0.5, h * 0.28, 1),
        linear(0, h * 0.4, 0, h * 0.1, [0, darken(body, 0.5)], [1, darken(body, 0.25)]),
      );
      roundJack(flank, 0, h * 0.32, 1.4, '#b8383a');
      roundJack(flank, 0, h * 0.24, 1.4, '#3a3f46');
      networkPort(flank, 0, h * 0.155, 2.2, '#9aa0a8', '');
      for (const i of range(9)) groove(flank, 0, -h * 0.14 - i * 1.5, d * 0.5, 0.5, lighten(body, 0.4));
    }
    const back = new Face(studio, place(move(0, y, -d / 2), turnY(180)));
    for (const v of [-1, 1]) {
      back.fill(
        rectangle(0, v * h * 0.26, w * 0.7, 4, 0.4),
        linear(0, v * h * 0.3, 0, v * h * 0.22, [0, '#8b9199'], [1, '#5b616a']),
      );
      for (const x of [-1, 1]) screw(back, x * w * 0.28, v * h * 0.26, 0.7);
    }
  },
};

import {
  bar,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  digits,
  digitsWidth,
  Face,
  gloss,
  groove,
  isLight,
  lathe,
  led,
  lighten,
  linear,
  mainsSocket,
  mark,
  metal,
  move,
  onFloor,
  type ProfilePoint,
  place,
  type Recipe,
  radians,
  range,
  rectangle,
  ring,
  type Studio,
  satin,
  screw,
  shadow,
  sheen,
  slab,
  turnX,
  turnY,
  usbA,
  usbC,
  type Vector,
  wordMark,
} from '../studio/index.ts';

type Layout = 'wall' | 'round' | 'ribs' | 'broad' | 'tower' | 'car';
type Design = { body: string; recipe: Recipe; watts: number; sockets: number };

const isCar = (layout: string) => layout === 'car';

/** An inverter: a hybrid one for the wall, or a small one for the car with its sockets. */
export const inverter = definePicture({
  name: 'inverter',
  hasPoses: true,
  defaults: { layout: 'auto', watts: 5000, sockets: 1 },
  views: {
    front: ({ layout }) =>
      isCar(layout) ? { yaw: -32, pitch: 24, span: 26, padding: 110 } : { yaw: -27, pitch: 8, span: 62, padding: 95 },
    side: ({ layout }) =>
      isCar(layout) ? { yaw: 40, pitch: 18, span: 26, padding: 110 } : { yaw: 48, pitch: 9, span: 62, padding: 95 },
    back: ({ layout }) =>
      isCar(layout) ? { yaw: 214, pitch: 20, span: 26, padding: 110 } : { yaw: 26, pitch: -24, span: 62, padding: 95 },
    detail: ({ layout }) =>
      isCar(layout)
        ? { yaw: -24, pitch: 16, span: 26, ground: 'light', zoom: 2, focus: [0, 3, 9] }
        : { yaw: -20, pitch: 6, span: 62, ground: 'light', zoom: 2.1, focus: [0, 34, 12] },
  },
  draw: (studio, params, { recipe }) => {
    // A series has one of three housings; the smallest and the largest of its models are named.
    const named = (['car', 'broad', 'tower'] as const).find((layout) => layout === params.layout);
    const layout = named ?? recipe.layout<Layout>(params.layout, ['wall', 'round', 'ribs']);
    const body = recipe.colour(
      params.colour,
      layout === 'car' ? ['#2a2d33', '#8b9096', '#3a4048'] : ['#e6e8ea', '#2c2f35', '#dfe2e5'],
    );
    const design: Design = {
      body,
      recipe,
      watts: clamp(params.watts, 150, 30000),
      sockets: clamp(Math.round(params.sockets), 1, 3),
    };
    if (layout === 'car') drawCar(studio, design);
    else drawWall(studio, layout, design);
  },
});

/** The energy picture of a wall inverter: power as digits, three sources, a bar of charge. */
function drawDisplay(face: Face, y: number, w: number, h: number, { watts, recipe }: Design): void {
  face.fill(rectangle(0, y, w, h, h * 0.12), '#07090c');
  face.fill(
    rectangle(0, y, w - 0.8, h - 0.8, h * 0.1),
    linear(-w / 2, y + h / 2, w / 2, y - h / 2, [0, '#16243a'], [1, '#0a1120']),
  );
  const text = (watts * 0.00072).toFixed(1);
  digits(face, text, -w * 0.4, y - h * 0.06, h * 0.36, '#e9f4ff');
  bar(face, -w * 0.4 + digitsWidth(text, h * 0.36) + w * 0.09, y + h * 0.02, w * 0.09, h * 0.05, '#8fb4d6', 0.9);
  for (const i of range(10)) {
    const lit = i < recipe.model.between('charge', 5, 9.4);
    face.fill(rectangle(-w * 0.36 + i * w * 0.05, y - h * 0.28, w * 0.035, h * 0.16, 0.1), lit ? '#5dff9b' : '#22324a');
  }
  face.fill(ring(w * 0.28, y + h * 0.02, h * 0.22, h * 0.3, -150, 90), recipe.accent);
  face.fill(ring(w * 0.28, y + h * 0.02, h * 0.22, h * 0.3, 90, 210), '#24364f');
  face.fill(circle(w * 0.28, y + h * 0.02, h * 0.09, 24), '#ffd76a');
  for (const i of range(8)) {
    const a = radians(i * 45);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    face.line(
      [
        [w * 0.28 + c * h * 0.12, y + h * 0.02 + s * h * 0.12],
        [w * 0.28 + c * h * 0.16, y + h * 0.02 + s * h * 0.16],
      ],
      '#ffd76a',
      2,
      0.9,
    );
  }
  sheen(face, -w / 2, y - h / 2, w, h, h * 0.12, 0.14, [0.4, 0.7]);
}

function drawWall(studio: Studio, layout: Exclude<Layout, 'car'>, design: Design): void {
  const { body, recipe, watts } = design;
  const scaleOf = clamp(0.9 + (watts - 3000) / 40000, 0.88, 1.15);
  const [wide, high] = layout === 'broad' ? [1.5, 0.72] : layout === 'tower' ? [0.78, 1.3] : [1, 1];
  const [w, h, d] = [
    recipe.series.between('width', 36, 42) * scaleOf * wide,
    54 * scaleOf * high,
    recipe.series.between('depth', 17, 22),
  ];
  const y = h / 2 + 6;
  const onWall = rectangle(1.4, y - 1.4, w, h, 3).map(([px, py]): Vector => [px, py, -d / 2 - 2]);
  studio.shape(onWall, '#141a26', { opacity: 0.26, blur: 26, isLoose: true });
  studio.shape(
    rectangle(0.5, y - 0.6, w, h, 3).map(([px, py]): Vector => [px, py, -d / 2 - 2]),
    '#0b0e14',
    { opacity: 0.3, blur: 9, isLoose: true },
  );
  // The ribs of the cooler stand out behind the housing.
  const cooler = { width: w * 0.9, height: h * 0.86, depth: 4, corner: 1, fillet: 0.2, steps: 2 };
  slab(studio, move(0, y, -d / 2), cooler, metal('#7d838b', 0.5, 0.6));
  for (const side of [-1, 1]) {
    const ribs = new Face(studio, place(move(side * w * 0.45, y, -d / 2), turnY(side * 90)));
    for (const i of range(5))
      ribs.line(
        [
          [-1.6 + i * 0.8, -h * 0.42],
          [-1.6 + i * 0.8, h * 0.42],
        ],
        '#2c3036',
        2.4,
        0.8,
      );
  }
  const isBelow = studio.viewer[1] < 0;
  if (!isBelow) drawSocketsBelow(studio, w, y - h / 2, d, watts);
  const corner = layout === 'round' ? 6 * recipe.softness : 2 * recipe.softness;
  const shape = {
    width: w,
    height: h,
    depth: d - 2,
    corner,
    fillet: layout === 'round' ? 3 : 1,
    backFillet: 0.6,
    points: 14,
    steps: 8,
  };
  const front = slab(studio, move(0, y, 1), shape, satin(body));
  if (isBelow) drawSocketsBelow(studio, w, y - h / 2, d, watts);
  const dark = isLight(body) ? '#2c3036' : lighten(body, 0.1);
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move((side * w) / 2, y, 0), turnY(side * 90)));
    for (const i of range(Math.min(14, Math.floor(h / 3.2))))
      groove(flank, 0, -h * 0.1 - i * 1.35, d * 0.5, 0.5, lighten(body, 0.4));
  }
  if (layout === 'ribs') {
    for (const i of range(9)) groove(front, 0, -h * 0.12 - i * 1.9, w * 0.7, 0.6, lighten(body, 0.4));
  } else if (layout !== 'round') {
    const lower = linear(-w / 2, 0, w / 2, -h / 2, [0, lighten(dark, 0.14)], [1, darken(dark, 0.35)]);
    front.fill(rectangle(0, -h * 0.3, w - 2.2, h * 0.34, corner * 0.8), lower);
    front.line(
      [
        [-w / 2 + 1.2, -h * 0.125],
        [w / 2 - 1.2, -h * 0.125],
      ],
      recipe.accent,
      3,
      0.9,
    );
  }
  const panel = { width: w * 0.66, height: h * 0.27, depth: 0.7, corner: 1.6, fillet: 0.35, points: 10 };
  const plate = slab(studio, front.at(0, h * 0.2, 0), panel, gloss('#17191d'));
  drawDisplay(plate, 0.4, w * 0.58, Math.min(h * 0.19, w * 0.3), design);
  for (const i of range(4)) {
    const x = (i - 1.5) * w * 0.1;
    plate.fill(circle(x, -h * 0.112, 0.75, 24), linear(x - 0.7, 1, x + 0.7, -1, [0, '#4a5058'], [1, '#24272c']));
  }
  for (const i of range(3))
    led(front, (i - 1) * 2.6, h * 0.02, 0.36, [recipe.accent, '#5dff9b', '#57b7ff'][i] ?? '#fff');
  wordMark(front, 0, h * 0.42, w * 0.3, recipe, body, 0.9);
  mark(
    front,
    0,
    -h * (layout === 'ribs' ? 0.445 : layout === 'round' ? 0.38 : 0.3),
    layout === 'ribs' ? 1.3 : 2.2,
    recipe,
    layout === 'ribs' || layout === 'round' ? body : dark,
    0.8,
  );
  for (const px of [-1, 1])
    for (const py of [-1, 1]) screw(front, px * (w / 2 - corner * 0.45 - 1), py * (h / 2 - corner * 0.45 - 1), 0.6);
}

/** Glands, solar plugs and the isolator under a wall inverter. */
function drawSocketsBelow(studio: Studio, w: number, bottom: number, d: number, watts: number): void {
  const plug = (x: number, r: number, colour: string, length: number) => {
    const profile: ProfilePoint[] = [
      [r, -0.5],
      [r, length * 0.4],
      [r * 0.75, length * 0.5],
      [r * 0.75, length],
      [r * 0.4, length],
    ];
    lathe(studio, place(move(x, bottom + 0.4, 1), turnX(90)), profile, satin(colour), { points: 24 });
  };
  const strings = watts > 5000 ? 2 : 1;
  for (const i of range(strings * 2)) plug(-w * 0.38 + i * 2.8, 0.95, i % 2 ? '#24272c' : '#b8383a', 3.2);
  for (const i of range(3)) plug(w * 0.08 + i * 5.2, 1.7, '#2c3036', 3.6);
  const knob: ProfilePoint[] = [
    [2.1, 0],
    [2.1, 0.8],
    [1.6, 1.2],
  ];
  const face = lathe(studio, place(move(-w / 2 - 0.1, bottom + 7, d * 0.1), turnY(-90)), knob, satin('#2c3036'), {
    points: 32,
  });
  face.fill(circle(0, 0, 1.6, 32), '#3a3f46');
  bar(face, 0, 0, 2.4, 0.7, '#d85a5a', 1);
}

/** A ribbed aluminium box with end caps. */
function drawCar(studio: Studio, design: Design): void {
  const { body, recipe, watts, sockets } = design;
  const grow = clamp(0.85 + watts / 4000, 0.85, 1.4);
  const [w, h, d] = [13.5 * Math.min(1.15, grow), 6.4, 17 * grow];
  const y = h / 2 + 0.5;
  shadow(studio, onFloor(rectangle(0, 0, w * 1.05, d * 0.97, 0.6)), { blur: 0.8 });
  const flange = { width: w + 2.4, height: d * 0.9, depth: 0.5, corner: 0.4, fillet: 0.1, steps: 2 };
  const ear = slab(studio, place(move(0, 0.35, 0), turnX(-90)), flange, metal(darken(body, 0.1), 0.45, 0.64));
  for (const side of [-1, 1])
    for (const z of [-1, 1]) ear.fill(rectangle(side * (w / 2 + 0.65), z * d * 0.36, 0.5, 1.5, 0.25), '#0b0c0e');
  const isBehind = studio.floorViewer[2] < 0;
  const cap = (sign: 1 | -1) => {
    const shape = {
      width: w * 1.03,
      height: h * 1.04,
      depth: 1.7,
      corner: 0.9 * recipe.softness,
      fillet: 0.35,
      points: 8,
    };
    return slab(
      studio,
      place(move(0, y, sign * (d / 2 - 0.2)), sign > 0 ? move(0, 0, 0) : turnY(180)),
      shape,
      satin(isLight(body) ? '#3a3f46' : darken(body, 0.2)),
    );
  };
  const far = cap(isBehind ? 1 : -1);
  const shape = { width: w, height: h, depth: d - 1.6, corner: 0.5, fillet: 0.05, points: 4, steps: 2 };
  slab(studio, move(0, y, 0), shape, metal(body, 0.42, 0.66));
  const top = new Face(studio, place(move(0, y + h / 2, 0), turnX(-90)));
  const count = 12;
  for (const i of range(count)) {
    const x = -w * 0.46 + (i * w * 0.92) / (count - 1);
    if (Math.abs(x) < w * 0.2) continue;
    top.fill(rectangle(x, 0, w * 0.024, d - 2, 0.05, 2), '#08090b', { opacity: 0.7 });
    top.line(
      [
        [x + w * 0.018, -d / 2 + 1],
        [x + w * 0.018, d / 2 - 1],
      ],
      lighten(body, 0.5),
      1,
      0.6,
    );
  }
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move((side * w) / 2, y, 0), turnY(side * 90)));
    for (const i of range(6)) groove(flank, 0, -h * 0.36 + i * h * 0.145, d - 2.4, 0.34, lighten(body, 0.45));
  }
  top.fill(rectangle(0, 0, w * 0.36, d * 0.5, 0.4), linear(-2, 4, 2, -4, [0, '#24272c'], [1, '#121317']));
  top.fill(rectangle(0, d * 0.23, w * 0.36, 0.6, 0.1), recipe.accent);
  wordMark(top, 0, d * 0.1, w * 0.28, recipe, '#17191d', 0.95);
  for (const i of range(3)) bar(top, 0, -d * 0.04 - i * 0.9, w * (0.26 - i * 0.05), 0.24, '#8b9199', 0.7);
  const near = cap(isBehind ? -1 : 1);
  drawSocketCap(isBehind ? far : near, w, h, sockets, design);
  drawCableCap(isBehind ? near : far, w, h);
}

function drawSocketCap(face: Face, w: number, h: number, sockets: number, { recipe }: Design): void {
  const r = Math.min(2.1, h * 0.34);
  for (const i of range(sockets)) mainsSocket(face, -w * 0.26 + i * (r * 2.2), -0.1, r);
  const right = w * 0.3;
  usbA(face, right, h * 0.2, 1.4);
  usbC(face, right, -h * 0.02, 1.05);
  led(face, right - 0.7, -h * 0.26, 0.15, '#5dff9b');
  led(face, right + 0.1, -h * 0.26, 0.15, '#4a4f57');
  face.fill(rectangle(right + 1.4, -h * 0.26, 1.1, 0.7, 0.1), '#0b0c0e');
  bar(face, right + 1.15, -h * 0.26, 0.4, 0.4, recipe.accent, 0.95);
}

/** Two battery clamps, red and black, and the fan. */
function drawCableCap(face: Face, w: number, h: number): void {
  if (!face.isVisible) return;
  face.fill(circle(w * 0.1, 0, h * 0.38, 40), '#08090b');
  for (const k of [0.3, 0.55, 0.8, 1]) face.line(closed(circle(w * 0.1, 0, h * 0.38 * k, 32)), '#7d838b', 1.6, 0.8);
  for (const [x, colour] of [
    [-w * 0.36, '#b8383a'],
    [w * 0.38, '#24272c'],
  ] as const) {
    const profile: ProfilePoint[] = [
      [0.95, 0],
      [0.95, 1.1],
      [0.7, 1.3],
      [0.5, 1.9],
    ];
    lathe(face.studio, face.at(x, 0), profile, satin(colour), { points: 28 });
  }
}

import {
  around,
  bar,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  digits,
  Face,
  groove,
  hdmi,
  led,
  lighten,
  linear,
  mark,
  move,
  networkPort,
  onFloor,
  opening,
  type Placement,
  type Point,
  perforate,
  place,
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
  turnX,
  turnY,
  turnZ,
  usbA,
  type Vector,
  wordMark,
} from '../studio/index.ts';

type Layout = 'bar' | 'split' | 'mirror' | 'drawers' | 'compact' | 'upright' | 'rack' | 'tower' | 'cabinet';
type Design = {
  layout: Layout;
  body: string;
  width: number;
  height: number;
  depth: number;
  channels: number;
  ports: number;
  bays: number;
};

type Measures = { width: number; height: number; depth?: number };

/** Cases that differ from the flat one on a shelf. */
const cases: Readonly<Record<string, Measures>> = {
  compact: { width: 24, height: 5.4, depth: 20 },
  upright: { width: 24, height: 5.4, depth: 20 },
  rack: { width: 44, height: 4.4, depth: 25 },
  tower: { width: 11.5, height: 26, depth: 22 },
  cabinet: { width: 24, height: 20, depth: 22 },
};

function measuresOf(layout: string, bays: number): Measures {
  const own = Object.hasOwn(cases, layout) ? cases[layout] : undefined;
  return own ?? (bays > 2 ? { width: 44, height: 7, depth: 32 } : { width: 31.5, height: 4.8 });
}

type Shown = { layout: string; bays: number };

function spanOf({ layout, bays }: Shown): number {
  const { width, height } = measuresOf(layout, bays);
  return Math.max(width, height) * 1.1;
}

/** Ways to stand for a card picture. */
const poses = [
  { yaw: 27, pitch: 21 },
  { yaw: -31, pitch: 17 },
  { yaw: 12, pitch: 30 },
] as const;

/** Where a close-up looks: the right end of the front, or its top where it is narrow. */
function focusOf({ layout, bays }: Shown): Vector {
  const { width, height, depth = 24 } = measuresOf(layout, bays);
  if (layout === 'upright') return [0, width * 0.76, depth / 2];
  return height > width * 0.5 ? [0, height * 0.82, depth / 2] : [width * 0.24, 2.4, 12];
}

/** A network video recorder: width by its disks, sockets by its channels. */
export const videoRecorder = definePicture({
  name: 'video-recorder',
  hasTurn: true,
  defaults: { layout: 'auto', channels: 8, ports: 8, bays: 1, pose: 0 },
  views: {
    front: (params) => ({ ...around(poses, clamp(Math.round(params.pose), 0, 2)), span: spanOf(params), padding: 80 }),
    back: (params) => ({ yaw: 205, pitch: 20, span: spanOf(params), padding: 80 }),
    side: (params) => ({ yaw: -44, pitch: 14, span: spanOf(params), padding: 90 }),
    detail: (params) => ({
      yaw: 24,
      pitch: 16,
      span: spanOf(params),
      ground: 'light',
      zoom: 2.2,
      focus: focusOf(params),
    }),
  },
  draw: (studio, params, { recipe }) => {
    const bays = clamp(Math.round(params.bays), 1, 8);
    const choices: Layout[] = bays > 2 ? ['drawers'] : ['bar', 'split', 'mirror'];
    const given = Object.keys(drawFronts).find((name): name is Layout => name === params.layout);
    const layout = given ?? recipe.layout<Layout>('auto', choices);
    const { width, height, depth } = measuresOf(layout, bays);
    const design: Design = {
      layout,
      bays,
      channels: clamp(Math.round(params.channels), 4, 64),
      ports: clamp(Math.round(params.ports), 0, 24),
      width,
      height,
      depth: depth ?? recipe.series.between('depth', 22, 25),
      body: recipe.colour(params.colour, ['#24272c', '#1f2226', '#2b2f35', '#d9dcdf']),
    };
    drawCase(studio, design, recipe);
  },
});

const lift = 0.6;

/** Feet, or the stand of a case on its narrow side. */
function drawFeet(studio: Studio, { layout, width: w, height: h, depth: d }: Design): void {
  if (layout === 'upright') {
    const stand = { width: h * 1.9, height: d * 0.5, depth: lift + 0.3, corner: 1.2, fillet: 0.3, steps: 4 };
    slab(studio, place(move(0, (lift + 0.3) / 2, 0), turnX(-90)), stand, satin('#1d2026'));
    return;
  }
  const size = Math.min(2.4, w * 0.16);
  for (const [x, z] of [
    [-0.42, -0.38],
    [0.42, -0.38],
    [-0.42, 0.38],
    [0.42, 0.38],
  ] as const) {
    slab(
      studio,
      place(move(x * w, lift / 2, z * d), turnX(-90)),
      { width: size, height: size, depth: lift + 0.1, corner: size / 2, fillet: 0.1, steps: 2 },
      rubber('#17181b'),
    );
  }
}

/** The angles that screw a case into a rack. */
function drawEars(studio: Studio, middle: Placement, { width: w, height: h, depth: d, body }: Design): void {
  for (const side of [-1, 1]) {
    const shape = { width: 2.6, height: h, depth: 0.3, corner: 0.3, fillet: 0.05, points: 4, steps: 2 };
    const ear = slab(studio, place(middle, move(side * (w / 2 + 1.3), 0, d / 2 + 0.3)), shape, satin(body));
    for (const y of [-0.3, 0.3]) opening(ear, rectangle(side * 0.5, y * h, 1.1, 0.7, 0.35, 5));
    const grip = { width: 0.7, height: h * 0.8, depth: 2.4, corner: 0.3, fillet: 0.25, points: 4, steps: 3 };
    slab(studio, place(middle, move(side * (w / 2 + 0.4), 0, d / 2 + 1.6)), grip, satin(lighten(body, 0.1)));
  }
}

function drawCase(studio: Studio, design: Design, recipe: Recipe): void {
  const { width: w, height: h, depth: d, body, layout } = design;
  const isUpright = layout === 'upright';
  const [footWidth, foot] = isUpright ? [h * 1.9, d * 0.5] : [w * 0.97, d * 0.96];
  shadow(studio, onFloor(rectangle(0, 0, footWidth, foot, 0.6)), { blur: 0.9 });
  drawFeet(studio, design);
  const middle = isUpright ? place(move(0, lift + w / 2, 0), turnZ(90)) : move(0, lift + h / 2, 0);
  const shape = { width: w, height: h, depth: d, corner: 0.35, fillet: 0.12, points: 4, steps: 3 };
  const isBehind = studio.floorViewer[2] < 0;
  if (!isBehind) slab(studio, middle, shape, satin(darken(body, 0.06)));
  const panel = { width: w, height: h * 1.02, depth: 1.6, corner: 0.7 * recipe.softness, fillet: 0.35, points: 8 };
  const hasEars = layout === 'rack' || layout === 'drawers';
  if (hasEars && isBehind) drawEars(studio, middle, design);
  const front = slab(studio, place(middle, move(0, 0, d / 2 + 0.7)), panel, satin(body));
  if (isBehind) slab(studio, middle, shape, satin(darken(body, 0.06)));
  const top = new Face(studio, place(middle, move(0, h / 2, 0), turnX(-90)));
  const pitch = Math.min(0.8, w / 36);
  for (const side of [-1, 1]) {
    const slots = range(8).map((i): Point => [side * w * 0.33 + (i - 3.5) * pitch, -d * 0.2]);
    for (const [x, y] of slots) {
      top.fill(rectangle(x, y, pitch * 0.4, d * 0.3, pitch * 0.2, 4), '#07080a', { opacity: 0.75 });
    }
  }
  mark(top, 0, d * 0.12, 1.3, recipe, body, 0.45);
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(middle, move((side * w) / 2, 0, 0), turnY(side * 90)));
    perforate(flank, staggered(d * 0.6, h * 0.5, 0.62), 0.2, '#060708');
    for (const x of [-0.42, 0.42]) screw(flank, x * d, h * 0.1, 0.28);
  }
  drawFronts[layout](front, design, recipe);
  if (hasEars && !isBehind) drawEars(studio, middle, design);
  const back = place(middle, move(0, 0, -d / 2), turnY(180));
  // A case higher than wide has the same sockets, in a column.
  if (h > w) drawBack(new Face(studio, place(back, turnZ(90))), { ...design, width: h, height: w }, recipe);
  else drawBack(new Face(studio, back), design, recipe);
}

/** Signal lamps: power, disk, network, alarm. */
function drawLamps(face: Face, x: number, y: number, recipe: Recipe, count = 4): void {
  for (const i of range(count)) {
    led(face, x + i * 1.3, y, 0.14, i === 0 ? recipe.accent : i === 2 ? '#5dff9b' : '#4f8fe0');
    bar(face, x + i * 1.3, y - 0.6, 0.7, 0.12, '#a7adb5', 0.6);
  }
}

/** A door with a latch and a lamp, before a disk. */
function drawDoor(face: Face, x: number, y: number, width: number, height: number, body: string, recipe: Recipe): void {
  if (!face.isVisible) return;
  const shape = { width, height, depth: 0.7, corner: 0.3, fillet: 0.18, points: 4, steps: 3 };
  const door = slab(face.studio, face.at(x, y, 0.1), shape, satin(lighten(body, 0.07)));
  const isHigh = height > width;
  const latch = linear(0, height / 2, 0, -height / 2, [0, darken(body, 0.5)], [1, lighten(body, 0.2)]);
  door.fill(
    isHigh
      ? rectangle(0, height * 0.34, width * 0.6, height * 0.2, 0.2)
      : rectangle(width * 0.34, 0, width * 0.2, height * 0.6, 0.2),
    latch,
  );
  for (const i of range(7)) {
    if (isHigh) groove(door, 0, height * 0.12 - i * 0.8, width * 0.6, 0.2, lighten(body, 0.4));
    else groove(door, -width * 0.36 + i * 0.7, 0, 0.2, height * 0.5, lighten(body, 0.4));
  }
  led(door, width * 0.36, isHigh ? -height * 0.42 : height * 0.34, 0.14, recipe.accent);
}

const drawFronts: Record<Layout, (face: Face, design: Design, recipe: Recipe) => void> = {
  bar: (face, { width: w, height: h, body }, recipe) => {
    const pane = linear(-w / 2, h / 2, w / 2, -h / 2, [0, lighten('#14161a', 0.16)], [0.4, '#14161a'], [1, '#08090b']);
    face.fill(rectangle(0, 0.2, w * 0.94, h * 0.5, 0.5), pane);
    face.line(closed(rectangle(0, 0.2, w * 0.94, h * 0.5, 0.5)), lighten(body, 0.4), 1, 0.35);
    wordMark(face, -w * 0.36, 0.2, 4.4, recipe, '#14161a', 0.9);
    drawLamps(face, w * 0.12, 0.4, recipe);
    powerButton(face, w * 0.41, 0.2, 0.9, recipe.accent);
    usbA(face, w * 0.31, 0.2, 1.3);
    face.fill(rectangle(0, -h * 0.36, w * 0.5, 0.12, 0.06, 3), recipe.accent, { opacity: 0.9 });
  },
  split: (face, { width: w, height: h, body }, recipe) => {
    const dark = linear(-w / 2, h / 2, 0, -h / 2, [0, lighten(body, 0.14)], [1, darken(body, 0.4)]);
    face.fill(rectangle(-w * 0.17, 0, w * 0.58, h * 0.78, 0.4), dark);
    for (const i of range(24)) {
      const x = -w * 0.44 + i * w * 0.0235;
      face.fill(rectangle(x, -h * 0.04, 0.24, h * 0.56, 0.12, 3), '#050607', { opacity: 0.85 });
    }
    mark(face, w * 0.19, 0, 0.75, recipe, body, 0.8);
    drawLamps(face, w * 0.26, h * 0.17, recipe, 3);
    usbA(face, w * 0.28, -h * 0.2, 1.3);
    usbA(face, w * 0.34, -h * 0.2, 1.3);
    powerButton(face, w * 0.43, 0, 0.85, recipe.accent);
  },
  mirror: (face, { width: w, height: h }, recipe) => {
    const glass = linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#3a3f47'], [0.3, '#17191d'], [1, '#060708']);
    face.fill(rectangle(0, 0, w - 0.8, h * 0.9, 0.5), glass);
    const shine: Point[] = [
      [-w * 0.48, h * 0.43],
      [-w * 0.1, h * 0.43],
      [-w * 0.2, -h * 0.43],
      [-w * 0.48, -h * 0.43],
    ];
    face.fill(shine, '#fff', { opacity: 0.07 });
    digits(face, '12:40', w * 0.16, -0.5, 1.1, recipe.accent);
    wordMark(face, -w * 0.32, 0, 5, recipe, '#17191d', 0.9);
    drawLamps(face, -w * 0.1, 0.2, recipe);
    powerButton(face, w * 0.42, 0, 0.8, recipe.accent);
  },
  drawers: (face, { width: w, height: h, bays, body }, recipe) => {
    const count = Math.min(4, bays);
    const step = (w * 0.7) / count;
    for (const i of range(count)) {
      const x = -w * 0.45 + step * (i + 0.5);
      const shape = {
        width: step * 0.95,
        height: h * 0.76,
        depth: 0.7,
        corner: 0.3,
        fillet: 0.18,
        points: 4,
        steps: 3,
      };
      const drawer = slab(face.studio, face.at(x, 0, 0.1), shape, satin(lighten(body, 0.05)));
      for (const k of range(9)) groove(drawer, -step * 0.34 + k * 0.5, 0, 0.2, h * 0.44, lighten(body, 0.4));
      const latch = linear(0, 1.4, 0, -1.4, [0, darken(body, 0.5)], [1, lighten(body, 0.2)]);
      drawer.fill(rectangle(step * 0.26, 0, step * 0.22, h * 0.4, 0.2), latch);
      bar(drawer, step * 0.26, 0, step * 0.12, 0.22, recipe.accent, 0.9);
      led(drawer, step * 0.4, h * 0.26, 0.12, '#5dff9b');
    }
    drawLamps(face, w * 0.31, h * 0.24, recipe);
    usbA(face, w * 0.32, -h * 0.22, 1.3);
    powerButton(face, w * 0.42, -h * 0.16, 0.9, recipe.accent);
    wordMark(face, w * 0.35, 0.1, 3.6, recipe, body, 0.7);
  },
  compact: (face, { width: w, height: h, body }, recipe) => {
    const pane = linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#2b2f36'], [0.4, '#14161a'], [1, '#08090b']);
    face.fill(rectangle(0, -h * 0.12, w * 0.9, h * 0.46, h * 0.23), pane);
    for (const i of range(4)) led(face, -w * 0.36 + i * 1.4, -h * 0.12, 0.16, i === 0 ? recipe.accent : '#4f8fe0');
    usbA(face, w * 0.22, -h * 0.12, 1.3);
    powerButton(face, w * 0.36, -h * 0.12, 0.85, recipe.accent);
    wordMark(face, -w * 0.3, h * 0.3, 4.6, recipe, body, 0.8);
  },
  upright: (face, design, recipe) => drawFronts.compact(face, design, recipe),
  rack: (face, { width: w, height: h, body }, recipe) => {
    for (const i of range(3)) drawDoor(face, -w * 0.38 + i * w * 0.17, 0, w * 0.16, h * 0.7, body, recipe);
    wordMark(face, w * 0.16, h * 0.14, 5, recipe, body, 0.8);
    drawLamps(face, w * 0.1, -h * 0.14, recipe);
    usbA(face, w * 0.3, 0, 1.3);
    usbA(face, w * 0.35, 0, 1.3);
    powerButton(face, w * 0.44, 0, 0.85, recipe.accent);
  },
  tower: (face, { width: w, height: h, body, bays }, recipe) => {
    const count = Math.max(2, Math.min(4, bays));
    const height = (h * 0.56) / count;
    for (const i of range(count)) drawDoor(face, 0, h * 0.2 - i * height, w * 0.82, height * 0.9, body, recipe);
    face.fill(rectangle(0, h * 0.42, w * 0.82, h * 0.09, 0.5), '#0b0c0f');
    digits(face, '12:40', -w * 0.3, h * 0.395, 1.3, recipe.accent);
    usbA(face, -w * 0.2, -h * 0.42, 1.4);
    powerButton(face, w * 0.24, -h * 0.42, 1, recipe.accent);
  },
  cabinet: (face, { width: w, height: h, body, bays }, recipe) => {
    const count = Math.max(2, Math.min(4, bays));
    const width = (w * 0.9) / count;
    for (const i of range(count)) {
      drawDoor(face, (i - (count - 1) / 2) * width, -h * 0.1, width * 0.9, h * 0.68, body, recipe);
    }
    face.fill(rectangle(-w * 0.18, h * 0.38, w * 0.46, h * 0.12, 0.5), '#0b0c0f');
    drawLamps(face, -w * 0.34, h * 0.39, recipe);
    usbA(face, w * 0.2, h * 0.38, 1.4);
    powerButton(face, w * 0.38, h * 0.38, 1, recipe.accent);
  },
};

/** Sockets for cameras in two rows, network, screens, alarm terminals, the fan and the power inlet. */
function drawBack(face: Face, { width: w, height: h, ports, channels, body }: Design, recipe: Recipe): void {
  face.fill(rectangle(0, 0, w - 0.3, h - 0.3, 0.2), linear(0, h / 2, 0, -h / 2, [0, '#4b5057'], [1, '#2b2e33']));
  const left = -w / 2;
  roundJack(face, left + 1.8, -h * 0.18, 0.6);
  face.fill(rectangle(left + 1.8, h * 0.22, 1.5, 0.9, 0.1), '#101114');
  bar(face, left + 1.5, h * 0.22, 0.4, 0.5, recipe.accent, 0.9);
  const columns = Math.ceil(ports / 2);
  const socket = Math.min(1.65, h * 0.36);
  networkPort(face, left + 4.2, -h * 0.16, socket, '#7d838b', '#ffb347');
  for (const i of range(ports)) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    networkPort(face, left + 6.6 + column * (socket + 0.16), (row ? -1 : 1) * socket * 0.56, socket, '#9aa0a8');
  }
  const next = left + 7 + columns * (socket + 0.16);
  hdmi(face, next + 0.9, h * 0.18, 1.7);
  const vga = rectangle(next + 0.9, -h * 0.2, 2.4, 1.1, 0.4);
  face.fill(vga, '#2f5fb8');
  perforate(
    face,
    staggered(1.7, 0.6, 0.36).map(([x, y]): Point => [x + next + 0.9, y - h * 0.2]),
    0.08,
    '#0a1530',
  );
  usbA(face, next + 3.1, -h * 0.2, 1.4);
  for (const i of range(2)) roundJack(face, next + 3.1, h * 0.26 - i * 0.9, 0.32, '#3a3e45', i ? '#d85a5a' : '#8b9098');
  if (!ports) {
    const count = Math.min(8, channels);
    for (const i of range(count)) {
      const x = next + 5.2 + (i % 4) * 1.5;
      const y = (i < 4 ? 1 : -1) * h * 0.19;
      roundJack(face, x, y, 0.58, '#d3ac5c', '#c3c7cc');
    }
  }
  const terminal = w / 2 - (w > 40 ? 14.2 : 8.6);
  if (terminal > next + 4.6 && ports) {
    face.fill(rectangle(terminal, -h * 0.16, 3.4, 1.1, 0.1), '#3f8f5a');
    for (const i of range(6)) face.fill(circle(terminal - 1.4 + i * 0.56, -h * 0.16, 0.17, 12), '#0c2214');
  }
  const fan = Math.min(2, h * 0.38);
  const fx = w / 2 - fan - 1.2;
  face.fill(circle(fx, 0, fan, 36), '#0b0c0e');
  for (const k of [0.3, 0.55, 0.8, 1]) face.line(closed(circle(fx, 0, fan * k, 32)), lighten(body, 0.3), 1.6, 0.7);
  for (const [x, y] of [
    [-0.485, 0.38],
    [0.485, 0.38],
    [0.485, -0.38],
    [-0.485, -0.38],
  ] as const) {
    screw(face, x * w, y * h, 0.26);
  }
}

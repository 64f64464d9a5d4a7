import {
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
  usbA,
  wordMark,
} from '../studio/index.ts';

type Layout = 'bar' | 'split' | 'mirror' | 'drawers';
type Design = {
  body: string;
  width: number;
  height: number;
  depth: number;
  channels: number;
  ports: number;
  bays: number;
};

const widthOf = (bays: number) => (bays > 2 ? 44 : 31.5);

/** A network video recorder: width by its disks, sockets by its channels. */
export const videoRecorder = definePicture({
  name: 'video-recorder',
  hasTurn: true,
  defaults: { layout: 'auto', channels: 8, ports: 8, bays: 1 },
  views: {
    front: ({ bays }) => ({ yaw: 27, pitch: 21, span: widthOf(bays) * 1.1, padding: 80 }),
    back: ({ bays }) => ({ yaw: 205, pitch: 20, span: widthOf(bays) * 1.1, padding: 80 }),
    side: ({ bays }) => ({ yaw: -44, pitch: 14, span: widthOf(bays) * 1.1, padding: 90 }),
    detail: ({ bays }) => ({
      yaw: 24,
      pitch: 16,
      span: widthOf(bays) * 1.1,
      ground: 'light',
      zoom: 2.2,
      focus: [widthOf(bays) * 0.24, 2.4, 12],
    }),
  },
  draw: (studio, params, { recipe }) => {
    const bays = clamp(Math.round(params.bays), 1, 8);
    const design: Design = {
      bays,
      channels: clamp(Math.round(params.channels), 4, 64),
      ports: clamp(Math.round(params.ports), 0, 24),
      width: widthOf(bays),
      height: bays > 2 ? 7 : 4.8,
      depth: bays > 2 ? 32 : recipe.series.between('depth', 22, 25),
      body: recipe.colour(params.colour, ['#24272c', '#1f2226', '#2b2f35', '#d9dcdf']),
    };
    const choices: Layout[] = bays > 2 ? ['drawers'] : ['bar', 'split', 'mirror'];
    const layout = recipe.layout<Layout>(params.layout, choices);
    drawCase(studio, design, layout, recipe);
  },
});

function drawCase(studio: Studio, design: Design, layout: Layout, recipe: Recipe): void {
  const { width: w, height: h, depth: d, body } = design;
  const lift = 0.6;
  const middleY = lift + h / 2;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.97, d * 0.96, 0.6)), { blur: 0.9 });
  for (const [x, z] of [
    [-0.42, -0.38],
    [0.42, -0.38],
    [-0.42, 0.38],
    [0.42, 0.38],
  ] as const) {
    slab(
      studio,
      place(move(x * w, lift / 2, z * d), turnX(-90)),
      { width: 2.4, height: 2.4, depth: lift + 0.1, corner: 1.2, fillet: 0.1, steps: 2 },
      rubber('#17181b'),
    );
  }
  const shape = { width: w, height: h, depth: d, corner: 0.35, fillet: 0.12, points: 4, steps: 3 };
  const isBehind = studio.floorViewer[2] < 0;
  if (!isBehind) slab(studio, move(0, middleY, 0), shape, satin(darken(body, 0.06)));
  const panel = { width: w, height: h * 1.02, depth: 1.6, corner: 0.7 * recipe.softness, fillet: 0.35, points: 8 };
  const front = slab(studio, move(0, middleY, d / 2 + 0.7), panel, satin(body));
  if (isBehind) slab(studio, move(0, middleY, 0), shape, satin(darken(body, 0.06)));
  const top = new Face(studio, place(move(0, lift + h, 0), turnX(-90)));
  for (const side of [-1, 1]) {
    const slots = range(8).map((i): Point => [side * w * 0.33 + (i - 3.5) * 0.8, -d * 0.2]);
    for (const [x, y] of slots) top.fill(rectangle(x, y, 0.32, d * 0.3, 0.16, 4), '#07080a', { opacity: 0.75 });
  }
  mark(top, 0, d * 0.12, 1.3, recipe, body, 0.45);
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move((side * w) / 2, middleY, 0), turnY(side * 90)));
    perforate(flank, staggered(d * 0.6, h * 0.5, 0.62), 0.2, '#060708');
    for (const x of [-0.42, 0.42]) screw(flank, x * d, h * 0.1, 0.28);
  }
  drawFronts[layout](front, design, recipe);
  drawBack(new Face(studio, place(move(0, middleY, -d / 2), turnY(180))), design, recipe);
}

/** Signal lamps: power, disk, network, alarm. */
function drawLamps(face: Face, x: number, y: number, recipe: Recipe, count = 4): void {
  for (const i of range(count)) {
    led(face, x + i * 1.3, y, 0.14, i === 0 ? recipe.accent : i === 2 ? '#5dff9b' : '#4f8fe0');
    bar(face, x + i * 1.3, y - 0.6, 0.7, 0.12, '#a7adb5', 0.6);
  }
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

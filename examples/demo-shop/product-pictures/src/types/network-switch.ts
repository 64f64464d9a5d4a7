import {
  bar,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  Face,
  groove,
  led,
  lighten,
  linear,
  mark,
  metal,
  move,
  networkPort,
  onFloor,
  perforate,
  place,
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
  wordMark,
} from '../studio/index.ts';

type Layout = 'plain' | 'two-tone' | 'strip';
type Design = {
  ports: number;
  sfp: number;
  isRack: boolean;
  hasPower: boolean;
  width: number;
  height: number;
  depth: number;
  body: string;
  layout: Layout;
};

const widthOf = (ports: number, isRack: boolean) => (isRack ? 44 : 7.5 + Math.min(ports, 16) * 1.9);
const spanOf = ({ ports, rack }: { ports: number; rack: boolean }) => widthOf(ports, rack) * 1.1;

/** A network switch, a small box for the desk or a rack unit with ears: its sockets are those of the data. */
export const networkSwitch = definePicture({
  name: 'network-switch',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', ports: 8, sfp: 0, rack: false, poe: false },
  views: {
    front: (params) => ({
      yaw: params.rack ? 22 : 27,
      pitch: params.rack ? 20 : 25,
      span: spanOf(params),
      padding: 80,
    }),
    back: (params) => ({ yaw: 205, pitch: 20, span: spanOf(params), padding: 85 }),
    side: (params) => ({ yaw: -40, pitch: 15, span: spanOf(params), padding: 85 }),
    detail: (params) => ({
      yaw: -20,
      pitch: 15,
      span: spanOf(params),
      ground: 'light',
      zoom: params.rack ? 3 : 2,
      focus: [-widthOf(params.ports, params.rack) * 0.14, 2, params.rack ? 12 : 5],
    }),
  },
  draw: (studio, params, { recipe }) => {
    const ports = clamp(Math.round(params.ports), 4, 48);
    const isRack = params.rack;
    const design: Design = {
      ports,
      isRack,
      sfp: clamp(Math.round(params.sfp), 0, 8),
      hasPower: params.poe,
      width: widthOf(ports, isRack) - (isRack ? 0 : 0.01),
      height: isRack ? 4.4 : recipe.series.between('height', 2.6, 3.1),
      depth: isRack ? recipe.series.between('depth', 20, 26) : recipe.series.between('depth', 9, 11),
      body: recipe.colour(params.colour, ['#2a2e34', '#dfe2e5', '#33414f', '#24272c']),
      layout: recipe.layout<Layout>(params.layout, ['plain', 'two-tone', 'strip']),
    };
    drawSwitch(studio, design, recipe);
  },
});

function drawSwitch(studio: Studio, design: Design, recipe: Recipe): void {
  const { width: w, height: h, depth: d, body, isRack } = design;
  const lift = isRack ? 0.3 : 0.35;
  const y = lift + h / 2;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.97, d * 0.95, 0.5)), { blur: isRack ? 0.9 : 0.8 });
  if (!isRack) {
    for (const x of [-0.4, 0.4]) {
      slab(
        studio,
        place(move(x * w, 0.2, d * 0.32), turnX(-90)),
        { width: 1.4, height: 1.4, depth: 0.5, corner: 0.7, fillet: 0.1, steps: 2 },
        rubber('#17181b'),
      );
    }
  }
  if (isRack) drawEars(studio, design, y, false);
  const skin = isRack
    ? metal(body, 0.5, 0.66)
    : recipe.series.isTrue('metal case', 0.6)
      ? metal(body, 0.5, 0.7)
      : satin(body);
  const corner = isRack ? 0.2 : 0.5 * recipe.softness;
  const front = slab(
    studio,
    move(0, y, 0),
    { width: w, height: h, depth: d, corner, fillet: isRack ? 0.1 : 0.3, points: 6, steps: 4 },
    skin,
  );
  const top = new Face(studio, place(move(0, lift + h, 0), turnX(-90)));
  drawTop(top, design, recipe);
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move((side * w) / 2, y, 0), turnY(side * 90)));
    perforate(flank, staggered(d * 0.66, h * 0.5, isRack ? 0.7 : 0.5), isRack ? 0.24 : 0.16, '#060708');
  }
  drawFront(front, design, recipe);
  drawRear(new Face(studio, place(move(0, y, -d / 2), turnY(180))), design, recipe);
  if (isRack) drawEars(studio, design, y, true);
}

/** The folded brackets that carry a rack unit. */
function drawEars(studio: Studio, { width: w, height: h, depth: d, body }: Design, y: number, isNear: boolean): void {
  for (const side of [-1, 1]) {
    if (studio.depth([side, 0, 0]) > 0 !== isNear) continue;
    const shape = { width: 2.2, height: h, depth: 0.35, corner: 0.3, fillet: 0.08, points: 4, steps: 2 };
    const ear = slab(studio, move(side * (w / 2 + 1.05), y, d / 2 - 0.2), shape, metal(darken(body, 0.1), 0.5, 0.66));
    for (const v of [-1, 1]) {
      ear.fill(rectangle(side * 0.1, v * h * 0.3, 1, 0.56, 0.28), '#050607');
      ear.line(closed(rectangle(side * 0.1, v * h * 0.3, 1, 0.56, 0.28)), lighten(body, 0.5), 1, 0.5);
    }
  }
}

function drawTop(top: Face, { width: w, depth: d, body, layout, isRack }: Design, recipe: Recipe): void {
  if (layout === 'two-tone') {
    const plate = linear(-w / 2, d / 2, w / 2, -d / 2, [0, lighten(body, 0.2)], [1, darken(body, 0.25)]);
    top.fill(rectangle(0, d * 0.2, w * 0.94, d * 0.48, 0.4), plate);
  } else if (layout === 'strip') {
    top.fill(rectangle(0, -d * 0.34, w * 0.9, d * 0.03, 0.1), recipe.accent);
  }
  const vents = isRack ? 20 : Math.max(6, Math.round(w / 1.6));
  for (const i of range(vents)) {
    const x = (i - (vents - 1) / 2) * ((w * 0.8) / vents);
    top.fill(rectangle(x, d * 0.27, (w * 0.8) / vents / 2.6, d * 0.26, 0.14, 4), '#06070a', { opacity: 0.78 });
  }
  mark(top, 0, -d * 0.12, Math.min(1.3, d * 0.1), recipe, body, 0.7);
}

/** Sockets in one row, or two in a rack, with a lamp over each; light-blue frames carry power. */
function drawFront(face: Face, design: Design, recipe: Recipe): void {
  const { width: w, height: h, ports, sfp, isRack, hasPower, body } = design;
  const ground = linear(0, h / 2, 0, -h / 2, [0, lighten('#1d2025', 0.12)], [1, '#0f1113']);
  face.fill(rectangle(0, 0, w * (isRack ? 0.985 : 0.94), h * 0.84, 0.25), ground);
  face.line(closed(rectangle(0, 0, w * (isRack ? 0.985 : 0.94), h * 0.84, 0.25)), lighten(body, 0.4), 1, 0.4);
  const rows = isRack && ports > 12 ? 2 : 1;
  const columns = Math.ceil(ports / rows);
  const sideRoom = isRack ? 6.4 : 3;
  const opticalRoom = sfp ? Math.ceil(sfp / rows) * (isRack ? 1.9 : 2) + 0.8 : 0;
  const room = w - sideRoom - opticalRoom - 1.4;
  const socket = Math.min(room / (columns + columns / 6) / 1.05, rows === 2 ? h * 0.36 : h * 0.58, 1.75);
  const step = socket * 1.06;
  const left = -w / 2 + sideRoom;
  const frame = hasPower ? '#7fa3c9' : '#9aa0a8';
  for (const i of range(ports)) {
    const row = rows === 2 ? i % 2 : 0;
    const column = rows === 2 ? Math.floor(i / 2) : i;
    const gap = rows === 2 || ports > 8 ? Math.floor(column / 6) * socket * 0.35 : 0;
    const y = rows === 2 ? (row ? -1 : 1) * socket * 0.54 - 0.12 : -h * 0.09;
    const isLinked = recipe.model.isTrue(`link ${i}`, 0.62);
    const x = left + socket / 2 + column * step + gap;
    networkPort(face, x, y, socket, frame, isLinked ? '#6dff9e' : '#4a4f57');
    if (rows === 1) {
      if (isLinked) led(face, x, h * 0.32, 0.09, '#5dff9b');
      else face.fill(circle(x, h * 0.32, 0.09, 12), '#4a5058');
    }
  }
  for (const i of range(sfp)) {
    const row = rows === 2 ? i % 2 : 0;
    const x = w / 2 - opticalRoom + 0.4 + (rows === 2 ? Math.floor(i / 2) : i) * 1.95;
    const y = rows === 2 ? (row ? -1 : 1) * h * 0.19 - 0.1 : -h * 0.05;
    const height = rows === 2 ? h * 0.26 : h * 0.36;
    face.fill(rectangle(x, y, 1.7, height, 0.08), linear(0, y + 0.5, 0, y - 0.5, [0, '#cfd3d8'], [1, '#878d95']));
    face.fill(rectangle(x, y, 1.42, height * 0.7, 0.05), '#050607');
    face.fill(rectangle(x, y - height * 0.28, 1.1, height * 0.12, 0.03, 2), '#d3ac5c');
  }
  const lamps = -w / 2 + (isRack ? 1.4 : 0.95);
  if (isRack) {
    wordMark(face, lamps + 1.5, h * 0.22, 3.4, recipe, '#1d2025', 0.9);
    for (const i of range(3)) led(face, lamps + 0.3 + i * 1.1, -h * 0.04, 0.13, i ? '#5dff9b' : recipe.accent);
    bar(face, lamps + 1.4, -h * 0.24, 2.6, 0.16, '#8b9199', 0.6);
  } else {
    led(face, lamps, h * 0.2, 0.12, recipe.accent);
    led(face, lamps, -h * 0.06, 0.1, '#5dff9b');
    if (hasPower) led(face, lamps, -h * 0.28, 0.1, '#57b7ff');
  }
}

function drawRear(face: Face, { width: w, height: h, isRack, body }: Design, recipe: Recipe): void {
  if (!isRack) {
    roundJack(face, -w * 0.36, 0, 0.45);
    bar(face, -w * 0.2, 0, w * 0.1, 0.12, lighten(body, 0.4), 0.5);
    face.fill(rectangle(w * 0.34, 0, 0.9, 0.5, 0.1), '#070809');
    const slots = Math.max(3, Math.round(w * 0.34));
    for (const i of range(slots)) groove(face, (i - slots / 2) * 0.7 + w * 0.06, 0, 0.26, h * 0.46, lighten(body, 0.3));
    return;
  }
  face.fill(rectangle(-w * 0.42, 0, 3, 2.4, 0.3), '#0a0b0d');
  for (const i of range(3))
    face.fill(rectangle(-w * 0.42 + (i - 1) * 0.8, i === 1 ? -0.3 : 0.2, 0.26, 0.8, 0.05, 2), '#c3c7cc');
  screw(face, -w * 0.34, 0, 0.42, '#d3ac5c');
  networkPort(face, w * 0.1, 0, 1.6, '#9aa0a8', '');
  for (const x of [0.24, 0.4]) {
    face.fill(circle(x * w, 0, 1.75, 36), '#08090b');
    for (const k of [0.35, 0.6, 0.82, 1])
      face.line(closed(circle(x * w, 0, 1.75 * k, 32)), lighten(body, 0.35), 1.4, 0.7);
  }
  wordMark(face, -w * 0.12, 0, 4, recipe, body, 0.4);
}

import {
  around,
  bar,
  clamp,
  closed,
  darken,
  definePicture,
  digits,
  digitsWidth,
  Face,
  groove,
  inkOn,
  led,
  lighten,
  linear,
  mark,
  metal,
  move,
  onFloor,
  type Placement,
  place,
  type Recipe,
  range,
  rectangle,
  ring,
  rubber,
  type Studio,
  satin,
  shadow,
  sheen,
  slab,
  turnX,
  turnY,
  usbA,
  usbC,
  type Vector,
} from '../studio/index.ts';
import { drawColumn, drawHandle, drawPuck, drawStrap } from './power-bank-forms.ts';

type Layout = 'display' | 'lights' | 'ribs' | 'ring' | 'armour' | 'slim' | 'strap' | 'pad' | 'tower' | 'handle';
type Form = Layout | 'puck' | 'column';
type Design = {
  width: number;
  height: number;
  depth: number;
  body: string;
  layout: Form;
  charge: number;
  ports: number;
};

type Measures = { width: number; height: number; depth: number };

/** Forms with measures of their own, for ten thousand milliampere-hours or what is usual for them. */
const measures: Readonly<Record<string, Measures>> = {
  slim: { width: 6.6, height: 11.5, depth: 0.9 },
  puck: { width: 8.6, height: 8.6, depth: 1.6 },
  column: { width: 5.2, height: 11.5, depth: 5.2 },
  tower: { width: 6.2, height: 13, depth: 6.2 },
  handle: { width: 11.3, height: 13.4, depth: 6 },
};

const forms: readonly Form[] = [
  'display',
  'lights',
  'ribs',
  'ring',
  'armour',
  'slim',
  'strap',
  'pad',
  'tower',
  'handle',
  'puck',
  'column',
];

/** Ways to stand, or lie, for a card picture. */
const poses = [
  { yaw: 30, pitch: 20 },
  { yaw: -34, pitch: 16 },
  { yaw: 30, pitch: 34 },
] as const;

const poseOf = (pose: number) => clamp(Math.round(pose), 0, poses.length - 1);

function focusOf(layout: string): Vector {
  if (layout === 'pad') return [0, 1.5, 0];
  const own = Object.hasOwn(measures, layout) ? measures[layout] : undefined;
  return own ? [0, own.height * 0.8, own.depth / 2] : [0, 13, 0];
}

/** A power bank, standing or lying; its size follows the capacity in milliampere-hours. */
export const powerBank = definePicture({
  name: 'power-bank',
  hasTurn: true,
  defaults: { capacity: 20000, charge: 87, ports: 3, layout: 'auto', pose: 0 },
  views: {
    front: ({ pose }) => ({ ...around(poses, poseOf(pose)), distance: 5.2, span: 16, padding: 115 }),
    side: { yaw: -38, pitch: 16, distance: 5.2, span: 16, padding: 115 },
    lying: { yaw: 30, pitch: 34, distance: 5.2, span: 16, padding: 105 },
    detail: ({ layout }) => ({
      yaw: 24,
      pitch: 34,
      distance: 5.2,
      span: 16,
      ground: 'light',
      zoom: 2.2,
      focus: focusOf(layout),
    }),
  },
  draw: (studio, params, { view, recipe }) => {
    const volume = clamp(params.capacity / 20000, 0.2, 2.2);
    const slim = recipe.series.between('slim', 0.85, 1.15);
    const given = forms.find((form) => form === params.layout);
    const layout = given ?? recipe.layout<Form>('auto', ['display', 'lights', 'ribs', 'ring', 'armour']);
    const size = (Object.hasOwn(measures, layout) ? measures[layout] : undefined) ?? {
      width: 7.2 * volume ** 0.14 * (2 - slim) ** 0.4,
      height: 15 * volume ** 0.3,
      depth: clamp(2.4 * volume ** 0.5 * slim, 1.3, 4.2),
    };
    const design: Design = {
      ...size,
      body: recipe.colour(params.colour, ['#2b3442', '#d8dade', '#26292e', '#4a5a4d', '#c9b6cf', '#e2ddd2']),
      layout,
      charge: clamp(Math.round(params.charge), 10, 99),
      ports: clamp(Math.round(params.ports), 1, 4),
    };
    const isThick = layout === 'tower' || layout === 'handle';
    const isLaid = view === 'front' && poseOf(params.pose) === 2 && !isThick;
    drawBank(studio, design, view === 'lying' || layout === 'pad' || isLaid, recipe);
  },
});

function drawBank(studio: Studio, design: Design, isLying: boolean, recipe: Recipe): void {
  const { width: w, height: h, depth: d, layout } = design;
  const at = isLying ? place(move(0, d / 2, 0), turnX(-90)) : move(0, h / 2, 0);
  const isRound = layout === 'puck' || layout === 'column';
  const [reach, roundness] = isRound ? [Math.min(d, w), Math.min(d, w) / 2] : [w * 0.82, 0.7];
  const footprint = isLying
    ? rectangle(0, 0, w * (layout === 'column' ? 0.5 : 0.94), h * 0.96, layout === 'puck' ? w / 2 : 1.2)
    : rectangle(0, 0, layout === 'puck' ? w * 0.4 : reach, d * 0.7, roundness);
  shadow(studio, onFloor(footprint), { blur: 0.85, contact: isLying ? 1 : 0.75 });
  if (layout === 'puck') drawPuck(studio, at, design, recipe);
  else if (layout === 'column') drawColumn(studio, at, design, recipe);
  else drawBox(studio, at, design, recipe);
}

function drawBox(studio: Studio, at: Placement, design: Design, recipe: Recipe): void {
  const { width: w, height: h, depth: d, body, layout } = design;
  if (layout === 'strap') drawStrap(studio, at, design);
  if (layout === 'handle') drawHandle(studio, at, design);
  const isArmoured = layout === 'armour' || layout === 'handle';
  const fillet = Math.min(d / 3, 0.85 * recipe.softness);
  const corner = clamp(1.15 * recipe.softness, 0.5, 1.6);
  const shape = { width: w, height: h, depth: d, corner, fillet, points: 12, steps: 9 };
  const face = isArmoured ? drawArmour(studio, at, design, fillet) : slab(studio, at, shape, satin(body));
  drawFront(face, design, recipe);
  drawPorts(new Face(studio, place(at, move(0, h / 2 + (isArmoured ? 0.16 : 0.004), 0), turnX(-90))), design, recipe);
  const button = { width: Math.min(0.62, d * 0.5), height: 1.7, depth: 0.16, corner: 0.3, fillet: 0.07 };
  const flank = new Face(studio, place(at, move(w / 2, h * 0.24, 0), turnY(90)));
  if (flank.isVisible) slab(studio, flank.placement, button, metal(lighten(body, 0.3), 0.3));
}

/** A rubber frame all round with a plate let into its front. */
function drawArmour(
  studio: Studio,
  at: Placement,
  { width: w, height: h, depth: d, body }: Design,
  fillet: number,
): Face {
  const frame = { width: w + 0.3, height: h + 0.3, depth: d, corner: 1.9, fillet, points: 14, steps: 8 };
  const rim = slab(studio, at, frame, rubber(darken(body, 0.55)));
  const plate = { width: w - 1.1, height: h - 1.5, depth: 0.3, corner: 1, fillet: 0.12 };
  return slab(studio, rim.at(0, 0, 0.02), plate, satin(body));
}

function drawFront(face: Face, { width: w, height: h, body, layout, charge }: Design, recipe: Recipe): void {
  const accent = recipe.accent;
  if (layout !== 'ribs') mark(face, 0, -h * 0.33, 0.5, recipe, body, 0.7);
  if (layout === 'ribs') {
    for (const i of range(13)) groove(face, 0, -h / 2 + 1.4 + i * 0.5, w - 2.2, 0.2, lighten(body, 0.3));
  }
  if (layout === 'lights' || layout === 'armour' || layout === 'slim') {
    face.fill(rectangle(0, h * 0.3, 3.6, 0.9, 0.45), '#0c0d10');
    for (const i of range(4)) led(face, -1.2 + i * 0.8, h * 0.3, 0.14, i < 3 ? accent : '#3b4048');
    if (layout === 'armour')
      for (const x of [-1, 1])
        face.line(
          [
            [x * w * 0.32, -h * 0.3],
            [x * w * 0.32, h * 0.22],
          ],
          inkOn(body, 0.25),
          2,
          0.6,
        );
    return;
  }
  if (layout === 'ring' || layout === 'pad') {
    const r = w * 0.3;
    const y = h * 0.1;
    face.fill(ring(0, y, r * 0.98, r * 1.04), inkOn(body, 0.3), { opacity: 0.7 });
    face.fill(ring(0, y, r * 0.72, r * 0.78), inkOn(body, 0.2), { opacity: 0.5 });
    const plus = inkOn(body, 0.4);
    face.fill(rectangle(0, y, r * 0.4, r * 0.07, 0.05), plus, { opacity: 0.7 });
    face.fill(rectangle(0, y, r * 0.07, r * 0.4, 0.05), plus, { opacity: 0.7 });
    if (layout === 'pad') digits(face, String(charge), -digitsWidth(String(charge), 1) / 2, h * 0.3, 1, accent);
    else for (const i of range(4)) led(face, -0.9 + i * 0.6, h * 0.4, 0.1, i < 3 ? accent : '#3b4048');
    return;
  }
  const y = h * 0.28;
  const window = rectangle(0, y, w - 2.3, 3.9, 0.8);
  face.clip(window, () => {
    face.fill(window, linear(-w / 2, h * 0.4, w / 2, h * 0.15, [0, '#23262c'], [0.5, '#0c0d10'], [1, '#050506']));
  });
  const text = String(charge);
  const tall = layout === 'tower' ? 1.3 : 1.7;
  const end = digits(face, text, -(digitsWidth(text, tall) + 0.9) / 2, y - tall / 2, tall, accent);
  face.fill(ring(end + 0.2, y + 0.58, 0.1, 0.19), accent);
  face.fill(ring(end + 0.62, y + 0.32, 0.1, 0.19), accent);
  face.line(
    [
      [end + 0.18, y + 0.26],
      [end + 0.66, y + 0.66],
    ],
    accent,
    Math.max(1, face.unit * 0.08),
  );
  sheen(face, -(w - 2.3) / 2, y - 1.95, w - 2.3, 3.9, 0.8, 0.22);
  face.line(closed(window), inkOn(body, 0.2), 1, 0.5);
  bar(face, 0, h * 0.12, 1.6, 0.12, inkOn(body, 0.4), 0.6);
}

function drawPorts(edge: Face, { width: w, ports, body }: Design, recipe: Recipe): void {
  const step = Math.min(1.9, (w - 2) / ports);
  for (const i of range(ports)) {
    const x = (i - (ports - 1) / 2) * step;
    if (i === ports - 1 && ports > 1) usbA(edge, x, 0, 1.45, recipe.accent);
    else usbC(edge, x, 0, 1.1, inkOn(body, 0.5));
  }
}

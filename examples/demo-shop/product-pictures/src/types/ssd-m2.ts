import {
  arc,
  bar,
  circle,
  createRandom,
  darken,
  definePicture,
  digits,
  digitsWidth,
  type Face,
  groove,
  lighten,
  linear,
  metal,
  move,
  onFloor,
  type Placement,
  place,
  poseOf,
  type Recipe,
  range,
  rectangle,
  rectangleAt,
  satin,
  shadow,
  slab,
  turnX,
  turnZ,
  type View,
  wordMark,
} from '../studio/index.ts';
import { capacityDigits } from './ssd.ts';

type Layout = 'chips' | 'label' | 'heatsink' | 'copper' | 'short';
type Pose = 'lying' | 'away' | 'upright' | 'edge';
const [w, full, d] = [3.08, 11.2, 0.14];

/** Lying, turned to its other side, standing upright and on its long edge. */
const poses: readonly [Pose, ...Pose[]] = ['lying', 'away', 'upright', 'edge'];

function cameraOf(pose: Pose, turn: number): View {
  if (pose === 'lying' || pose === 'away')
    return { yaw: pose === 'lying' ? turn : -turn, pitch: 38, distance: 5.2, span: 11, padding: 130 };
  return { yaw: Math.sign(turn) * 30, pitch: 12, distance: 5.2, span: 11, padding: pose === 'edge' ? 140 : 120 };
}

/** Where its middle is, and how it is turned. */
function standing(pose: Pose, length: number): Placement {
  if (pose === 'upright') return place(move(0, length / 2 + 0.02, 0), turnX(-6));
  if (pose === 'edge') return place(move(0, w / 2 + 0.02, 0), turnX(-6), turnZ(-90));
  return place(move(0, 0.3, 0), turnX(-90));
}

/** An M.2 2280 drive: bare chips, a printed label, or a heat spreader; the short one is a 2230. */
export const ssdM2 = definePicture({
  name: 'ssd-m2',
  version: 2,
  defaults: { capacity: 1000, layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ pose }, recipe) => cameraOf(poseOf(poses, pose), recipe.brand.pick('turn', [40, -40, 50])),
    side: { yaw: -58, pitch: 24, distance: 5.2, span: 11, padding: 120 },
    back: { yaw: 215, pitch: 40, distance: 5.2, span: 11, padding: 130 },
    detail: { yaw: 40, pitch: 38, distance: 5.2, span: 11, ground: 'light', zoom: 2.6, focus: [-0.3, 0.4, 3.6] },
  },
  draw: (studio, params, { view, recipe }) => {
    const board = recipe.colour(params.colour, ['#12161c', '#0f1a2b', '#10231a', '#1a1416']);
    const layout =
      params.layout === 'short'
        ? 'short'
        : recipe.layout<Layout>(params.layout, ['chips', 'label', 'heatsink', 'copper']);
    const h = layout === 'short' ? full * (30 / 80) : full;
    const pose = view === 'front' ? poseOf(poses, params.pose) : 'lying';
    const [long, deep] = pose === 'upright' ? [w, 0.5] : pose === 'edge' ? [h, 0.5] : [w, h];
    shadow(studio, onFloor(rectangle(0, 0, long * 0.98, deep * 0.98, 0.1)), { blur: 0.6 });
    const at = standing(pose, h);
    const face = slab(
      studio,
      at,
      { width: w, height: h, depth: d, corner: 0.1, fillet: 0.02, points: 3, steps: 2 },
      satin(board),
    );
    drawEdge(face, h, board);
    if (layout === 'short') drawShort(face, recipe, params.capacity);
    else if (layout === 'heatsink') drawHeatsink(face, recipe, params.capacity);
    else {
      drawChips(face);
      if (layout !== 'chips') drawLabel(face, layout, recipe, params.capacity);
    }
  },
});

/** The gold comb with its key notch and the half-round screw cut. */
function drawEdge(face: Face, h: number, board: string): void {
  face.fill(rectangleAt(-w / 2 + 0.02, -h / 2, w - 0.04, 0.45), board);
  for (const i of range(34)) {
    if (i >= 26 && i <= 28) continue;
    const gold = linear(0, -h / 2 + 0.5, 0, -h / 2, [0, '#f0d693'], [1, '#b78b3a']);
    face.fill(rectangle(-w / 2 + 0.2 + i * 0.083, -h / 2 + 0.26, 0.05, 0.42, 0.01, 1), gold);
  }
  face.fill(rectangleAt(-w / 2 + 0.2 + 26 * 0.083 - 0.03, -h / 2 - 0.02, 0.22, 0.46, 0.05, 3), '#c9ccd0');
  face.fill(arc(0, h / 2, 0.36, 180, 360, 20), '#d9dbde');
  face.fill([...arc(0, h / 2, 0.36, 180, 360, 20), ...arc(0, h / 2, 0.24, 360, 180, 20)], '#caa256');
}

function drawChip(face: Face, x: number, y: number, width: number, height: number, colour = '#0d0f12'): void {
  const shape = { width, height, depth: 0.22, corner: 0.05, fillet: 0.03, points: 2, steps: 2 };
  const top = slab(face.studio, face.at(x, y, 0.1), shape, satin(colour));
  bar(top, 0, height * 0.12, width * 0.5, 0.09, '#7d848d');
  bar(top, 0, -height * 0.08, width * 0.36, 0.07, '#7d848d', 0.6);
  top.fill(circle(-width * 0.4, -height * 0.4, 0.05, 10), '#5d636b');
}

function drawChips(face: Face): void {
  const random = createRandom(5);
  for (const _ of range(46)) {
    const x = (random() - 0.5) * (w - 0.5);
    const y = -1.3 - random() * 3.6;
    const isUnderChip =
      (Math.abs(x + 0.1) < 1.05 && y < -1.45 && y > -3.45) || (Math.abs(x - 0.45) < 0.65 && y < -3.5 && y > -4.5);
    if (isUnderChip) continue;
    face.fill(rectangle(x, y, 0.14, 0.08, 0.01, 1), '#b08a5a');
    face.fill(rectangle(x, y, 0.06, 0.08, 0.01, 1), '#d9d9d9');
  }
  drawChip(face, 0, 3.2, 2.35, 2.5);
  drawChip(face, 0, 0.35, 2.35, 2.5);
  drawChip(face, -0.1, -2.45, 1.8, 1.8, '#171a1f');
  drawChip(face, 0.45, -4, 1.1, 0.9);
}

/** Controller and memory in one, with a small label on it. */
function drawShort(face: Face, recipe: Recipe, capacity: number): void {
  for (const i of range(14))
    face.fill(rectangle(-1.25 + (i % 7) * 0.42, -1.28 - Math.floor(i / 7) * 0.2, 0.16, 0.09, 0.01, 1), '#b08a5a');
  const shape = { width: 2.5, height: 2.3, depth: 0.24, corner: 0.06, fillet: 0.03, points: 2, steps: 2 };
  const top = slab(face.studio, face.at(0, 0.28, 0.1), shape, satin('#15181d'));
  wordMark(top, 0, 0.72, 1.4, recipe, '#15181d', 1);
  const text = capacityDigits(capacity);
  digits(top, text, -digitsWidth(text, 0.6) / 2, -0.35, 0.6, '#eef0f2');
  bar(top, 0, -0.75, 1.6, 0.12, recipe.accent);
}

function drawLabel(face: Face, layout: 'label' | 'copper', recipe: Recipe, capacity: number): void {
  const colour = layout === 'copper' ? '#b87348' : '#15181d';
  const sheet = { width: w - 0.16, height: 8.1, depth: 0.05, corner: 0.12, fillet: 0.02, points: 3, steps: 1 };
  const top = slab(
    face.studio,
    face.at(0, 0.75, 0.34),
    sheet,
    layout === 'copper' ? metal(colour, 0.35) : satin(colour),
  );
  const text = capacityDigits(capacity);
  const ink = layout === 'copper' ? '#2a1a10' : '#eef0f2';
  top.fill(
    [
      [-w / 2 + 0.1, -1.2],
      [w / 2 - 0.1, 0.6],
      [w / 2 - 0.1, -0.2],
      [-w / 2 + 0.1, -2],
    ],
    recipe.accent,
    { opacity: layout === 'copper' ? 0.7 : 1 },
  );
  wordMark(top, 0, 3, 1.9, recipe, colour, 1);
  digits(top, text, -digitsWidth(text, 0.8) / 2, 1.35, 0.8, ink);
  for (const i of range(4)) bar(top, 0, -2.6 - i * 0.3, 2.1 - i * 0.25, 0.1, ink, 0.55);
}

function drawHeatsink(face: Face, recipe: Recipe, capacity: number): void {
  const colour = recipe.series.pick('heatsink', ['#2f3238', '#8d9299', '#3b4656']);
  const shape = { width: w + 0.12, height: 9.3, depth: 0.85, corner: 0.2, fillet: 0.1, points: 4, steps: 3 };
  const top = slab(face.studio, face.at(0, 0.6, 0.44), shape, metal(colour, 0.45));
  for (const i of range(15)) {
    if (i > 4 && i < 9) continue;
    groove(top, 0, 4 - i * 0.56, w - 0.5, 0.26, lighten(colour, 0.5));
  }
  top.fill(
    rectangle(0, 0.1, w - 0.3, 1.9, 0.12),
    linear(-1, 1, 1, -1, [0, lighten(colour, 0.14)], [1, darken(colour, 0.3)]),
  );
  wordMark(top, 0, 0.6, 1.8, recipe, colour, 1);
  const text = capacityDigits(capacity);
  digits(top, text, -digitsWidth(text, 0.6) / 2, -0.55, 0.6, lighten(recipe.accent, 0.2));
  top.fill(rectangle(0, -4.3, w - 0.6, 0.12, 0.06), recipe.accent);
}

import {
  circle,
  darken,
  definePicture,
  digits,
  digitsWidth,
  Face,
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
  poseOf,
  type Recipe,
  range,
  rectangle,
  ring,
  rubber,
  satin,
  shadow,
  slab,
  turnX,
  turnZ,
  usbC,
  type View,
  wordMark,
} from '../studio/index.ts';
import { capacityDigits } from './ssd.ts';

type Layout = 'ribs' | 'plain' | 'loop' | 'armour';
type Pose = 'lying' | 'away' | 'upright' | 'edge';
type Size = readonly [width: number, height: number, depth: number];
const sizes: Record<Layout, Size> = {
  ribs: [5.6, 9.4, 1.05],
  plain: [6.2, 8.2, 0.9],
  loop: [5.2, 9.8, 1.1],
  armour: [6.4, 9.6, 1.5],
};

/** Lying, turned to its other side, standing upright and on its long edge. */
const poses: readonly [Pose, ...Pose[]] = ['lying', 'away', 'upright', 'edge'];

function cameraOf(pose: Pose, turn: number): View {
  if (pose === 'lying' || pose === 'away')
    return { yaw: pose === 'lying' ? turn : -turn, pitch: 40, distance: 5.2, span: 11, padding: 135 };
  return { yaw: Math.sign(turn) * 28, pitch: 14, distance: 5.2, span: 11, padding: pose === 'edge' ? 150 : 130 };
}

/** Where its middle is, and how it is turned. */
function standing(pose: Pose, [w, h, d]: Size): Placement {
  if (pose === 'upright') return place(move(0, h / 2 + 0.02, 0), turnX(-6));
  if (pose === 'edge') return place(move(0, w / 2 + 0.02, 0), turnX(-6), turnZ(-90));
  return place(move(0, d / 2 + 0.02, 0), turnX(-90));
}

/** A portable solid-state drive: ribbed metal, plain, with a carrying loop, or in rubber. */
export const ssdPortable = definePicture({
  name: 'ssd-portable',
  defaults: { capacity: 1000, layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ pose }, recipe) => cameraOf(poseOf(poses, pose), recipe.brand.pick('turn', [32, -32, 22])),
    side: { yaw: 52, pitch: 22, distance: 5.2, span: 11, padding: 130 },
    back: { yaw: 200, pitch: 38, distance: 5.2, span: 11, padding: 135 },
    detail: { yaw: 24, pitch: 26, distance: 5.2, span: 11, ground: 'light', zoom: 2.3, focus: [0, 0.6, 4] },
  },
  draw: (studio, params, { view, recipe }) => {
    const body = recipe.colour(params.colour, ['#4b5a70', '#2a2d33', '#b9bdc3', '#7a2e35', '#3f5a4a']);
    const layout = recipe.layout<Layout>(params.layout, ['ribs', 'plain', 'loop', 'armour']);
    const [w, h, d] = sizes[layout];
    const pose = view === 'front' ? poseOf(poses, params.pose) : 'lying';
    const at = standing(pose, sizes[layout]);
    const [long, deep] = pose === 'upright' ? [w, d] : pose === 'edge' ? [h, d] : [w, h];
    shadow(studio, onFloor(rectangle(0, 0, long * 0.95, deep * 0.95, Math.min(0.9, deep / 3))), { blur: 0.75 });
    const corner = { ribs: 1, plain: 0.8, loop: 1.4, armour: 1.2 }[layout] * (0.6 + 0.4 * recipe.softness);
    const fillet = { ribs: 0.42, plain: 0.25, loop: 0.45, armour: 0.6 }[layout];
    const shape = { width: w, height: h, depth: d, corner, fillet, points: 14, steps: 7 };
    const material =
      layout === 'armour' ? rubber(darken(body, 0.35)) : layout === 'plain' ? satin(body) : metal(body, 0.45);
    const top = slab(studio, at, shape, material);
    drawTop(top, layout, [w, h, d], body, recipe, params.capacity);
    usbC(new Face(studio, place(at, move(0, -h / 2 - 0.005, 0), turnX(90))), 0, 0, 1.1);
  },
});

function drawTop(top: Face, layout: Layout, [w, h]: Size, body: string, recipe: Recipe, capacity: number): void {
  const text = capacityDigits(capacity);
  const ink = inkOn(body, 0.6);
  if (layout === 'ribs') {
    for (const i of range(17)) {
      const x = -w / 2 + 0.78 + (i * (w - 1.56)) / 16;
      top.line(
        [
          [x, -h / 2 + 0.8],
          [x, h * 0.12],
        ],
        darken(body, 0.5),
        1.5,
        0.55,
      );
      top.line(
        [
          [x + 0.05, -h / 2 + 0.8],
          [x + 0.05, h * 0.12],
        ],
        lighten(body, 0.4),
        0.9,
        0.5,
      );
    }
    wordMark(top, 0, h * 0.27, 1.9, recipe, body);
    led(top, w * 0.32, h * 0.41, 0.07, recipe.accent);
    return;
  }
  if (layout === 'plain') {
    mark(top, 0, h * 0.1, 1, recipe, body, 0.6);
    digits(top, text, -digitsWidth(text, 0.7) / 2, -h * 0.3, 0.7, ink);
    top.fill(rectangle(0, -h / 2 + 0.5, w * 0.5, 0.1, 0.05), recipe.accent);
    led(top, w * 0.36, -h * 0.41, 0.07, recipe.accent);
    return;
  }
  if (layout === 'loop') {
    const y = h * 0.36;
    top.fill(circle(w * 0.24, y, 0.62, 36), linear(0, y + 0.6, 0.6, y - 0.6, [0, '#040405'], [1, '#2a2c30']));
    top.line([...ring(w * 0.24, y, 0.62, 0.62)], lighten(body, 0.5), 1.4, 0.7);
    top.fill(rectangle(w * 0.24 - 0.1, y, 0.5, 0.34, 0.1), recipe.accent);
    wordMark(top, -w * 0.1, -h * 0.1, 2.2, recipe, body);
    digits(top, text, -w * 0.3, -h * 0.33, 0.8, ink);
    return;
  }
  const plate = { width: w - 1.4, height: h - 2, depth: 0.24, corner: 0.7, fillet: 0.1 };
  const lid = slab(top.studio, top.at(0, 0, 0.02), plate, metal(body, 0.4));
  mark(lid, 0, h * 0.2, 0.75, recipe, body, 0.8);
  digits(lid, text, -digitsWidth(text, 0.9) / 2, -h * 0.14, 0.9, ink);
  lid.fill(rectangle(0, -h * 0.26, w * 0.4, 0.16, 0.08), recipe.accent);
}

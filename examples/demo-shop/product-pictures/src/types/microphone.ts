import {
  bar,
  bend,
  circle,
  closed,
  darken,
  definePicture,
  digits,
  directionOf,
  Face,
  framesAlong,
  lathe,
  led,
  lighten,
  linear,
  mark,
  metal,
  move,
  mug,
  onFloor,
  type ProfilePoint,
  perforate,
  place,
  plant,
  pointOf,
  type Recipe,
  radians,
  range,
  rectangle,
  roundedProfile,
  rubber,
  type Studio,
  satin,
  shadow,
  slab,
  speckle,
  sphereProfile,
  staggered,
  sweep,
  turnX,
  turnY,
  type Vector,
  wordMark,
} from '../studio/index.ts';
import { drawCapsule, mesh } from './microphone-capsule.ts';

type Layout = 'desk' | 'broadcast' | 'lavalier' | 'ball';
type Design = { body: string; recipe: Recipe; trim: string };

/** A microphone: on its desk stand, on a broadcast arm, a round retro one, or a pair of clip-on ones with their receiver. */
export const microphone = definePicture({
  name: 'microphone',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto' },
  views: {
    front: ({ layout }) =>
      layout === 'lavalier'
        ? { yaw: -24, pitch: 22, distance: 5, span: 13, padding: 130 }
        : { yaw: -28, pitch: 9, distance: 5.2, span: 24, padding: 100 },
    side: ({ layout }) =>
      layout === 'lavalier'
        ? { yaw: 36, pitch: 16, distance: 5, span: 13, padding: 130 }
        : { yaw: 52, pitch: 10, distance: 5.2, span: 24, padding: 105 },
    detail: ({ layout }) =>
      layout === 'lavalier'
        ? { yaw: -20, pitch: 18, distance: 5, span: 13, ground: 'light', zoom: 2, focus: [2, 2.4, 2] }
        : { yaw: -24, pitch: 7, distance: 5.2, span: 24, ground: 'light', zoom: 2.1, focus: [0, 15, 2] },
    scene: ({ layout }) => {
      const unit = layout === 'lavalier' ? 8 : 15;
      return {
        yaw: -24,
        pitch: 11,
        distance: 5.2,
        span: unit * 1.6,
        padding: 230,
        shift: [0, 30],
        ground: {
          wall: 'cool',
          wood: '#a9835f',
          unit,
          far: 1.1,
          props: (studio, at) => {
            plant(studio, at, -unit * 1.15, -unit * 0.5, unit / 17);
            mug(studio, at, unit * 1.1, -unit * 0.3, unit / 19);
          },
        },
      };
    },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#24272c', '#2c2f35', '#c3c7cc', '#dfe1e4', '#7a2e35']);
    const design: Design = { body, recipe, trim: recipe.brand.pick('trim', ['#b9925e', '#a9adb3', '#c5cad1']) };
    drawers[recipe.layout<Layout>(params.layout, ['desk', 'broadcast', 'lavalier', 'ball'])](studio, design);
  },
});

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  desk: (studio, design) => {
    const { body, recipe, trim } = design;
    const r = recipe.series.between('radius', 2.5, 3);
    const upright = turnX(-90);
    shadow(studio, onFloor(circle(0, 0, 5, 44)), { blur: 0.8 });
    const foot: ProfilePoint[] = [
      [4.8, 0],
      [5.1, 0.3],
      [5.1, 0.8],
      [4.8, 1.15],
      [1.2, 1.5],
    ];
    lathe(studio, upright, foot, satin(darken(body, 0.08)), { points: 64 });
    const post: ProfilePoint[] = [
      [0.75, 1.4],
      [0.7, 4.6],
    ];
    lathe(studio, upright, post, metal(trim, 0.3), { points: 32 });
    const tilt = place(move(0, 4.4, 0), turnX(-4));
    const isYoke = recipe.series.isTrue('yoke', 0.5);
    if (isYoke) {
      const path = range(25).map((i): Vector => {
        const angle = radians(180 + (180 * i) / 24);
        return pointOf(tilt, [Math.cos(angle) * (r + 0.8), 4.4 + Math.sin(angle) * 4.2, 0]);
      });
      sweep(studio, framesAlong(path, [0, 0, 1]), rectangle(0, 0, 0.5, 1.5, 0.2, 4), satin(darken(body, 0.1)));
    }
    const can: ProfilePoint[] = [
      [r * 0.7, 0.2],
      [r * 0.97, 0.5],
      [r, 1],
      [r, 6.2],
    ];
    const axis = place(tilt, turnX(-90));
    lathe(studio, axis, can, satin(body), { points: 60 });
    const front = new Face(studio, place(tilt, turnY(-26), move(0, 3.6, r * 1.003)));
    const knob = lathe(
      studio,
      front.at(0, -0.9),
      [
        [0.85, 0],
        [0.85, 0.5],
        [0.7, 0.65],
      ],
      metal('#8b9199', 0.3),
      { points: 32 },
    );
    knob.fill(circle(0, 0, 0.7, 28), '#3a3f46');
    bar(knob, 0, 0.36, 0.12, 0.4, recipe.accent, 1);
    led(front, 0, 0.75, 0.14, recipe.accent);
    mark(front, 0, 1.75, 0.42, recipe, body, 0.8);
    drawCapsule(studio, place(axis, move(0, 0, 6.4)), r, 5, design);
    if (isYoke) {
      for (const side of [-1, 1]) {
        const bolt = place(tilt, move(side * (r + 0.3), 4.6, 0), turnY(side * 90));
        if (!studio.sees(bolt.origin, bolt.z)) continue;
        const cap = lathe(
          studio,
          bolt,
          [
            [0.7, 0],
            [0.7, 0.7],
            [0.55, 0.85],
          ],
          metal('#8b9199', 0.3),
          { points: 28 },
        );
        cap.fill(circle(0, 0, 0.55, 24), '#5b616a');
      }
    }
  },
  broadcast: (studio, design) => {
    const { body, recipe, trim } = design;
    shadow(studio, onFloor(circle(0, -3, 4.4, 44)), { blur: 0.8 });
    const foot: ProfilePoint[] = [
      [4.4, 0],
      [4.6, 0.3],
      [4.6, 0.9],
      [4.3, 1.2],
      [1.4, 1.6],
    ];
    lathe(studio, place(move(0, 0, -3), turnX(-90)), foot, metal('#4a4f57', 0.36), { points: 60 });
    const arm = [
      ...bend([0, 1.2, -3], [0, 9, -4.6], [0, 14, -4.2], 14),
      ...bend([0, 14.2, -4.1], [0, 15.8, -3], [0, 15.4, -1.4], 8),
    ];
    sweep(studio, framesAlong(arm, [1, 0, 0]), circle(0, 0, 0.62, 18), metal('#5b616a', 0.34));
    const axis = place(move(0, 14.4, 0.2), turnY(30), turnX(8));
    const [r, length] = [recipe.series.between('radius', 2.5, 2.9), 11];
    const back: ProfilePoint[] = [
      [r * 0.5, -length * 0.5],
      [r * 0.92, -length * 0.48],
      [r, -length * 0.42],
      [r, length * 0.06],
    ];
    const rear = new Face(studio, place(axis, move(0, 0, -length * 0.5), turnY(180)));
    rear.fill(circle(0, 0, r * 0.5, 32), '#17191d');
    for (const i of range(3))
      rear.fill(
        circle(Math.cos(radians(90 + i * 120)) * 0.45, Math.sin(radians(90 + i * 120)) * 0.45, 0.13, 12),
        '#d3ac5c',
      );
    lathe(studio, axis, back, satin(body), { points: 60 });
    const collar: ProfilePoint[] = [
      [r * 1.03, length * 0.06],
      [r * 1.03, length * 0.14],
    ];
    lathe(studio, axis, collar, metal(trim, 0.28), { points: 60 });
    drawCapsule(studio, place(axis, move(0, 0, length * 0.16)), r, length * 0.3, design);
    const hoop = range(31).map((i): Vector => {
      const angle = radians(200 - (220 * i) / 30);
      return pointOf(axis, [Math.cos(angle) * (r + 0.7), Math.sin(angle) * (r + 0.7), -1.6]);
    });
    sweep(
      studio,
      framesAlong(hoop, directionOf(axis, [0, 0, 1])),
      rectangle(0, 0, 0.4, 1.1, 0.18, 4),
      metal('#5b616a', 0.34),
    );
    const side = new Face(studio, place(axis, turnY(-84), move(0, 0, r * 1.003)));
    wordMark(side, -3.5, 0.2, 2, recipe, body, 0.85);
    led(side, -3.5, -0.7, 0.12, recipe.accent);
  },
  ball: (studio, design) => {
    const { body, recipe, trim } = design;
    const r = recipe.series.between('radius', 4.6, 5.4);
    shadow(studio, onFloor(circle(0, 0, 4.4, 44)), { blur: 0.85 });
    const upright = turnX(-90);
    const foot: ProfilePoint[] = [
      [4.3, 0],
      [4.5, 0.3],
      [4.3, 0.9],
      [1.4, 1.6],
      [0.8, 2.2],
      [0.75, 5],
    ];
    lathe(studio, upright, foot, metal(trim, 0.3), { points: 60 });
    const centre = place(move(0, 4.6 + r, 0), turnX(-4));
    lathe(studio, centre, sphereProfile(r, -89, 89, 26), satin(body), { points: 64 });
    const disc = r * 0.8;
    const front = new Face(studio, place(centre, move(0, 0, r * 0.66)));
    front.fill(circle(0, 0, disc, 60), metalTone(disc));
    perforate(
      front,
      staggered(disc * 2, disc * 2, 0.5, (x, y) => Math.hypot(x, y) < disc * 0.9),
      0.19,
      '#08090b',
      0.85,
    );
    front.line(closed(circle(0, 0, disc, 60)), lighten(trim, 0.2), 4, 0.9);
    mark(front, 0, 0, 0.8, recipe, '#5b616a', 0.9);
    led(new Face(studio, place(centre, turnX(44), move(0, 0, r * 1.003))), 0, 0, 0.16, recipe.accent);
    bar(new Face(studio, place(centre, turnX(58), move(0, 0, r * 1.003))), 0, 0, 1.6, 0.18, lighten(body, 0.4), 0.7);
  },
  lavalier: (studio, design) => {
    const { body, recipe } = design;
    const boxes: [number, number, number][] = [
      [-3.2, -1.6, 1.25],
      [0.2, 2.4, 1],
      [3.9, 2.6, 1],
    ];
    const cable = [
      ...bend([4.8, 0.25, -2.6], [7, 0.25, -0.6], [4.6, 0.25, 0.4], 16),
      ...bend([4.5, 0.25, 0.4], [2.4, 0.25, 0.8], [3.2, 0.25, -1.6], 12),
    ];
    sweep(studio, framesAlong(cable, [0, 1, 0]), circle(0, 0, 0.14, 10), rubber('#1b1d21'));
    const plug = place(move(4.8, 0.4, -2.6), turnY(140));
    slab(
      studio,
      place(plug, move(0, 0, 0.6)),
      { width: 1, height: 0.6, depth: 1.6, corner: 0.26, fillet: 0.12 },
      satin(darken(body, 0.1)),
    );
    slab(
      studio,
      place(plug, move(0, 0, 1.8)),
      { width: 0.8, height: 0.3, depth: 0.9, corner: 0.14, fillet: 0.05 },
      metal('#c3c7cc', 0.3),
    );
    mark(new Face(studio, place(plug, move(0, 0.31, 0.6), turnX(-90))), 0, 0, 0.16, recipe, body, 0.7);
    for (const [i, [x, z, grow]] of boxes.entries()) drawClip(studio, x, z, grow, i === 0, design);
  },
};

const metalTone = (r: number) => linear(-r, r, r, -r, [0, '#8b9199'], [0.5, '#5b616a'], [1, '#30343a']);

/** A transmitter that stands upright with its capsule on top, or the receiver with a display. */
function drawClip(
  studio: Studio,
  x: number,
  z: number,
  grow: number,
  isReceiver: boolean,
  { body, recipe }: Design,
): void {
  const [w, h, d] = [3.2 * grow, (isReceiver ? 4.8 : 4.2) * grow, 1.4];
  shadow(studio, onFloor(rectangle(x, z, w * 0.9, d * 1.1, 0.3)), { blur: 0.6, contact: 0.95 });
  const at = place(move(x, h / 2 + 0.05, z), turnY(isReceiver ? 8 : -4), turnX(-6));
  const front = slab(
    studio,
    at,
    { width: w, height: h, depth: d, corner: 0.75 * recipe.softness, fillet: 0.3, points: 10, steps: 6 },
    satin(body),
  );
  if (isReceiver) {
    front.fill(rectangle(0, h * 0.12, w * 0.8, h * 0.5, 0.3), '#07090c');
    digits(front, '48', -w * 0.3, h * 0.12, h * 0.16, '#e9f4ff');
    for (const side of [0, 1]) {
      for (const i of range(8)) {
        const tone = i < recipe.model.between(`level ${side}`, 4, 8) ? (i > 5 ? recipe.accent : '#5dff9b') : '#22324a';
        front.fill(rectangle(-w * 0.3 + i * w * 0.085, h * (0.02 - side * 0.08), w * 0.06, h * 0.045, 0.02, 2), tone);
      }
    }
    mark(front, 0, -h * 0.32, 0.4, recipe, body, 0.8);
    return;
  }
  const capsule = place(at, move(0, h / 2 - 0.05, 0), turnX(-90));
  lathe(studio, capsule, [[0.66, 0], [0.66, 0.3], ...roundedProfile(0.58, 0.3, 0.62, 0.28, 4)], metal('#5b616a', 0.4), {
    points: 32,
  });
  speckle(studio, mesh(capsule, 0.6, 0.2, 0.5, 0), 0.1, '#0a0b0d', 0.7);
  led(front, 0, h * 0.3, 0.13, recipe.accent);
  mark(front, 0, 0, 0.5, recipe, body, 0.8);
  bar(front, 0, -h * 0.34, w * 0.3, 0.12, lighten(body, 0.4), 0.7);
}

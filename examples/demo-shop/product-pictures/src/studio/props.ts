import { darken, lighten } from './colour.ts';
import { Face, linear, onFloor } from './face.ts';
import { lathe } from './lathe.ts';
import { matte, satin } from './material.ts';
import { circle, rectangle } from './outline.ts';
import { move, type Placement, place, pointOf, turnX, turnY } from './placement.ts';
import { createRandom } from './random.ts';
import type { RoomPoint } from './room.ts';
import { shadow } from './shadow.ts';
import { slab } from './slab.ts';
import type { Studio } from './studio.ts';
import { pathOf } from './svg.ts';
import { sweep } from './sweep.ts';
import { add, cross, normalise, radians, range, scale, type Vector } from './vector.ts';

const standing = (foot: Vector, height = 0): Placement => place(move(foot[0], height, foot[2]), turnX(-90));

/** A mug of coffee on the desk, 8 cm high at size 1. */
export function mug(studio: Studio, at: RoomPoint, right: number, nearer: number, size = 1, colour = '#f2efe9'): void {
  const foot = at(right, nearer);
  const glaze = satin(colour);
  shadow(studio, onFloor(circle(foot[0], foot[2], 3.6 * size, 36)), { blur: 0.7 });
  const side = studio.floorRight;
  const handle = range(23).map((i) => {
    const a = radians(-90 + (180 * i) / 22);
    const out = scale(side, Math.cos(a));
    return {
      at: add([foot[0], (4.4 + 2.3 * Math.sin(a)) * size, foot[2]], scale(side, (3.5 + 2.2 * Math.cos(a)) * size)),
      x: add(out, [0, Math.sin(a), 0]),
      y: studio.floorViewer,
    };
  });
  sweep(studio, handle, circle(0, 0, 0.5 * size, 14), glaze);
  const profile: [number, number][] = [
    [3.2, 0],
    [3.5, 0.4],
    [3.7, 2],
    [3.75, 8],
    [3.65, 8.3],
  ];
  lathe(
    studio,
    standing(foot),
    profile.map(([r, z]) => [r * size, z * size] as const),
    glaze,
  );
  const rim = new Face(studio, standing(foot, 8.3 * size));
  const s = size;
  rim.fill(circle(0, 0, 3.66 * s, 56), lighten(colour, 0.5));
  const inside = linear(-3 * s, 3 * s, 3 * s, -3 * s, [0, darken(colour, 0.45)], [1, darken(colour, 0.12)]);
  rim.fill(circle(0, 0, 3.36 * s, 56), inside);
  rim.clip(circle(0, 0, 3.36 * s, 56), () => {
    const coffee = new Face(studio, standing(foot, 7.2 * s));
    coffee.fill(circle(0, 0, 3.3 * s, 56), linear(-3, 3, 3, -3, [0, '#3a2416'], [1, '#6d4527']));
  });
}

/** A plant in a pot, about 26 cm high at size 1. */
export function plant(studio: Studio, at: RoomPoint, right: number, nearer: number, size = 1): void {
  const foot = at(right, nearer);
  shadow(studio, onFloor(circle(foot[0], foot[2], 4.6 * size, 36)), { blur: 0.8 });
  const pot: [number, number][] = [
    [3.6, 0],
    [3.9, 0.5],
    [5, 8],
    [4.9, 8.4],
  ];
  lathe(
    studio,
    standing(foot),
    pot.map(([r, z]) => [r * size, z * size] as const),
    matte('#d9d4cc'),
  );
  new Face(studio, standing(foot, 8.3 * size)).fill(circle(0, 0, 4.6 * size, 40), '#3b2e24');
  const random = createRandom(9);
  const leaves = range(15).map((i) => ({
    turn: (i / 15) * 6.283 + random() * 0.5,
    rise: 0.55 + random() * 0.75,
    length: (11 + random() * 8) * size,
    shade: random(),
  }));
  leaves.sort((a, b) => Math.sin(a.turn) * Math.cos(a.rise) - Math.sin(b.turn) * Math.cos(b.rise));
  for (const leaf of leaves) drawLeaf(studio, [foot[0], 8 * size, foot[2]], leaf);
}

type Leaf = { turn: number; rise: number; length: number; shade: number };
const greens = ['#2f5d43', '#3b7350', '#4b8a5e', '#28523b'];

function drawLeaf(studio: Studio, root: Vector, { turn, rise, length, shade }: Leaf): void {
  const direction = add(
    add(
      scale(studio.floorRight, Math.cos(turn) * Math.cos(rise)),
      scale(studio.floorViewer, Math.sin(turn) * Math.cos(rise)),
    ),
    [0, Math.sin(rise), 0],
  );
  const side = normalise(cross(direction, studio.viewer));
  const steps = range(13).map((k) => k / 12);
  const spine = steps.map((t) => add(root, add(scale(direction, length * t), [0, -length * 0.42 * t * t, 0])));
  const width = steps.map((t) => length * 0.15 * Math.sin(Math.PI * Math.min(1, t * 0.98 + 0.02)) ** 0.8);
  const green = greens[Math.floor(shade * 4)] ?? '#2f5d43';
  const from = studio.project(spine[0] ?? root);
  const to = studio.project(spine.at(-1) ?? root);
  for (const [sign, dark, light] of [
    [1, darken(green, 0.4), lighten(green, 0.12)],
    [-1, darken(green, 0.5), darken(green, 0.06)],
  ] as const) {
    const edge = spine.map((point, k) => add(point, scale(side, sign * (width[k] ?? 0))));
    studio.shape(
      [...edge, ...spine.toReversed()],
      studio.svg.linear(from, to, [
        [0, dark],
        [1, light],
      ]),
    );
  }
  studio.svg.path(
    pathOf(
      spine.map((point) => studio.project(point)),
      false,
    ),
    'none',
    {
      stroke: lighten(green, 0.35),
      strokeWidth: 1.2,
      strokeOpacity: 0.5,
    },
  );
}

/** Measures of a book lying on the desk or on another book. */
export type Book = {
  right: number;
  nearer: number;
  turn: number;
  width: number;
  depth: number;
  thick: number;
  colour: string;
  lift?: number;
};

/** A closed book. */
export function book(studio: Studio, at: RoomPoint, options: Book): void {
  const { width, depth, thick, colour, lift = 0 } = options;
  const foot = at(options.right, options.nearer);
  const base = place(move(foot[0], lift, foot[2]), turnY(options.turn));
  if (!lift) {
    const footprint = rectangle(0, 0, width, depth, 0.2, 2).map(([x, z]) => pointOf(base, [x, 0, z]));
    shadow(studio, footprint, { blur: 0.6 });
  }
  const flat = (x: number, y: number) => place(base, move(x, y, 0), turnX(-90));
  const cover = (y: number) =>
    slab(
      studio,
      flat(0, y),
      { width, height: depth, depth: 0.24, corner: 0.2, fillet: 0.05, points: 3, steps: 2 },
      matte(colour),
    );
  cover(0.12);
  slab(
    studio,
    flat(0.1, thick / 2),
    { width: width - 0.5, height: depth - 0.5, depth: thick - 0.3, corner: 0.1, fillet: 0.02, points: 2, steps: 1 },
    matte('#efe8da'),
  );
  for (const k of [0.3, 0.5, 0.7]) {
    const pages = new Face(studio, place(base, move(0, thick * k, depth / 2 - 0.24)));
    pages.line(
      [
        [-width / 2 + 0.4, 0],
        [width / 2 - 0.2, 0],
      ],
      '#b9ae9a',
      0.8,
      0.7,
    );
  }
  cover(thick - 0.12);
  const title = new Face(studio, flat(0, thick + 0.01));
  title.fill(rectangle(width * 0.08, depth * 0.2, width * 0.5, depth * 0.03, 0.05, 2), lighten(colour, 0.5), {
    opacity: 0.8,
  });
  title.fill(rectangle(width * 0.02, depth * 0.12, width * 0.38, depth * 0.02, 0.05, 2), lighten(colour, 0.5), {
    opacity: 0.6,
  });
}

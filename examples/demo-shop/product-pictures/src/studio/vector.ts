/** A point or direction in the studio: x right, y up, z towards the viewer of the front side; units are centimetres. */
export type Vector = readonly [x: number, y: number, z: number];

/** A point of a flat drawing: of a face (y up) or of the picture (y down). */
export type Point = readonly [x: number, y: number];

/** The sum of two vectors. */
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** The way from `b` to `a`. */
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** A vector made longer or shorter. */
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

/** The scalar product. */
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The vector perpendicular to both. */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The same direction with length one; the zero vector stays. */
export function normalise(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** The point between two others: `a` at 0, `b` at 1. */
export const between = (a: Vector, b: Vector, t: number): Vector => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The arithmetic middle of some points. */
export const middle = (points: readonly Vector[]): Vector =>
  scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vector),
    1 / Math.max(1, points.length),
  );

/** Degrees as radians. */
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A number kept between two limits. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** A soft step from 0 at `from` to 1 at `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** `count` whole numbers from zero. */
export const range = (count: number): number[] => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => i);

/** The item of a closed loop: index −1 is the last one. Throws a RangeError for an empty list. */
export function around<T>(items: readonly T[], index: number): T {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError('product-pictures: an outline without points');
  return item;
}

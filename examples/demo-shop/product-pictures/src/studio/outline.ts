import { type Point, radians, range } from './vector.ts';

const turn = (degrees: number, radiusX: number, radiusY: number, x: number, y: number): Point => [
  x + radiusX * Math.cos(radians(degrees)),
  y + radiusY * Math.sin(radians(degrees)),
];

/** A rectangle by its lower left corner, with round corners. */
export function rectangleAt(x: number, y: number, width: number, height: number, radius = 0.01, steps = 8): Point[] {
  const r = Math.max(0.0001, Math.min(radius, width / 2, height / 2));
  const corners: [number, number, number][] = [
    [x + width - r, y + height - r, 0],
    [x + r, y + height - r, 90],
    [x + r, y + r, 180],
    [x + width - r, y + r, 270],
  ];
  return corners.flatMap(([cx, cy, from]) => range(steps + 1).map((i) => turn(from + (90 * i) / steps, r, r, cx, cy)));
}

/** A rectangle by its middle, with round corners. */
export const rectangle = (x: number, y: number, width: number, height: number, radius = 0.01, steps = 8): Point[] =>
  rectangleAt(x - width / 2, y - height / 2, width, height, radius, steps);

/** A circle, or an ellipse when a second radius is given. */
export const circle = (x: number, y: number, radius: number, steps = 48, radiusY = radius): Point[] =>
  range(steps).map((i) => turn((360 * i) / steps, radius, radiusY, x, y));

/** A part of a circle, from one angle to another, degrees counter-clockwise from the right. */
export const arc = (x: number, y: number, radius: number, from: number, to: number, steps = 24): Point[] =>
  range(steps + 1).map((i) => turn(from + ((to - from) * i) / steps, radius, radius, x, y));

/** A part of a ring between two radii. */
export const ring = (x: number, y: number, inner: number, outer: number, from = 0, to = 360, steps = 40): Point[] => [
  ...arc(x, y, outer, from, to, steps),
  ...arc(x, y, inner, to, from, steps),
];

/** A regular polygon, the first corner at `from` degrees. */
export const polygon = (x: number, y: number, radius: number, corners: number, from = 90): Point[] =>
  range(corners).map((i) => turn(from + (360 * i) / corners, radius, radius, x, y));

/** The outline's points and its first one again: for lines round a shape. */
export function closed(outline: readonly Point[]): Point[] {
  const [first] = outline;
  return first ? [...outline, first] : [];
}

/** The convex outline round some points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of list) {
      for (;;) {
        const last = kept.at(-1);
        const before = kept.at(-2);
        if (!last || !before) break;
        const isLeftTurn =
          (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]) > 0;
        if (isLeftTurn) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

import type { Face, Paint } from './face.ts';
import { circle } from './outline.ts';
import type { Studio } from './studio.ts';
import { pathOf } from './svg.ts';
import { add, cross, dot, normalise, type Point, range, scale, type Vector } from './vector.ts';

/** Points of a staggered grid round the middle, those the test keeps: holes of a grille, threads of a fabric. */
export function staggered(
  width: number,
  height: number,
  step: number,
  keeps: (x: number, y: number) => boolean = () => true,
): Point[] {
  const columns = Math.min(160, Math.max(1, Math.floor(width / step)));
  const rows = Math.min(160, Math.max(1, Math.floor(height / (step * 0.87))));
  return range(rows).flatMap((j) =>
    range(columns - (j % 2)).flatMap((i): Point[] => {
      const x = (i - (columns - 1 - (j % 2)) / 2) * step;
      const y = (j - (rows - 1) / 2) * step * 0.87;
      return keeps(x, y) ? [[x, y]] : [];
    }),
  );
}

/** Round holes at the points, drawn as one path because there are hundreds. */
export function perforate(face: Face, points: readonly Point[], radius: number, paint: Paint, opacity = 0.85): void {
  if (!points.length) return;
  face.fill(
    points.map(([x, y]) => circle(x, y, radius, 8)),
    paint,
    { opacity },
  );
}

/** A spot on a curved surface. */
export type Spot = { at: Vector; normal: Vector };

/** Small squares on a curved surface, drawn as one path: the weave of a fabric, the holes of a round grille. */
export function speckle(studio: Studio, spots: readonly Spot[], size: number, colour: string, opacity = 0.8): void {
  if (studio.isMeasuring) return;
  const paths = spots.flatMap(({ at, normal }) => {
    if (dot(normal, studio.towards(at)) < 0.08) return [];
    const side = normalise(cross([0.01, 1, 0.013], normal));
    const up = cross(normal, side);
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a = 0, b = 0]) => add(at, add(scale(side, (a * size) / 2), scale(up, (b * size) / 2))));
    return [pathOf(corners.map((corner) => studio.project(corner, true)))];
  });
  if (paths.length) studio.svg.path(paths.join(''), colour, { opacity });
}

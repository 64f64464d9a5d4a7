import type { Material } from './material.ts';
import type { Studio } from './studio.ts';
import { loft } from './surface.ts';
import { add, around, cross, normalise, type Point, scale, subtract, type Vector } from './vector.ts';

/** A station on a sweep's path: where the cross-section stands, its axes, and how much it is enlarged along them. */
export type Frame = { at: Vector; x: Vector; y: Vector; width?: number; height?: number };

/** A cross-section carried along a path: headbands, handles, arms, cables. */
export function sweep(
  studio: Studio,
  frames: readonly Frame[],
  section: readonly Point[],
  material: Material,
  isOpen = false,
): void {
  const slopes = section.map((_, i): Point => {
    const before = around(section, i - 1);
    const after = around(section, i + 1);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [(after[1] - before[1]) / length, -(after[0] - before[0]) / length];
  });
  const rings = frames.map((frame) => ({
    points: section.map(([x, y]) =>
      add(
        frame.at,
        add(scale(frame.x, x * (frame.width ?? 1)), scale(frame.y, y * (frame.height ?? frame.width ?? 1))),
      ),
    ),
    normals: slopes.map(([x, y]) => add(scale(frame.x, x), scale(frame.y, y))),
  }));
  loft(studio, rings, material, isOpen);
}

/** Frames along a path of points; `side` is a direction the path never takes. */
export function framesAlong(path: readonly Vector[], side: Vector): Frame[] {
  return path.map((at, i) => {
    const ahead = path[i + 1] ?? at;
    const behind = path[i - 1] ?? at;
    const direction = normalise(subtract(ahead, behind));
    const x = normalise(cross(side, direction));
    return { at, x, y: cross(direction, x) };
  });
}

/** A smooth path through three points: the middle one only pulls. */
export const bend = (from: Vector, pull: Vector, to: Vector, steps = 16): Vector[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    return add(add(scale(from, (1 - t) ** 2), scale(pull, 2 * t * (1 - t))), scale(to, t * t));
  });

import type { Material } from './material.ts';
import { directionOf, type Placement, pointOf } from './placement.ts';
import type { Studio } from './studio.ts';
import { loft, type Ring } from './surface.ts';
import { cross, dot, middle, normalise, range, scale, subtract, type Vector } from './vector.ts';

/** How finely a shell is cut, and whether its rings stay open. */
export type ShellOptions = { rings?: number; points?: number; isOpen?: boolean };

/**
 * A soft body no slab or lathe can be: a point for every pair of shares from 0 to 1, `u` from ring to ring and `v` round the
 * ring. Mice, earbuds, pads.
 */
export function shell(
  studio: Studio,
  at: Placement,
  surface: (u: number, v: number) => Vector,
  material: Material,
  options: ShellOptions = {},
): void {
  const { rings = 20, points = 36, isOpen = false } = options;
  const last = isOpen ? points - 1 : points;
  const grid = range(rings + 1).map((k) => range(points).map((i) => [k / rings, i / last] as const));
  const centre = middle(grid.flatMap((ring) => ring.map(([u, v]) => surface(u, v))));
  const normalAt = (u: number, v: number): Vector => {
    const step = 0.004;
    const [before, after] = [Math.max(0, u - step), Math.min(1, u + step)];
    const normal = cross(
      subtract(surface(after, v), surface(before, v)),
      subtract(surface(u, v + step), surface(u, v - step)),
    );
    const outwards = subtract(surface(u, v), centre);
    if (dot(normal, normal) < 1e-12) return normalise(outwards);
    return normalise(scale(normal, dot(normal, outwards) < 0 ? -1 : 1));
  };
  const lofted = grid.map(
    (ring): Ring => ({
      points: ring.map(([u, v]) => pointOf(at, surface(u, v))),
      normals: ring.map(([u, v]) => directionOf(at, normalAt(u, v))),
    }),
  );
  loft(studio, lofted, material, isOpen);
}

import { add, radians, type Vector } from './vector.ts';

/** Where a part stands and how it is turned: its own axes and origin in studio coordinates. */
export type Placement = { origin: Vector; x: Vector; y: Vector; z: Vector };

/** The placement at the middle of the studio, unturned. */
export const origin: Placement = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };

/** Moved, not turned. */
export const move = (x: number, y: number, z: number): Placement => ({ ...origin, origin: [x, y, z] });

/** Turned about the x axis; −90 lays a front face on its back, looking up. */
export function turnX(degrees: number): Placement {
  const c = Math.cos(radians(degrees));
  const s = Math.sin(radians(degrees));
  return { ...origin, y: [0, c, s], z: [0, -s, c] };
}

/** Turned about the y axis; 90 makes the front look right, 180 back. */
export function turnY(degrees: number): Placement {
  const c = Math.cos(radians(degrees));
  const s = Math.sin(radians(degrees));
  return { ...origin, x: [c, 0, -s], z: [s, 0, c] };
}

/** Turned about the z axis, counter-clockwise as seen from the front. */
export function turnZ(degrees: number): Placement {
  const c = Math.cos(radians(degrees));
  const s = Math.sin(radians(degrees));
  return { ...origin, x: [c, s, 0], y: [-s, c, 0] };
}

/** Sized along its own axes; only for flat details, because normals are not corrected. */
export const stretch = (x: number, y: number): Placement => ({ ...origin, x: [x, 0, 0], y: [0, y, 0] });

/** A direction of the placement's own axes, in studio coordinates. */
export const directionOf = (at: Placement, direction: Vector): Vector => [
  at.x[0] * direction[0] + at.y[0] * direction[1] + at.z[0] * direction[2],
  at.x[1] * direction[0] + at.y[1] * direction[1] + at.z[1] * direction[2],
  at.x[2] * direction[0] + at.y[2] * direction[1] + at.z[2] * direction[2],
];

/** A point of the placement's own axes, in studio coordinates. */
export const pointOf = (at: Placement, point: Vector): Vector => add(at.origin, directionOf(at, point));

/** Placements within each other, the outermost first: `place(move(0, 5, 0), turnX(-90))`. */
export const place = (...steps: readonly Placement[]): Placement =>
  steps.reduce(
    (outer, inner) => ({
      origin: pointOf(outer, inner.origin),
      x: directionOf(outer, inner.x),
      y: directionOf(outer, inner.y),
      z: directionOf(outer, inner.z),
    }),
    origin,
  );

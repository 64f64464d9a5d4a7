import { Face } from './face.ts';
import type { Material } from './material.ts';
import { directionOf, move, type Placement, place, pointOf } from './placement.ts';
import type { Studio } from './studio.ts';
import { type Patch, paintPatches, type Ring, shadePatch } from './surface.ts';
import { around, normalise, type Point, radians, range } from './vector.ts';

/** A point of a turned part's profile: distance from the axis, position along it. */
export type ProfilePoint = Point;

/** How a profile is turned. */
export type LatheOptions = {
  /** Points of a full turn. */
  points?: number;
  /** Height of the turn relative to its width: an ellipse when not 1. */
  oval?: number;
};

/** Profile points of a rounded edge at the top of a cylinder: radius, from z to z, radius of the edge. */
export const roundedProfile = (radius: number, from: number, to: number, edge: number, steps = 5): ProfilePoint[] => [
  [radius, from],
  ...range(steps + 1).map((k): ProfilePoint => {
    const angle = (Math.PI / 2) * (k / steps);
    return [radius - edge + edge * Math.cos(angle), to - edge + edge * Math.sin(angle)];
  }),
];

/** Profile points of a sphere between two latitudes, in degrees. */
export const sphereProfile = (radius: number, from = -90, to = 90, steps = 18): ProfilePoint[] =>
  range(steps + 1).map((i) => {
    const angle = radians(from + ((to - from) * i) / steps);
    return [Math.max(0.001, radius * Math.cos(angle)), radius * Math.sin(angle)];
  });

type Slope = readonly [outward: number, along: number];

// Segments that meet at a small angle share a normal and look round; others keep their edge.
const blend = (a: Slope, b: Slope | undefined): Slope =>
  b && a[0] * b[0] + a[1] * b[1] > 0.6 ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : a;

/**
 * A part turned about the placement's z axis: lens barrels, domes, cups, pucks. The profile runs towards +z with its outside on
 * the right. Answers the face at its end; the end itself is open.
 */
export function lathe(
  studio: Studio,
  placement: Placement,
  profile: readonly ProfilePoint[],
  material: Material,
  options: LatheOptions = {},
): Face {
  const count = options.points ?? 56;
  const oval = options.oval ?? 1;
  const slopes = profile.slice(1).map((to, k): Slope => {
    const from = around(profile, k);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [(to[1] - from[1]) / length, -(to[0] - from[0]) / length];
  });
  const turned = ([radius, z]: ProfilePoint, [outward, along]: Slope): Ring => {
    const turns = range(count).map((i) => radians((360 * i) / count));
    return {
      points: turns.map((t) => pointOf(placement, [radius * Math.cos(t), radius * Math.sin(t) * oval, z])),
      normals: turns.map((t) =>
        normalise(directionOf(placement, [outward * Math.cos(t), outward * Math.sin(t), along])),
      ),
    };
  };
  const patches: Patch[] = [];
  slopes.forEach((slope, k) => {
    const near = turned(around(profile, k), blend(slope, k > 0 ? slopes[k - 1] : undefined));
    const far = turned(around(profile, k + 1), blend(slope, slopes[k + 1]));
    for (let i = 0; i < count; i++) {
      const patch = shadePatch(
        studio,
        [around(near.points, i), around(near.points, i + 1), around(far.points, i + 1), around(far.points, i)],
        [around(near.normals, i), around(near.normals, i + 1), around(far.normals, i + 1), around(far.normals, i)],
        material,
      );
      if (patch) patches.push(patch);
    }
  });
  paintPatches(studio, patches);
  return new Face(studio, place(placement, move(0, 0, profile.at(-1)?.[1] ?? 0)));
}

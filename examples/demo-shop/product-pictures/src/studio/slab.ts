import { Face } from './face.ts';
import type { Material } from './material.ts';
import { directionOf, move, type Placement, place, pointOf } from './placement.ts';
import type { Studio } from './studio.ts';
import { flatFace, loft, type Ring } from './surface.ts';
import { radians, range, scale, type Vector } from './vector.ts';

/** Measures of a rounded plate; its outline lies in x and y, its depth along z. */
export type SlabShape = {
  width: number;
  height: number;
  depth: number;
  /** Radius of the outline's corners. */
  corner: number;
  /** Radius of the edge towards the front; the lit fillet gives most of the product look. */
  fillet: number;
  /** Radius of the rear edge, when it differs. */
  backFillet?: number;
  /** Rings of a fillet: 2 for small parts, 9 for large soft ones. */
  steps?: number;
  /** Points of a corner. */
  points?: number;
};

/** Materials of the two flat faces where they differ from the edge. */
export type SlabFaces = { front?: Material; back?: Material };

function ringAt(placement: Placement, shape: SlabShape, inset: number, z: number, tilt: number): Ring {
  const points: Vector[] = [];
  const normals: Vector[] = [];
  const radius = Math.max(0.01, Math.min(shape.corner, shape.width / 2, shape.height / 2) - inset);
  const x = shape.width / 2 - inset - radius;
  const y = shape.height / 2 - inset - radius;
  const corners: [number, number, number][] = [
    [x, y, 0],
    [-x, y, 90],
    [-x, -y, 180],
    [x, -y, 270],
  ];
  const count = shape.points ?? 10;
  for (const [cx, cy, from] of corners) {
    for (let i = 0; i <= count; i++) {
      const c = Math.cos(radians(from + (90 * i) / count));
      const s = Math.sin(radians(from + (90 * i) / count));
      points.push(pointOf(placement, [cx + radius * c, cy + radius * s, z]));
      normals.push(directionOf(placement, [c * Math.cos(tilt), s * Math.cos(tilt), Math.sin(tilt)]));
    }
  }
  return { points, normals };
}

/**
 * A rounded rectangle with depth and a round edge, centred on the placement: phones, lids, boxes, keys, chips, feet.
 * Answers its front face.
 */
export function slab(
  studio: Studio,
  placement: Placement,
  shape: SlabShape,
  material: Material,
  faces: SlabFaces = {},
): Face {
  const { depth } = shape;
  const front = Math.min(shape.fillet, depth);
  const back = Math.min(shape.backFillet ?? shape.fillet, depth);
  const steps = shape.steps ?? 5;
  const edge = (radius: number, sign: 1 | -1): Ring[] => {
    if (radius <= 0) return [ringAt(placement, shape, 0, (sign * depth) / 2, 0)];
    const rings = range(steps + 1).map((k) => {
      const tilt = (Math.PI / 2) * (k / steps);
      const z = depth / 2 - radius + radius * Math.sin(tilt);
      return ringAt(placement, shape, radius * (1 - Math.cos(tilt)), sign * z, sign * tilt);
    });
    return sign < 0 ? rings.reverse() : rings;
  };
  const rings = [...edge(back, -1), ...edge(front, 1)];
  const outward = directionOf(placement, [0, 0, 1]);
  flatFace(studio, rings[0]?.points ?? [], scale(outward, -1), faces.back ?? material);
  loft(studio, rings, material);
  flatFace(studio, rings.at(-1)?.points ?? [], outward, faces.front ?? material);
  return new Face(studio, place(placement, move(0, 0, depth / 2)));
}

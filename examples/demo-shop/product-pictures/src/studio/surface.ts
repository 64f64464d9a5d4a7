import { channelOf, hexOf, type Light } from './colour.ts';
import type { Material } from './material.ts';
import type { Studio } from './studio.ts';
import { pathOf } from './svg.ts';
import { add, around, between, dot, middle, normalise, type Point, type Vector } from './vector.ts';

type Four<T> = readonly [T, T, T, T];
type Tone = readonly [red: number, green: number, blue: number];

/** A closed (or open) row of points with the surface's normals there. */
export type Ring = { points: Vector[]; normals: Vector[] };

const toneIn8Bits = (light: Light): Tone => [channelOf(light[0]), channelOf(light[1]), channelOf(light[2])];
const luminance = (tone: Tone) => tone[0] * 0.3 + tone[1] * 0.6 + tone[2] * 0.1;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The fill of a patch whose corners have different tones: one two-stop gradient along the slope of the plane fitted through
 * them. Taking the dominant direction instead would show as streaks.
 */
function fillThrough(studio: Studio, points: readonly Point[], tones: readonly Tone[], threshold: number): string {
  const centre = [0, 1, 2].map((k) => mean(tones.map((tone) => tone[k as 0 | 1 | 2]))) as unknown as Tone;
  const flat = hexOf(...centre);
  const levels = tones.map(luminance);
  if (Math.max(...levels) - Math.min(...levels) < threshold) return flat;
  const middleX = mean(points.map((point) => point[0]));
  const middleY = mean(points.map((point) => point[1]));
  const level = mean(levels);
  let [xx, yy, xy, xl, yl] = [1e-6, 1e-6, 0, 0, 0];
  points.forEach((point, i) => {
    const x = point[0] - middleX;
    const y = point[1] - middleY;
    const l = (levels[i] ?? level) - level;
    xx += x * x;
    yy += y * y;
    xy += x * y;
    xl += x * l;
    yl += y * l;
  });
  const determinant = xx * yy - xy * xy;
  const isFlatPatch = determinant <= 1e-3 * xx * yy;
  const slopeX = isFlatPatch ? xl / xx : (xl * yy - yl * xy) / determinant;
  const slopeY = isFlatPatch ? yl / yy : (yl * xx - xl * xy) / determinant;
  const slope = Math.hypot(slopeX, slopeY);
  if (slope < 1e-6) return flat;
  const dx = slopeX / slope;
  const dy = slopeY / slope;
  const along = points.map((point) => (point[0] - middleX) * dx + (point[1] - middleY) * dy);
  const square = along.reduce((sum, t) => sum + t * t, 1e-6);
  const rise = centre.map((value, k) =>
    along.reduce((sum, t, i) => sum + (t * ((tones[i]?.[k as 0 | 1 | 2] ?? value) - value)) / square, 0),
  ) as unknown as Tone;
  const toneAt = (t: number) => hexOf(centre[0] + rise[0] * t, centre[1] + rise[1] * t, centre[2] + rise[2] * t);
  const low = Math.min(...along);
  const high = Math.max(...along);
  return studio.svg.linear(
    [middleX + dx * low, middleY + dy * low],
    [middleX + dx * high, middleY + dy * high],
    [
      [0, toneAt(low)],
      [1, toneAt(high)],
    ],
  );
}

const areaOf = (points: readonly Point[]) =>
  Math.abs(points.reduce((sum, [x, y], i) => sum + x * around(points, i + 1)[1] - around(points, i + 1)[0] * y, 0)) / 2;

/** A shaded patch, not yet painted: patches of a part are sorted by depth first. */
export type Patch = { depth: number; markup: string };

/** Shades one four-cornered patch; null when it looks away from the camera. */
export function shadePatch(
  studio: Studio,
  corners: Four<Vector>,
  normals: Four<Vector>,
  material: Material,
): Patch | null {
  const centre = middle(corners);
  const normal = normalise(add(add(normals[0], normals[1]), add(normals[2], normals[3])));
  if (dot(normal, studio.towards(centre)) < -0.02) return null;
  const points = corners.map((corner) => studio.project(corner));
  if (studio.isMeasuring) return null;
  const tones = corners.map((corner, i) => {
    const own = normals[i] ?? normal;
    return toneIn8Bits(studio.shade(material, studio.sees(corner, own) ? own : normal, corner));
  });
  // Gradients are half the cost of rasterising: small patches get one tone unless theirs differ much.
  const area = areaOf(points);
  const fill = fillThrough(studio, points, tones, area < 60 ? 14 : area < 240 ? 6 : 2.2);
  // The stroke in the fill's own colour closes hairline gaps between neighbours.
  return { depth: studio.depth(centre), markup: `<path d="${pathOf(points)}" fill="${fill}" stroke="${fill}"/>` };
}

/** Paints patches, the far ones first. */
export function paintPatches(studio: Studio, patches: Patch[]): void {
  patches.sort((a, b) => a.depth - b.depth);
  for (const patch of patches) studio.svg.raw(patch.markup);
}

/** A surface through rings of equally many points. */
export function loft(studio: Studio, rings: readonly Ring[], material: Material, isOpen = false): void {
  const patches: Patch[] = [];
  rings.slice(1).forEach((next, k) => {
    const ring = around(rings, k);
    const count = ring.points.length;
    for (let i = 0; i < (isOpen ? count - 1 : count); i++) {
      const patch = shadePatch(
        studio,
        [around(ring.points, i), around(ring.points, i + 1), around(next.points, i + 1), around(next.points, i)],
        [around(ring.normals, i), around(ring.normals, i + 1), around(next.normals, i + 1), around(next.normals, i)],
        material,
      );
      if (patch) patches.push(patch);
    }
  });
  paintPatches(studio, patches);
}

const brushing = [1.13, 1.02, 0.94, 1.05, 0.88];

/** A flat face; metal gets the tone steps of a brushed sheet. False when it looks away from the camera. */
export function flatFace(studio: Studio, outline: readonly Vector[], normal: Vector, material: Material): boolean {
  if (!studio.sees(middle(outline), normal)) return false;
  const points = outline.map((point) => studio.project(point));
  if (studio.isMeasuring) return true;
  const fill = material.isMetal
    ? brushedFill(studio, outline, points, normal, material)
    : fillThrough(
        studio,
        points,
        outline.map((point) => toneIn8Bits(studio.shade(material, normal, point))),
        0.5,
      );
  studio.svg.path(pathOf(points), fill, { stroke: fill, strokeWidth: 0.8 });
  return true;
}

function brushedFill(
  studio: Studio,
  outline: readonly Vector[],
  points: readonly Point[],
  normal: Vector,
  material: Material,
): string {
  const downRight = points.map((point) => point[0] * 0.55 + point[1] * 0.83);
  const first = downRight.indexOf(Math.min(...downRight));
  const last = downRight.indexOf(Math.max(...downRight));
  const reach = around(downRight, last) - around(downRight, first);
  const [startX, startY] = around(points, first);
  return studio.svg.linear(
    [startX, startY],
    [startX + 0.55 * reach, startY + 0.83 * reach],
    brushing.map((step, i) => {
      const t = i / (brushing.length - 1);
      const tone = studio.shade(material, normal, between(around(outline, first), around(outline, last), t));
      return [t, hexOf(...(tone.map((light) => channelOf(light * step)) as unknown as Tone))] as const;
    }),
  );
}

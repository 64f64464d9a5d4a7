import { move, type Placement, place, pointOf, stretch } from './placement.ts';
import type { Studio } from './studio.ts';
import { type Matrix, type PathOptions, pathOf, type Stop } from './svg.ts';
import type { Point, Vector } from './vector.ts';

/** A gradient on a face, in the face's own measures. */
export type Gradient =
  | { from: Point; to: Point; stops: readonly Stop[] }
  | { centre: Point; radius: number; stops: readonly Stop[]; focus?: Point };

/** What a shape is filled with: a colour or a gradient. */
export type Paint = string | Gradient;

/** A gradient along the line from (x1, y1) to (x2, y2). */
export const linear = (x1: number, y1: number, x2: number, y2: number, ...stops: readonly Stop[]): Gradient => ({
  from: [x1, y1],
  to: [x2, y2],
  stops,
});

/** A gradient from a middle outwards. */
export const radial = (x: number, y: number, radius: number, ...stops: readonly Stop[]): Gradient => ({
  centre: [x, y],
  radius,
  stops,
});

const isSingle = (shape: readonly Point[] | readonly (readonly Point[])[]): shape is readonly Point[] =>
  typeof shape[0]?.[0] === 'number';

/**
 * A flat sheet in the studio on which ports, lights, vents and labels are drawn in centimetres, x right and y up; perspective
 * comes by itself. Nothing is drawn while the face looks away from the camera.
 */
export class Face {
  readonly studio: Studio;
  readonly placement: Placement;
  readonly isVisible: boolean;

  constructor(studio: Studio, placement: Placement) {
    this.studio = studio;
    this.placement = placement;
    this.isVisible = studio.sees(placement.origin, placement.z);
  }

  /** Where a point of the face is in the picture. */
  project(x: number, y: number): Point {
    return this.studio.project(pointOf(this.placement, [x, y, 0]), true);
  }

  /** Picture units per centimetre on this face. */
  get unit(): number {
    const [x, y] = this.project(0, 0);
    const [rightX, rightY] = this.project(1, 0);
    const [upX, upY] = this.project(0, 1);
    return (Math.hypot(rightX - x, rightY - y) + Math.hypot(upX - x, upY - y)) / 2;
  }

  /** Fills an outline; several outlines make holes in each other. */
  fill(shape: readonly Point[] | readonly (readonly Point[])[], paint: Paint, options: PathOptions = {}): void {
    if (!this.#isDrawn) return;
    const outlines = isSingle(shape) ? [shape] : shape;
    const data = outlines.map((outline) => this.#data(outline)).join('');
    this.studio.svg.path(data, this.#fillOf(paint), outlines.length > 1 ? { isEvenOdd: true, ...options } : options);
  }

  /** A line through points; the width is in picture units, so hairlines stay hairlines. */
  line(points: readonly Point[], colour: string, width = 1, opacity?: number): void {
    if (!this.#isDrawn) return;
    this.studio.svg.path(this.#data(points, false), 'none', {
      stroke: colour,
      strokeWidth: width,
      ...(opacity === undefined ? {} : { strokeOpacity: opacity }),
    });
  }

  /** Draws only inside an outline. */
  clip(outline: readonly Point[], draw: () => void): void {
    if (this.#isDrawn) this.studio.svg.clip(this.#data(outline), draw);
  }

  /** A placement on the face, `height` above it: where to put a solid part. */
  at(x: number, y: number, height = 0): Placement {
    return place(this.placement, move(x, y, height));
  }

  /** A parallel face, above (or with a negative height within) this one. */
  raised(height: number): Face {
    return new Face(this.studio, this.at(0, 0, height));
  }

  /** A face with its middle elsewhere on this one. */
  moved(x: number, y: number): Face {
    return new Face(this.studio, this.at(x, y));
  }

  /** The same face with other measures: a detail drawn for one body fits a wider or higher one. */
  stretched(x: number, y: number): Face {
    return new Face(this.studio, place(this.placement, stretch(x, y)));
  }

  // Details lie on surfaces that were measured already.
  get #isDrawn(): boolean {
    return this.isVisible && !this.studio.isMeasuring;
  }

  #data(points: readonly Point[], isClosed = true): string {
    return pathOf(
      points.map(([x, y]) => this.project(x, y)),
      isClosed,
    );
  }

  #fillOf(paint: Paint): string {
    if (typeof paint === 'string') return paint;
    if ('centre' in paint) {
      const [x, y] = paint.centre;
      return this.studio.svg.radial(this.#matrixAt(x, y, paint.radius), paint.stops, paint.focus);
    }
    const x = (paint.from[0] + paint.to[0]) / 2;
    const y = (paint.from[1] + paint.to[1]) / 2;
    const half = Math.max(1e-3, Math.hypot(paint.to[0] - paint.from[0], paint.to[1] - paint.from[1]) / 2);
    const matrix = this.#matrixAt(x, y, half);
    // Seen edge-on the matrix cannot be inverted; then the two projected ends have to do.
    if (Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]) < 1e-2) {
      return this.studio.svg.linear(this.project(...paint.from), this.project(...paint.to), paint.stops);
    }
    return this.studio.svg.linear(
      [(paint.from[0] - x) / half, (paint.from[1] - y) / half],
      [(paint.to[0] - x) / half, (paint.to[1] - y) / half],
      paint.stops,
      matrix,
    );
  }

  // The face's affine map near a point: with two projected ends only, bands would run skewed over the edge.
  #matrixAt(x: number, y: number, half: number): Matrix {
    const centre = this.project(x, y);
    const right = this.project(x + half, y);
    const left = this.project(x - half, y);
    const top = this.project(x, y + half);
    const bottom = this.project(x, y - half);
    return [
      (right[0] - left[0]) / 2,
      (right[1] - left[1]) / 2,
      (top[0] - bottom[0]) / 2,
      (top[1] - bottom[1]) / 2,
      centre[0],
      centre[1],
    ];
  }
}

/** An outline lying on the floor (or at a height), as studio points: footprints of shadows. */
export const onFloor = (outline: readonly Point[], height = 0): Vector[] =>
  outline.map(([x, z]) => [x, height, z] as const);

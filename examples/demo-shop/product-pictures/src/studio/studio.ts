import { turnViews } from '@vitryna/contracts/assortment';
import type { Light } from './colour.ts';
import { toneOf } from './light.ts';
import type { Material } from './material.ts';
import { type PathOptions, pathOf, pictureSize, SvgWriter } from './svg.ts';
import { cross, dot, normalise, type Point, radians, subtract, type Vector } from './vector.ts';

/** How a view looks at the product. */
export type CameraOptions = {
  /** Degrees round the product: 0 front, positive from its right side, 180 back. */
  yaw: number;
  /** Degrees from above; negative looks up. */
  pitch: number;
  /** Size of the product in centimetres: with `distance` it sets the perspective. */
  span: number;
  /** Camera distance in half spans, 4.6 to 6; nearer looks like a toy. */
  distance?: number;
  /** Free edge in picture units. */
  padding?: number;
  /** Magnification of a close-up about `focus`. */
  zoom?: number;
  focus?: Vector;
  /** Moves the product in the picture, in picture units. */
  shift?: Point;
};

type Bounds = { low: [number, number, number]; high: [number, number, number] };

const emptyBounds = (): Bounds => ({
  low: [Infinity, Infinity, Infinity],
  high: [-Infinity, -Infinity, -Infinity],
});

function include(bounds: Bounds, point: readonly number[]): void {
  point.forEach((value, axis) => {
    const i = axis as 0 | 1 | 2;
    if (value < bounds.low[i]) bounds.low[i] = value;
    if (value > bounds.high[i]) bounds.high[i] = value;
  });
}

type Fit = { scale: number; offset: Point; centre: Vector; radius: number };

/**
 * A camera, the lamps and a sheet of paper. A picture is drawn twice: a measuring pass collects the bounds, the second one
 * draws with fitted scale and light; so no type needs hand-placed coordinates.
 */
export class Studio {
  readonly svg = new SvgWriter();
  /** Axes of the camera: right, up and towards the viewer. */
  readonly right: Vector;
  readonly up: Vector;
  readonly viewer: Vector;
  /** The same directions flat on the floor: scenery and lamps stand in this frame. */
  readonly floorRight: Vector;
  readonly floorViewer: Vector;
  /** Camera distance from the studio's middle. */
  readonly distance: number;
  /** Picture units per centimetre. */
  readonly scale: number;
  readonly isMeasuring: boolean;
  #offset: Point;
  #centre: Vector;
  #radius: number;
  #bounds2d = emptyBounds();
  #bounds3d = emptyBounds();

  constructor(options: CameraOptions, fit?: Fit) {
    const yaw = radians(options.yaw);
    const pitch = radians(options.pitch);
    this.right = [Math.cos(yaw), 0, -Math.sin(yaw)];
    this.viewer = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
    this.up = cross(this.viewer, this.right);
    this.floorRight = this.right;
    this.floorViewer = [Math.sin(yaw), 0, Math.cos(yaw)];
    this.distance = (options.span * (options.distance ?? 5)) / 2;
    this.isMeasuring = !fit;
    this.scale = fit?.scale ?? 1;
    this.#offset = fit?.offset ?? [0, 0];
    this.#centre = fit?.centre ?? [0, 0, 0];
    this.#radius = fit?.radius ?? this.distance / 5;
  }

  /** Where a studio point appears in the picture. Shadows and scenery are `isLoose`: they do not count for the fit. */
  project(point: Vector, isLoose = false): Point {
    const k = this.distance / (this.distance - dot(point, this.viewer));
    const x = dot(point, this.right) * k;
    const y = -dot(point, this.up) * k;
    if (this.isMeasuring && !isLoose) {
      include(this.#bounds2d, [x, y]);
      include(this.#bounds3d, point);
    }
    return [x * this.scale + this.#offset[0], y * this.scale + this.#offset[1]];
  }

  /** Nearness to the viewer: larger is nearer. */
  depth(point: Vector): number {
    return dot(point, this.viewer);
  }

  /** Direction from a point to the camera. */
  towards(point: Vector): Vector {
    return normalise([
      this.viewer[0] * this.distance - point[0],
      this.viewer[1] * this.distance - point[1],
      this.viewer[2] * this.distance - point[2],
    ]);
  }

  /** Whether a surface at the point, looking along the normal, can be seen. */
  sees(point: Vector, normal: Vector): boolean {
    return dot(normal, this.towards(point)) > 0;
  }

  /** The tone of a surface point under the lamps. */
  shade(material: Material, normal: Vector, point: Vector): Light {
    const position = this.#inLampFrame(subtract(point, this.#centre));
    return toneOf(material, this.#inLampFrame(normal), this.#inLampFrame(this.towards(point)), [
      position[0] / this.#radius,
      position[1] / this.#radius,
      position[2] / this.#radius,
    ]);
  }

  /** A filled shape through studio points. */
  shape(points: readonly Vector[], fill: string, options: PathOptions & { isLoose?: boolean } = {}): void {
    const projected = points.map((point) => this.project(point, options.isLoose));
    if (!this.isMeasuring) this.svg.path(pathOf(projected), fill, options);
  }

  /** After the measuring pass: scale, offset and light centre for the drawing pass. */
  fit(options: CameraOptions): Fit {
    const { low, high } = this.#bounds2d;
    const padding = options.padding ?? 110;
    const [shiftX, shiftY] = options.shift ?? [0, -8];
    const zoom = options.zoom ?? 1;
    const free = pictureSize - 2 * padding;
    const scale = Math.min(free / (high[0] - low[0] || 1), free / (high[1] - low[1] || 1)) * zoom;
    const focus = options.focus ? this.project(options.focus, true) : [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
    const solid = this.#bounds3d;
    const centre: Vector = [0, 1, 2].map((axis) => {
      const i = axis as 0 | 1 | 2;
      return (solid.low[i] + solid.high[i]) / 2;
    }) as unknown as Vector;
    const radius = Math.max(...([0, 1, 2] as const).map((i) => solid.high[i] - solid.low[i])) / 2;
    return {
      scale,
      offset: [
        pictureSize / 2 - (focus[0] ?? 0) * scale + (options.focus ? 0 : shiftX),
        pictureSize / 2 - (focus[1] ?? 0) * scale + (options.focus ? 0 : shiftY),
      ],
      centre,
      radius: Number.isFinite(radius) && radius > 0 ? radius : 1,
    };
  }

  /** Corners of the box that all measured points lie in, and its middle. */
  box(): { corners: Vector[]; middle: Vector } {
    const { low, high } = this.#bounds3d;
    const [left, bottom, back] = low;
    const [right, top, front] = high;
    const corners = [left, right].flatMap((x) =>
      [bottom, top].flatMap((y) => [back, front].map((z): Vector => [x, y, z])),
    );
    return { corners, middle: [(left + right) / 2, (bottom + top) / 2, (back + front) / 2] };
  }

  #inLampFrame(v: Vector): Vector {
    return [dot(v, this.floorRight), v[1], dot(v, this.floorViewer)];
  }
}

/** Draws a picture in its two passes. */
export function takePicture(options: CameraOptions, draw: (studio: Studio) => void): string {
  const measuring = new Studio(options);
  draw(measuring);
  const drawing = new Studio(options, measuring.fit(options));
  draw(drawing);
  return drawing.svg.toString();
}

/** Free edge of a turn's views, in picture units: its fit is generous already. */
const turnPadding = 60;

const stepOf = (options: CameraOptions, view: number): CameraOptions => ({
  ...options,
  yaw: options.yaw + (view * 360) / turnViews,
});

/**
 * Draws one view of a turn. All have one scale and turn about one point, or the product would breathe: they are fitted to what the
 * box around it needs in any of them.
 */
export function takeTurn(options: CameraOptions, view: number, draw: (studio: Studio) => void): string {
  const measuring = new Studio(options);
  draw(measuring);
  const { corners, middle } = measuring.box();
  const reach = Array.from({ length: turnViews }, (_, step) => {
    const camera = new Studio(stepOf(options, step));
    const [x, y] = camera.project(middle, true);
    const points = corners.map((corner) => camera.project(corner, true));
    return points.map(([left, top]) => Math.max(Math.abs(left - x), Math.abs(top - y)));
  });
  const scale = (pictureSize / 2 - turnPadding) / Math.max(...reach.flat());
  const camera = stepOf(options, view);
  const [x, y] = new Studio(camera).project(middle, true);
  const offset: Point = [pictureSize / 2 - x * scale, pictureSize / 2 - y * scale];
  const drawing = new Studio(camera, { ...measuring.fit(options), scale, offset });
  draw(drawing);
  return drawing.svg.toString();
}

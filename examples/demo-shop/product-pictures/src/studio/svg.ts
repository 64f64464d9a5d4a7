import { clamp, type Point } from './vector.ts';

/** Side of every picture, in its own units. */
export const pictureSize = 1200;

/** A colour on a gradient: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Affine matrix as in SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

/** How a path is painted besides its fill. Widths and blur are in picture units. */
export type PathOptions = {
  opacity?: number;
  stroke?: string;
  strokeWidth?: number;
  strokeOpacity?: number;
  blur?: number;
  isEvenOdd?: boolean;
};

type Box = { left: number; top: number; right: number; bottom: number };

/** A number as short as one decimal allows. */
export function short(x: number): string {
  const rounded = Math.round(x * 10) / 10;
  return rounded === 0 ? '0' : String(rounded);
}

const precise = (x: number) => String(Math.round(x * 1000) / 1000);

/** Path data through points. */
export const pathOf = (points: readonly Point[], isClosed = true): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${isClosed ? 'Z' : ''}`;

function boxOf(data: string): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const numbers = data.match(/-?[\d.]+/g) ?? [];
  numbers.forEach((text, i) => {
    const n = Number(text);
    if (i % 2 === 0) {
      box.left = Math.min(box.left, n);
      box.right = Math.max(box.right, n);
    } else {
      box.top = Math.min(box.top, n);
      box.bottom = Math.max(box.bottom, n);
    }
  });
  return box;
}

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${precise(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${precise(opacity)}"`}/>`,
    )
    .join('');

/** Collects the elements of one picture. Only gradients, clips and blurs: what renderers and browsers agree on. */
export class SvgWriter {
  #body: string[] = [];
  #definitions: string[] = [];
  #nextId = 0;

  /** Adds ready markup. */
  raw(markup: string): void {
    this.#body.push(markup);
  }

  /** Adds a path; a blurred one that lies off the picture is left out (renderers have crashed on those). */
  path(data: string, fill: string, options: PathOptions = {}): void {
    let attributes = '';
    if (options.blur) {
      const filter = this.#blurFilter(options.blur, boxOf(data));
      if (!filter) return;
      attributes += ` filter="url(#${filter})"`;
    }
    if (options.opacity !== undefined) attributes += ` opacity="${precise(options.opacity)}"`;
    if (options.stroke) attributes += ` stroke="${options.stroke}" stroke-width="${precise(options.strokeWidth ?? 1)}"`;
    if (options.strokeOpacity !== undefined) attributes += ` stroke-opacity="${precise(options.strokeOpacity)}"`;
    if (options.isEvenOdd) attributes += ' fill-rule="evenodd"';
    this.raw(`<path d="${data}" fill="${fill}"${attributes}/>`);
  }

  /** A linear gradient between two points, of the picture or of the matrix's plane. */
  linear(from: Point, to: Point, stops: readonly Stop[], matrix?: Matrix): string {
    const number = matrix ? precise : short;
    const transform = matrix ? ` gradientTransform="matrix(${matrix.map(precise).join(' ')})"` : '';
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${number(from[0])}" y1="${number(from[1])}" x2="${number(to[0])}" y2="${number(to[1])}"${transform}>${stopTags(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient over the unit circle that the matrix turns into the ellipse wanted. */
  radial(matrix: Matrix, stops: readonly Stop[], focus: Point = [0, 0]): string {
    return this.#define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" fx="${precise(focus[0])}" fy="${precise(focus[1])}" gradientTransform="matrix(${matrix.map(precise).join(' ')})">${stopTags(stops)}</radialGradient>`,
    );
  }

  /** Draws what `draw` adds inside the given path data only. */
  clip(data: string, draw: () => void): void {
    const id = this.#nextId++;
    this.#definitions.push(`<clipPath id="c${id}"><path d="${data}"/></clipPath>`);
    this.raw(`<g clip-path="url(#c${id})">`);
    draw();
    this.raw('</g>');
  }

  /** The whole picture. */
  toString(): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize}" height="${pictureSize}" viewBox="0 0 ${pictureSize} ${pictureSize}" stroke-width="1.1" stroke-linejoin="round" stroke-linecap="round"><defs>${this.#definitions.join('')}</defs>${this.#body.join('')}</svg>`;
  }

  #define(tag: (id: string) => string): string {
    const id = `g${this.#nextId++}`;
    this.#definitions.push(tag(id));
    return `url(#${id})`;
  }

  // The price of a blur is its region: it is cut to the shape and to the picture.
  #blurFilter(deviation: number, box: Box): string | null {
    const reach = deviation * 2.6;
    if (box.right + reach < 0 || box.bottom + reach < 0) return null;
    if (box.left - reach > pictureSize || box.top - reach > pictureSize) return null;
    const limit = deviation * 3;
    const [left, right] = [box.left, box.right].map((x) => clamp(x, -limit, pictureSize + limit)) as [number, number];
    const [top, bottom] = [box.top, box.bottom].map((y) => clamp(y, -limit, pictureSize + limit)) as [number, number];
    const id = `b${this.#nextId++}`;
    this.#definitions.push(
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="${short(left - reach)}" y="${short(top - reach)}" width="${short(right - left + 2 * reach)}" height="${short(bottom - top + 2 * reach)}" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${precise(deviation)}"/></filter>`,
    );
    return id;
  }
}

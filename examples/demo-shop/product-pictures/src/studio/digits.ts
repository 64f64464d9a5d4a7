import type { Face } from './face.ts';
import { circle, rectangleAt } from './outline.ts';
import type { Point } from './vector.ts';

const segments: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
};

/** Seven-segment digits from a lower left corner; answers where the text ends. Knows digits, point, colon, minus and space. */
export function digits(face: Face, text: string, x: number, y: number, height: number, colour: string): number {
  const width = height * 0.52;
  const thick = height * 0.12;
  const gap = thick * 0.15;
  let left = x;
  const flat = (px: number, py: number): Point[] => [
    [px + gap, py],
    [px + thick / 2 + gap, py + thick / 2],
    [px + width - thick / 2 - gap, py + thick / 2],
    [px + width - gap, py],
    [px + width - thick / 2 - gap, py - thick / 2],
    [px + thick / 2 + gap, py - thick / 2],
  ];
  const upright = (px: number, py: number): Point[] => [
    [px, py + gap],
    [px + thick / 2, py + thick / 2 + gap],
    [px + thick / 2, py + height / 2 - thick / 2 - gap],
    [px, py + height / 2 - gap],
    [px - thick / 2, py + height / 2 - thick / 2 - gap],
    [px - thick / 2, py + thick / 2 + gap],
  ];
  for (const sign of text) {
    if (sign === '.') {
      face.fill(rectangleAt(left - thick * 0.2, y - thick / 2, thick, thick, thick * 0.2, 2), colour);
      left += thick * 1.6;
    } else if (sign === ':') {
      for (const at of [0.25, 0.65]) face.fill(rectangleAt(left, y + height * at, thick, thick, 0.01, 1), colour);
      left += thick * 2;
    } else if (sign === ' ') {
      left += width;
    } else {
      const shapes: Record<string, Point[]> = {
        a: flat(left, y + height),
        b: upright(left + width, y + height / 2),
        c: upright(left + width, y),
        d: flat(left, y),
        e: upright(left, y),
        f: upright(left, y + height / 2),
        g: flat(left, y + height / 2),
      };
      for (const name of segments[sign] ?? '') {
        const shape = shapes[name];
        if (shape) face.fill(shape, colour);
      }
      left += width + thick * 1.9;
    }
  }
  return left;
}

/** The width of seven-segment digits of this height. */
export const digitsWidth = (text: string, height: number): number =>
  [...text].reduce((sum, sign) => {
    if (sign === '.') return sum + height * 0.192;
    if (sign === ':') return sum + height * 0.24;
    return sum + height * (sign === ' ' ? 0.52 : 0.748);
  }, -height * 0.228);

function oval(x: number, y: number, radiusX: number, radiusY: number): Point[] {
  const points = circle(x, y, radiusX, 24, radiusY);
  return points[0] ? [...points, points[0]] : points;
}

const strokes: Record<string, Point[][]> = {
  0: [oval(0.5, 0.5, 0.5, 0.5)],
  1: [
    [
      [0.3, 0.82],
      [0.62, 1],
      [0.62, 0],
    ],
  ],
  4: [
    [
      [0.78, 0],
      [0.78, 1],
      [0.02, 0.3],
      [1.02, 0.3],
    ],
  ],
  9: [
    oval(0.5, 0.68, 0.46, 0.32),
    [
      [0.96, 0.68],
      [0.9, 0.45],
      [0.78, 0.18],
      [0.56, 0],
    ],
  ],
};

/** The clock of a lock screen, 09:41 in thin strokes, centred. */
export function clock(face: Face, x: number, y: number, height: number): void {
  const width = height * 0.6;
  const gap = height * 0.2;
  const advance: Record<string, number> = { ':': height * 0.12 + gap, 1: width * 0.82 + gap };
  const text = [...'09:41'];
  const total = text.reduce((sum, sign) => sum + (advance[sign] ?? width + gap), -gap);
  const thick = Math.max(1, face.unit * height * 0.088);
  let left = x - total / 2;
  for (const sign of text) {
    if (sign === ':') {
      for (const at of [0.25, 0.66])
        face.fill(circle(left + height * 0.06, y + height * at, height * 0.065, 14), '#fff');
    }
    for (const stroke of strokes[sign] ?? []) {
      face.line(
        stroke.map(([px, py]) => [left + px * width, y + py * height] as const),
        '#fff',
        thick,
        0.95,
      );
    }
    left += advance[sign] ?? width + gap;
  }
}

import { darken, lighten } from './colour.ts';
import { Face, linear, radial } from './face.ts';
import { lathe } from './lathe.ts';
import { type Material, metal } from './material.ts';
import { arc, circle, closed, rectangle, ring } from './outline.ts';
import type { Point } from './vector.ts';

/** How an optic looks. */
export type LensOptions = { ring?: Material; height?: number; coating?: string; glint?: string };

/** A coated optic: barrel, black bowl, thin ring, iris, pupil, two coating crescents and two glints. */
export function lens(face: Face, x: number, y: number, r: number, options: LensOptions = {}): void {
  if (!face.isVisible) return;
  const height = options.height ?? r * 0.22;
  let top = face.moved(x, y);
  if (height > 0) {
    const barrel = options.ring ?? metal('#8d9299', 0.25);
    lathe(
      face.studio,
      face.at(x, y),
      [
        [r, 0],
        [r, height * 0.75],
        [r * 0.94, height],
        [r * 0.8, height],
      ],
      barrel,
      { points: 48 },
    );
    top = new Face(face.studio, face.at(x, y, height));
  }
  const bowl = radial(0, 0, r * 0.84, [0, '#05060a'], [0.72, '#0a0c12'], [0.9, '#1c2028'], [1, '#050608']);
  top.fill(circle(0, 0, r * 0.84), bowl);
  top.line(closed(circle(0, 0, r * 0.7)), '#3b4250', Math.max(0.6, face.unit * r * 0.018), 0.8);
  top.fill(circle(0, 0, r * 0.6), {
    ...radial(0, 0, r * 0.6, [0, options.coating ?? '#1f3a63'], [0.45, '#0d1626'], [0.85, '#06080d'], [1, '#14181f']),
    focus: [-0.2, 0.3],
  });
  top.fill(circle(0, 0, r * 0.3), radial(0, 0, r * 0.3, [0, '#000'], [0.7, '#04050a'], [1, '#18243a']));
  top.fill(ring(0, 0, r * 0.36, r * 0.54, 120, 195), '#6f8fe0', { opacity: 0.28 });
  top.fill(ring(0, 0, r * 0.4, r * 0.55, 300, 352), options.glint ?? '#7fd3c0', { opacity: 0.22 });
  top.fill(circle(-r * 0.2, r * 0.24, r * 0.11, 24, r * 0.08), '#fff', { opacity: 0.85 });
  top.fill(circle(r * 0.18, -r * 0.2, r * 0.05, 16), '#cfe0ff', { opacity: 0.55 });
  top.fill(ring(0, 0, r * 0.74, r * 0.8, 110, 170), '#fff', { opacity: 0.25 });
}

/** An infrared diode behind dark glass. */
export function infraredLed(face: Face, x: number, y: number, r: number): void {
  face.fill(circle(x, y, r, 24), {
    ...radial(x, y, r, [0, '#7a2b30'], [0.35, '#38181b'], [0.8, '#141416'], [1, '#44484f']),
    focus: [-0.2, 0.2],
  });
  face.fill(circle(x - r * 0.3, y + r * 0.35, r * 0.2, 10), '#fff', { opacity: 0.75 });
}

/** A white lamp: a phone's flash, a camera's spotlight. */
export function whiteLed(face: Face, x: number, y: number, r: number): void {
  face.fill(circle(x, y, r, 28), radial(x, y, r, [0, '#fffdf2'], [0.5, '#f6e9c4'], [1, '#cbbf9c']));
  face.fill(circle(x - r * 0.25, y + r * 0.25, r * 0.3, 16), '#fff', { opacity: 0.9 });
}

/** A signal light with a halo of two and a half times its core. */
export function led(face: Face, x: number, y: number, r: number, colour: string): void {
  face.fill(circle(x, y, r * 2.5, 20), radial(x, y, r * 2.5, [0, colour, 0.55], [1, colour, 0]));
  face.fill(circle(x, y, r, 18), colour);
  face.fill(circle(x - r * 0.3, y + r * 0.3, r * 0.4, 10), '#fff', { opacity: 0.7 });
}

/** A soft light round a ring: power buttons, the crown of a hub. */
export function glowRing(face: Face, x: number, y: number, radius: number, colour: string, strength = 0.45): void {
  const outer = radius * 1.36;
  face.fill(circle(x, y, outer), radial(x, y, outer, [0.52, colour, 0], [0.74, colour, strength], [1, colour, 0]));
}

/** A round button with the power sign, lit in the accent colour. */
export function powerButton(face: Face, x: number, y: number, r: number, accent: string, sign = accent): void {
  face.fill(circle(x, y, r), linear(x - r, y + r, x + r, y - r, [0, '#5c6169'], [1, '#16181b']));
  face.fill(circle(x, y, r * 0.83), linear(x - r, y + r, x + r, y - r, [0, '#1e2024'], [1, '#2f3238']));
  face.fill(ring(x, y, r * 0.3, r * 0.4, -55, 235, 30), sign);
  face.fill(rectangle(x, y + r * 0.33, r * 0.1, r * 0.36, r * 0.05, 4), sign);
  glowRing(face, x, y, r, accent);
}

/** A recessed opening: black with a light lip. */
export function opening(face: Face, outline: readonly Point[], lip = '#9aa0a8', opacity = 0.7, width = 1.2): void {
  face.fill(outline, '#050506');
  face.line(closed(outline), lip, width, opacity);
}

/** A USB-C opening, `width` 0.9 to 1.2. */
export function usbC(face: Face, x: number, y: number, width: number, lip = '#8a9098'): void {
  const height = width * 0.38;
  opening(face, rectangle(x, y, width, height, height / 2, 6), lip, 0.8);
  face.fill(rectangle(x, y, width * 0.62, height * 0.24, height * 0.12, 3), '#6b7179');
}

/** A USB-A opening with its coloured tongue. */
export function usbA(face: Face, x: number, y: number, width: number, tongue = '#2f6bdc', lip = '#8a9098'): void {
  const height = width * 0.45;
  opening(face, rectangle(x, y, width, height, width * 0.05, 3), lip, 0.8);
  face.fill(rectangle(x, y + height * 0.18, width * 0.82, height * 0.34, width * 0.02, 2), tongue);
}

/** A network socket with eight gold contacts; `frame` is the colour round the opening. */
export function networkPort(face: Face, x: number, y: number, width: number, frame: string, link = '#6dff9e'): void {
  const w = width / 2;
  const height = width * 0.92;
  face.fill(rectangle(x, y, width, height, width * 0.07, 3), frame);
  const notch: Point[] = [
    [-0.8, -0.78],
    [0.8, -0.78],
    [0.8, 0.42],
    [0.44, 0.42],
    [0.44, 0.74],
    [-0.44, 0.74],
    [-0.44, 0.42],
    [-0.8, 0.42],
  ];
  face.fill(
    notch.map(([px, py]) => [x + px * w, y + py * w * 0.92] as const),
    '#060607',
  );
  for (let k = 0; k < 8; k++) {
    face.fill(rectangle(x - w * 0.55 + k * w * 0.157, y - w * 0.46, w * 0.07, w * 0.36, 0.02, 2), '#d8b56a');
  }
  if (link) face.fill(rectangle(x - w * 0.66, y + w * 0.83, w * 0.25, w * 0.11, 0.03, 2), link);
}

/** An HDMI opening. */
export function hdmi(face: Face, x: number, y: number, width: number, lip = '#8a9098'): void {
  const w = width / 2;
  const h = width * 0.17;
  const outline: Point[] = [
    [x - w, y + h],
    [x + w, y + h],
    [x + w, y - h * 0.2],
    [x + w * 0.76, y - h],
    [x - w * 0.76, y - h],
    [x - w, y - h * 0.2],
  ];
  opening(face, outline, lip, 0.8);
  face.fill(rectangle(x, y + h * 0.15, width * 0.7, h * 0.5, 0.02, 2), '#3a3e45');
}

/** A round socket: power inlet or audio jack, with a pin or without. */
export function roundJack(face: Face, x: number, y: number, r: number, pin = '#b9bdc3', lip = '#8b9098'): void {
  opening(face, circle(x, y, r, 28), lip, 0.8);
  if (pin) face.fill(circle(x, y, r * 0.36, 16), pin);
}

/** A Schuko socket of 230 V. */
export function mainsSocket(face: Face, x: number, y: number, r: number, plate = '#2a2d32'): void {
  face.fill(
    circle(x, y, r, 40),
    linear(x - r, y + r, x + r, y - r, [0, lighten(plate, 0.1)], [1, darken(plate, 0.45)]),
  );
  face.fill(
    circle(x, y, r * 0.86, 40),
    linear(x - r, y + r, x + r, y - r, [0, darken(plate, 0.78)], [1, darken(plate, 0.12)]),
  );
  for (const side of [-1, 1]) {
    face.fill(circle(x + side * r * 0.42, y, r * 0.13, 16), '#000');
    face.line(arc(x + side * r * 0.42, y, r * 0.13, 200, 340, 8), '#5b6068', 0.9);
    face.fill(rectangle(x, y + side * r * 0.8, r * 0.2, r * 0.14, 0.02, 2), '#b8bcc2');
  }
}

/** A slot that lets air through, with the light line on its lower right. */
export function groove(face: Face, x: number, y: number, width: number, height: number, light: string): void {
  face.fill(rectangle(x, y, width, height, Math.min(width, height) / 2, 4), '#050607', { opacity: 0.95 });
  if (width > height) {
    const edge = y - height * 0.58;
    face.line(
      [
        [x - width / 2 + height, edge],
        [x + width / 2 - height * 0.4, edge],
      ],
      light,
      0.9,
      0.5,
    );
  } else {
    const edge = x + width * 0.58;
    face.line(
      [
        [edge, y - height / 2 + width * 0.4],
        [edge, y + height / 2 - width],
      ],
      light,
      0.9,
      0.5,
    );
  }
}

/** A screw head with a cross. */
export function screw(face: Face, x: number, y: number, r: number, colour = '#8f949b'): void {
  face.fill(circle(x, y, r, 18), linear(x, y + r, x, y - r, [0, darken(colour, 0.5)], [1, lighten(colour, 0.3)]));
  for (const [dx, dy] of [
    [r * 0.55, r * 0.2],
    [-r * 0.2, r * 0.55],
  ] as const) {
    face.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      darken(colour, 0.7),
      1.1,
    );
  }
}

/** A line of print nobody can read: a rounded bar. */
export function bar(
  face: Face,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  opacity = 0.8,
): void {
  face.fill(rectangle(x, y, width, height, height / 2, 3), colour, { opacity });
}

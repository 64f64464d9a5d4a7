import { lighten, mixColours } from './colour.ts';
import { type Face, linear, radial } from './face.ts';
import { circle, rectangleAt } from './outline.ts';
import { createRandom } from './random.ts';
import { type Point, range } from './vector.ts';

type Palette = readonly [string, string, string, string, string];

/** Five-colour palettes of screen pictures, dark to light. */
export const screenPalettes = {
  dusk: ['#0b1640', '#2b3f9e', '#7a5bd0', '#f08a7a', '#ffd59e'],
  sea: ['#04202e', '#0a5068', '#1690a0', '#6fd0c0', '#eaf6dc'],
  ember: ['#1c0b2e', '#5a1750', '#b8324e', '#f0743c', '#ffcf7a'],
  slate: ['#10151f', '#26364f', '#48688c', '#8fb0cc', '#e6eef4'],
  moss: ['#0b1f1a', '#17463a', '#3c7f5a', '#9cc27a', '#f1ecc0'],
  plum: ['#160a2c', '#3d1f6d', '#8a3fb0', '#e676b4', '#ffd9c4'],
  sky: ['#0a2350', '#1c59b8', '#4d9be6', '#a9d6f5', '#fff3d6'],
} satisfies Record<string, Palette>;

/** Name of a screen picture's palette. */
export type ScreenPalette = keyof typeof screenPalettes;

/** All palette names, for picking one by seed. */
export const screenPaletteNames = Object.keys(screenPalettes) as ScreenPalette[];

/** A landscape of six waves under a low sun, composed for the screen's own proportions. The corner is by its lower left. */
export function screenPicture(
  face: Face,
  x: number,
  y: number,
  width: number,
  height: number,
  name: ScreenPalette,
  seed: number,
  corner = 0.01,
): void {
  const palette: Palette = screenPalettes[name];
  const [deep, dark, mid, warm, light] = palette;
  const random = createRandom(seed * 977 + 5);
  const isTall = height > width * 1.3;
  face.clip(rectangleAt(x, y, width, height, corner), () => {
    face.fill(
      rectangleAt(x - 0.02 * width, y - 0.02 * height, width * 1.04, height * 1.04),
      linear(x, y + height, x + width * 0.75, y, [0, deep], [0.45, dark], [0.8, mid], [1, warm]),
    );
    const sunX = x + width * (0.6 + 0.15 * random());
    const sunY = y + height * (0.58 + 0.1 * random());
    const sun = Math.min(width, height) * 0.62;
    face.fill(circle(sunX, sunY, sun, 60), radial(sunX, sunY, sun, [0, light, 0.85], [0.25, warm, 0.5], [1, mid, 0]));
    const waves = 6;
    for (let k = 0; k < waves; k++) {
      const base = y + height * (isTall ? 0.5 - 0.092 * k : 0.62 - 0.115 * k);
      const swell = Math.min(height, width * 0.62) * (0.1 + 0.05 * random());
      const phase = random() * 6.28;
      const pace = 0.8 + random() * 0.8;
      const crest = range(49).map((i): Point => {
        const t = i / 48;
        const rise = Math.sin(phase + t * pace * 6.28) * (0.4 + 0.6 * t) + 0.35 * Math.sin(phase * 2 + t * pace * 11);
        return [x + width * t, base + swell * rise];
      });
      const tone = palette[Math.max(0, 3 - Math.floor(k * 0.7))] ?? dark;
      const top = mixColours(tone, dark, (k / waves) * 0.5);
      const bottom = mixColours(deep, dark, 0.35 * (1 - k / waves));
      face.fill(
        [...crest, [x + width * 1.01, y - 0.01 * height], [x - 0.01 * width, y - 0.01 * height]],
        linear(
          x + width * 0.7,
          base + swell,
          x + width * 0.35,
          y,
          [0, top, 0.92],
          [0.6, mixColours(top, bottom, 0.6), 0.95],
          [1, bottom, 1],
        ),
      );
      face.line(crest, lighten(top, 0.35), 1.1, 0.35);
    }
  });
}

/** The diagonal reflection of the softbox in a glass rectangle, by its lower left corner. */
export function sheen(
  face: Face,
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  opacity = 0.16,
  reach: readonly [bottom: number, top: number] = [0.3, 0.62],
): void {
  face.clip(rectangleAt(x, y, width, height, corner), () => {
    face.fill(
      [
        [x, y + height],
        [x + width * reach[1], y + height],
        [x + width * (reach[0] - 0.12), y],
        [x, y],
      ],
      linear(
        x,
        y + height,
        x + width * 0.52,
        y + height * 0.25,
        [0, '#fff', opacity],
        [0.6, '#fff', opacity * 0.45],
        [1, '#fff', opacity * 0.12],
      ),
    );
  });
}

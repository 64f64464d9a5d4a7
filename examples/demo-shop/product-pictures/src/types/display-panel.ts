import {
  bar,
  circle,
  clamp,
  darken,
  type Face,
  led,
  lighten,
  linear,
  type Placement,
  type Recipe,
  rectangle,
  type Studio,
  satin,
  screenPaletteNames,
  screenPicture,
  sheen,
  slab,
} from '../studio/index.ts';

/** Width and height of a screen in centimetres by its diagonal in inches and a ratio such as `16:9`. */
export function screenSize(diagonal: number, ratio: string): { width: number; height: number } {
  const [w = 16, h = 9] = ratio.split(':').map((part) => clamp(Number(part) || 16, 1, 64));
  const share = clamp(w / h, 1, 3.6);
  const height = (clamp(diagonal, 10, 120) * 2.54) / Math.hypot(share, 1);
  return { width: height * share, height };
}

/** A display's measures: `border` on three sides, `chin` below. */
export type PanelShape = { width: number; height: number; depth: number; border: number; chin: number; body: string };

/** A flat display with its picture; answers its front face. */
export function drawDisplay(studio: Studio, at: Placement, shape: PanelShape, recipe: Recipe): Face {
  const { width: w, height: h, border, chin, body } = shape;
  const face = slab(
    studio,
    at,
    { width: w, height: h, depth: shape.depth, corner: 0.5, fillet: 0.12, points: 6, steps: 3 },
    satin(body),
  );
  face.fill(rectangle(0, 0, w - 0.25, h - 0.25, 0.4), '#0a0b0d');
  const palette = recipe.model.pick('palette', screenPaletteNames);
  const seed = recipe.model.number('waves') % 89;
  const inner = w - 2 * border - 0.3;
  screenPicture(face, -inner / 2, -h / 2 + chin, inner, h - chin - border - 0.15, palette, seed, 0.12);
  sheen(face, -w / 2 + 0.3, -h / 2 + chin, w - 0.6, h - chin - border, 0.2, 0.13, [0.34, 0.55]);
  const top = h / 2 - 0.1;
  face.line(
    [
      [-w / 2 + 0.15, top],
      [w / 2 - 0.15, top],
    ],
    '#fff',
    1.2,
    0.35,
  );
  face.line(
    [
      [-w / 2 + 0.1, top],
      [-w / 2 + 0.1, -top],
    ],
    '#fff',
    1.1,
    0.22,
  );
  return face;
}

/** The strip under the picture, with its mark and a signal light. */
export function drawChin(face: Face, { width: w, height: h, chin, body }: PanelShape, signal: string): void {
  const height = chin - 0.15;
  const y = -h / 2 + height / 2 + 0.1;
  const tone = linear(-w / 2, 0, w / 2, 0, [0, lighten(body, 0.16)], [0.4, body], [1, darken(body, 0.25)]);
  face.fill(rectangle(0, y, w - 0.25, height, 0.3), tone);
  bar(face, 0, y, Math.min(2.8, w * 0.05), Math.min(0.22, height * 0.3), lighten(body, 0.5), 1);
  led(face, w / 2 - 1.6, y, 0.12, signal);
}

/** Air slots in a row. */
export function drawSlots(face: Face, y: number, width: number, count: number, length: number): void {
  for (let i = 0; i < count; i++) {
    face.fill(rectangle(-width / 2 + (i * width) / (count - 1), y, 0.34, length, 0.17, 4), '#0a0b0d', { opacity: 0.8 });
  }
}

/** The four threaded holes of a wall mount, 7.5 cm apart. */
export function drawMountHoles(face: Face, y: number, apart = 7.5): void {
  for (const dx of [-1, 1]) {
    for (const dy of [-1, 1]) face.fill(circle((dx * apart) / 2, y + (dy * apart) / 2, 0.42, 16), '#0a0a0c');
  }
}

import {
  bar,
  circle,
  clock,
  closed,
  digits,
  type Face,
  lighten,
  linear,
  type Point,
  type Recipe,
  radial,
  radians,
  range,
  rectangle,
  ring,
  screenPaletteNames,
  screenPicture,
} from '../studio/index.ts';

/** A round dial: hands, marks, a ring of activity and a small seconds circle. */
export function drawDial(face: Face, r: number, recipe: Recipe): void {
  const style = recipe.model.pick('dial', ['hands', 'rings', 'figures'] as const);
  const tone = recipe.model.pick('tone', ['#10203a', '#1d1230', '#10261e', '#241712']);
  face.fill(circle(0, 0, r, 72), radial(0, 0, r, [0, lighten(tone, 0.16)], [0.7, tone], [1, '#050608']));
  if (style === 'rings') {
    drawRings(face, 0, 0, r, recipe);
    digits(face, '10:08', -r * 0.36, -r * 0.14, r * 0.27, '#f3f5f8');
  } else if (style === 'figures') {
    digits(face, '10:08', -r * 0.62, -r * 0.05, r * 0.46, '#f3f5f8');
    for (const i of range(3))
      bar(face, 0, -r * (0.34 + i * 0.14), r * (0.8 - i * 0.2), r * 0.06, i ? '#8b97a8' : recipe.accent, 0.9);
    bar(face, 0, r * 0.64, r * 0.5, r * 0.06, recipe.accent, 0.9);
  } else {
    for (const i of range(12)) {
      const angle = radians(i * 30);
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      face.line(
        [
          [c * r * 0.8, s * r * 0.8],
          [c * r * 0.92, s * r * 0.92],
        ],
        i % 3 ? '#8b97a8' : '#ffffff',
        i % 3 ? 2 : 3.6,
        0.95,
      );
    }
    face.line(closed(circle(0, -r * 0.42, r * 0.2, 32)), '#6b7787', 1.4, 0.8);
    const hand = (degrees: number, length: number, width: number, colour: string) =>
      face.line(
        [
          [0, 0],
          [Math.cos(radians(degrees)) * length, Math.sin(radians(degrees)) * length],
        ],
        colour,
        width * face.unit,
        1,
      );
    hand(148, r * 0.5, r * 0.055, '#ffffff');
    hand(42, r * 0.74, r * 0.04, '#ffffff');
    hand(-78, r * 0.8, r * 0.016, recipe.accent);
    face.fill(circle(0, 0, r * 0.05, 20), recipe.accent);
  }
  shine(face, circle(0, 0, r * 1.04, 60), r, r);
}

/** The light of the softbox across the glass. */
function shine(face: Face, outline: readonly Point[], w: number, h: number): void {
  face.clip(outline, () => {
    face.fill(
      [
        [-w, h],
        [w * 0.2, h],
        [-w * 0.5, -h],
        [-w, -h],
      ],
      linear(-w, h, 0, 0, [0, '#fff', 0.2], [0.7, '#fff', 0.06], [1, '#fff', 0.02]),
    );
  });
}

function drawRings(face: Face, x: number, y: number, r: number, recipe: Recipe): void {
  for (const [i, colour] of [recipe.accent, '#5dff9b', '#57b7ff'].entries()) {
    const radius = r * (0.88 - i * 0.16);
    const share = recipe.model.between(`ring ${i}`, 200, 330);
    face.fill(ring(x, y, radius - r * 0.11, radius), '#fff', { opacity: 0.1 });
    face.fill(ring(x, y, radius - r * 0.11, radius, 90 - share, 90), colour, { opacity: 0.95 });
  }
}

/** The display of a square case or a band: time, rings, a picture. */
export function drawPanel(
  face: Face,
  w: number,
  h: number,
  corner: number,
  layout: 'square' | 'band',
  recipe: Recipe,
): void {
  const [iw, ih] = [w - 0.62, h - 0.62];
  const pane = rectangle(0, 0, iw, ih, corner - 0.25, 14);
  face.fill(pane, '#060709');
  const inner = [iw - 0.28, ih - 0.28] as const;
  if (layout === 'square' && recipe.model.isTrue('picture', 0.6)) {
    screenPicture(
      face,
      -inner[0] / 2,
      -inner[1] / 2,
      inner[0],
      inner[1],
      recipe.model.pick('palette', screenPaletteNames),
      recipe.model.number('waves') % 71,
      corner - 0.4,
    );
    clock(face, 0, ih * 0.16, ih * 0.19);
    bar(face, 0, ih * 0.12, iw * 0.4, 0.08, '#fff', 0.7);
    for (const i of range(3)) {
      face.fill(circle((i - 1) * iw * 0.28, -ih * 0.32, iw * 0.1, 28), '#000', { opacity: 0.4 });
      face.fill(
        ring((i - 1) * iw * 0.28, -ih * 0.32, iw * 0.075, iw * 0.1, -200 + i * 40, 90),
        [recipe.accent, '#5dff9b', '#57b7ff'][i] ?? '#fff',
      );
    }
  } else {
    const tall = iw * (layout === 'band' ? 0.38 : 0.34);
    digits(face, '10', -iw * 0.26, ih * 0.12, tall, '#f3f5f8');
    digits(face, '08', -iw * 0.26, ih * 0.08 - tall, tall, recipe.accent);
    if (layout === 'square') drawRings(face, iw * 0.28, -ih * 0.3, iw * 0.19, recipe);
    for (const i of range(3))
      bar(
        face,
        layout === 'square' ? -iw * 0.22 : 0,
        -ih * (0.28 + i * 0.06),
        iw * (0.4 - i * 0.08),
        0.1,
        ['#57b7ff', '#5dff9b', '#8b97a8'][i] ?? '#fff',
        0.9,
      );
  }
  shine(face, pane, iw / 2, ih / 2);
  face.line(closed(pane), '#fff', 1, 0.16);
}

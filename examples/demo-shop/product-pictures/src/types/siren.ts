import {
  circle,
  closed,
  darken,
  definePicture,
  Face,
  gloss,
  glowRing,
  groove,
  lathe,
  led,
  lighten,
  linear,
  mark,
  matte,
  metal,
  move,
  onFloor,
  type Point,
  type ProfilePoint,
  perforate,
  place,
  type Recipe,
  radial,
  range,
  rectangle,
  ring,
  roundedProfile,
  type Studio,
  satin,
  screw,
  shadow,
  slab,
  staggered,
  turnX,
  turnY,
} from '../studio/index.ts';

type Layout = 'square' | 'round' | 'horn' | 'drop';
type Design = { body: string; recipe: Recipe; hasPanel: boolean };

/** A siren: a plate with a light frame, a round one with a horn, a street case with a beacon, a drop for rooms. */
export const siren = definePicture({
  name: 'siren',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', solar: false },
  views: {
    front: { yaw: -27, pitch: 11, distance: 5.2, span: 22, padding: 130 },
    side: { yaw: 50, pitch: 9, distance: 5.2, span: 22, padding: 135 },
    back: { yaw: 204, pitch: 10, distance: 5.2, span: 22, padding: 135 },
    detail: { yaw: -22, pitch: 6, distance: 5.2, span: 22, ground: 'light', zoom: 2, focus: [0, 8, 3] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#e8eaec', '#e4e6e9', '#2c2f35', '#b8383a']);
    const layout = params.solar ? 'horn' : recipe.layout<Layout>(params.layout, ['square', 'round', 'horn', 'drop']);
    drawers[layout](studio, { body, recipe, hasPanel: params.solar });
  },
});

/** The glowing frame: bright core, soft halo inside and outside. */
function drawFrame(face: Face, width: number, height: number, corner: number, colour: string): void {
  const outline = closed(rectangle(0, 0, width, height, corner, 14));
  face.line(outline, colour, 0.9 * face.unit, 0.16);
  face.line(outline, colour, 0.5 * face.unit, 0.3);
  face.line(outline, lighten(colour, 0.35), 0.16 * face.unit, 0.95);
}

function drawRear(back: Face, width: number, height: number, body: string): void {
  back.fill(
    rectangle(0, 0, width * 0.84, height * 0.84, 1),
    linear(-5, 5, 5, -5, [0, darken(body, 0.08)], [1, darken(body, 0.28)]),
  );
  for (const x of [-1, 1]) {
    for (const y of [-1, 1]) {
      back.fill(circle(x * width * 0.3, y * height * 0.3, 0.55, 20), '#0b0c0e', { opacity: 0.85 });
      back.fill(rectangle(x * width * 0.3, y * height * 0.3 + 0.8, 0.5, 1.2, 0.25), '#0b0c0e', { opacity: 0.85 });
    }
  }
  back.fill(rectangle(0, 0, width * 0.34, height * 0.2, 0.4), '#17191d');
  for (const i of range(4)) back.fill(rectangle((i - 1.5) * 1.1, 0, 0.6, 0.9, 0.1), '#d3ac5c');
  screw(back, 0, height * 0.34, 0.4);
}

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  square: (studio, { body, recipe }) => {
    const size = recipe.series.between('size', 17, 20);
    const depth = 5;
    const at = move(0, size / 2 + 0.1, 0);
    shadow(studio, onFloor(rectangle(0, 0, size * 0.86, depth * 0.8, 1)), { blur: 1, contact: 0.85 });
    const corner = 3.4 * recipe.softness;
    const front = slab(
      studio,
      at,
      { width: size, height: size, depth, corner, fillet: 1.6, backFillet: 0.5, points: 16, steps: 9 },
      matte(body),
    );
    const inner = size * 0.74;
    drawFrame(front, inner, inner, corner * 0.7, recipe.accent);
    const plate = linear(-6, 6, 6, -6, [0, lighten(body, 0.4)], [1, darken(body, 0.08)]);
    front.fill(rectangle(0, 0, inner - 1.2, inner - 1.2, corner * 0.6, 12), plate, { opacity: 0.8 });
    for (const i of range(5))
      groove(front, 0, -inner * 0.16 - i * 0.75, inner * (0.5 - i * 0.05), 0.28, lighten(body, 0.5));
    mark(front, 0, inner * 0.16, 1.5, recipe, body, 0.7);
    drawRear(new Face(studio, place(at, move(0, 0, -depth / 2), turnY(180))), size, size, body);
  },
  round: (studio, { body, recipe }) => {
    const r = recipe.series.between('radius', 7.4, 8.6);
    const at = place(move(0, r * 0.99, 0), turnX(-6));
    shadow(studio, onFloor(rectangle(0, r * 0.1, r * 0.9, 4, 1.6)), { blur: 1, contact: 0.8 });
    const profile: ProfilePoint[] = [[r * 0.9, -2.4], [r * 0.98, -2.1], ...roundedProfile(r, -1.7, 2, 1.5, 9)];
    const front = lathe(studio, at, profile, matte(body), { points: 84 });
    const flat = r - 1.5;
    front.fill(circle(0, 0, flat, 72), linear(-r, r, r, -r, [0, lighten(body, 0.45)], [1, darken(body, 0.1)]));
    front.clip(circle(0, 0, flat * 1.02, 64), () => glowRing(front, 0, 0, flat * 0.93, recipe.accent, 0.45));
    front.fill(ring(0, 0, flat * 0.9, flat * 0.96, 0, 360, 72), lighten(recipe.accent, 0.25));
    const horn = radial(
      0,
      0,
      flat * 0.62,
      [0, '#050607'],
      [0.55, '#17191d'],
      [0.86, darken(body, 0.5)],
      [1, darken(body, 0.2)],
    );
    front.fill(circle(0, 0, flat * 0.62, 60), horn);
    const grid = staggered(flat * 1.2, flat * 1.2, 0.62, (x, y) => Math.hypot(x, y) < flat * 0.56);
    perforate(front, grid, 0.2, lighten('#17191d', 0.16), 0.9);
    mark(front, 0, 0, 0.9, recipe, '#17191d', 0.9);
    led(front, 0, -flat * 0.76, 0.16, '#5dff9b');
    const back = new Face(studio, place(at, move(0, 0, -2.4), turnY(180)));
    back.fill(circle(0, 0, r * 0.905, 60), linear(-r, r, r, -r, [0, darken(body, 0.05)], [1, darken(body, 0.2)]));
    drawRear(back, r * 1.28, r * 1.28, body);
  },
  horn: (studio, { body, recipe, hasPanel }) => {
    const [w, h, d] = [recipe.series.between('width', 17, 19), 22, 7];
    const at = move(0, h / 2 + 0.1, 0);
    shadow(studio, onFloor(rectangle(0, 0, w * 0.86, d * 0.85, 1)), { blur: 1.1, contact: 0.9 });
    const corner = 2.2 * recipe.softness;
    const front = slab(
      studio,
      at,
      { width: w, height: h, depth: d, corner, fillet: 1, backFillet: 0.4, points: 12, steps: 8 },
      satin(body),
    );
    // The beacon sits in the upper third behind a ribbed lens.
    const drawBeacon = () => {
      const glass = recipe.brand.pick('beacon', ['#e0533d', '#f28a1c', '#3f8cff']);
      const lensShape = {
        width: w * 0.72,
        height: h * 0.24,
        depth: 1.6,
        corner: 1.6,
        fillet: 0.7,
        points: 12,
        steps: 7,
      };
      const beacon = slab(studio, front.at(0, h * 0.28, 0.2), lensShape, gloss(glass));
      for (const i of range(15)) {
        const x = (i - 7) * w * 0.045;
        beacon.line(
          [
            [x, -h * 0.09],
            [x, h * 0.09],
          ],
          lighten(glass, 0.45),
          1.6,
          0.55,
        );
      }
      beacon.fill(circle(0, 0, h * 0.11, 40), radial(0, 0, h * 0.11, [0, '#fff6e0', 0.75], [1, glass, 0]));
    };
    if (front.isVisible) drawBeacon();
    if (hasPanel) {
      const panel = slab(
        studio,
        place(move(0, h + 1.6, -1), turnX(-42)),
        { width: w * 0.96, height: 9, depth: 0.8, corner: 0.6, fillet: 0.2 },
        metal('#c3c7cc', 0.42, 0.62),
      );
      panel.fill(
        rectangle(0, 0, w * 0.9, 8, 0.3),
        linear(-8, 4, 8, -4, [0, '#2c4a78'], [0.5, '#16294a'], [1, '#0d182c']),
      );
      for (const i of range(5))
        panel.line(
          [
            [(i - 2) * w * 0.15, -4],
            [(i - 2) * w * 0.15, 4],
          ],
          '#8fa6c8',
          1.2,
          0.5,
        );
      panel.line(
        [
          [-w * 0.45, 0],
          [w * 0.45, 0],
        ],
        '#8fa6c8',
        1.2,
        0.4,
      );
    }
    front.line(
      [
        [-w * 0.46, h * 0.1],
        [w * 0.46, h * 0.1],
      ],
      darken(body, 0.35),
      1.6,
      0.7,
    );
    for (const i of range(6)) groove(front, 0, -h * 0.02 - i * 1.15, w * 0.6, 0.46, lighten(body, 0.5));
    mark(front, 0, -h * 0.4, 1.1, recipe, body, 0.75);
    for (const x of [-1, 1]) screw(front, x * w * 0.4, -h * 0.43, 0.42);
    led(front, w * 0.34, -h * 0.38, 0.16, recipe.accent);
    drawRear(new Face(studio, place(at, move(0, 0, -d / 2), turnY(180))), w, h, body);
  },
  drop: (studio, { body, recipe }) => {
    const [w, h, d] = [recipe.series.between('width', 8.4, 9.6), 13.5, 4.2];
    const at = move(0, h / 2 + 0.1, 0);
    shadow(studio, onFloor(rectangle(0, 0, w * 0.6, d * 0.7, 1)), { blur: 1.1, contact: 0.8 });
    const front = slab(
      studio,
      at,
      { width: w, height: h, depth: d, corner: w * 0.48, fillet: 1.5, backFillet: 0.5, points: 18, steps: 9 },
      matte(body),
    );
    const r = w * 0.27;
    front.fill(
      circle(0, h * 0.16, r * 1.16, 48),
      linear(-2, 3, 2, -3, [0, darken(body, 0.25)], [1, lighten(body, 0.3)]),
    );
    front.fill(circle(0, h * 0.16, r, 48), '#101214');
    perforate(
      front,
      staggered(r * 2, r * 2, 0.42, (x, y) => Math.hypot(x, y) < r * 0.9).map(([x, y]): Point => [x, y + h * 0.16]),
      0.13,
      '#4a5058',
      0.95,
    );
    drawFrame(front.moved(0, -h * 0.2), w * 0.42, h * 0.2, 1.2, recipe.accent);
    mark(front, 0, -h * 0.2, 0.62, recipe, body, 0.7);
    drawRear(new Face(studio, place(at, move(0, 0, -d / 2), turnY(180))), w, h, body);
  },
};

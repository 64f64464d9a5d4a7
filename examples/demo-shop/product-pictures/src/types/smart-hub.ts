import {
  bar,
  circle,
  darken,
  definePicture,
  Face,
  glowRing,
  groove,
  lathe,
  led,
  lighten,
  linear,
  mark,
  matte,
  move,
  networkPort,
  onFloor,
  opening,
  type ProfilePoint,
  place,
  type Recipe,
  range,
  rectangle,
  ring,
  roundedProfile,
  type Studio,
  satin,
  shadow,
  slab,
  turnX,
  turnY,
  usbC,
} from '../studio/index.ts';

type Layout = 'square' | 'round' | 'tower' | 'tablet';

/** The centre of a smart home: a soft square, a puck, a column or an upright plate. */
export const smartHub = definePicture({
  name: 'smart-hub',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', ports: 1 },
  views: {
    front: { yaw: 30, pitch: 28, distance: 5.2, span: 13, padding: 165 },
    side: { yaw: -42, pitch: 14, distance: 5.2, span: 13, padding: 175 },
    back: { yaw: 215, pitch: 20, distance: 5.2, span: 13, padding: 165 },
    detail: { yaw: 44, pitch: 24, distance: 5.2, span: 13, ground: 'light', zoom: 1.7, focus: [2.6, 2, 1] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#e8eaec', '#30343b', '#e4e1da', '#dfe2e5']);
    const layout = recipe.layout<Layout>(params.layout, ['square', 'round', 'tower', 'tablet']);
    drawers[layout](studio, body, recipe);
  },
});

function drawCrown(top: Face, radius: number, body: string, recipe: Recipe): void {
  glowRing(top, 0, 0, radius, recipe.accent, 0.42);
  top.fill(ring(0, 0, radius * 0.96, radius * 1.04, 0, 360, 64), lighten(recipe.accent, 0.45));
  const button = linear(-radius, radius, radius, -radius, [0, darken(body, 0.05)], [1, lighten(body, 0.35)]);
  top.fill(circle(0, 0, radius * 0.95, 60), button);
  mark(top, 0, 0, radius * 0.28, recipe, body, 0.6);
}

function drawSockets(face: Face, body: string): void {
  networkPort(face, 1.2, -0.1, 1.35, darken(body, 0.18), '');
  usbC(face, -1, -0.1, 0.95, darken(body, 0.3));
  opening(face, circle(-2.2, -0.1, 0.09, 12), darken(body, 0.4));
}

/** Sockets sunk into a round wall: close together, or they would stand off it. */
function drawNiche(face: Face, body: string): void {
  face.fill(rectangle(0, 0, 2.7, 1.5, 0.3), linear(0, 0.8, 0, -0.8, [0, darken(body, 0.7)], [1, darken(body, 0.4)]));
  networkPort(face, 0.5, 0, 1.15, darken(body, 0.5), '');
  usbC(face, -0.75, 0, 0.8);
}

const drawers: Record<Layout, (studio: Studio, body: string, recipe: Recipe) => void> = {
  square: (studio, body, recipe) => {
    const size = recipe.series.between('size', 10, 12.5);
    const height = recipe.series.between('height', 2.4, 3.6);
    const corner = 3 * recipe.softness;
    shadow(studio, onFloor(rectangle(0, 0, size * 0.93, size * 0.93, corner * 0.9)), { blur: 0.8 });
    const sole = { width: size * 0.9, height: size * 0.9, depth: 0.5, corner: corner * 0.86, fillet: 0.15 };
    slab(studio, place(move(0, 0.25, 0), turnX(-90)), sole, matte(darken(body, 0.55)));
    const shape = {
      width: size,
      height: size,
      depth: height,
      corner,
      fillet: Math.min(1, height / 3),
      backFillet: 0.7,
      points: 16,
      steps: 9,
    };
    const top = slab(studio, place(move(0, height / 2 + 0.3, 0), turnX(-90)), shape, matte(body));
    drawCrown(top, recipe.series.pick('crown', [1.55, 1.1, 2.4]), body, recipe);
    const front = new Face(studio, move(0, height * 0.46 + 0.2, size / 2));
    for (const i of range(9)) front.fill(circle(-1.2 + i * 0.3, -0.15, 0.085, 10), darken(body, 0.6));
    drawSockets(new Face(studio, place(move(size / 2, height * 0.46 + 0.2, 0), turnY(90))), body);
    drawSockets(new Face(studio, place(move(0, height * 0.46 + 0.2, -size / 2), turnY(180))), body);
  },
  round: (studio, body, recipe) => {
    const r = recipe.series.between('radius', 5, 6);
    const height = recipe.series.between('height', 2.8, 4.2);
    const upright = turnX(-90);
    shadow(studio, onFloor(circle(0, 0, r * 0.94, 40)), { blur: 0.8 });
    const sole: ProfilePoint[] = [
      [r * 0.88, 0],
      [r * 0.88, 0.4],
    ];
    lathe(studio, upright, sole, matte(darken(body, 0.55)));
    const edge = Math.min(1.1, height / 3);
    const profile: ProfilePoint[] = [[r * 0.94, 0.4], ...roundedProfile(r, 0.8, height, edge, 10)];
    const top = lathe(studio, upright, profile, matte(body), { points: 84 });
    top.fill(circle(0, 0, r - edge, 72), linear(-r, r, r, -r, [0, lighten(body, 0.5)], [1, darken(body, 0.1)]));
    drawCrown(top, recipe.series.pick('crown', [1.5, 2.6]), body, recipe);
    drawNiche(new Face(studio, place(move(0, height * 0.42, -r), turnY(180))), body);
    const front = new Face(studio, move(0, height * 0.42, r));
    led(front, 0, 0, 0.1, recipe.accent);
  },
  tower: (studio, body, recipe) => {
    const r = recipe.series.between('radius', 3.2, 4);
    const height = recipe.series.between('height', 9, 12);
    const upright = turnX(-90);
    shadow(studio, onFloor(circle(0, 0, r * 0.95, 40)), { blur: 0.9 });
    const base: ProfilePoint[] = [
      [r * 0.94, 0],
      [r * 0.97, 0.5],
    ];
    lathe(studio, upright, base, satin('#222429'));
    const split = height * 0.34;
    const lower: ProfilePoint[] = [
      [r * 0.97, 0.5],
      [r, 0.8],
      [r, split],
    ];
    lathe(studio, upright, lower, matte(darken(body, 0.12)), { points: 72 });
    for (const i of range(5)) {
      const slot: ProfilePoint[] = [
        [r * 0.985, split + i * 0.28],
        [r * 0.985, split + i * 0.28 + 0.14],
        [r, split + i * 0.28 + 0.14],
        [r, split + i * 0.28 + 0.28],
      ];
      lathe(studio, upright, slot, matte(darken(body, 0.3)), { points: 72 });
    }
    const profile = roundedProfile(r, split + 1.4, height, 1.2, 10);
    const top = lathe(studio, upright, profile, matte(body), { points: 72 });
    top.fill(circle(0, 0, r - 1.2, 60), linear(-r, r, r, -r, [0, lighten(body, 0.5)], [1, darken(body, 0.08)]));
    drawCrown(top, (r - 1.2) * 0.66, body, recipe);
    const front = new Face(studio, move(0, height * 0.66, r + 0.01));
    bar(front, 0, 0, 0.18, 1.2, recipe.accent, 0.95);
    drawNiche(new Face(studio, place(move(0, split * 0.55, -r), turnY(180))), body);
  },
  tablet: (studio, body, recipe) => {
    const size = recipe.series.between('size', 11, 13);
    const depth = 2.6;
    shadow(studio, onFloor(rectangle(0, 0, size * 0.7, depth * 1.1, 0.8)), { blur: 0.9, contact: 0.9 });
    const foot = { width: size * 0.62, height: 5, depth: 0.7, corner: 1.2, fillet: 0.25 };
    slab(studio, place(move(0, 0.35, -0.4), turnX(-90)), foot, matte(darken(body, 0.2)));
    const at = place(move(0, size / 2 + 0.5, 0), turnX(-6));
    const shape = {
      width: size,
      height: size,
      depth,
      corner: 2.6 * recipe.softness,
      fillet: 0.8,
      points: 14,
      steps: 8,
    };
    const front = slab(studio, at, shape, matte(body));
    for (const i of range(9)) groove(front, (i - 4) * 0.55, -size * 0.3, 0.2, 1.5, lighten(body, 0.4));
    drawCrown(front.moved(0, size * 0.1), 1.9, body, recipe);
    const back = new Face(studio, place(at, move(0, 0, -depth / 2), turnY(180)));
    drawSockets(back.moved(0, -size * 0.3), body);
    mark(back, 0, size * 0.12, 0.9, recipe, body, 0.5);
  },
};

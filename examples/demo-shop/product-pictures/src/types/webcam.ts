import {
  bar,
  bend,
  circle,
  closed,
  darken,
  definePicture,
  Face,
  framesAlong,
  groove,
  lathe,
  led,
  lens,
  lighten,
  linear,
  mark,
  metal,
  move,
  onFloor,
  type Placement,
  type Point,
  type ProfilePoint,
  perforate,
  place,
  type Recipe,
  radians,
  range,
  rectangle,
  rubber,
  type Studio,
  satin,
  shadow,
  slab,
  sphereProfile,
  staggered,
  sweep,
  turnX,
  turnY,
  usbC,
  wordMark,
} from '../studio/index.ts';

type Layout = 'bar' | 'cube' | 'round' | 'eye';
type Design = { body: string; layout: Layout; recipe: Recipe };

/** A webcam on its clip: a bar, a small cube, a barrel or a ball. */
export const webcam = definePicture({
  name: 'webcam',
  hasTurn: true,
  defaults: { layout: 'auto' },
  views: {
    front: (_, recipe) => ({
      yaw: recipe.brand.pick('turn', [-26, 26, -20]),
      pitch: 9,
      distance: 5,
      span: 11,
      padding: 150,
    }),
    side: { yaw: 50, pitch: 10, distance: 5, span: 11, padding: 160 },
    back: { yaw: 206, pitch: 14, distance: 5, span: 11, padding: 160 },
    detail: { yaw: -18, pitch: 8, distance: 5, span: 11, ground: 'light', zoom: 2.1, focus: [0, 6.2, 2] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#2a2d33', '#24272c', '#dfe1e4', '#3a3e45']);
    const layout = recipe.layout<Layout>(params.layout, ['bar', 'cube', 'round', 'eye']);
    drawClip(studio, body);
    drawers[layout](studio, { body, layout, recipe });
  },
});

/** The folded clip that holds on to a screen, or stands on its feet. */
function drawClip(studio: Studio, body: string): void {
  const skin = satin(darken(body, 0.12));
  shadow(studio, onFloor(rectangle(0, 0.1, 4.6, 4.6, 0.8)), { blur: 0.75 });
  const foot = slab(
    studio,
    place(move(0, 0.3, 0.2), turnX(-90)),
    { width: 4.8, height: 4.8, depth: 0.55, corner: 0.9, fillet: 0.2 },
    skin,
  );
  foot.fill(rectangle(0, -1.4, 3.6, 1.2, 0.4), '#0b0c0e', { opacity: 0.75 });
  for (const i of range(4))
    foot.line(
      [
        [-1.6, -1.75 + i * 0.24],
        [1.6, -1.75 + i * 0.24],
      ],
      lighten(body, 0.3),
      1,
      0.4,
    );
  const back = place(move(0, 2, -1.9), turnX(12));
  slab(studio, back, { width: 4.4, height: 3.8, depth: 0.5, corner: 0.8, fillet: 0.2 }, skin);
  const hinge: ProfilePoint[] = [
    [0.44, -2.3],
    [0.44, 2.3],
    [0.34, 2.4],
  ];
  const pin = lathe(studio, place(move(0, 0.55, -1.95), turnY(90)), hinge, metal('#6a7078', 0.3), { points: 24 });
  pin.fill(circle(0, 0, 0.34, 24), '#8b9199');
  const arm = slab(
    studio,
    place(move(0, 3.6, -0.2), turnX(-90)),
    { width: 4.2, height: 3.9, depth: 0.5, corner: 0.9, fillet: 0.2 },
    skin,
  );
  arm.fill(rectangle(0, 0, 3, 2.6, 0.5), darken(body, 0.4), { opacity: 0.5 });
  const neck: ProfilePoint[] = [
    [0.85, 0],
    [0.8, 0.2],
    [0.62, 0.6],
    [0.62, 1.3],
  ];
  lathe(studio, place(move(0, 3.8, -0.1), turnX(-90)), neck, metal('#4d535b', 0.3), { points: 32 });
  const cable = [
    ...bend([0, 4.6, -1.6], [0.2, 4.4, -4.6], [0.7, 0.3, -4.4], 14),
    ...bend([0.75, 0.25, -4.5], [1.4, 0.22, -6], [5.4, 0.22, -5.2], 14),
  ];
  if (studio.depth([0, 0, -1]) > 0)
    sweep(studio, framesAlong(cable, [1, 0, 0.2]), circle(0, 0, 0.2, 10), rubber('#1b1d21'));
}

/** The optic, its light and the holes of two microphones. */
function drawEye(face: Face, r: number, recipe: Recipe, microphones: number): void {
  lens(face, 0, 0, r, { height: r * 0.14, ring: metal('#5a5f66', 0.28) });
  led(face, r * 1.5, r * 0.4, 0.09, recipe.accent);
  for (const side of [-1, 1]) {
    const grid = staggered(0.5, 1, 0.24).map(([x, y]): Point => [x + side * microphones, y]);
    perforate(face, grid, 0.06, '#050607', 0.9);
  }
}

function drawRear(at: Placement, studio: Studio, body: string, recipe: Recipe): void {
  const back = new Face(studio, place(at, turnY(180)));
  for (const i of range(5)) groove(back, 0, 0.6 - i * 0.3, 1.8, 0.12, lighten(body, 0.35));
  mark(back, 0, -1.1, 0.22, recipe, body, 0.6);
}

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  bar: (studio, { body, recipe }) => {
    const w = recipe.series.between('width', 9, 10.4);
    const at = place(move(0, 6.2, 0.1), turnX(3));
    const shape = { width: w, height: 3, depth: 3, corner: 1.5, fillet: 0.7, points: 14, steps: 8 };
    const front = slab(studio, at, shape, satin(body));
    const pane = linear(-w / 2, 1.5, w / 2, -1.5, [0, '#353b44'], [0.35, '#16181c'], [1, '#07080a']);
    front.fill(rectangle(0, 0, w - 1.3, 2, 1, 14), pane);
    front.line(closed(rectangle(0, 0, w - 1.3, 2, 1, 14)), lighten(body, 0.4), 1, 0.4);
    drawEye(front, 0.86, recipe, w * 0.34);
    wordMark(front, -w * 0.21, 0, 1.1, recipe, '#16181c', 0.8);
    drawRear(place(at, move(0, 0, -1.5)), studio, body, recipe);
  },
  cube: (studio, { body, recipe }) => {
    const size = recipe.series.between('size', 4.8, 5.6);
    const at = place(move(0, 4.9 + size / 2, 0), turnX(4));
    const shape = {
      width: size * 1.12,
      height: size * 0.94,
      depth: 4.2,
      corner: 1.2 * recipe.softness,
      fillet: 0.45,
      points: 12,
      steps: 7,
    };
    const front = slab(studio, at, shape, satin(body));
    const glass = linear(-3, 3, 3, -3, [0, '#353b44'], [0.4, '#14161a'], [1, '#060708']);
    front.fill(rectangle(0, 0, size * 1.12 - 0.9, size * 0.94 - 0.9, 0.9 * recipe.softness), glass);
    drawEye(front.moved(0, 0.2), 1.35, recipe, size * 0.4);
    bar(front, 0, -size * 0.34, 1.1, 0.12, '#aab0b8', 0.8);
    const top = new Face(studio, place(at, move(0, size * 0.47, 0), turnX(-90)));
    mark(top, 0, 0, 0.5, recipe, body, 0.6);
    drawRear(place(at, move(0, 0, -2.1)), studio, body, recipe);
  },
  round: (studio, { body, recipe }) => {
    const r = recipe.series.between('radius', 2.2, 2.6);
    const at = place(move(0, 4.9 + r, -0.4), turnX(3));
    const back = new Face(studio, place(at, move(0, 0, -2.9), turnY(180)));
    const barrel: ProfilePoint[] = [
      [r * 0.84, -2.9],
      [r * 0.96, -2.7],
      [r, -2.3],
      [r, 1.5],
    ];
    back.fill(circle(0, 0, r * 0.84, 48), linear(-2, 2, 2, -2, [0, lighten(body, 0.1)], [1, darken(body, 0.3)]));
    usbC(back, 0, 0, 0.9);
    lathe(studio, at, barrel, metal(body, 0.4, 0.7), { points: 64 });
    const band: ProfilePoint[] = [
      [r * 1.02, 1.5],
      [r * 1.02, 1.75],
    ];
    lathe(studio, at, band, satin(recipe.accent), { points: 64 });
    const head: ProfilePoint[] = [
      [r, 1.75],
      [r, 2.5],
      [r * 0.93, 2.75],
      [r * 0.86, 2.7],
    ];
    const front = lathe(studio, at, head, metal(darken(body, 0.1), 0.3, 0.7), { points: 64 });
    front.fill(circle(0, 0, r * 0.87, 60), linear(-2, 2, 2, -2, [0, '#31363e'], [0.5, '#121417'], [1, '#060708']));
    lens(front, 0, 0, r * 0.6, { height: 0.12, ring: metal('#5a5f66', 0.28) });
    for (const i of range(12)) {
      const angle = radians(i * 30 + 15);
      front.fill(circle(Math.cos(angle) * r * 0.75, Math.sin(angle) * r * 0.75, 0.055, 8), '#6d747e');
    }
    led(front, 0, r * 0.76, 0.08, recipe.accent);
  },
  eye: (studio, { body, recipe }) => {
    const r = recipe.series.between('radius', 2.5, 3);
    const at = place(move(0, 4.7 + r, 0), turnX(4));
    lathe(studio, at, sphereProfile(r, -90, 46, 18), satin(body), { points: 60 });
    const [width, z] = [r * Math.cos(radians(46)), r * Math.sin(radians(46))];
    const rim: ProfilePoint[] = [
      [width + 0.02, z - 0.02],
      [width + 0.02, z + 0.16],
      [width - 0.16, z + 0.24],
    ];
    const front = lathe(studio, at, rim, metal('#8b9199', 0.25), { points: 56 });
    front.fill(circle(0, 0, width - 0.16, 56), linear(-2, 2, 2, -2, [0, '#31363e'], [0.5, '#121417'], [1, '#060708']));
    lens(front, 0, 0.1, width * 0.6, { height: 0.1, ring: metal('#5a5f66', 0.28) });
    led(front, 0, -width * 0.72, 0.08, recipe.accent);
    perforate(
      new Face(studio, place(at, turnX(-36), move(0, 0, r * 0.995))),
      staggered(1.6, 0.5, 0.24),
      0.06,
      '#050607',
    );
    drawRear(place(at, move(0, 0, -r)), studio, body, recipe);
  },
};

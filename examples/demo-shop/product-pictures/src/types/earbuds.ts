import {
  bar,
  book,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  Face,
  type Frame,
  framesAlong,
  gloss,
  isLight,
  lathe,
  led,
  lighten,
  linear,
  type Material,
  mark,
  matte,
  metal,
  move,
  onFloor,
  type Placement,
  type ProfilePoint,
  perforate,
  place,
  plant,
  pointOf,
  type Recipe,
  radians,
  range,
  rectangle,
  rubber,
  type Studio,
  satin,
  shadow,
  shell,
  slab,
  staggered,
  sweep,
  turnX,
  turnY,
  turnZ,
  usbC,
  type Vector,
} from '../studio/index.ts';

type Layout = 'stem' | 'bean' | 'hook';
type Design = { body: string; layout: Layout; recipe: Recipe; trim: string };

/** Wireless earbuds before their open case: with stems, as beans, or on hooks. */
export const earbuds = definePicture({
  name: 'earbuds',
  defaults: { layout: 'auto' },
  views: {
    front: (_, recipe) => ({
      yaw: recipe.brand.pick('turn', [-18, 18, -24]),
      pitch: 20,
      distance: 5,
      span: 11,
      padding: 130,
    }),
    side: { yaw: 40, pitch: 14, distance: 5, span: 11, padding: 125 },
    detail: { yaw: -14, pitch: 16, distance: 5, span: 11, ground: 'light', zoom: 2, focus: [0, 1.6, 3.4] },
    scene: {
      yaw: -18,
      pitch: 20,
      distance: 5,
      span: 11,
      padding: 270,
      shift: [0, 60],
      ground: {
        wall: 'cool',
        wood: '#b98f68',
        unit: 7.4,
        far: 1.3,
        props: (studio, at) => {
          plant(studio, at, -9, -5, 0.5);
          book(studio, at, { right: 10, nearer: -4, turn: 18, width: 8, depth: 11, thick: 1.2, colour: '#4f6a7a' });
        },
      },
    },
  },
  draw: (studio, params, { recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, ['stem', 'bean', 'hook']);
    const body = recipe.colour(params.colour, ['#e8eaec', '#2a2d33', '#3b5a70', '#c9b6cf', '#a8b8a0']);
    const design: Design = { body, layout, recipe, trim: recipe.brand.pick('trim', ['#b9925e', '#a9adb3', '#c5cad1']) };
    drawCase(studio, design);
    const isLeftFar = studio.depth([-1, 0, 0]) < 0;
    for (const side of isLeftFar ? ([-1, 1] as const) : ([1, -1] as const)) drawBud(studio, side, design);
  },
});

/** The case stands behind, its lid open, two wells inside. */
function drawCase(studio: Studio, { body, recipe, layout }: Design): void {
  const isWide = layout === 'hook' || recipe.series.isTrue('wide', 0.5);
  const [w, h, d] = isWide ? [7, 3.2, 3.4] : [5.6, 4, 3.2];
  const z = -1.2;
  const corner = Math.min(h, d) * 0.5 * Math.min(1, 0.6 + recipe.softness * 0.35);
  const glossy = recipe.series.isTrue('gloss', 0.5) ? gloss(body) : matte(body);
  shadow(studio, onFloor(rectangle(0, z, w * 0.84, d * 0.7, 1)), { blur: 0.8, contact: 0.85 });
  const lid = place(move(0, h - 0.1, z - d / 2 + 0.1), turnX(-72), move(0, 0.9, 0));
  const cap = { width: w, height: d * 0.98, depth: 1.5, corner, fillet: 0.2, backFillet: 0.8, points: 16, steps: 8 };
  const inside = slab(studio, place(lid, move(0, 0.7, 0)), cap, glossy);
  const hollow = linear(0, 1.5, 0, -1.5, [0, darken(body, 0.5)], [0.6, darken(body, 0.25)], [1, darken(body, 0.1)]);
  inside.fill(rectangle(0, 0, w - 0.5, d * 0.98 - 0.5, corner * 0.8, 12), hollow);
  for (const side of [-1, 1])
    inside.fill(
      circle(side * w * 0.22, 0, d * 0.24, 36),
      linear(0, 0.8, 0, -0.8, [0, darken(body, 0.6)], [1, darken(body, 0.2)]),
    );
  const box = place(move(0, h / 2, z), turnX(-90));
  const tray = slab(
    studio,
    box,
    { width: w, height: d, depth: h, corner, fillet: 0.24, backFillet: 1.1, points: 16, steps: 8 },
    glossy,
  );
  tray.fill(
    rectangle(0, 0, w - 0.44, d - 0.44, corner * 0.85, 12),
    linear(-w / 2, d / 2, w / 2, -d / 2, [0, lighten(body, 0.12)], [1, darken(body, 0.22)]),
  );
  for (const side of [-1, 1]) {
    const well = circle(side * w * 0.22, 0, w * 0.14, 36, d * 0.3);
    tray.fill(well, linear(0, 1, 0, -1, [0, '#050506'], [1, darken(body, 0.5)]));
    tray.line(closed(well), lighten(body, 0.5), 1, 0.5);
    for (const i of range(2)) tray.fill(circle(side * w * 0.22, -0.16 + i * 0.32, 0.08, 10), '#d3ac5c');
  }
  led(tray, 0, 0, 0.1, '#5dff9b');
  const front = new Face(studio, move(0, h * 0.5, z + d / 2));
  led(front, 0, -h * 0.1, 0.085, recipe.accent);
  mark(front, 0, h * 0.16, 0.34, recipe, body, 0.6);
  const back = new Face(studio, place(move(0, h * 0.3, z - d / 2), turnY(180)));
  usbC(back, 0, 0, 0.9);
}

/** One bud in front of the case, its nozzle turned inwards. */
function drawBud(studio: Studio, side: 1 | -1, { body, layout, recipe, trim }: Design): void {
  const [x, z] = [side * 2.15, 3];
  const skin = recipe.series.isTrue('gloss', 0.5) ? gloss(body) : satin(body);
  const lift = layout === 'stem' ? 2.78 : 0.98;
  shadow(studio, onFloor(circle(x, z, layout === 'stem' ? 0.55 : 1.05, 30, layout === 'stem' ? 0.5 : 0.8)), {
    blur: 0.55,
    contact: 0.9,
  });
  // The head looks up and outwards with its touch face, the tip inwards.
  const at = place(move(x, lift, z), turnY(side * -24), turnX(-14), turnZ(side * (layout === 'stem' ? 4 : 14)));
  if (layout === 'hook') drawHook(studio, at, side, body);
  const nozzle = place(at, move(side * -0.5, -0.05, -0.35), turnY(side * -118));
  const tip: ProfilePoint[] = [
    [0.52, 0.4],
    [0.5, 0.95],
    [0.72, 1.02],
    [0.76, 1.2],
    [0.62, 1.5],
    [0.36, 1.64],
  ];
  const isTipFar = studio.depth(pointOf(nozzle, [0, 0, 1.4])) < studio.depth(at.origin);
  const drawTip = () => {
    const mouth = lathe(studio, nozzle, tip, rubber(isLight(body) ? '#d5d8dc' : '#1b1d21'), { points: 36 });
    mouth.fill(circle(0, 0, 0.36, 28), '#0b0c0e');
    perforate(
      mouth,
      staggered(0.5, 0.5, 0.12, (px, py) => Math.hypot(px, py) < 0.26),
      0.035,
      '#8d939b',
    );
  };
  if (isTipFar) drawTip();
  const head = (u: number, v: number): Vector => {
    const angle = Math.PI * clamp(u, 0.002, 0.998);
    const turn = 2 * Math.PI * v;
    const r = Math.sin(angle) ** 0.86;
    const bulge = 1 + 0.12 * Math.cos(turn + side * 0.9);
    return [
      1.02 * r * Math.cos(turn) * bulge,
      1.12 * r * Math.sin(turn) * bulge,
      -0.98 * Math.cos(angle) * (0.92 + 0.1 * Math.sin(turn)),
    ];
  };
  if (layout === 'stem') drawStem(studio, at, skin, body, trim, recipe);
  shell(studio, at, head, skin, { rings: 18, points: 40 });
  const touch = new Face(studio, place(at, move(0, layout === 'stem' ? 0.25 : 0, 0.9)));
  if (layout !== 'stem') {
    const cap: ProfilePoint[] = [
      [0.7, 0],
      [0.7, 0.12],
      [0.62, 0.2],
    ];
    const disc = lathe(studio, place(at, move(0, 0, 0.78)), cap, metal(trim, 0.28), { points: 44 });
    disc.fill(
      circle(0, 0, 0.6, 40),
      linear(-0.5, 0.5, 0.5, -0.5, [0, lighten(body, 0.35)], [0.5, body], [1, darken(body, 0.35)]),
    );
    mark(disc, 0, 0, 0.26, recipe, body, 0.85);
  } else {
    mark(touch, 0, 0, 0.24, recipe, body, 0.55);
  }
  touch.fill(rectangle(side * 0.62, 0.52, 0.34, 0.12, 0.06), '#0b0c0e');
  led(touch, side * 0.5, -0.55, 0.045, recipe.accent);
  if (!isTipFar) drawTip();
}

function drawStem(studio: Studio, at: Placement, skin: Material, body: string, trim: string, recipe: Recipe): void {
  const stem = place(at, move(0, -0.3, 0.42), turnX(90));
  const profile: ProfilePoint[] = [
    [0.5, 0],
    [0.46, 0.9],
    [0.43, 2.3],
  ];
  lathe(studio, stem, profile, skin, { points: 36, oval: 0.86 });
  const end: ProfilePoint[] = [
    [0.44, 2.3],
    [0.44, 2.55],
    [0.36, 2.62],
  ];
  lathe(studio, stem, end, metal(trim, 0.28), { points: 36, oval: 0.86 });
  const flat = new Face(studio, place(at, move(0, -1.5, 0.83)));
  flat.fill(
    rectangle(0, 0, 0.36, 1.1, 0.18),
    linear(0, 0.5, 0, -0.5, [0, darken(body, 0.18)], [1, lighten(body, 0.2)]),
    { opacity: 0.8 },
  );
  bar(flat, 0, -0.32, 0.16, 0.05, recipe.accent, 0.9);
}

/** The loop that goes over the ear. */
function drawHook(studio: Studio, at: Placement, side: 1 | -1, body: string): void {
  const path = range(29).map((i): Vector => {
    const angle = radians(20 + (i / 28) * 225);
    return pointOf(at, [side * (0.9 - 1.55 * Math.cos(angle)) - side * 0.35, 0.75 + 1.75 * Math.sin(angle), -0.5]);
  });
  const frames = framesAlong(path, at.z).map(
    (frame, i): Frame => ({ ...frame, width: 1 - 0.5 * Math.abs(i / 28 - 0.75) }),
  );
  sweep(studio, frames, circle(0, 0, 0.3, 16), rubber(darken(body, 0.12)));
}

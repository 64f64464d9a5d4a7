import {
  bar,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  Face,
  type Gradient,
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
  networkPort,
  onFloor,
  type ProfilePoint,
  place,
  type Recipe,
  radians,
  range,
  rectangle,
  ring,
  roundedProfile,
  type Studio,
  satin,
  screw,
  shadow,
  slab,
  turnX,
  turnY,
  usbC,
} from '../studio/index.ts';

type Layout = 'ceiling' | 'wall' | 'street' | 'square';

/** A wireless access point: a disc for the ceiling, a plate for a wall box, a weatherproof case for the street. */
export const accessPoint = definePicture({
  name: 'access-point',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', antennas: 0 },
  views: {
    front: ({ layout }) =>
      layout === 'street'
        ? { yaw: -26, pitch: 8, distance: 5.2, span: 26, padding: 110 }
        : layout === 'wall'
          ? { yaw: -28, pitch: 9, distance: 5.2, span: 17, padding: 150 }
          : { yaw: -22, pitch: 24, distance: 5.2, span: 24, padding: 135 },
    side: ({ layout }) => ({ yaw: 48, pitch: 10, distance: 5.2, span: layout === 'wall' ? 17 : 24, padding: 135 }),
    back: ({ layout }) => ({ yaw: 204, pitch: 10, distance: 5.2, span: layout === 'wall' ? 17 : 24, padding: 135 }),
    detail: ({ layout }) => ({
      yaw: -24,
      pitch: 12,
      distance: 5.2,
      span: 22,
      ground: 'light',
      zoom: 2,
      focus: layout === 'wall' ? [0, 3, 2] : layout === 'street' ? [0, 4, 3] : [0, 8, 2],
    }),
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#e8eaec', '#e6e8ea', '#e4e6e9', '#2c2f35']);
    const layout = recipe.layout<Layout>(params.layout, ['ceiling', 'square', 'wall', 'street']);
    if (layout === 'wall') drawWallPlate(studio, body, recipe);
    else if (layout === 'street') drawStreet(studio, body, clamp(Math.round(params.antennas), 0, 6), recipe);
    else drawDisc(studio, body, layout, recipe);
  },
});

/** Leaning back on its edge, so that the card shows the face one sees under a ceiling. */
function drawDisc(studio: Studio, body: string, layout: 'ceiling' | 'square', recipe: Recipe): void {
  const r = recipe.series.between('radius', 8.6, 10);
  const depth = recipe.series.between('depth', 3, 4.4);
  const shape = layout === 'square' ? 'square' : recipe.model.pick('shape', ['round', 'dish', 'step'] as const);
  const at = place(move(0, r * 0.98, 0), turnX(-14));
  shadow(studio, onFloor(rectangle(0, r * 0.2, r * 1.1, depth * 1.2, depth * 0.5)), { blur: 1.1, contact: 0.8 });
  const rear = linear(-r, r, r, -r, [0, darken(body, 0.05)], [1, darken(body, 0.25)]);
  if (shape === 'square') {
    const plate = {
      width: r * 1.9,
      height: r * 1.9,
      depth: depth * 0.9,
      corner: r * 0.46 * recipe.softness,
      fillet: depth * 0.55,
      backFillet: 0.4,
      points: 16,
      steps: 9,
    };
    const face = slab(studio, at, plate, matte(body));
    drawHalo(face, r * 0.34, body, recipe);
    drawMountBack(new Face(studio, place(at, move(0, 0, -depth * 0.45), turnY(180))), r, body, rear);
    return;
  }
  const low = -depth / 2;
  const high = depth / 2;
  const dish = range(13).map((i): ProfilePoint => {
    const t = i / 12;
    return [r * Math.cos((t * Math.PI) / 2.25) ** 0.7, low + 0.8 + (depth - 0.8) * Math.sin((t * Math.PI) / 2)];
  });
  const profiles: Record<'round' | 'dish' | 'step', ProfilePoint[]> = {
    round: [[r * 0.9, low], ...roundedProfile(r, low + 0.5, high, depth * 0.55, 10)],
    dish: [[r * 0.88, low], [r * 0.99, low + 0.5], ...dish],
    step: [
      [r * 0.9, low],
      ...roundedProfile(r, low + 0.3, high - depth * 0.35, 0.5, 6),
      [r * 0.8, high - depth * 0.33],
      ...roundedProfile(r * 0.78, high - depth * 0.3, high, 0.6, 7),
    ],
  };
  const profile = profiles[shape];
  const front = lathe(studio, at, profile, matte(body), { points: 84 });
  const flat = profile.at(-1)?.[0] ?? r * 0.5;
  front.fill(circle(0, 0, flat, 72), linear(-r, r, r, -r, [0, lighten(body, 0.5)], [1, darken(body, 0.1)]));
  drawHalo(front, Math.min(flat * 0.8, r * recipe.model.pick('halo', [0.22, 0.42, 0.32, 0.54])), body, recipe);
  drawMountBack(new Face(studio, place(at, move(0, 0, low), turnY(180))), r, body, rear);
}

/** The ring of light that tells how the point feels, with the mark inside. */
function drawHalo(face: Face, radius: number, body: string, recipe: Recipe): void {
  glowRing(face, 0, 0, radius, recipe.accent, 0.4);
  face.fill(ring(0, 0, radius * 0.965, radius * 1.035, 0, 360, 72), lighten(recipe.accent, 0.4));
  mark(face, 0, 0, radius * 0.3, recipe, body, 0.6);
}

/** The rear with its bayonet plate, cable bay and two sockets. */
function drawMountBack(face: Face, r: number, body: string, tone: Gradient): void {
  face.fill(circle(0, 0, r * 0.89, 72), tone);
  face.fill(circle(0, 0, r * 0.56, 60), linear(-4, 4, 4, -4, [0, darken(body, 0.3)], [1, darken(body, 0.1)]));
  face.line(closed(circle(0, 0, r * 0.56, 60)), lighten(body, 0.4), 1.2, 0.7);
  for (const i of range(3)) {
    const angle = radians(90 + i * 120);
    const [x, y] = [Math.cos(angle) * r * 0.44, Math.sin(angle) * r * 0.44];
    face.fill(rectangle(x, y, 1.3, 0.5, 0.25), '#0b0c0e', { opacity: 0.85 });
    screw(face, x * 0.55, y * 0.55, 0.34);
  }
  face.fill(rectangle(0, -r * 0.68, r * 0.7, r * 0.2, 0.3), '#14161a');
  networkPort(face, -0.9, -r * 0.68, 1.5, '#7fa3c9', '#6dff9e');
  usbC(face, 1.5, -r * 0.68, 1);
}

/** A plate for a wall box, with sockets for the room below. */
function drawWallPlate(studio: Studio, body: string, recipe: Recipe): void {
  const [w, h, d] = [8.6, recipe.series.between('height', 11.6, 13.4), 3.2];
  const y = h / 2;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.86, d * 0.9, 0.6)), { blur: 1, contact: 0.9 });
  const shape = {
    width: w,
    height: h,
    depth: d,
    corner: 1.5 * recipe.softness,
    fillet: 0.9,
    backFillet: 0.3,
    points: 14,
    steps: 8,
  };
  const at = move(0, y, 0);
  const front = slab(studio, at, shape, matte(body));
  const isTall = recipe.series.isTrue('light bar');
  if (isTall) {
    front.fill(rectangle(0, h * 0.3, 2.2, 0.2, 0.1), lighten(recipe.accent, 0.3));
    front.fill(rectangle(0, h * 0.3, 3.4, 0.9, 0.45), recipe.accent, { opacity: 0.16 });
    mark(front, 0, h * 0.06, 0.9, recipe, body, 0.6);
  } else drawHalo(front.moved(0, h * 0.14), 1.5, body, recipe);
  for (const i of range(7)) groove(front, (i - 3) * 0.5, -h * 0.3, 0.16, 1.5, lighten(body, 0.5));
  const below = new Face(studio, place(move(0, 0, 0.1), turnX(90)));
  for (const x of [-2, 0, 2]) networkPort(below, x, 0, 1.5, darken(body, 0.2), '');
  const back = new Face(studio, place(at, move(0, 0, -d / 2), turnY(180)));
  back.fill(
    rectangle(0, 0, w * 0.72, h * 0.66, 0.5),
    linear(0, 4, 0, -4, [0, darken(body, 0.35)], [1, darken(body, 0.12)]),
  );
  networkPort(back, 0, 0.4, 1.7, '#7fa3c9', '');
  for (const v of [-1, 1]) screw(back, 0, v * h * 0.27, 0.34);
  for (const i of range(4)) bar(back, 0, -h * 0.12 - i * 0.4, 3, 0.12, darken(body, 0.4), 0.5);
  const right = new Face(studio, place(at, move(w / 2, 0, 0), turnY(90)));
  for (const i of range(9)) right.fill(rectangle(0, (i - 4) * 0.6, 1.2, 0.18, 0.09, 3), '#000', { opacity: 0.35 });
}

/** A case with aerials and a strap for a mast. */
function drawStreet(studio: Studio, body: string, antennas: number, recipe: Recipe): void {
  const [w, h, d] = [recipe.series.between('width', 11, 14), 20, 5.4];
  const y = h / 2 + 3.4;
  const isBehind = studio.floorViewer[2] < 0;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.6, d * 0.7, 0.8)), { blur: 1.3, contact: 0.45, opacity: 0.8 });
  const rods = () => {
    for (const i of range(antennas)) {
      const x = antennas === 1 ? 0 : -w * 0.36 + (w * 0.72 * i) / (antennas - 1);
      const collar: ProfilePoint[] = [
        [0.85, 0],
        [0.85, 0.9],
        [0.62, 1.1],
      ];
      lathe(studio, place(move(x, y + h / 2 - 0.1, 0), turnX(-90)), collar, metal('#c3c7cc', 0.3), { points: 24 });
      const rod: ProfilePoint[] = [
        [0.62, 1],
        [0.6, 11.2],
        [0.4, 11.8],
        [0.02, 11.95],
      ];
      lathe(studio, place(move(x, y + h / 2 - 0.1, 0), turnX(-90)), rod, matte(body), { points: 28 });
    }
  };
  if (isBehind) drawStrap(studio, y, d, body, false);
  rods();
  const shape = {
    width: w,
    height: h,
    depth: d,
    corner: 2.6 * recipe.softness,
    fillet: 1.3,
    backFillet: 0.6,
    points: 14,
    steps: 8,
  };
  const front = slab(studio, move(0, y, 0), shape, matte(body));
  const inset = {
    width: w * 0.74,
    height: h * 0.78,
    depth: 0.4,
    corner: 1.7 * recipe.softness,
    fillet: 0.3,
    points: 12,
  };
  const cover = slab(studio, front.at(0, 0.3), inset, matte(lighten(body, 0.12)));
  mark(cover, 0, h * 0.18, 1.3, recipe, body, 0.6);
  for (const i of range(4)) led(cover, (i - 1.5) * 0.9, -h * 0.28, 0.14, i === 0 ? recipe.accent : '#5dff9b');
  for (const [x, v] of [
    [-0.42, 0.44],
    [0.42, 0.44],
    [-0.42, -0.44],
    [0.42, -0.44],
  ] as const) {
    screw(front, x * w * 0.92, v * h * 0.95, 0.3);
  }
  for (const x of [-2.2, 1.8]) {
    const gland: ProfilePoint[] = [
      [1.1, 0],
      [1.1, 0.9],
      [0.8, 1.2],
      [0.8, 2.2],
      [0.55, 2.5],
    ];
    lathe(studio, place(move(x, y - h / 2 + 0.1, 0), turnX(90)), gland, satin('#2a2d32'), { points: 24 });
  }
  if (isBehind) drawStrap(studio, y, d, body, true);
}

/** The bracket and the two straps behind the case. */
function drawStrap(studio: Studio, y: number, d: number, body: string, isNear: boolean): void {
  if (!isNear) return;
  const shape = { width: 5, height: 10, depth: 1.4, corner: 0.5, fillet: 0.2 };
  const plate = slab(studio, place(move(0, y, -d / 2 - 0.6), turnY(180)), shape, metal('#b9bdc3', 0.4));
  for (const v of [-1, 1]) {
    plate.fill(rectangle(0, v * 3, 3.6, 0.6, 0.2), '#0b0c0e');
    screw(plate, 0, v * 1.2, 0.5);
  }
  bar(plate, 0, 0, 2, 0.2, darken(body, 0.5), 0.6);
}

import {
  bar,
  bend,
  book,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  directionOf,
  Face,
  framesAlong,
  glowRing,
  isLight,
  lathe,
  led,
  lighten,
  linear,
  mainsSocket,
  mark,
  metal,
  move,
  networkPort,
  onFloor,
  type Placement,
  type Point,
  type ProfilePoint,
  perforate,
  place,
  plant,
  pointOf,
  polygon,
  type Recipe,
  radial,
  radians,
  range,
  rectangle,
  ring,
  roundedProfile,
  roundJack,
  rubber,
  type Spot,
  type Studio,
  satin,
  shadow,
  slab,
  speckle,
  staggered,
  sweep,
  turnX,
  turnY,
  usbA,
  usbC,
  type Vector,
  wordMark,
} from '../studio/index.ts';

type Layout = 'cylinder' | 'puck' | 'home' | 'party';
const layouts: Layout[] = ['cylinder', 'puck', 'home', 'party'];
type Design = { body: string; layout: Layout; recipe: Recipe; size: number };

const spanOf = (layout: string) => ({ cylinder: 22, puck: 13, party: 58 })[layout] ?? 24;

/** A loudspeaker: a rolling cylinder, a puck with a loop, a wooden box for the home, a tower for parties. */
export const speaker = definePicture({
  name: 'speaker',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', watts: 20 },
  views: {
    front: ({ layout }) => ({
      yaw: -27,
      pitch: layout === 'puck' ? 24 : 13,
      span: spanOf(layout),
      padding: layout === 'party' ? 90 : 130,
    }),
    side: ({ layout }) => ({ yaw: 44, pitch: 12, span: spanOf(layout), padding: 120 }),
    back: ({ layout }) => ({ yaw: 206, pitch: 14, span: spanOf(layout), padding: 120 }),
    scene: ({ layout }) => {
      const unit = spanOf(layout) * 0.62;
      return {
        yaw: -24,
        pitch: 13,
        span: spanOf(layout),
        padding: 250,
        shift: [0, 40],
        ground: {
          wall: 'sand',
          unit,
          props: (studio, at) => {
            plant(studio, at, -unit * 1.15, -unit * 0.6, unit / 17);
            const pile = {
              right: unit * 1.1,
              nearer: -unit * 0.5,
              width: unit * 0.62,
              depth: unit * 0.86,
              thick: unit * 0.1,
            };
            book(studio, at, { ...pile, turn: 12, colour: '#35506b' });
            book(studio, at, { ...pile, turn: 22, colour: '#c2a46a', lift: unit * 0.1 });
          },
        },
      };
    },
  },
  draw: (studio, params, { recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, layouts);
    const size = clamp(0.86 + Math.log10(clamp(params.watts, 3, 400)) * 0.1, 0.9, 1.14);
    const body = recipe.colour(params.colour, ['#2a2d33', '#3b5a70', '#7a2e35', '#4c5a4d', '#c9c3b8', '#22262c']);
    drawers[layout](studio, { body, layout, recipe, size });
  },
});

/** The threads of a fabric on a cylinder about z, from `from` to `to`. */
function weave(at: Placement, r: number, from: number, to: number, step: number): Spot[] {
  const around = Math.round((2 * Math.PI * r) / step);
  return range(Math.round((to - from) / (step * 0.87))).flatMap((j) =>
    range(around).map((i): Spot => {
      const angle = (2 * Math.PI * (i + (j % 2) / 2)) / around;
      const normal: Vector = [Math.cos(angle), Math.sin(angle), 0];
      const z = from + (j + 0.5) * step * 0.87;
      return { at: pointOf(at, [normal[0] * r, normal[1] * r, z]), normal: directionOf(at, normal) };
    }),
  );
}

/** Keys printed on a strip: minus, play, plus. */
function drawKeys(face: Face, step: number, ink: string): void {
  bar(face, -step, 0, step * 0.4, step * 0.11, ink, 0.9);
  face.fill(polygon(0, 0, step * 0.24, 3, 0), ink, { opacity: 0.9 });
  bar(face, step, 0, step * 0.4, step * 0.11, ink, 0.9);
  bar(face, step, 0, step * 0.11, step * 0.4, ink, 0.9);
}

/** A driver cone behind its ring: surround, cone, cap. */
function drawDriver(face: Face, x: number, y: number, r: number, trim: string): void {
  const rim: ProfilePoint[] = [
    [r, 0],
    [r, r * 0.05],
    [r * 0.94, r * 0.09],
    [r * 0.86, r * 0.05],
  ];
  lathe(face.studio, face.at(x, y), rim, metal(trim, 0.3), { points: 60 });
  face.fill(
    circle(x, y, r * 0.88, 60),
    radial(x, y, r * 0.88, [0, '#1b1d21'], [0.55, '#0d0e10'], [0.8, '#24272c'], [0.9, '#34383f'], [1, '#101114']),
  );
  face.line(closed(circle(x, y, r * 0.68, 60)), '#50565f', 1.4, 0.6);
  const cone = radial(x, y, r * 0.66, [0, '#08090b'], [0.5, '#17191d'], [1, '#3a3f47']);
  if ('centre' in cone) face.fill(circle(x, y, r * 0.66, 56), { ...cone, focus: [0.2, -0.3] });
  const cap = radial(x, y, r * 0.27, [0, '#6a717b'], [0.5, '#2f333a'], [1, '#121316']);
  if ('centre' in cap) face.fill(circle(x, y, r * 0.27, 40), { ...cap, focus: [-0.35, 0.4] });
  face.fill(ring(x, y, r * 0.73, r * 0.81, 105, 170), '#fff', { opacity: 0.16 });
}

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  cylinder: (studio, { body, recipe, size }) => {
    const r = recipe.series.between('radius', 3.9, 4.6) * size;
    const half = recipe.series.between('length', 9, 11) * size;
    shadow(studio, onFloor(rectangle(0, 0, half * 1.9, r * 0.9, r * 0.4)), { blur: 0.9, contact: 0.85 });
    const at = place(move(0, r + 0.1, 0), turnY(90));
    const isRight = studio.depth([1, 0, 0]) > 0;
    const fabric = rubber(body);
    const caps = (sign: 1 | -1) => {
      const end = place(at, move(0, 0, sign * half), sign > 0 ? move(0, 0, 0) : turnY(180));
      const profile: ProfilePoint[] = [
        [r, -0.7],
        [r * 1.02, -0.5],
        [r * 1.02, 0.1],
        [r * 0.9, 0.45],
        [r * 0.84, 0.45],
      ];
      const rim = lathe(studio, end, profile, satin(darken(body, 0.4)), { points: 64 });
      rim.fill(circle(0, 0, r * 0.84, 60), linear(-r, r, r, -r, [0, '#3a3f47'], [0.5, '#1d2025'], [1, '#0b0c0e']));
      rim.line(closed(circle(0, 0, r * 0.78, 60)), '#5a616b', 1.6, 0.7);
      rim.line(closed(circle(0, 0, r * 0.84, 60)), recipe.accent, 2.2, 0.9);
      mark(rim, 0, 0, r * 0.34, recipe, '#1d2025', 0.85);
    };
    caps(isRight ? -1 : 1);
    const tube = range(9).map((i): ProfilePoint => [r, -half + (2 * half * i) / 8]);
    lathe(studio, at, tube, fabric, { points: 72 });
    speckle(studio, weave(at, r * 1.002, -half + 0.9, half - 0.9, 0.4), 0.2, darken(body, 0.55), 0.55);
    speckle(studio, weave(at, r * 1.004, -half + 1.1, half - 0.9, 0.8), 0.1, lighten(body, 0.4), 0.5);
    const front = new Face(studio, place(move(0, r + 0.1, r * 1.02), turnX(0)));
    if (front.isVisible) {
      const badge = slab(
        studio,
        front.at(0, 0, 0.02),
        { width: 4.6, height: 1.7, depth: 0.3, corner: 0.5, fillet: 0.12 },
        satin(darken(body, 0.45)),
      );
      wordMark(badge, 0, 0, 3.5, recipe, darken(body, 0.45), 0.95);
    }
    const strip = place(move(0, r * 2 + 0.06, 0.4), turnX(-78));
    const keys = slab(
      studio,
      strip,
      { width: half * 1.1, height: 1.8, depth: 0.24, corner: 0.9, fillet: 0.1, points: 10 },
      rubber(darken(body, 0.35)),
    );
    drawKeys(keys, 1.9, lighten(body, 0.7));
    led(keys, half * 0.45, 0, 0.11, recipe.accent);
    const rear = new Face(studio, place(move(0, r * 0.8, -r * 1.0), turnY(180)));
    rear.fill(rectangle(0, 0, 5.4, 1.5, 0.7), '#17181b');
    usbC(rear, -1.2, 0, 0.95);
    roundJack(rear, 0.9, 0, 0.3, '');
    caps(isRight ? 1 : -1);
  },
  puck: (studio, { body, recipe, size }) => {
    const r = recipe.series.between('radius', 4.6, 5.4) * size;
    const h = recipe.series.between('height', 3.8, 5);
    const upright = turnX(-90);
    shadow(studio, onFloor(circle(0, 0, r * 0.9, 48)), { blur: 0.8 });
    const base: ProfilePoint[] = [
      [r * 0.86, 0],
      [r * 0.93, 0.3],
      [r * 0.97, 0.8],
    ];
    lathe(studio, upright, base, rubber(darken(body, 0.45)), { points: 64 });
    const wall: ProfilePoint[] = [
      [r * 0.97, 0.8],
      [r, 1.2],
      [r, h - 1.1],
      [r * 0.985, h - 0.7],
    ];
    lathe(studio, upright, wall, rubber(body), { points: 64 });
    speckle(studio, weave(upright, r * 1.004, 1.1, h - 0.9, 0.34), 0.17, darken(body, 0.5), 0.5);
    const lip = roundedProfile(r * 0.985, h - 0.7, h, 0.55, 6);
    const top = lathe(studio, upright, lip, rubber(darken(body, 0.12)), { points: 64 });
    const flat = r * 0.985 - 0.55;
    top.fill(circle(0, 0, flat, 60), linear(-r, r, r, -r, [0, lighten(body, 0.24)], [1, darken(body, 0.25)]));
    top.line(closed(circle(0, 0, flat * 0.93, 60)), recipe.accent, 2.4, 0.9);
    const holes = staggered(
      flat * 1.5,
      flat * 1.5,
      0.44,
      (x, y) => Math.hypot(x, y) < flat * 0.7 && Math.hypot(x, y) > flat * 0.3,
    );
    perforate(top, holes, 0.11, darken(body, 0.7));
    mark(top, 0, 0, flat * 0.17, recipe, body, 0.85);
    const strap = range(25).map((i): Vector => {
      const a = radians(-58 + (116 * i) / 24);
      return [r * 0.9 + Math.cos(a) * 2.3, h * 0.5 + 0.1 * Math.sin(a), Math.sin(a) * 2.3];
    });
    sweep(studio, framesAlong(strap, [0, 1, 0]), rectangle(0, 0, 0.28, 0.9, 0.12, 4), rubber(darken(body, 0.3)));
    const front = new Face(studio, place(turnY(-20), move(0, h * 0.5, r * 1.01)));
    wordMark(front, 0, 0, 2.3, recipe, body, 0.9);
    const back = new Face(studio, place(turnY(190), move(0, h * 0.36, r * 1.0)));
    back.fill(rectangle(0, 0, 2.6, 0.9, 0.4), '#15161a');
    usbC(back, -0.4, 0, 0.85);
    led(back, 0.7, 0, 0.08, recipe.accent);
  },
  home: (studio, { body, recipe, size }) => {
    const isTall = recipe.series.isTrue('upright', 0.4);
    const [w, h, d] = isTall ? [15 * size, 24 * size, 15] : [25 * size, 14.6 * size, 13];
    const wood = recipe.series.pick('wood', ['#9a6a42', '#6d4a33', '#b98f68', '#3c2d26']);
    shadow(studio, onFloor(rectangle(0, 0, w * 0.95, d * 0.95, 1)), { blur: 1 });
    for (const side of [-1, 1]) {
      slab(
        studio,
        place(move(side * w * 0.34, 0.3, 0), turnX(-90)),
        { width: 1.6, height: d * 0.8, depth: 0.6, corner: 0.6, fillet: 0.1, steps: 2 },
        rubber('#17181b'),
      );
    }
    const y = h / 2 + 0.6;
    const shape = { width: w, height: h, depth: d, corner: 1.5 * recipe.softness, fillet: 0.35, points: 12 };
    const front = slab(studio, move(0, y, 0), shape, satin(wood));
    const top = new Face(studio, place(move(0, y + h / 2, 0), turnX(-90)));
    for (const i of range(16)) {
      const v = -d * 0.44 + (i * d * 0.88) / 15;
      top.line(
        range(9).map((k): Point => [-w * 0.47 + (k * w * 0.94) / 8, v + 0.16 * Math.sin(i * 2 + k)]),
        darken(wood, 0.4),
        1.4,
        0.28,
      );
    }
    if (front.isVisible) {
      const grille = {
        width: w - 1,
        height: h - 1,
        depth: 0.5,
        corner: 1.1 * recipe.softness,
        fillet: 0.25,
        points: 10,
      };
      const fabric = slab(studio, front.at(0, 0, 0.1), grille, rubber(body));
      const step = Math.max(0.4, w / 56);
      perforate(fabric, staggered(w - 1.8, h - 1.8, step), step * 0.24, darken(body, 0.55), 0.6);
      const soft = linear(
        -w / 2,
        h / 2,
        w / 2,
        -h / 2,
        [0, '#ffffff', 0.12],
        [0.6, '#ffffff', 0],
        [1, '#000000', 0.18],
      );
      fabric.fill(rectangle(0, 0, w - 1.5, h - 1.5, 1), soft);
      wordMark(fabric, 0, -h * 0.36, 4, recipe, body, 0.95);
      led(fabric, w * 0.42, -h * 0.36, 0.13, recipe.accent);
    }
    const plate = slab(
      studio,
      top.at(0, d * 0.1),
      { width: 8.4, height: 2.6, depth: 0.3, corner: 1.3, fillet: 0.1 },
      metal('#b9925e', 0.35, 0.5),
    );
    drawKeys(plate, 2.3, '#3a2b1a');
    const back = new Face(studio, place(move(0, y, -d / 2), turnY(180)));
    back.fill(rectangle(0, -h * 0.04, w * 0.5, h * 0.66, 0.6), linear(0, 5, 0, -5, [0, '#1d2025'], [1, '#33373e']));
    roundJack(back, 0, h * 0.14, Math.min(2, h * 0.14), '#0a0b0c');
    for (const i of [-1, 1]) roundJack(back, i * 0.9, -h * 0.16, 0.36, '#3a3e45', i > 0 ? '#d85a5a' : '#e9ebed');
    networkPort(back, -w * 0.14, -h * 0.16, 1.5, '#8b9199', '');
    usbC(back, w * 0.14, -h * 0.16, 1);
  },
  party: (studio, { body, recipe, size }) => {
    const [w, h, d] = [27 * size, 52 * size, 26];
    const skin = satin(isLight(body) ? body : '#1f2227');
    const y = h / 2 + 1.2;
    shadow(studio, onFloor(rectangle(0, 0, w * 0.9, d * 0.9, 2)), { blur: 1.2 });
    for (const side of [-1, 1]) {
      slab(
        studio,
        place(move(side * w * 0.34, 0.7, 0), turnX(-90)),
        { width: 4, height: d * 0.8, depth: 1.4, corner: 1, fillet: 0.2, steps: 2 },
        rubber('#111215'),
      );
    }
    const top = new Face(studio, place(move(0, y + h / 2, 0), turnX(-90)));
    const drawGrip = () => {
      const path = bend(
        [-w * 0.34, y + h / 2 + 0.6, -d * 0.3],
        [0, y + h / 2 + 11, -d * 0.3],
        [w * 0.34, y + h / 2 + 0.6, -d * 0.3],
        20,
      );
      sweep(studio, framesAlong(path, [0, 0, 1]), rectangle(0, 0, 1.9, 3.4, 0.8, 5), satin('#3a3e45'));
    };
    // From below its rim the body hides the foot of the handle.
    if (!top.isVisible) drawGrip();
    const shape = { width: w, height: h, depth: d, corner: 4 * recipe.softness, fillet: 1.4, points: 12, steps: 7 };
    const front = slab(studio, move(0, y, 0), shape, skin);
    front.fill(
      rectangle(0, 0, w - 3.4, h - 3.4, 3 * recipe.softness),
      linear(0, h / 2, 0, -h / 2, [0, '#1b1d21'], [1, '#0a0b0c']),
    );
    const r = w * 0.36;
    for (const [v, radius] of [
      [h * 0.2, r * 0.82],
      [-h * 0.2, r],
    ] as const) {
      front.clip(rectangle(0, 0, w - 3.4, h - 3.4, 3 * recipe.softness), () =>
        glowRing(front, 0, v, radius * 1.02, recipe.accent, 0.6),
      );
      front.fill(ring(0, v, radius * 1.02, radius * 1.09), lighten(recipe.accent, 0.3));
      if (front.isVisible) drawDriver(front, 0, v, radius, '#4a4f57');
    }
    if (front.isVisible) drawDriver(front, 0, h * 0.405, w * 0.1, '#4a4f57');
    perforate(
      front,
      staggered(
        w - 4.2,
        h - 4.4,
        0.9,
        (x, v) =>
          Math.hypot(x, v - h * 0.2) > r * 0.94 &&
          Math.hypot(x, v + h * 0.2) > r * 1.12 &&
          Math.hypot(x, v - h * 0.405) > w * 0.12,
      ),
      0.24,
      '#31353c',
      0.9,
    );
    wordMark(front, 0, -h * 0.445, 6, recipe, '#101114', 0.95);
    top.fill(rectangle(0, -d * 0.14, w * 0.6, d * 0.3, 1), '#0b0c0e');
    drawKeys(top.moved(0, -d * 0.14), 3.4, '#e9ebed');
    for (const i of range(5)) led(top, (i - 2) * 1.8, -d * 0.24, 0.24, i < 4 ? recipe.accent : '#5b616a');
    if (top.isVisible) drawGrip();
    const back = new Face(studio, place(move(0, y, -d / 2), turnY(180)));
    back.fill(rectangle(0, -h * 0.12, w * 0.6, h * 0.34, 1), linear(0, 8, 0, -8, [0, '#0c0d0f'], [1, '#24272c']));
    for (const i of range(3)) roundJack(back, (i - 1) * 4, -h * 0.06, 1, '#3a3e45', '#c3c7cc');
    usbA(back, -3, -h * 0.16, 2.2);
    mainsSocket(back, 4.4, -h * 0.2, 2);
    roundJack(back, 0, h * 0.24, 4, '#050506');
  },
};

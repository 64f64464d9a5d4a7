import {
  arc,
  around,
  bar,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  Face,
  hull,
  infraredLed,
  lathe,
  lens,
  lighten,
  linear,
  matte,
  metal,
  move,
  type Placement,
  type Point,
  type ProfilePoint,
  place,
  pointOf,
  radial,
  radians,
  range,
  ring,
  roundedProfile,
  type Studio,
  satin,
  screw,
  shadow,
  sphereProfile,
  turnX,
  turnY,
  type Vector,
  whiteLed,
} from '../studio/index.ts';
import { pathOf } from '../studio/svg.ts';

const base = 5.6;
const bubble = 4.15;
const poleLength = 9;

type Layout = 'dome' | 'turret' | 'mini' | 'bolted' | 'pendant' | 'boxed' | 'barrel' | 'fisheye';
const layouts: readonly Layout[] = ['dome', 'turret', 'mini', 'bolted', 'pendant', 'boxed', 'barrel', 'fisheye'];

/** Ways to look up at it for a card picture. */
const poses = [
  { yaw: -16, pitch: -20 },
  { yaw: 30, pitch: -14 },
  { yaw: -6, pitch: -40 },
] as const;

const heights: Partial<Record<Layout, number>> = { mini: 1.2, fisheye: 1.5, bolted: 4.4, pendant: 4.2, boxed: 5.6 };

/** A ceiling camera: under a dark dome, as a turret, as a flat mini dome, or on what a wall or a ceiling asks for. */
export const domeCamera = definePicture({
  name: 'dome-camera',
  defaults: { layout: 'auto', pan: -18, smoke: 0.55, led: true, pose: 0 },
  views: {
    front: ({ pose }) => ({
      ...around(poses, clamp(Math.round(pose), 0, poses.length - 1)),
      distance: 5.2,
      span: 12,
      padding: 175,
    }),
    side: { yaw: 34, pitch: -12, distance: 5.2, span: 12, padding: 185 },
    below: { yaw: -8, pitch: -58, distance: 5.2, span: 12, padding: 170 },
    detail: { yaw: -16, pitch: -20, distance: 5.2, span: 12, ground: 'light', zoom: 2.1, focus: [0, -5.4, 2.4] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#eceef0', '#e6e8ea', '#e9e6df', '#2a2d32']);
    const given = layouts.find((name) => name === params.layout);
    const layout = given ?? recipe.layout<Layout>('auto', ['dome', 'turret', 'mini']);
    const trim = recipe.series.isTrue('dark trim', 0.7) ? '#20242b' : darken(body, 0.18);
    const downwards = turnX(90);
    const shell = matte(body);
    // The eye looks at who comes from the other side, too.
    const pan = Math.round(params.pose) === 1 ? -params.pan : params.pan;
    const height = heights[layout] ?? 3.1;
    const [above, touching] = layout === 'pendant' ? [poleLength, 3.6] : [0, layout === 'bolted' ? base * 1.36 : base];
    shadow(studio, ceilingCircle(touching, above), { blur: 0.75, opacity: 0.55, reach: 0.5 });
    if (layout === 'pendant') drawPole(studio, body);
    if (layout === 'bolted') drawSkirt(studio, downwards, body, height);
    else drawBase(studio, downwards, body, height, recipe.series.pick('base', ['seam', 'plain', 'step'] as const));
    const bottom = new Face(studio, place(downwards, move(0, 0, height)));
    const shade = linear(-base, -base * 0.3, base, base * 0.5, [0, lighten(body, 0.05)], [1, darken(body, 0.2)]);
    bottom.fill(circle(0, 0, base - 0.85, 72), shade);
    for (const angle of [35, 155, 275]) {
      const x = (base - 0.42) * Math.cos(radians(angle));
      screw(bottom, x * 0.9, (base - 0.42) * 0.9 * Math.sin(radians(angle)), 0.2, darken(body, 0.2));
    }
    const inner = bubble + 0.28;
    const lip: ProfilePoint[] = [
      [inner + 0.18, 0],
      [inner + 0.14, 0.22],
      [inner, 0.28],
      [bubble + 0.02, 0.2],
    ];
    const isTurret = layout === 'turret' || layout === 'boxed' || layout === 'barrel';
    lathe(studio, place(downwards, move(0, 0, height)), lip, isTurret ? shell : satin(trim), { points: 72 });
    if (layout === 'fisheye') drawFisheye(studio, place(downwards, move(0, 0, height)), trim);
    else if (isTurret)
      drawTurret(studio, height + 0.1, {
        body,
        trim,
        pan,
        isWhite: recipe.series.isTrue('spotlight'),
        isLong: layout === 'barrel',
      });
    else drawBubble(studio, place(downwards, move(0, 0, height + 0.1)), height + 0.1, { pan, smoke: params.smoke });
    if (params.led) bar(bottom, 0, -(base - 0.42), 0.5, 0.12, darken(body, 0.4), 0.5);
  },
});

const ceilingCircle = (radius: number, height: number): Vector[] =>
  circle(0, 0, radius, 40).map(([x, z]) => [x, height + 0.05, z]);

function drawBase(studio: Studio, at: Placement, body: string, height: number, style: 'seam' | 'plain' | 'step'): void {
  const shell = matte(body);
  const whole = { points: 72 };
  if (style === 'plain') {
    const profile: ProfilePoint[] = [[base * 0.96, 0], [base, 0.15], ...roundedProfile(base, 0.2, height, 0.9, 7)];
    lathe(studio, at, profile, shell, whole);
    return;
  }
  const split = style === 'seam' ? height * 0.36 : height * 0.5;
  const upper = style === 'seam' ? base : base * 1.05;
  const plate: ProfilePoint[] = [
    [upper * 0.96, 0],
    [upper, 0.15],
    [upper, split - 0.1],
    [base * 0.985, split],
  ];
  lathe(studio, at, plate, shell, whole);
  const groove: ProfilePoint[] = [
    [base * 0.985, 0],
    [base * 0.985, 0.1],
  ];
  lathe(studio, place(at, move(0, 0, split)), groove, matte(darken(body, 0.35)), whole);
  lathe(studio, at, roundedProfile(base, split + 0.1, height, 0.9, 7), shell, whole);
}

/** A low cone with its bolts outside: what resists blows. */
function drawSkirt(studio: Studio, at: Placement, body: string, height: number): void {
  const wide = base * 1.36;
  const profile: ProfilePoint[] = [
    [wide * 0.98, 0],
    [wide, 0.15],
    [wide, 1.2],
    [wide * 0.97, 1.5],
    [base * 0.98, height],
    [base * 0.86, height],
  ];
  lathe(studio, at, profile, matte(body), { points: 72 });
  for (const angle of [20, 65, 115, 160, 245, 295]) {
    const [x, y] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
    const head = roundedProfile(0.5, 0, 0.55, 0.2, 3);
    const bolt = place(at, move(x * wide * 0.86, y * wide * 0.86, 1.7));
    screw(lathe(studio, bolt, head, metal('#9aa0a8', 0.3), { points: 24 }), 0, 0, 0.3);
  }
}

/** The tube that hangs a dome from a high ceiling, with its cap above. */
function drawPole(studio: Studio, body: string): void {
  const upwards = turnX(-90);
  const pole: ProfilePoint[] = [
    [base * 0.9, 0],
    [base * 0.62, 1],
    [1.6, 1.9],
    [1.5, 7.5],
    [3.4, 7.6],
    [3.6, 7.8],
    [3.6, poleLength],
  ];
  lathe(studio, upwards, pole, matte(body), { points: 64 });
}

/** A lens that sees the whole room, in the middle of a flat disc. */
function drawFisheye(studio: Studio, at: Placement, trim: string): void {
  const face = new Face(studio, at);
  face.fill(circle(0, 0, bubble, 72), linear(-bubble, bubble, bubble, -bubble, [0, '#2b2f36'], [1, '#0a0b0d']));
  for (const angle of range(6)) {
    const [x, y] = [Math.cos(radians(angle * 60)), Math.sin(radians(angle * 60))];
    infraredLed(face, x * 3.2, y * 3.2, 0.42);
  }
  const collar = roundedProfile(2.1, 0, 0.9, 0.25, 4);
  lathe(studio, at, collar, satin(trim), { points: 56 });
  lathe(studio, place(at, move(0, 0, 0.7)), sphereProfile(1.75, 8, 90, 10), satin('#0b0d12'), { points: 56 });
  const glass = new Face(studio, place(at, move(0, 0, 2.1)));
  glass.fill(circle(-0.3, 0.3, 0.5, 24), radial(-0.3, 0.3, 0.5, [0, '#8fb0ff', 0.8], [1, '#1f3a63', 0]));
}

type BubbleOptions = { pan: number; smoke: number };

function drawBubble(studio: Studio, at: Placement, depth: number, { pan, smoke }: BubbleOptions): void {
  const r = bubble;
  const dark = clamp(smoke, 0.2, 0.9);
  new Face(studio, at).fill(circle(0, 0, r, 72), linear(0, -r, 0, r, [0, '#07080a'], [1, '#1d2025']));
  const onSphere = (latitude: number, longitude: number): Vector =>
    pointOf(at, [
      r * Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
      r * Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
      r * Math.sin(radians(latitude)),
    ]);
  const points = range(16).flatMap((i) => range(60).map((k) => studio.project(onSphere(i * 6, k * 6))));
  if (studio.isMeasuring) return;
  const outline = pathOf(hull(points));
  // A smoked dome is dark inside; a clear one would show the card through.
  const depthTone = studio.svg.linear(studio.project(onSphere(0, 90)), studio.project(onSphere(90, 0)), [
    [0, '#0c0e12'],
    [1, '#4a5058'],
  ]);
  studio.svg.path(outline, depthTone, { opacity: clamp(dark + 0.3, 0, 0.95) });
  studio.svg.clip(outline, () => {
    const eye = place(move(0, -depth - 0.75, -0.2), turnY(pan), turnX(26));
    lathe(studio, eye, sphereProfile(2.55, -90, 62, 14), satin('#2a2d33'), { points: 48 });
    const collar: ProfilePoint[] = [
      [1.75, 1.9],
      [1.75, 2.55],
      [1.6, 2.7],
      [1.35, 2.7],
    ];
    lathe(studio, eye, collar, satin('#191b1f'), { points: 48 });
    lens(new Face(studio, place(eye, move(0, 0, 2.62))), 0, 0, 1.5, { height: 0 });
  });
  const [x, y] = studio.project(pointOf(at, [0, 0, r * 0.35]));
  const reach = r * studio.scale * 1.08;
  const glass = studio.svg.radial(
    [reach, 0, 0, reach, x, y],
    [
      [0, '#11151c', dark * 0.42],
      [0.62, '#11151c', dark * 0.62],
      [0.86, '#0a0d12', dark * 1.05],
      [0.95, '#2c3440', 0.75],
      [1, '#6c7785', 0.85],
    ],
    [-0.15, -0.15],
  );
  studio.svg.path(outline, glass);
  // The reflections stand where the lamps are: they turn with the camera, not with the dome.
  const turn = (Math.atan2(studio.floorViewer[0], studio.floorViewer[2]) * 180) / Math.PI + 16;
  const patch = (low: number, high: number, from: number, to: number, colour: string, tones: [number, number]) => {
    const edge: Vector[] = [
      ...range(11).map((i) => onSphere(low, from + ((to - from) * i) / 10 - turn)),
      ...range(11).map((i) => onSphere(low + ((high - low) * i) / 10, to - turn)),
      ...range(11).map((i) => onSphere(high, to + ((from - to) * i) / 10 - turn)),
      ...range(11).map((i) => onSphere(high + ((low - high) * i) / 10, from - turn)),
    ];
    const middle = (from + to) / 2 - turn;
    const fill = studio.svg.linear(studio.project(onSphere(low, middle)), studio.project(onSphere(high, middle)), [
      [0, colour, tones[0]],
      [1, colour, tones[1]],
    ]);
    studio.shape(edge, fill);
  };
  patch(14, 44, 118, 158, '#fff', [0.78, 0.12]);
  patch(14, 44, 101, 114, '#fff', [0.55, 0.08]);
  patch(8, 58, 18, 27, '#dfe8f5', [0.42, 0.05]);
  patch(66, 78, 60, 150, '#fff', [0, 0.22]);
}

type TurretOptions = { body: string; trim: string; pan: number; isWhite: boolean; isLong: boolean };

function drawTurret(studio: Studio, depth: number, { body, trim, pan, isWhite, isLong }: TurretOptions): void {
  const recess = new Face(studio, place(turnX(90), move(0, 0, depth)));
  recess.fill(circle(0, 0, bubble, 72), linear(0, -bubble, 0, bubble, [0, '#6e7276'], [1, '#a6a9ac']));
  const eye = place(move(0, -depth - 0.5, 0), turnY(isLong ? pan * 3.2 : pan), turnX(14));
  const radius = 3.7;
  lathe(studio, eye, sphereProfile(radius, -90, 52, 16), matte(body), { points: 64 });
  const width = radius * Math.cos(radians(52));
  const neck = radius * Math.sin(radians(52));
  // A zoom lens needs a tube.
  const front = isLong ? neck + 4.2 : neck;
  if (isLong) {
    const tube: ProfilePoint[] = [
      [width * 1.18, neck - 1.2],
      [width * 1.18, front - 0.2],
      [width, front],
    ];
    lathe(studio, eye, tube, matte(body), { points: 64 });
  }
  const bezel: ProfilePoint[] = [
    [width + 0.02, front - 0.02],
    [width + 0.05, front + 0.18],
    [width - 0.12, front + 0.26],
  ];
  const face = lathe(studio, eye, bezel, satin(trim));
  face.fill(circle(0, 0, width - 0.1), linear(-width, width, width, -width, [0, '#2b2f36'], [1, '#0a0b0d']));
  lens(face, 0, 0.35, 1.25, { height: 0.12, ring: metal('#5a5f66', 0.3) });
  for (const x of [-1.1, 1.1]) {
    if (isWhite && x > 0) whiteLed(face, x, -1.25, 0.48);
    else infraredLed(face, x, -1.25, 0.5);
    face.line(closed(circle(x, -1.25, 0.55, 28)), '#4a4e55', 1.2);
  }
  face.fill(ring(0, 0, width - 0.4, width - 0.18, 100, 165), '#fff', { opacity: 0.22 });
  face.fill(circle(0, -1.55, 0.12, 12), '#1e2126');
  const rim: Point[] = arc(0, 0, width - 0.05, 200, 330);
  face.line(rim, '#fff', 1, 0.14);
  face.fill(circle(0, 1.85, 0.1, 12), radial(0, 1.85, 0.1, [0, '#6f7680'], [1, '#23262b']));
}

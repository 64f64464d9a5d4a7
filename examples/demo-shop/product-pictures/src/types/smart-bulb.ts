import {
  bar,
  book,
  circle,
  darken,
  definePicture,
  dot,
  Face,
  gloss,
  lathe,
  lighten,
  mark,
  metal,
  milk,
  mixColours,
  move,
  onFloor,
  type Placement,
  type ProfilePoint,
  place,
  plant,
  pointOf,
  poseOf,
  type Recipe,
  radial,
  radians,
  range,
  rectangle,
  roundedProfile,
  type Studio,
  satin,
  shadow,
  sphereProfile,
  turnX,
  turnY,
} from '../studio/index.ts';
import { pathOf, pictureSize } from '../studio/svg.ts';

type Layout = 'A60' | 'C37' | 'PAR16' | 'G95';
type Design = { body: string; recipe: Recipe; base: string; glow: string; layout: Layout; pose: Pose };

type Pose = 'standing' | 'lying' | 'away';

/** Standing on its base; lying on its glass, to either side, but a spot, which would show its pins only. */
const poses: readonly [Pose, ...Pose[]] = ['standing', 'lying', 'away'];

/** A smart lamp: pear, candle, spot or globe, standing on its base, softly lit in one colour or several. */
export const smartBulb = definePicture({
  name: 'smart-bulb',
  defaults: { layout: 'auto', base: 'E27', rgb: false, pose: 0 },
  poses: poses.length,
  views: {
    front: { yaw: -20, pitch: 8, distance: 5.4, span: 14, padding: 120 },
    side: { yaw: 40, pitch: 24, distance: 5.4, span: 14, padding: 125 },
    detail: { yaw: -16, pitch: 6, distance: 5.4, span: 14, ground: 'light', zoom: 2.1, focus: [0, 3.4, 1] },
    scene: {
      yaw: -16,
      pitch: 10,
      distance: 5.2,
      span: 14,
      padding: 270,
      shift: [0, 40],
      ground: {
        wall: 'sand',
        wood: '#a9835f',
        unit: 9,
        far: 1.2,
        props: (studio, at) => {
          book(studio, at, { right: 8.6, nearer: -5, turn: 16, width: 9, depth: 12, thick: 1.6, colour: '#4f6a7a' });
          plant(studio, at, -9.4, -6, 0.5);
        },
      },
    },
  },
  draw: (studio, params, { view, recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, ['A60', 'C37', 'PAR16', 'G95']);
    const tones = ['#8b5cf6', '#3f8cff', '#ff5c8a', '#22b8cf', '#f28a1c'];
    const glow = params.rgb
      ? recipe.brand.pick('glow', tones)
      : recipe.model.pick('white', ['#ffd9a0', '#ffe6bd', '#fff1d6']);
    const body = recipe.colour(params.colour, ['#eceef0', '#e8eaec']);
    const pose = view === 'front' && layout !== 'PAR16' ? poseOf(poses, params.pose) : 'standing';
    drawBulb(studio, { layout, recipe, glow, base: layout === 'PAR16' ? 'GU10' : params.base, body, pose });
  },
});

/** The glass above the collar, radius by height from the collar's edge. */
function glassOf(layout: Layout): ProfilePoint[] {
  if (layout === 'C37') {
    return range(21).map((i): ProfilePoint => {
      const t = i / 20;
      return [Math.max(0.03, 1.35 + 0.62 * Math.sin(Math.PI * t ** 0.8) - 1.34 * t ** 2.2), 5.9 * t];
    });
  }
  const [r, neck] = layout === 'G95' ? [4.75, 1.9] : [3, 1.75];
  const from = -Math.acos(neck / r) * (180 / Math.PI);
  const lift = r * Math.sin((-from * Math.PI) / 180);
  const stretchUp = layout === 'A60' ? 1.12 : 1;
  return sphereProfile(r, from, 89, 22).map(([x, z]): ProfilePoint => [x, (z + lift) * stretchUp]);
}

/** How thick the glass is, and how far from the base's end. */
const girths: Record<Layout, number> = { A60: 3, C37: 2, PAR16: 2.5, G95: 4.75 };

/** On its glass and its base, the base away and to the left, or to the right. */
function laid(layout: Layout, r: number, side: 1 | -1): Placement {
  const girth = girths[layout];
  const long = layout === 'C37' ? 6 : layout === 'G95' ? 10 : 9;
  const sink = (Math.asin((girth - r) / long) * 180) / Math.PI;
  return place(move(side * -3.4, r, -1.6), turnY(side * 62), turnX(-sink));
}

function drawBulb(studio: Studio, design: Design): void {
  const { layout, base, body, glow, recipe, pose } = design;
  const isLying = pose !== 'standing';
  const isPin = base === 'GU10';
  const r = base === 'E14' ? 0.7 : 1.3;
  const upright = isLying ? laid(layout, r, pose === 'away' ? -1 : 1) : turnX(-90);
  if (isLying) shadow(studio, onFloor(rectangle(0, 0, 9, girths[layout] * 0.9, 1.6)), { blur: 1.1, contact: 0.85 });
  else shadow(studio, onFloor(circle(0, 0, isPin ? 1.6 : r * 1.2, 36)), { blur: 1.1, contact: 0.85 });
  if (!studio.isMeasuring) drawGlow(studio, layout, glow, upright);
  const socketTop = isPin ? drawPins(studio, upright, body) : drawThread(studio, upright, r);
  if (layout === 'PAR16') {
    drawSpot(studio, socketTop, design);
    return;
  }
  const neck = layout === 'C37' ? 1.35 : layout === 'G95' ? 1.9 : 1.75;
  const tall = layout === 'C37' ? 2.2 : 3.4;
  const collar: ProfilePoint[] = [
    [r * 0.98, socketTop],
    [r + 0.12, socketTop + 0.2],
    ...range(7).map((i): ProfilePoint => {
      const t = i / 6;
      return [r + 0.12 + (neck + 0.14 - r - 0.12) * t ** 0.7, socketTop + 0.3 + (tall - 0.4) * t];
    }),
    [neck + 0.06, socketTop + tall],
  ];
  lathe(studio, upright, collar, satin(body), { points: 60 });
  const front = new Face(studio, place(turnY(-20), move(0, socketTop + tall * 0.62, neck + 0.12), turnX(-8)));
  // Print on a round wall is drawn flat: only where one looks at it squarely.
  if (!isLying && dot(front.placement.z, studio.viewer) > 0.75) {
    mark(front, 0, 0.2, 0.34, recipe, body, 0.8);
    for (const i of range(2)) bar(front, 0, -0.5 - i * 0.26, 1.1 - i * 0.3, 0.1, darken(body, 0.4), 0.7);
  }
  const glass = milk(mixColours('#f6f4ee', glow, 0.34));
  const at = place(upright, move(0, 0, socketTop + tall));
  const profile = glassOf(layout);
  lathe(studio, at, profile, glass, { points: 64 });
  if (studio.isMeasuring) return;
  // The light from within: brightest in the middle, fading to the rim.
  const high = profile.at(-1)?.[1] ?? 4;
  const wide = Math.max(...profile.map(([x]) => x));
  const [cx, cy] = studio.project(pointOf(upright, [0, 0, socketTop + tall + high * 0.46]), true);
  const reach = wide * studio.scale * 0.98;
  const light = studio.svg.radial(
    [reach, 0, 0, reach * 1.1, cx, cy],
    [
      [0, '#fffdf6', 0.92],
      [0.45, glow, 0.5],
      [1, glow, 0],
    ],
  );
  studio.svg.path(pathOf(circle(cx, cy, reach, 48, reach * 1.1)), light);
}

/** A soft halo behind the glass. */
function drawGlow(studio: Studio, layout: Layout, glow: string, upright: Placement): void {
  const y = { A60: 8.4, C37: 6.6, PAR16: 6.6, G95: 10 }[layout];
  const [cx, cy] = studio.project(pointOf(upright, [0, 0, y]), true);
  const reach = Math.min(
    { A60: 5.4, C37: 3.6, PAR16: 3.2, G95: 7 }[layout] * studio.scale,
    cx,
    cy,
    pictureSize - cx,
    pictureSize - cy,
  );
  const halo = studio.svg.radial(
    [reach, 0, 0, reach, cx, cy],
    [
      [0, glow, 0.55],
      [0.5, glow, 0.22],
      [1, glow, 0],
    ],
  );
  studio.svg.path(pathOf(circle(cx, cy, reach, 60)), halo);
}

/** An Edison screw; answers its upper end. */
function drawThread(studio: Studio, upright: Placement, r: number): number {
  const contact: ProfilePoint[] = [
    [r * 0.34, 0],
    [r * 0.4, 0.12],
  ];
  lathe(studio, upright, contact, metal('#b9a06a', 0.3), { points: 36 });
  const isolator: ProfilePoint[] = [
    [r * 0.42, 0.12],
    [r * 0.86, 0.46],
  ];
  lathe(studio, upright, isolator, gloss('#17181b'), { points: 40 });
  const thread = range(33).map(
    (i): ProfilePoint => [r * (0.94 + 0.055 * Math.cos((i / 32) * Math.PI * 8)), 0.46 + (i / 32) * r * 1.5],
  );
  lathe(studio, upright, thread, metal('#c9ccd1', 0.28), { points: 48 });
  return 0.46 + r * 1.5;
}

/** Two bayonet pins under a block; answers its upper end. */
function drawPins(studio: Studio, upright: Placement, body: string): number {
  for (const side of [-1, 1]) {
    const pin: ProfilePoint[] = [
      [0.38, 0],
      [0.38, 0.3],
      [0.2, 0.34],
      [0.2, 1],
    ];
    lathe(studio, place(move(side * 0.62, 0, 0), upright), pin, metal('#c9ccd1', 0.28), { points: 24 });
  }
  const block: ProfilePoint[] = [
    [1.2, 0.8],
    [1.28, 0.95],
    [1.28, 2.2],
  ];
  lathe(studio, upright, block, satin(darken(body, 0.06)), { points: 40 });
  return 2.2;
}

/** A reflector lamp: a ribbed cone, tilted, with a lens of many facets at its end. */
function drawSpot(studio: Studio, from: number, { body, glow, recipe }: Design): void {
  const upright = turnX(-90);
  const cone: ProfilePoint[] = [
    [1.3, from],
    [1.6, from + 0.4],
    [2.1, from + 1.9],
    [2.5, from + 3.4],
    [2.52, from + 3.8],
  ];
  lathe(studio, upright, cone, satin(body), { points: 60 });
  for (const i of range(20)) {
    const rib = new Face(studio, place(turnY(i * 18), move(0, from + 1.9, 2.12), turnX(15)));
    rib.line(
      [
        [0, -1.3],
        [0, 1.4],
      ],
      darken(body, 0.35),
      1.6,
      0.5,
    );
  }
  mark(new Face(studio, place(turnY(-20), move(0, from + 2.6, 2.4), turnX(15))), 0, 0, 0.26, recipe, body, 0.7);
  const rim = roundedProfile(2.56, from + 3.8, from + 4.5, 0.25, 4);
  const top = lathe(studio, upright, rim, satin(lighten(body, 0.1)), { points: 64 });
  top.fill(
    circle(0, 0, 2.26, 56),
    radial(0, 0, 2.26, [0, '#fffdf6'], [0.6, mixColours('#fff6e6', glow, 0.5)], [1, mixColours('#d5d8dc', glow, 0.4)]),
  );
  for (const i of range(12)) {
    const angle = radians(i * 30);
    top.fill(circle(Math.cos(angle) * 1.5, Math.sin(angle) * 1.5, 0.3, 16), '#fff', { opacity: 0.6 });
  }
  top.fill(circle(0, 0, 0.6, 24), '#fff', { opacity: 0.9 });
}

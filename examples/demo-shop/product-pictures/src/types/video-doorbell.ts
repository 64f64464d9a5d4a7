import {
  arc,
  bar,
  circle,
  closed,
  darken,
  definePicture,
  Face,
  glowRing,
  infraredLed,
  inkOn,
  isLight,
  lathe,
  led,
  lens,
  lighten,
  linear,
  matte,
  metal,
  move,
  onFloor,
  type Point,
  type ProfilePoint,
  perforate,
  place,
  poseOf,
  type Recipe,
  range,
  rectangle,
  ring,
  type Studio,
  satin,
  screw,
  shadow,
  slab,
  staggered,
  turnX,
  turnY,
  usbC,
  type View,
} from '../studio/index.ts';

type Layout = 'pill' | 'block' | 'glass' | 'slim';
type Pose = 'turned' | 'away' | 'far' | 'above' | 'chime';
type Design = { body: string; recipe: Recipe; layout: Layout; isPair: boolean };

/** Turned to either side, as far as shows its side, from higher up, and with the chime that rings indoors. */
const poses: readonly [Pose, ...Pose[]] = ['turned', 'away', 'far', 'above', 'chime'];
const cameras: Record<Pose, View> = {
  turned: { yaw: -26, pitch: 7, distance: 5.2, span: 15, padding: 105 },
  away: { yaw: 30, pitch: 7, distance: 5.2, span: 15, padding: 105 },
  far: { yaw: -52, pitch: 9, distance: 5.2, span: 15, padding: 105 },
  above: { yaw: -12, pitch: 24, distance: 5.2, span: 15, padding: 105 },
  chime: { yaw: -22, pitch: 9, distance: 5.2, span: 17, padding: 105 },
};

/** A doorbell with a camera: lens above, ringed button below, one lens or a pair. */
export const videoDoorbell = definePicture({
  name: 'video-doorbell',
  hasTurn: true,
  defaults: { layout: 'auto', lens: 'single', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ pose }) => cameras[poseOf(poses, pose)],
    side: { yaw: 50, pitch: 8, distance: 5.2, span: 15, padding: 110 },
    back: { yaw: 204, pitch: 9, distance: 5.2, span: 15, padding: 110 },
    detail: { yaw: -20, pitch: 6, distance: 5.2, span: 15, ground: 'light', zoom: 2.3, focus: [0, 10.4, 1.4] },
  },
  draw: (studio, params, { view, recipe, isTurn }) => {
    const body = recipe.colour(params.colour, ['#2c2f35', '#24272c', '#c3c7cc', '#e4e6e9']);
    const layout = recipe.layout<Layout>(params.layout, ['pill', 'block', 'glass', 'slim']);
    const design: Design = { body, recipe, layout, isPair: params.lens === 'pair' };
    drawDoorbell(studio, design);
    if (view === 'front' && !isTurn && poseOf(poses, params.pose) === 'chime') drawChime(studio, design);
  },
});

const sizes: Record<Layout, { width: number; height: number; depth: number; corner: number }> = {
  pill: { width: 5.4, height: 14, depth: 2.9, corner: 2.7 },
  block: { width: 6.2, height: 13, depth: 3.2, corner: 0.9 },
  glass: { width: 5.6, height: 14.2, depth: 2.6, corner: 1.6 },
  slim: { width: 4.4, height: 14.4, depth: 2.5, corner: 1.2 },
};

/** The chime for the room: a rounded box with a grille, a lamp and two keys, in front of the doorbell. */
function drawChime(studio: Studio, { body, recipe, layout }: Design): void {
  const [w, h, d] = layout === 'block' || layout === 'slim' ? [7.4, 6.2, 2.6] : [7, 7, 2.8];
  const x = sizes[layout].width / 2 + w / 2 + 0.4;
  const z = 1.6;
  const tone = isLight(body) ? '#e4e6e9' : '#dfe1e4';
  shadow(studio, onFloor(rectangle(x, z, w * 0.86, d * 0.9, 0.5)), { blur: 0.9, contact: 0.8 });
  const shape = { width: w, height: h, depth: d, corner: 1.7, fillet: 0.8, backFillet: 0.4, points: 14, steps: 8 };
  const front = slab(studio, place(move(x, h / 2 + 0.05, z), turnX(-4)), shape, matte(tone));
  perforate(
    front,
    staggered(w * 0.5, h * 0.34, 0.42).map(([dx, dy]): Point => [dx, dy + h * 0.12]),
    0.1,
    '#5d636b',
    0.9,
  );
  for (const side of [-1, 1]) {
    front.line(closed(rectangle(side * w * 0.16, -h * 0.28, w * 0.2, 0.62, 0.3)), darken(tone, 0.35), 1.2, 0.7);
    bar(front, side * w * 0.16, -h * 0.28, w * 0.08, 0.1, darken(tone, 0.45), 0.8);
  }
  led(front, 0, h * 0.38, 0.1, recipe.accent);
}

function drawDoorbell(studio: Studio, { body, recipe, layout, isPair }: Design): void {
  const { width: w, height, depth: d, corner } = sizes[layout];
  const h = height * recipe.series.between('height', 0.95, 1.04);
  const at = move(0, h / 2 + 0.05, 0);
  shadow(studio, onFloor(rectangle(0, 0, w * (layout === 'pill' ? 0.5 : 0.86), d * 0.9, 0.5)), {
    blur: 0.95,
    contact: 0.9,
  });
  const r = Math.min(w / 2, corner * (layout === 'pill' ? 1 : recipe.softness));
  const skin = layout === 'block' ? satin(body) : metal(body, 0.42, 0.7);
  const front = slab(
    studio,
    at,
    {
      width: w,
      height: h,
      depth: d,
      corner: r,
      fillet: layout === 'glass' ? 0.3 : 0.6,
      backFillet: 0.3,
      points: 16,
      steps: 8,
    },
    skin,
  );
  const glass = linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#353b44'], [0.35, '#15171b'], [1, '#07080a']);
  const eyeY = h / 2 - w * (isPair ? 0.46 : layout === 'pill' ? 0.52 : 0.56);
  const buttonY = -h / 2 + w * (isPair ? 0.46 : 0.56);
  if (layout === 'glass') front.fill(rectangle(0, 0, w - 0.7, h - 0.7, r * 0.85, 14), glass);
  else if (layout === 'block') {
    front.fill(rectangle(0, h * 0.2, w - 0.9, h * 0.55, r * 0.6, 10), glass);
    front.line(
      [
        [-w / 2 + 0.3, -h * 0.1],
        [w / 2 - 0.3, -h * 0.1],
      ],
      darken(body, 0.5),
      2,
      0.7,
    );
  } else
    front.fill(
      rectangle(0, eyeY - w * (isPair ? 0.24 : 0), w - 1, w - 1 + w * (isPair ? 0.48 : 0), (w - 1) / 2, 16),
      glass,
    );
  const ringMetal = metal('#5a5f66', 0.3);
  lens(front, 0, eyeY, w * (isPair ? 0.24 : 0.27), { height: 0.18, ring: ringMetal });
  if (isPair) lens(front, 0, eyeY - w * 0.5, w * 0.17, { height: 0.12, ring: ringMetal });
  for (const side of [-1, 1]) infraredLed(front, side * w * 0.35, eyeY - (isPair ? w * 0.34 : w * 0.26), 0.17);
  const middle = isPair ? (eyeY - w * 0.67 + buttonY + w * 0.25) / 2 + 0.4 : (eyeY + buttonY) / 2;
  front.fill(rectangle(0, middle, w * 0.3, 0.16, 0.08), '#050607');
  perforate(
    front,
    staggered(w * 0.42, 0.9, 0.28).map(([x, y]): Point => [x, y + middle - 0.9]),
    0.07,
    '#050607',
    0.85,
  );
  led(front, isPair ? w * 0.3 : 0, middle + (isPair ? 0 : 0.6), 0.08, '#5dff9b');
  drawButton(studio, front, buttonY, w * (isPair ? 0.25 : 0.31), body, recipe);
  const back = new Face(studio, place(at, move(0, 0, -d / 2), turnY(180)));
  back.fill(
    rectangle(0, 0, w * 0.8, h * 0.9, r * 0.7, 10),
    linear(-3, 6, 3, -6, [0, darken(body, 0.1)], [1, darken(body, 0.45)]),
  );
  for (const x of [-1, 1]) screw(back, x * w * 0.2, 0, 0.4, '#d3ac5c');
  for (const y of [-1, 1]) back.fill(rectangle(0, y * h * 0.34, 0.5, 1.2, 0.25), '#050607');
  usbC(back, 0, -h * 0.2, 0.95);
  for (const i of range(3)) bar(back, 0, h * (0.2 - i * 0.03), w * 0.5, 0.12, lighten(body, 0.3), 0.5);
  const flank = new Face(studio, place(at, move(w / 2, 0, 0), turnY(90)));
  flank.line(
    [
      [-d * 0.24, -h * 0.4],
      [-d * 0.24, h * 0.4],
    ],
    darken(body, 0.5),
    1.6,
    0.6,
  );
}

/** The button in its glowing ring. */
function drawButton(studio: Studio, front: Face, y: number, r: number, body: string, recipe: Recipe): void {
  if (!front.isVisible) return;
  glowRing(front, 0, y, r * 1.08, recipe.accent, 0.55);
  front.fill(ring(0, y, r * 1.0, r * 1.14, 0, 360, 56), lighten(recipe.accent, 0.3));
  const profile: ProfilePoint[] = [
    [r * 0.98, 0],
    [r * 0.98, 0.14],
    [r * 0.9, 0.24],
  ];
  const tone = isLight(body) ? darken(body, 0.1) : lighten(body, 0.08);
  const top = lathe(studio, front.at(0, y), profile, metal(tone, 0.3, 0.6), { points: 48 });
  top.fill(
    circle(0, 0, r * 0.9, 44),
    linear(-r, r, r, -r, [0, lighten(tone, 0.3)], [0.5, tone], [1, darken(tone, 0.3)]),
  );
  // A bell: a dome, its rim and its clapper.
  const ink = inkOn(tone, 0.6);
  const s = r * 0.5;
  top.fill([...arc(0, 0, s * 0.62, 0, 180, 14), [-s * 0.8, -s * 0.52], [s * 0.8, -s * 0.52]], ink, { opacity: 0.85 });
  top.fill(circle(0, -s * 0.76, s * 0.17, 14), ink, { opacity: 0.85 });
}

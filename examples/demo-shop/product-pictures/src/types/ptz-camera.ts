import {
  bend,
  circle,
  clamp,
  darken,
  definePicture,
  Face,
  framesAlong,
  infraredLed,
  lathe,
  led,
  lens,
  linear,
  matte,
  metal,
  move,
  onFloor,
  type Placement,
  type ProfilePoint,
  perforate,
  place,
  type Recipe,
  radians,
  range,
  rectangle,
  ring,
  type Studio,
  satin,
  screw,
  shadow,
  slab,
  sphereProfile,
  staggered,
  sweep,
  turnX,
  turnY,
  turnZ,
  type Vector,
  whiteLed,
  wordMark,
} from '../studio/index.ts';

type Layout = 'speed' | 'mini' | 'duo' | 'indoor' | 'solar';
const layouts: Layout[] = ['speed', 'mini', 'duo', 'indoor', 'solar'];
type Design = { body: string; trim: string; antennas: number; layout: Layout; recipe: Recipe; pan: number };

const isTall = (layout: string) => layout === 'solar' || layout === 'duo';

/** A camera that turns: a speed dome on its arm, a small one, a pair of lenses, an indoor ball, one under a solar panel. */
export const ptzCamera = definePicture({
  name: 'ptz-camera',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', antennas: 0, solar: false },
  views: {
    front: ({ layout }) => ({ yaw: -24, pitch: 3, distance: 5.2, span: 32, padding: isTall(layout) ? 115 : 140 }),
    side: ({ layout }) => ({ yaw: 52, pitch: 5, distance: 5.2, span: 32, padding: isTall(layout) ? 115 : 140 }),
    below: { yaw: -14, pitch: -26, distance: 5.2, span: 32, padding: 140 },
    detail: { yaw: -20, pitch: 2, distance: 5.2, span: 32, ground: 'light', zoom: 1.9, focus: [0, 6, 4] },
  },
  draw: (studio, params, { recipe }) => {
    const layout = params.solar ? 'solar' : recipe.layout<Layout>(params.layout, layouts);
    const body = recipe.colour(params.colour, ['#e8eaec', '#e4e6e9', '#e9e7e2', '#2c2f35']);
    const design: Design = {
      layout,
      body,
      trim: recipe.series.isTrue('dark cap', 0.25) ? '#3a3e45' : body,
      antennas: clamp(Math.round(params.antennas), 0, 4),
      recipe,
      pan: recipe.model.between('pan', -14, 8) - 6,
    };
    if (layout === 'indoor') drawIndoor(studio, design);
    else drawOutdoor(studio, design);
  },
});

type Head = { centre: Vector; radius: number; tilt: number; style: 'wings' | 'ring' | 'pair' };

/** The turning ball with its dark face. */
function drawHead(studio: Studio, { centre, radius: r, tilt, style }: Head, { body, pan, recipe }: Design): void {
  const at = place(move(...centre), turnY(pan), turnX(tilt));
  lathe(studio, at, sphereProfile(r, -90, 50, 20), matte(body), { points: 64 });
  const width = r * Math.cos(radians(50));
  const front = r * Math.sin(radians(50));
  const bezel: ProfilePoint[] = [
    [width + 0.02, front - 0.04],
    [width + 0.04, front + r * 0.05],
    [width - r * 0.04, front + r * 0.07],
  ];
  const face = lathe(studio, at, bezel, satin('#23262b'), { points: 56 });
  const glass = linear(-width, width, width, -width, [0, '#31363e'], [0.45, '#16181c'], [1, '#07080a']);
  face.fill(circle(0, 0, width - r * 0.04, 60), glass);
  const ringMetal = metal('#5a5f66', 0.3);
  if (style === 'pair') {
    lens(face, 0, width * 0.36, width * 0.36, { height: r * 0.03, ring: ringMetal });
    lens(face, 0, -width * 0.34, width * 0.26, { height: r * 0.02, ring: ringMetal });
    for (const side of [-1, 1]) {
      infraredLed(face, side * width * 0.58, width * 0.2, width * 0.12);
      whiteLed(face, side * width * 0.58, -width * 0.2, width * 0.1);
    }
  } else if (style === 'ring') {
    lens(face, 0, 0, width * 0.42, { height: r * 0.04, ring: ringMetal });
    for (const i of range(8)) {
      const angle = radians(22.5 + i * 45);
      const [x, y] = [width * 0.68 * Math.cos(angle), width * 0.68 * Math.sin(angle)];
      if (i % 4 === 1) whiteLed(face, x, y, width * 0.09);
      else infraredLed(face, x, y, width * 0.1);
    }
  } else {
    lens(face, 0, 0, width * 0.46, { height: r * 0.05, ring: ringMetal });
    for (const side of [-1, 1]) {
      for (const i of [-1, 0, 1]) {
        const x = side * width * (i === 0 ? 0.74 : 0.64);
        infraredLed(face, x, i * width * 0.34, width * 0.12);
      }
    }
    face.fill(circle(0, -width * 0.72, width * 0.05, 12), '#3c424b');
  }
  face.fill(ring(0, 0, width * 0.86, width * 0.92, 105, 165), '#fff', { opacity: 0.26 });
  led(face, 0, width * 0.8, width * 0.028, recipe.accent);
}

const downwards = (y: number): Placement => place(move(0, y, 0), turnX(90));

/** The wall plate with its shadow, and the arm that leads to the cap. */
function drawArm(studio: Studio, { body }: Design, top: number, thick: number): void {
  const shellMaterial = matte(body);
  const wall = -13;
  const onWall = (dx: number, dy: number, size: number) =>
    circle(dx, top - 1 + dy, size, 40, size * 1.3).map(([x, y]): Vector => [x, y, wall]);
  studio.shape(onWall(2, -1.6, 4.9), '#141a26', { opacity: 0.2, blur: 26, isLoose: true });
  studio.shape(onWall(0.5, -0.5, 4.6), '#0b0e14', { opacity: 0.34, blur: 8, isLoose: true });
  const shape = { width: 8.6, height: 11.6, depth: 1.8, corner: 2.2, fillet: 0.6, points: 8 };
  const plate = slab(studio, move(0, top - 1, wall + 0.9), shape, shellMaterial);
  for (const [x, y] of [
    [-3.1, 4.4],
    [3.1, 4.4],
    [-3.1, -4.4],
    [3.1, -4.4],
  ] as const) {
    screw(plate, x, y, 0.42);
  }
  const path = bend([0, top - 1.5, wall + 1.8], [0, top + 1.6, -1.5], [0, top - 0.6, 0], 18);
  const frames = framesAlong(path, [1, 0, 0]).map((frame, i) => ({ ...frame, width: 1.25 - i * 0.014 }));
  sweep(studio, frames, circle(0, 0, thick, 28), shellMaterial);
}

function drawOutdoor(studio: Studio, design: Design): void {
  const { layout, body, trim, recipe } = design;
  const isSpeed = layout === 'speed';
  const r = isSpeed ? 6.6 : 5.4;
  const capHeight = isSpeed ? 8.4 : layout === 'duo' ? 7.4 : 5;
  const bottom = 8.4;
  const top = bottom + capHeight;
  drawArm(studio, design, top + 1.4, isSpeed ? 2.1 : 1.7);
  drawAntennas(studio, design, top, r, false);
  if (layout === 'solar') drawSolar(studio, top + 1.4, body);
  const centre: Vector = [0, bottom - (isSpeed ? 2.2 : 1.6), 0];
  const style = layout === 'duo' ? 'pair' : isSpeed ? recipe.series.pick('leds', ['wings', 'ring'] as const) : 'ring';
  const shade = new Face(studio, downwards(bottom));
  shade.fill(circle(0, 0, r * 0.97, 60), linear(0, -r, 0, r, [0, '#15171a'], [1, '#4a4e54']));
  drawHead(studio, { centre, radius: r * 0.84, tilt: isSpeed ? 12 : 9, style }, design);
  // The cap's lip hides the top of the ball from any camera that looks level or down.
  const lip = 0.9;
  const profile: ProfilePoint[] = [
    [1.8, -capHeight],
    [r * 0.5, -capHeight + 0.1],
    [r * 0.8, -capHeight + (isSpeed ? 0.9 : 0.5)],
    [r * 0.95, -capHeight + (isSpeed ? 2 : 1.3)],
    [r, -capHeight + (isSpeed ? 3.4 : 2.2)],
    [r, -lip - 0.2],
  ];
  lathe(studio, downwards(bottom), profile, matte(trim), { points: 72 });
  const seam: ProfilePoint[] = [
    [r * 0.97, -lip - 0.2],
    [r * 0.97, -lip],
  ];
  lathe(studio, downwards(bottom), seam, matte(darken(body, 0.5)), { points: 72 });
  const skirt: ProfilePoint[] = [
    [r * 1.03, -lip],
    [r * 1.05, -0.15],
    [r * 1.0, 0],
  ];
  lathe(studio, downwards(bottom), skirt, matte(body), { points: 72 });
  const front = new Face(studio, place(turnY(-24), move(0, bottom + capHeight * 0.42, r)));
  if (layout === 'duo') drawFixedEye(studio, design, bottom + capHeight * 0.42, r);
  else wordMark(front, 0, 0, 3, recipe, trim, 0.6);
  drawAntennas(studio, design, top, r, true);
}

/** The second, fixed lens in the cap of a pair. */
function drawFixedEye(studio: Studio, { pan }: Design, y: number, r: number): void {
  const at = place(move(0, y, 0), turnY(pan), move(0, 0, r - 0.7));
  const shape = { width: 5.6, height: 3.6, depth: 1.8, corner: 1.7, fillet: 0.35, points: 12 };
  const face = slab(studio, at, shape, satin('#23262b'));
  lens(face, -0.9, 0, 1.15, { height: 0.16, ring: metal('#5a5f66', 0.3) });
  infraredLed(face, 1.1, 0.5, 0.34);
  whiteLed(face, 1.1, -0.5, 0.32);
}

function drawAntennas(studio: Studio, { antennas, body }: Design, y: number, r: number, isNear: boolean): void {
  for (const i of range(antennas)) {
    const side = i % 2 ? 1 : -1;
    const [x, z] = [side * (r * 0.92), i > 1 ? -2.4 : -0.6];
    if (studio.depth([x, 0, z]) > 0 !== isNear) continue;
    const joint = place(move(x, y - 3.4, z), turnZ(-side * 8));
    slab(studio, joint, { width: 1.3, height: 2, depth: 1.3, corner: 0.6, fillet: 0.3 }, satin(darken(body, 0.2)));
    const rod: ProfilePoint[] = [
      [0.5, 0],
      [0.52, 0.5],
      [0.4, 9.6],
      [0.28, 10],
      [0.02, 10.05],
    ];
    lathe(studio, place(joint, move(0, 0.8, 0), turnX(-90)), rod, matte(body), { points: 24 });
  }
}

/** A small panel above the camera, tilted to the sun. */
function drawSolar(studio: Studio, y: number, body: string): void {
  const post: ProfilePoint[] = [
    [0.7, 0],
    [0.7, 5],
  ];
  lathe(studio, place(move(0, y - 1, -8.4), turnX(-90)), post, matte(darken(body, 0.1)), { points: 24 });
  const at = place(move(0, y + 5.4, -6.6), turnX(-38));
  const panel = slab(
    studio,
    at,
    { width: 23, height: 14, depth: 0.9, corner: 0.8, fillet: 0.2 },
    metal('#c3c7cc', 0.42, 0.62),
  );
  const cells = linear(-11, 7, 11, -7, [0, '#2c4a78'], [0.5, '#16294a'], [1, '#0d182c']);
  panel.fill(rectangle(0, 0, 21.8, 12.8, 0.3), cells);
  for (const i of range(5)) {
    const x = (i - 2) * 3.64;
    panel.line(
      [
        [x, -6.4],
        [x, 6.4],
      ],
      '#8fa6c8',
      1.2,
      0.5,
    );
  }
  for (const i of range(3))
    panel.line(
      [
        [-10.9, (i - 1) * 3.2],
        [10.9, (i - 1) * 3.2],
      ],
      '#8fa6c8',
      1,
      0.35,
    );
  panel.fill(
    [
      [-10.9, 6.4],
      [-2, 6.4],
      [-7, -6.4],
      [-10.9, -6.4],
    ],
    '#fff',
    { opacity: 0.1 },
  );
}

/** A ball on a round foot, for a shelf. */
function drawIndoor(studio: Studio, design: Design): void {
  const { body, recipe } = design;
  const r = 4.6;
  const neck = recipe.series.between('neck', 2.6, 4.6);
  shadow(studio, onFloor(circle(0, 0, 4.1, 40)), { blur: 0.9 });
  const upright = turnX(-90);
  const foot: ProfilePoint[] = [
    [3.9, 0],
    [4.2, 0.3],
    [4.2, 0.9],
  ];
  lathe(studio, upright, foot, satin(darken(body, 0.4)), { points: 60 });
  const stand: ProfilePoint[] = [
    [4.35, 0.9],
    [4.4, 1.4],
    [4.3, 1.9 + neck * 0.4],
    [4.1, 2.2 + neck],
    [3.5, 2.7 + neck],
  ];
  lathe(studio, upright, stand, matte(body), { points: 60 });
  const front = new Face(studio, place(turnY(-20), move(0, 1.7 + neck * 0.4, 4.38)));
  perforate(front, staggered(2.4, 0.8, 0.3), 0.07, darken(body, 0.65));
  const style = recipe.series.pick('face', ['pair', 'ring'] as const);
  drawHead(studio, { centre: [0, neck + 2.2 + r * 0.82, 0], radius: r, tilt: 4, style }, design);
  drawAntennas(studio, design, neck + 4, 4.4, true);
}

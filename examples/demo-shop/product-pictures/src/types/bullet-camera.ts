import {
  arc,
  bend,
  circle,
  clamp,
  darken,
  definePicture,
  directionOf,
  Face,
  framesAlong,
  infraredLed,
  lathe,
  lens,
  lighten,
  linear,
  loft,
  matte,
  metal,
  move,
  type Placement,
  type ProfilePoint,
  place,
  pointOf,
  type Ring,
  radians,
  range,
  rectangle,
  ring,
  roundedProfile,
  type Studio,
  satin,
  screw,
  slab,
  sweep,
  turnX,
  turnY,
  type Vector,
  whiteLed,
  wordMark,
} from '../studio/index.ts';

const radius = 3.3;

type Design = {
  body: string;
  glass: string;
  length: number;
  layout: 'round' | 'box' | 'plain' | 'dual';
  leds: number;
  lens: number;
  hasWhiteLight: boolean;
};

/** A wall camera with a straight barrel: round under a hood, round with a glass front, boxed, or with two lenses. */
export const bulletCamera = definePicture({
  name: 'bullet-camera',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', leds: 6, lens: 4 },
  views: {
    front: { yaw: 8, pitch: 10, span: 22, padding: 120 },
    side: { yaw: -38, pitch: 8, span: 22, padding: 110 },
    below: { yaw: 14, pitch: -18, span: 22, padding: 120 },
    detail: { yaw: 8, pitch: 10, span: 22, ground: 'light', zoom: 2.5, focus: [-5, -1.5, 5.8] },
  },
  draw: (studio, params, { recipe }) => {
    const design: Design = {
      body: recipe.colour(params.colour, ['#e9ebed', '#e4e6e9', '#dfe2e5', '#2c2f35']),
      glass: '#17191d',
      layout: recipe.layout(params.layout, ['round', 'box', 'plain', 'dual']),
      length: recipe.series.between('length', 12.5, 16.5),
      leds: clamp(Math.round(params.leds), 2, 12),
      lens: clamp(params.lens / 4, 0.8, 1.25),
      hasWhiteLight: recipe.series.isTrue('white light', 0.4),
    };
    // The barrel looks along its own z axis, forwards and a little down.
    const aim = place(turnY(-34), turnX(12));
    drawMount(studio, aim, design, recipe.series.isTrue('square plate', 0.35));
    if (design.layout === 'box' || design.layout === 'dual') drawBox(studio, aim, design);
    else drawBarrel(studio, aim, design);
    const flank = place(aim, move(radius + (design.layout === 'round' ? 0.02 : 0), 0, -1), turnY(90));
    wordMark(new Face(studio, flank), 0, 0.2, 2.4, recipe, design.body, 0.5);
  },
});

/** The wall plate, its shadow on the wall, the bent arm and the joint under the barrel. */
function drawMount(studio: Studio, aim: Placement, { body, length }: Design, isSquare: boolean): void {
  const shell = matte(body);
  const back = pointOf(aim, [0, -radius * 0.7, -length * 0.18]);
  const [x, y, z]: Vector = [back[0] + 3.4, back[1] - 5.2, -length * 0.62 - 3];
  const onWall = (dx: number, dy: number, size: number) =>
    circle(x + dx, y + dy, size, 40).map(([px, py]): Vector => [px, py, z]);
  studio.shape(onWall(1.2, -1, 4.1), '#141a26', { opacity: 0.22, blur: 26, isLoose: true });
  studio.shape(onWall(0.3, -0.4, 3.85), '#0b0e14', { opacity: 0.35, blur: 8, isLoose: true });
  let plate: Face;
  if (isSquare) {
    const shape = { width: 7.4, height: 7.4, depth: 1.5, corner: 1.6, fillet: 0.5 };
    plate = slab(studio, move(x, y, z + 0.75), shape, shell);
  } else {
    plate = lathe(studio, move(x, y, z), roundedProfile(3.9, 0, 1.5, 0.5), shell, { points: 64 });
    plate.fill(circle(0, 0, 3.42, 64), linear(-3, 3, 3, -3, [0, lighten(body, 0.3)], [1, darken(body, 0.12)]));
  }
  for (const angle of [50, 170, 290]) {
    screw(plate, 2.7 * Math.cos(radians(angle)), 2.7 * Math.sin(radians(angle)), 0.3);
  }
  const start: Vector = [x, y, z + 1.5];
  const socket: ProfilePoint[] = [
    [1.9, 0],
    [1.9, 0.5],
    [1.6, 0.8],
  ];
  lathe(studio, move(...start), socket, shell, { points: 36 });
  const path = bend(start, [x, y, z + 4.2], pointOf(aim, [0, -radius * 0.85, -length * 0.16]));
  const frames = framesAlong(path, [0, 1, 0]).map((frame, i) => ({ ...frame, width: 1.25 - (0.25 * i) / path.length }));
  sweep(studio, frames, circle(0, 0, 1.15, 28), shell);
  const joint: ProfilePoint[] = [
    [1.75, -0.6],
    [1.75, 0.75],
    [1.5, 1],
  ];
  const under = place(aim, move(0, -radius * 0.78, -length * 0.16), turnX(90));
  lathe(studio, under, joint, satin(darken(body, 0.08)), { points: 40 });
}

function drawBarrel(studio: Studio, aim: Placement, design: Design): void {
  const { body, glass, length } = design;
  const r = radius;
  const half = length / 2;
  const shell = matte(body);
  const whole = { points: 72 };
  const rear: ProfilePoint[] = [
    [r * 0.2, -half - 0.6],
    [r * 0.75, -half - 0.5],
    [r * 0.93, -half - 0.15],
    [r, -half + 0.3],
    [r, half * 0.42],
  ];
  lathe(studio, aim, rear, shell, whole);
  const seam: ProfilePoint[] = [
    [r * 0.965, half * 0.42],
    [r * 0.965, half * 0.46],
  ];
  lathe(studio, aim, seam, matte(darken(body, 0.5)), whole);
  const isPlain = design.layout === 'plain';
  const head: ProfilePoint[] = [
    [r, half * 0.46],
    [r, half - 0.35],
    [r * 0.97, half - 0.1],
    [r * 0.9, half],
  ];
  lathe(studio, aim, head, isPlain ? satin(glass) : shell, whole);
  const rim = new Face(studio, place(aim, move(0, 0, half)));
  const rimTone = isPlain ? '#2a2d32' : body;
  rim.fill(circle(0, 0, r * 0.905, 72), linear(-r, r, r, -r, [0, lighten(rimTone, 0.2)], [1, darken(rimTone, 0.3)]));
  const front = rim.raised(-0.12);
  const dark = linear(-r, r, r, -r, [0, lighten(glass, 0.1)], [0.5, glass], [1, '#050607']);
  front.fill(circle(0, 0, r * 0.83, 72), dark);
  drawDiodes(front, design);
  lens(front, 0, 0, r * 0.42 * design.lens, { height: 0.12, ring: metal('#4d5259', 0.3) });
  front.fill(ring(0, 0, r * 0.7, r * 0.8, 112, 162), '#fff', { opacity: 0.28 });
  front.fill(ring(0, 0, r * 0.5, r * 0.8, 20, 32), '#fff', { opacity: 0.06 });
  if (!isPlain) drawHood(studio, aim, front, design);
}

function drawDiodes(front: Face, { leds, hasWhiteLight }: Design): void {
  const size = radius * Math.min(0.125, 0.6 / leds + 0.03);
  for (const i of range(leds)) {
    const angle = radians(90 + (360 * (i + 0.5)) / leds);
    const [x, y] = [radius * 0.65 * Math.cos(angle), radius * 0.65 * Math.sin(angle)];
    if (hasWhiteLight && i % 3 === 1) whiteLed(front, x, y, size);
    else infraredLed(front, x, y, size);
  }
}

/** An open shell over the upper third of the barrel, longer than it at the front, with the slide screw on top. */
function drawHood(studio: Studio, aim: Placement, front: Face, { body, length }: Design): void {
  const r = radius;
  const half = length / 2;
  const outside = r * 1.12;
  const [from, to, steps] = [34, 146, 40];
  const [rear, tip] = [-half * 0.86, half + 1.9];
  const arch = (size: number, z: number, sign: 1 | -1): Ring => {
    const angles = range(steps + 1).map((i) => radians(from + ((to - from) * i) / steps));
    return {
      points: angles.map((t) => pointOf(aim, [size * Math.cos(t), size * Math.sin(t), z])),
      normals: angles.map((t) => directionOf(aim, [sign * Math.cos(t), sign * Math.sin(t), 0])),
    };
  };
  // Its soft shadow, on the barrel and on the glass.
  const onBarrel = (angle: number, z: number): Vector =>
    pointOf(aim, [r * 1.003 * Math.cos(radians(angle)), r * 1.003 * Math.sin(radians(angle)), z]);
  if (!studio.isMeasuring) {
    const fade = studio.svg.linear(
      studio.project(onBarrel(from, half * 0.2)),
      studio.project(onBarrel(from - 15, half * 0.2)),
      [
        [0, '#101318', 0.42],
        [0.35, '#101318', 0.16],
        [1, '#101318', 0],
      ],
    );
    const band = [
      onBarrel(from, rear),
      onBarrel(from, half - 0.3),
      onBarrel(from - 15, half - 0.3),
      onBarrel(from - 15, rear + 0.4),
    ];
    studio.shape(band, fade);
  }
  front.clip(circle(0, 0, r * 0.9, 60), () => {
    front.fill(
      [
        [-r, r],
        [r, r],
        [r, r * 0.5],
        [r * 0.4, r * 0.34],
        [-r * 0.4, r * 0.34],
        [-r, r * 0.5],
      ],
      linear(0, r, 0, r * 0.3, [0, '#000', 0.75], [0.6, '#000', 0.4], [1, '#000', 0]),
    );
  });
  loft(studio, [arch(outside - 0.02, tip, -1), arch(outside - 0.02, half - 0.2, -1)], matte(darken(body, 0.35)), true);
  loft(studio, [arch(outside, rear, 1), arch(outside, tip - 0.2, 1)], matte(body), true);
  const lip = new Face(studio, place(aim, move(0, 0, tip - 0.1)));
  const edge = [...arc(0, 0, outside + 0.12, from, to, steps), ...arc(0, 0, outside - 0.1, to, from, steps)];
  lip.fill(edge, linear(-r, r, r, 0, [0, lighten(body, 0.7)], [0.5, lighten(body, 0.3)], [1, darken(body, 0.2)]));
  const top = new Face(studio, place(aim, move(0, outside + 0.01, 0), turnX(-90)));
  top.fill(rectangle(0, 1.5, 0.8, 4.2, 0.4), linear(-0.4, 0, 0.4, 0, [0, darken(body, 0.45)], [1, darken(body, 0.15)]));
  screw(top, 0, 0.9, 0.5, '#c5c9ce');
}

function drawBox(studio: Studio, aim: Placement, { body, glass, length, layout, lens: scale }: Design): void {
  const r = radius;
  const isDual = layout === 'dual';
  const width = r * (isDual ? 2.3 : 2.1);
  const height = r * (isDual ? 2.2 : 1.9);
  const half = length / 2;
  const shell = matte(body);
  const front = slab(
    studio,
    aim,
    { width, height, depth: length, corner: isDual ? 1.9 : 1, fillet: 0.35, points: 8 },
    shell,
  );
  const pane = rectangle(0, 0, width * 0.9, height * 0.88, isDual ? 1.7 : 0.8);
  front.fill(pane, linear(-r, r, r, -r, [0, lighten(glass, 0.1)], [0.5, glass], [1, '#050607']));
  const barrel = { height: 0.1, ring: metal('#4d5259', 0.3) };
  if (isDual) {
    for (const side of [-1, 1]) lens(front, side * r * 0.52, height * 0.1, r * 0.36 * scale, barrel);
    for (const side of [-1, 0, 1]) infraredLed(front, side * r * 0.5, -height * 0.27, r * 0.13);
  } else {
    lens(front, 0, height * 0.12, r * 0.44 * scale, barrel);
    for (const side of [-1, 1]) whiteLed(front, side * r * 0.6, -height * 0.27, r * 0.16);
    front.fill(circle(0, -height * 0.3, 0.16, 12), '#30343b');
  }
  front.fill(
    [
      [-width * 0.42, height * 0.36],
      [-width * 0.1, height * 0.4],
      [-width * 0.3, -height * 0.36],
      [-width * 0.42, -height * 0.3],
    ],
    '#fff',
    { opacity: 0.05 },
  );
  if (isDual) return;
  const roof = place(aim, move(0, height / 2 + 0.18, 0.9), turnX(-90));
  slab(
    studio,
    roof,
    { width: width * 1.06, height: length + 1.2, depth: 0.3, corner: 0.8, fillet: 0.12, points: 6 },
    shell,
  );
  // A hair of shade under the roof joins it with the box.
  const top = new Face(studio, place(aim, move(0, height / 2, half)));
  top.line(
    [
      [-width * 0.46, -0.02],
      [width * 0.46, -0.02],
    ],
    darken(body, 0.5),
    2,
    0.5,
  );
}

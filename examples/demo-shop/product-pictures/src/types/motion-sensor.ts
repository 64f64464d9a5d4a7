import {
  bar,
  circle,
  darken,
  definePicture,
  Face,
  groove,
  lathe,
  led,
  lighten,
  linear,
  mark,
  matte,
  milk,
  move,
  onFloor,
  type Placement,
  place,
  polygon,
  poseOf,
  type Recipe,
  range,
  rectangle,
  rubber,
  type Studio,
  screw,
  shadow,
  slab,
  sphereProfile,
  turnX,
  turnY,
  type View,
} from '../studio/index.ts';

type Layout = 'pillow' | 'slim' | 'globe' | 'curtain';
type Pose = 'turned' | 'above' | 'held';

/** Turned, from higher up, and held up by a stand of its own. */
const poses: readonly [Pose, ...Pose[]] = ['turned', 'above', 'held'];
const cameras: Record<Pose, View> = {
  turned: { yaw: 28, pitch: 10, distance: 5.2, span: 12, padding: 190 },
  above: { yaw: 14, pitch: 24, distance: 5.2, span: 12, padding: 190 },
  held: { yaw: -34, pitch: 8, distance: 5.2, span: 15, padding: 150 },
};

/** How high the stand lifts what it holds. */
const standHeight = 4.6;

/** A motion sensor with its Fresnel window. */
export const motionSensor = definePicture({
  name: 'motion-sensor',
  hasTurn: true,
  defaults: { layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ pose }) => cameras[poseOf(poses, pose)],
    side: { yaw: -46, pitch: 9, distance: 5.2, span: 12, padding: 190 },
    back: { yaw: 204, pitch: 10, distance: 5.2, span: 12, padding: 190 },
    detail: { yaw: 22, pitch: 8, distance: 5.2, span: 12, ground: 'light', zoom: 2, focus: [0, 6.4, 2] },
  },
  draw: (studio, params, { view, recipe, isTurn }) => {
    const body = recipe.colour(params.colour, ['#e8eaeb', '#e4e6e9', '#2c2f35']);
    const layout = recipe.layout<Layout>(params.layout, ['pillow', 'slim', 'globe', 'curtain']);
    const isHeld = view === 'front' && !isTurn && poseOf(poses, params.pose) === 'held';
    if (isHeld) drawStand(studio, body);
    const floor = move(0, isHeld ? standHeight : 0, 0);
    if (layout === 'globe') drawGlobe(studio, floor, body, recipe);
    else drawBlock(studio, floor, body, layout, recipe);
  },
});

const shapes = {
  pillow: { width: 6.2, height: 10.2, depth: 4.6, corner: 2.3, fillet: 1.5 },
  slim: { width: 4.8, height: 11.4, depth: 3.4, corner: 1.2, fillet: 0.8 },
  curtain: { width: 3.2, height: 13, depth: 3.6, corner: 1.5, fillet: 1 },
};

/** A round foot with a stem, for who puts no screw into the wall. */
function drawStand(studio: Studio, body: string): void {
  shadow(studio, onFloor(circle(0, 0, 3.1, 40)), { blur: 0.9 });
  lathe(
    studio,
    turnX(-90),
    [
      [3.1, 0],
      [3.1, 0.35],
      [2.9, 0.6],
      [0.75, 0.8],
      [0.6, 1.1],
      [0.6, standHeight - 0.7],
      [1.3, standHeight - 0.2],
      [1.3, standHeight + 0.3],
    ],
    matte(darken(body, 0.06)),
    { points: 56 },
  );
}

/** The window's honeycomb of small lenses. */
function drawFresnel(face: Face, width: number, height: number, corner: number): void {
  face.clip(rectangle(0, 0, width, height, corner, 12), () => {
    const ground = linear(
      -width / 2,
      height / 2,
      width / 2,
      -height / 2,
      [0, '#f4f5f6'],
      [0.5, '#dfe1e4'],
      [1, '#b9bdc2'],
    );
    face.fill(rectangle(0, 0, width, height, corner), ground);
    const rows = Math.ceil(height / 1.12);
    for (const i of range(9)) {
      for (const j of range(2 * rows + 1)) {
        const x = (i - 4) * 0.62 + (j % 2 ? 0.31 : 0);
        const y = (j - rows) * 0.56;
        const facet = linear(
          x - 0.3,
          y + 0.3,
          x + 0.3,
          y - 0.3,
          [0, '#ffffff', 0.75],
          [0.5, '#d5d8dc', 0.4],
          [1, '#9aa0a7', 0.55],
        );
        face.fill(polygon(x, y, 0.34, 6, 30), facet);
      }
    }
    face.fill(
      [
        [-width / 2, height / 2],
        [width * 0.15, height / 2],
        [-width * 0.2, -height / 2],
        [-width / 2, -height / 2],
      ],
      linear(-width / 2, height / 2, 0, 0, [0, '#fff', 0.55], [1, '#fff', 0]),
    );
  });
}

function drawBlock(
  studio: Studio,
  floor: Placement,
  body: string,
  layout: 'pillow' | 'slim' | 'curtain',
  recipe: Recipe,
): void {
  const { width: w, height: h, depth: d, ...edge } = shapes[layout];
  const shell = matte(body);
  if (floor.origin[1] === 0)
    shadow(studio, onFloor(rectangle(0, 0, w * 0.7, d * 0.5, 0.9)), { blur: 1.2, contact: 0.75 });
  const shape = { width: w, height: h, depth: d, ...edge, backFillet: 0.6, points: 14, steps: 9 };
  const front = slab(studio, place(floor, move(0, h / 2 + 0.1, 0)), shape, shell);
  if (!front.isVisible) {
    drawRear(new Face(studio, place(floor, move(0, h / 2 + 0.1, -d / 2), turnY(180))), w, h, body);
    return;
  }
  const windowWidth = w - edge.fillet * 2 + (layout === 'pillow' ? 0.5 : -0.1);
  const windowHeight = h * (layout === 'pillow' ? 0.4 : 0.34);
  const y = h * (layout === 'curtain' ? 0.2 : 0.17);
  const corner = Math.min(1.45, windowWidth * 0.42);
  const recess = linear(-2, y + 2, 2, y - 2, [0, darken(body, 0.3)], [1, lighten(body, 0.1)]);
  front.fill(rectangle(0, y, windowWidth + 0.26, windowHeight + 0.26, corner + 0.1, 12), recess);
  const pane = { width: windowWidth, height: windowHeight, depth: 0.9, corner, fillet: 0.42, points: 14, steps: 7 };
  const window = slab(studio, front.at(0, y), pane, milk('#e4e6e8'));
  drawFresnel(window, windowWidth - 0.84, windowHeight - 0.84, corner - 0.4);
  led(front, 0, -h * 0.14, 0.13, recipe.accent);
  mark(front, 0, -h * 0.3, 0.34, recipe, body, 0.5);
  if (layout === 'slim')
    for (const i of range(3)) bar(front, 0, -h * 0.39 - i * 0.3, 1.6, 0.1, darken(body, 0.25), 0.6);
}

function drawRear(back: Face, w: number, h: number, body: string): void {
  back.line([...rectangle(0, 0, w * 0.62, h * 0.72, 0.6), [w * 0.31, h * 0.36 - 0.6]], darken(body, 0.3), 1.4, 0.7);
  screw(back, 0, h * 0.26, 0.26, '#aeb3b9');
  screw(back, 0, -h * 0.26, 0.26, '#aeb3b9');
  for (const i of range(4)) groove(back, 0, 0.8 - i * 0.5, w * 0.34, 0.16, lighten(body, 0.3));
  bar(back, 0, -h * 0.17, w * 0.3, 0.14, darken(body, 0.25), 0.6);
}

/** A ball on a magnetic foot. */
function drawGlobe(studio: Studio, floor: Placement, body: string, recipe: Recipe): void {
  const r = 3.5;
  if (floor.origin[1] === 0) shadow(studio, onFloor(circle(0, 0, 2, 36)), { blur: 1 });
  lathe(
    studio,
    place(floor, turnX(-90)),
    [
      [2, 0],
      [2, 0.5],
      [1.7, 0.8],
      [1.2, 1.3],
    ],
    rubber(darken(body, 0.3)),
  );
  const at = place(floor, move(0, r + 0.9, 0), turnX(8));
  lathe(studio, at, sphereProfile(r, -90, 38, 18), matte(body), { points: 72 });
  const rim = r * Math.cos((38 * Math.PI) / 180);
  const z = r * Math.sin((38 * Math.PI) / 180);
  const face = new Face(studio, place(at, move(0, 0, z)));
  face.fill(
    circle(0, 0, rim * 1.01, 60),
    linear(-rim, rim, rim, -rim, [0, darken(body, 0.28)], [1, lighten(body, 0.2)]),
  );
  if (!face.isVisible) return;
  const dome = lathe(
    studio,
    place(at, move(0, 0, z - 0.1)),
    range(9).map((i): [number, number] => {
      const angle = (Math.PI / 2) * (i / 8) * 0.97;
      return [rim * 0.93 * Math.cos(angle), 1.3 * Math.sin(angle)];
    }),
    milk('#e4e6e8'),
  );
  const flat = rim * 0.93 * Math.cos((Math.PI / 2) * 0.97);
  dome.fill(circle(0, 0, flat * 1.04, 40), '#e6e8ea');
  const honeycomb = new Face(studio, place(at, move(0, 0, z + 0.9)));
  honeycomb.clip(circle(0, 0, rim * 0.72, 48), () => {
    for (const i of range(9)) {
      for (const j of range(9)) {
        const x = (i - 4) * 0.62 + (j % 2 ? 0.31 : 0);
        const y = (j - 4) * 0.56;
        const facet = linear(
          x - 0.3,
          y + 0.3,
          x + 0.3,
          y - 0.3,
          [0, '#ffffff', 0.6],
          [0.5, '#d5d8dc', 0.3],
          [1, '#9aa0a7', 0.5],
        );
        honeycomb.fill(polygon(x, y, 0.34, 6, 30), facet);
      }
    }
  });
  led(face, 0, -rim * 0.965, 0.12, recipe.accent);
}

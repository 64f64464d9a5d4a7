import {
  circle,
  darken,
  definePicture,
  Face,
  flatFace,
  hdmi,
  inkOn,
  lathe,
  lighten,
  linear,
  mark,
  metal,
  move,
  mug,
  onFloor,
  origin,
  type Placement,
  type Point,
  type ProfilePoint,
  place,
  plant,
  pointOf,
  poseOf,
  type Recipe,
  rectangle,
  type Studio,
  satin,
  shadow,
  slab,
  turnX,
  turnY,
  turnZ,
  usbA,
  usbC,
  type Vector,
  type View,
} from '../studio/index.ts';
import { drawChin, drawDisplay, drawMountHoles, drawSlots, type PanelShape, screenSize } from './display-panel.ts';

type Stand = 'column' | 'round' | 'vee' | 'bar';

type Pose = 'turned' | 'away' | 'straight' | 'held' | 'rear' | 'pair';
const poses: readonly [Pose, ...Pose[]] = ['turned', 'away', 'straight', 'held', 'rear', 'pair'];

function cameraOf(pose: Pose, diagonal: number, recipe: Recipe): View {
  const side = recipe.brand.pick('side', [1, -1]);
  const [yaw, pitch] = (
    {
      turned: [28, 7],
      away: [-38, 7],
      straight: [0, 2],
      held: [18 * side, 4],
      rear: [180 + 34 * side, 20],
      pair: [20 * side, 9],
    } as const
  )[pose];
  // What hangs on a wall casts its shadow far: it must not end at the edge of the picture.
  return { yaw, pitch, distance: 4.6, span: diagonal * 2.3, padding: pose === 'held' ? 135 : 85 };
}

/** A desktop monitor on its stand; on its card also upright where the stand can turn the screen, and on a wall where it cannot. */
export const monitor = definePicture({
  name: 'monitor',
  version: 2,
  hasTurn: true,
  defaults: { diagonal: 27, ratio: '16:9', layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ diagonal, pose }, recipe) => cameraOf(poseOf(poses, pose), diagonal, recipe),
    side: ({ diagonal }) => ({ yaw: -34, pitch: 9, distance: 4.6, span: diagonal * 2.3, padding: 95 }),
    back: ({ diagonal }) => ({ yaw: 210, pitch: 10, distance: 4.6, span: diagonal * 2.3, padding: 95 }),
    screen: ({ diagonal }) => ({ yaw: 0, pitch: 3, distance: 4.6, span: diagonal * 2.3, padding: 85 }),
    scene: ({ diagonal }) => {
      const unit = diagonal * 1.45;
      return {
        yaw: 0,
        pitch: 9,
        distance: 4.6,
        span: diagonal * 2.3,
        padding: 175,
        ground: {
          wall: 'sage',
          wood: '#b98f68',
          unit,
          far: 0.9,
          props: (studio, at) => {
            plant(studio, at, -unit * 0.92, -8, unit / 40);
            mug(studio, at, unit * 0.94, 4, unit / 42);
          },
        },
      };
    },
  },
  draw: (studio, params, { view, recipe, isTurn }) => {
    const pose = view === 'front' && !isTurn ? poseOf(poses, params.pose) : 'turned';
    const { width, height } = screenSize(params.diagonal, params.ratio);
    const body = recipe.colour(params.colour, ['#2a2c30', '#24262a', '#33363b', '#dfe1e5']);
    const shape: PanelShape = {
      width: width + 1.6,
      height: height + 2.6,
      depth: 1.6,
      border: 0.5,
      chin: recipe.series.pick('chin', [1.1, 1.5, 2.1]),
      body,
    };
    const desk: Desk = {
      shape,
      width,
      stand: recipe.layout<Stand>(params.layout, ['column', 'round', 'vee', 'bar']),
      lift: height * recipe.series.between('lift', 0.24, 0.36) + shape.height / 2,
      steel: recipe.series.pick('steel', ['#b9bdc3', '#5a5e64', darken(body, 0.1)]),
    };
    if (pose === 'held' && desk.stand === 'column' && width < height * 2) drawUpright(studio, desk, recipe);
    else if (pose === 'held') drawHung(studio, shape, recipe);
    else if (pose === 'pair') {
      const away = studio.floorRight[2] > 0 ? 1 : -1;
      drawMonitor(studio, place(move(away * width * 0.3, 0, -width * 0.3), turnY(180)), desk, recipe);
      drawMonitor(studio, move(-away * width * 0.16, 0, width * 0.08), desk, recipe);
    } else drawMonitor(studio, origin, desk, recipe);
  },
});

/** A screen and what it stands on. */
type Desk = { shape: PanelShape; width: number; stand: Stand; lift: number; steel: string };

function drawMonitor(studio: Studio, at: Placement, desk: Desk, recipe: Recipe): void {
  const { shape, width, stand, lift, steel } = desk;
  drawBase(studio, at, stand, width, steel);
  if (!studio.sees(at.origin, at.z)) {
    drawRear(studio, at, shape, lift, recipe);
    drawNeck(studio, at, stand, lift, steel, true);
    return;
  }
  drawNeck(studio, at, stand, lift, steel, false);
  const face = drawDisplay(studio, place(at, move(0, lift, 0)), shape, recipe);
  drawChin(face, shape, recipe.accent);
}

/** The screen turned on its stand; what it shows stands upright. */
function drawUpright(studio: Studio, { shape, width, stand, steel }: Desk, recipe: Recipe): void {
  const tall = { ...shape, width: shape.height, height: shape.width, chin: shape.border + 0.3 };
  const lift = tall.height / 2 + 3;
  drawBase(studio, origin, stand, width, steel);
  drawNeck(studio, origin, stand, lift, steel, false);
  drawDisplay(studio, move(0, lift, 0), tall, recipe);
}

/** Close to a wall, without its stand: the wall is seen by the shadow on it. */
function drawHung(studio: Studio, shape: PanelShape, recipe: Recipe): void {
  const patch = rectangle(0, -1, shape.width, shape.height, 0.6).map(([x, y]): Vector => [x, y, -5]);
  shadow(studio, patch, { blur: 0.8, contact: 0.5, reach: 0.5 });
  const bracket = { width: 12, height: 12, depth: 3.4, corner: 0.6, fillet: 0.3 };
  slab(studio, move(0, 0, -2.8), bracket, satin('#26282c'));
  const face = drawDisplay(studio, origin, shape, recipe);
  drawChin(face, shape, recipe.accent);
}

function drawBase(studio: Studio, at: Placement, stand: Stand, screenWidth: number, steel: string): void {
  const width = Math.min(30, Math.max(17, screenWidth * 0.4));
  const depth = width * 0.8;
  const sheet = metal(steel, 0.34);
  const footprint = (outline: readonly Point[]) => onFloor(outline).map((point) => pointOf(at, point));
  if (stand === 'vee') {
    for (const side of [-1, 1]) {
      const stance = place(at, move(side * width * 0.27, 0.5, 0), turnY(side * -52), turnX(-90));
      const foot = rectangle(0, 0, 2.2, width * 0.6, 0.8).map(([x, y]) => pointOf(stance, [x, y, -0.45]));
      shadow(studio, foot, { blur: 0.6, opacity: 0.6 });
      slab(studio, stance, { width: 2.2, height: width * 0.62, depth: 0.9, corner: 0.8, fillet: 0.25 }, sheet);
    }
    return;
  }
  shadow(studio, footprint(rectangle(0, -1, width, stand === 'bar' ? depth * 0.6 : depth, 2)), { blur: 0.8 });
  if (stand === 'round') {
    const r = width * 0.46;
    const profile: ProfilePoint[] = [
      [r, 0],
      [r, 0.5],
      [r * 0.98, 0.75],
      [r * 0.955, 0.85],
    ];
    lathe(studio, place(at, move(0, 0, -2), turnX(-90)), profile, sheet, { points: 72 });
    const disc = circle(0, -2, r * 0.955, 72).map(([x, z]) => pointOf(at, [x, 0.85, z]));
    flatFace(studio, disc, [0, 1, 0], sheet);
    return;
  }
  const shape = {
    width,
    height: stand === 'bar' ? depth * 0.6 : depth,
    depth: 0.9,
    corner: stand === 'bar' ? 0.5 : 1.2,
    fillet: 0.3,
  };
  slab(studio, place(at, move(0, 0.45, -1), turnX(-90)), shape, sheet);
}

function drawNeck(studio: Studio, at: Placement, stand: Stand, lift: number, steel: string, isBehind: boolean): void {
  const sheet = metal(steel, 0.34);
  if (stand === 'vee') {
    for (const side of [-1, 1]) {
      const leg = place(at, move(side * 2.2, lift / 2, -3.2), turnZ(side * 4));
      slab(studio, leg, { width: 2, height: lift, depth: 1.2, corner: 0.5, fillet: 0.3 }, sheet);
    }
  }
  if (isBehind) {
    const plate = { width: 8.5, height: 8.5, depth: 1.6, corner: 0.6, fillet: 0.4 };
    slab(studio, place(at, move(0, lift - 2, -3.4), turnY(180)), plate, sheet);
    if (stand === 'vee') return;
    const neck = { width: stand === 'bar' ? 9 : 6, height: lift - 1, depth: 1.8, corner: 0.9, fillet: 0.6, points: 6 };
    slab(studio, place(at, move(0, lift / 2 - 1, -5.4)), neck, sheet);
    const rear = new Face(studio, place(at, move(0, lift / 2 - 1, -6.32), turnY(180)));
    rear.fill(circle(0, -lift * 0.13, 1.5, 36), linear(0, -2.5, 0, -5.5, [0, '#1b1c1f'], [1, '#4a4d52']));
    return;
  }
  if (stand === 'vee') return;
  const width = stand === 'bar' ? 10 : 6;
  slab(
    studio,
    place(at, move(0, lift / 2, -3.4)),
    { width, height: lift, depth: 1.6, corner: 0.8, fillet: 0.4, points: 6 },
    sheet,
  );
}

/** The rear shell: a raised housing with slots, the mount and the row of sockets. */
function drawRear(studio: Studio, at: Placement, shape: PanelShape, lift: number, recipe: Recipe): void {
  const { width: w, height: h, body } = shape;
  const shell = satin(body);
  const panel = { width: w, height: h, depth: shape.depth, corner: 0.8, fillet: 0.3 };
  const back = slab(studio, place(at, move(0, lift, 0), turnY(180)), panel, shell);
  const bulge = { width: w * 0.72, height: h * 0.62, depth: 1.6, corner: 3, fillet: 1.4, steps: 8 };
  const housing = slab(studio, back.at(0, -1, 0.4), bulge, shell);
  drawSlots(housing, h * 0.2, w * 0.52, 26, 2);
  const plate = linear(-5, 3, 5, -7, [0, darken(body, 0.2)], [1, darken(body, 0.45)]);
  housing.fill(rectangle(0, -2, 10.5, 10.5, 0.5), plate);
  drawMountHoles(housing, -2);
  const y = -h * 0.62 * 0.4;
  const bay = linear(0, y + 1.3, 0, y - 1.3, [0, '#08090a'], [1, '#1b1d20']);
  housing.fill(rectangle(0, y, w * 0.56, 2.1, 0.4), bay, { opacity: 0.85 });
  for (const x of [-0.22, -0.17, -0.12]) hdmi(housing, w * x, y, 1.7);
  usbC(housing, w * 0.12, y, 1);
  for (const x of [0.17, 0.22]) usbA(housing, w * x, y, 1.5);
  mark(back, 0, h * 0.42, 0.8, recipe, body, 0.6);
  if (recipe.series.isTrue('light ring', 0.3)) {
    const glow = rectangle(0, -2, 13.5, 13.5, 6.7, 20);
    housing.line([...glow, ...glow.slice(0, 1)], recipe.accent, 5, 0.85);
    housing.line([...glow, ...glow.slice(0, 1)], lighten(recipe.accent, 0.5), 1.5, 0.9);
  }
  back.line(
    [
      [-w * 0.47, -h * 0.46],
      [w * 0.47, -h * 0.46],
    ],
    inkOn(body, 0.25),
    1.2,
    0.6,
  );
}

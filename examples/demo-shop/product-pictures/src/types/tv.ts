import {
  book,
  circle,
  darken,
  definePicture,
  Face,
  hdmi,
  led,
  linear,
  mark,
  metal,
  move,
  onFloor,
  origin,
  type Placement,
  type Point,
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
  type Vector,
  type View,
} from '../studio/index.ts';
import { drawDisplay, drawMountHoles, drawSlots, type PanelShape, screenSize } from './display-panel.ts';
import { drawCabinet } from './tv-cabinet.ts';

type Feet = 'toes' | 'vee' | 'pedestal' | 'frame';

type Pose = 'standing' | 'turned' | 'away' | 'hung' | 'cabinet' | 'profile';
const poses: readonly [Pose, ...Pose[]] = ['standing', 'turned', 'away', 'hung', 'cabinet', 'profile'];

function cameraOf(pose: Pose, diagonal: number, recipe: Recipe): View {
  const turn = recipe.brand.pick('turn', [0, 14, -14]);
  const [yaw, pitch] = (
    {
      standing: [turn, 4],
      turned: [32, 6],
      away: [-33, 9],
      hung: [turn > 0 ? -24 : 24, -5],
      cabinet: [turn > 0 ? 18 : -18, 7],
      profile: [0, 2],
    } as const
  )[pose];
  // What hangs on a wall casts its shadow far: it must not end at the edge of the picture.
  const padding = pose === 'standing' ? 65 : pose === 'hung' ? 135 : 95;
  return { yaw, pitch, distance: 4.6, span: diagonal * 2.2, padding };
}

/** A television on its feet; on its card also on a wall, on a cabinet, or with another one seen from its side. */
export const tv = definePicture({
  name: 'tv',
  hasTurn: true,
  defaults: { diagonal: 55, ratio: '16:9', layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ diagonal, pose }, recipe) => cameraOf(poseOf(poses, pose), diagonal, recipe),
    side: ({ diagonal }) => ({ yaw: -30, pitch: 9, distance: 4.6, span: diagonal * 2.2, padding: 80 }),
    back: ({ diagonal }) => ({ yaw: 208, pitch: 8, distance: 4.6, span: diagonal * 2.2, padding: 80 }),
    scene: ({ diagonal }) => {
      const unit = diagonal * 1.25;
      return {
        yaw: 0,
        pitch: 7,
        distance: 4.6,
        span: diagonal * 2.2,
        padding: 165,
        ground: {
          wall: 'sand',
          wood: '#a37b57',
          unit,
          far: 0.7,
          props: (studio, at) => {
            plant(studio, at, -unit * 1.06, 6, unit / 62);
            book(studio, at, {
              right: unit * 1.02,
              nearer: 12,
              turn: -12,
              width: 22,
              depth: 28,
              thick: 3,
              colour: '#b9694b',
            });
          },
        },
      };
    },
  },
  draw: (studio, params, { view, recipe, isTurn }) => {
    const { width, height } = screenSize(params.diagonal, params.ratio);
    const body = recipe.colour(params.colour, ['#1b1c1f', '#24262a', '#2f3136']);
    const unit = width / 122;
    const shape: PanelShape = {
      width: width + 1.4,
      height: height + 2,
      depth: 2.2 * unit,
      border: 0.55,
      chin: 0.9,
      body,
    };
    const feet = recipe.layout<Feet>(params.layout, ['toes', 'vee', 'pedestal', 'frame']);
    const set: Television = {
      shape,
      width,
      feet,
      lift: (feet === 'frame' ? 5.5 : 7) * unit + shape.height / 2,
      steel: recipe.series.pick('steel', ['#5a5e64', '#a9adb3', '#2b2d31']),
    };
    const pose = view === 'front' && !isTurn ? poseOf(poses, params.pose) : 'standing';
    if (pose === 'hung') drawHung(studio, set, recipe);
    else if (pose === 'cabinet') {
      const wood = recipe.series.pick('wood', ['#b98f68', '#a37b57', '#cbb393']);
      drawTelevision(studio, move(0, drawCabinet(studio, width, wood), 0), set, recipe);
    } else if (pose === 'profile') {
      drawTelevision(studio, origin, set, recipe);
      drawProfile(studio, set);
    } else drawTelevision(studio, origin, set, recipe);
  },
});

/** A set's measures: `lift` is the middle of its screen above the floor. */
type Television = { shape: PanelShape; width: number; feet: Feet; lift: number; steel: string };

function drawTelevision(studio: Studio, at: Placement, set: Television, recipe: Recipe): void {
  const { shape, width, feet, lift, steel } = set;
  const footprint = onFloor(rectangle(0, 0, width * 0.9, 3, 0.5)).map((point) => pointOf(at, point));
  shadow(studio, footprint, { opacity: 0.35 });
  drawFeet(studio, at, feet, width, steel);
  const screen = place(at, move(0, lift, 0));
  if (studio.floorViewer[2] < 0) drawRear(studio, screen, shape, recipe);
  else drawFront(studio, screen, set, recipe);
}

function drawFront(studio: Studio, at: Placement, { shape, width }: Television, recipe: Recipe): void {
  const face = drawDisplay(studio, at, shape, recipe);
  const y = -shape.height / 2 + 0.42;
  const strip = linear(-width / 2, 0, width / 2, 0, [0, '#5c6066'], [0.35, '#2b2e33'], [1, '#15171a']);
  face.fill(rectangle(0, y, width + 1, 0.6, 0.2), strip);
  face.fill(rectangle(0, y, 3, 0.2, 0.1), '#9aa0a8');
  led(face, width / 2 - 4, y, 0.16, '#ff5a4d');
}

/** Close to a wall, without its feet: the wall is seen by the shadow on it. */
function drawHung(studio: Studio, set: Television, recipe: Recipe): void {
  const { shape, width } = set;
  const unit = width / 122;
  const wall = -6 * unit;
  const patch = rectangle(0, -2.5 * unit, shape.width, shape.height, 1).map(([x, y]): Vector => [x, y, wall]);
  shadow(studio, patch, { blur: 0.8, contact: 0.5, reach: 0.5 });
  const bracket = { width: width * 0.42, height: shape.height * 0.5, depth: 4 * unit, corner: 1, fillet: 0.4 * unit };
  slab(studio, move(0, -shape.height * 0.1, -3.6 * unit), bracket, satin('#26282c'));
  drawFront(studio, origin, set, recipe);
}

/** Another one beside it, its narrow side to the viewer: as far behind that its near edge is as high as the screen. */
function drawProfile(studio: Studio, set: Television): void {
  const { shape, width, lift, feet, steel } = set;
  const unit = width / 122;
  const at = place(move(width * 0.7, 0, -width * 0.48), turnY(-104));
  drawFeet(studio, at, feet, width, steel);
  const housing = {
    width: shape.width * 0.8,
    height: shape.height * 0.55,
    depth: 4.4 * unit,
    corner: 1,
    fillet: 1.6 * unit,
  };
  slab(studio, place(at, move(0, lift - shape.height * 0.16, -2.6 * unit)), housing, satin(shape.body));
  slab(studio, place(at, move(0, lift, 0)), { ...shape, corner: 0.8, fillet: 0.3 }, satin(shape.body));
}

function drawFeet(studio: Studio, at: Placement, feet: Feet, width: number, steel: string): void {
  const unit = width / 122;
  const sheet = metal(steel, 0.34);
  const depth = 24 * unit;
  const footprint = (outline: readonly Point[]) => onFloor(outline).map((point) => pointOf(at, point));
  if (feet === 'pedestal' || feet === 'frame') {
    const base = feet === 'frame' ? width * 0.72 : width * 0.36;
    shadow(studio, footprint(rectangle(0, 0, base, depth * 0.8, 1)), { blur: 0.7, opacity: 0.9 });
    const flat = {
      width: base,
      height: depth * 0.8,
      depth: 1.1 * unit,
      corner: feet === 'frame' ? 1 : 4 * unit,
      fillet: 0.3 * unit,
    };
    slab(studio, place(at, move(0, 0.55 * unit, 0), turnX(-90)), flat, sheet);
    const neck = { width: base * 0.5, height: 9 * unit, depth: 3 * unit, corner: 0.5, fillet: 0.4 * unit };
    slab(studio, place(at, move(0, 5 * unit, -2.4 * unit)), neck, satin(darken(steel, 0.3)));
    return;
  }
  for (const side of [-1, 1]) {
    const x = side * width * 0.34;
    shadow(studio, footprint(rectangle(x, 0, 3 * unit, depth, 0.5)), { blur: 0.6, opacity: 0.8 });
    if (feet === 'toes') {
      const toe = { width: 1.6 * unit, height: depth, depth: 0.8 * unit, corner: 0.5 * unit, fillet: 0.2 * unit };
      slab(studio, place(at, move(x, 0.4 * unit, 0), turnX(-90)), toe, sheet);
      const leg = { width: 1.4 * unit, height: 8 * unit, depth: 1.2 * unit, corner: 0.3 * unit, fillet: 0.2 * unit };
      slab(studio, place(at, move(x, 4.4 * unit, -0.2)), leg, sheet);
    } else {
      for (const lean of [-1, 1]) {
        const stance = place(at, move(x, 4.2 * unit, lean * depth * 0.2), turnX(lean * 52), turnZ(0));
        const leg = {
          width: 1.3 * unit,
          height: 12.5 * unit,
          depth: 1.2 * unit,
          corner: 0.4 * unit,
          fillet: 0.3 * unit,
        };
        slab(studio, stance, leg, sheet);
      }
    }
  }
}

function drawRear(studio: Studio, at: Placement, shape: PanelShape, recipe: Recipe): void {
  const { width: w, height: h, body } = shape;
  const unit = w / 122;
  const shell = satin(body);
  const panel = { width: w, height: h, depth: shape.depth, corner: 0.8, fillet: 0.3 };
  const back = slab(studio, place(at, turnY(180)), panel, shell);
  const box = { width: w * 0.8, height: h * 0.55, depth: 4.4 * unit, corner: 3 * unit, fillet: 1.6 * unit, steps: 8 };
  const housing = slab(studio, back.at(0, -h * 0.16, box.depth / 2 - 0.2), box, shell);
  const stretched = housing.stretched(unit, unit);
  drawSlots(stretched, 13, 76, 40, 3);
  drawMountHoles(stretched, -2, 20);
  stretched.fill(rectangle(-32, -6, 13, 16, 0.8), '#0b0c0e', { opacity: 0.9 });
  for (const y of [-1, -4, -7]) hdmi(stretched, -33, y, 4);
  usbA(stretched, -29.5, -11, 3);
  stretched.fill(circle(-36, -11, 1, 20), '#c5c9ce');
  stretched.fill(rectangle(33, -9, 7, 5, 0.8), '#0b0c0e', { opacity: 0.9 });
  mark(back, 0, h * 0.36, 2 * unit, recipe, body, 0.6);
  const cover = new Face(studio, housing.at(0, 0, 0.02));
  cover.line(
    [
      [-w * 0.38, h * 0.04],
      [w * 0.38, h * 0.04],
    ],
    '#000',
    1.2,
    0.5,
  );
}

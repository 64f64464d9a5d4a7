import {
  bar,
  circle,
  clamp,
  clock,
  closed,
  darken,
  definePicture,
  directionOf,
  Face,
  inkOn,
  lens,
  lighten,
  linear,
  mark,
  metal,
  move,
  onFloor,
  origin,
  type Placement,
  place,
  pointOf,
  poseOf,
  type Recipe,
  radial,
  rectangle,
  rectangleAt,
  ring,
  type Studio,
  satin,
  screenPaletteNames,
  screenPicture,
  shadow,
  sheen,
  slab,
  turnX,
  turnY,
  turnZ,
  type Vector,
  type View,
  whiteLed,
} from '../studio/index.ts';

type Cameras = 'trio' | 'bar' | 'duo' | 'disc' | 'column';
const layouts: Cameras[] = ['trio', 'bar', 'duo', 'disc', 'column'];

type Design = { width: number; height: number; depth: number; corner: number; body: string; cameras: Cameras };

const heightOf = (diagonal: number) => clamp(diagonal, 4.5, 7.2) * 2.4;

type Pose = 'pair' | 'screen' | 'faceDown' | 'beside' | 'lying' | 'crossed';
const poses: readonly [Pose, ...Pose[]] = ['pair', 'screen', 'faceDown', 'beside', 'lying', 'crossed'];

const farAway = { distance: 6, span: 15 };
const cardCameras: Readonly<Record<Pose, View>> = {
  pair: { yaw: -20, pitch: 7, ...farAway, padding: 105 },
  screen: { yaw: 30, pitch: 6, ...farAway, padding: 90 },
  faceDown: { yaw: -36, pitch: 44, ...farAway, padding: 110 },
  beside: { yaw: 0, pitch: 2, ...farAway, padding: 100 },
  lying: { yaw: 34, pitch: 40, ...farAway, padding: 125 },
  crossed: { yaw: 16, pitch: 8, ...farAway, padding: 95 },
};

/** A phone: as a card it shows its screen and, in most poses, its back beside or behind it. */
export const smartphone = definePicture({
  name: 'smartphone',
  defaults: { diagonal: 6.3, layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ pose }) => cardCameras[poseOf(poses, pose)],
    side: { yaw: -34, pitch: 5, distance: 6, span: 15, padding: 100 },
    back: { yaw: 206, pitch: 6, distance: 6, span: 15, padding: 100 },
    screen: { yaw: 0, pitch: 1, distance: 6, span: 15, padding: 95 },
    detail: ({ diagonal }) => ({
      yaw: 206,
      pitch: 6,
      distance: 6,
      span: 15,
      ground: 'light',
      zoom: 2.6,
      focus: [-0.9, heightOf(diagonal) * 0.3, -0.6],
    }),
  },
  draw: (studio, params, { view, recipe }) => {
    const height = heightOf(params.diagonal);
    const design: Design = {
      height,
      width: height * recipe.series.between('width', 0.465, 0.49),
      depth: 0.82,
      corner: recipe.series.pick('corner', [0.6, 0.9, 1.1]) * (0.7 + recipe.softness * 0.3),
      body: recipe.colour(params.colour, ['#2f3b46', '#d8d3c8', '#7d8fb3', '#d9c7b4', '#23262b', '#a8b8a0', '#c9b6cf']),
      cameras: recipe.layout(params.layout, layouts),
    };
    if (view === 'front') standings[poseOf(poses, params.pose)](studio, design, recipe);
    else drawPhone(studio, origin, design, recipe);
  },
});

/** How the phones of a card stand, the far one first. */
const standings: Readonly<Record<Pose, (studio: Studio, design: Design, recipe: Recipe) => void>> = {
  pair: (studio, design, recipe) => {
    drawPhone(studio, place(move(-design.width * 0.42, 0, -1.6), turnY(180 - 8)), design, recipe);
    drawPhone(studio, place(move(design.width * 0.42, 0, 1.6), turnY(8)), design, recipe);
  },
  screen: (studio, design, recipe) => drawPhone(studio, origin, design, recipe),
  faceDown: (studio, design, recipe) => {
    const flat = place(move(0, design.depth / 2, 0), turnX(-90), turnY(180));
    drawPhone(studio, flat, design, recipe, 'faceDown');
  },
  beside: (studio, design, recipe) => {
    drawPhone(studio, place(move(-design.width * 0.54, 0, 0), turnY(180)), design, recipe);
    drawPhone(studio, move(design.width * 0.54, 0, 0), design, recipe);
  },
  lying: (studio, design, recipe) =>
    drawPhone(studio, place(move(0, design.depth / 2, 0), turnX(-90)), design, recipe, 'lying'),
  crossed: (studio, design, recipe) => {
    const { width, height } = design;
    drawPhone(studio, place(move(-width * 0.3, 0, -1.5), turnY(180)), design, recipe);
    const foot = -height / 2;
    drawPhone(
      studio,
      place(move(width * 0.1, foot, 1.4), turnX(-14), move(0, width / 2, 0), turnZ(90)),
      design,
      recipe,
      'onSide',
    );
  },
};

/** What a phone rests on: its lower edge, its back, its screen, or its left side. */
type Rest = 'standing' | 'lying' | 'faceDown' | 'onSide';

/** Where a phone touches the floor, in its own axes. */
function footOf({ width, height, depth }: Design, rest: Rest): Vector[] {
  if (rest === 'standing') return onFloor(rectangle(0, 0, width * 0.84, depth * 1.2, 0.3), -height / 2 - 0.02);
  if (rest === 'onSide') return rectangle(0, 0, height * 0.9, depth * 1.2, 0.3).map(([y, z]) => [-width / 2, y, z]);
  const z = rest === 'lying' ? -depth / 2 : depth / 2;
  return rectangle(0, 0, width * 0.97, height * 0.97, 0.8).map(([x, y]) => [x, y, z]);
}

function drawPhone(studio: Studio, at: Placement, design: Design, recipe: Recipe, rest: Rest = 'standing'): void {
  const { width, height, depth, corner, body } = design;
  const frame = metal(lighten(body, 0.28), 0.3);
  const foot = footOf(design, rest).map((point) => pointOf(at, point));
  shadow(studio, foot, { blur: 0.85, opacity: 0.8, contact: 0.8 });
  drawKeys(studio, at, design, false);
  const shape = { width, height, depth, corner, fillet: 0.18, points: 14 };
  const screen = slab(studio, at, shape, frame, { back: satin(body) });
  if (!screen.isVisible) drawBack(screen.raised(-depth), design, recipe);
  else if (rest === 'onSide') drawWideScreen(screen, design, recipe);
  else drawScreen(screen, design, recipe);
  drawKeys(studio, at, design, true);
}

/** Keys on the far edge come before the body, those on the near one after it. */
function drawKeys(studio: Studio, at: Placement, { width, height, body }: Design, isNear: boolean): void {
  const frame = metal(lighten(body, 0.28), 0.3);
  const keys = [
    [1, 0.147, 1.7],
    [-1, 0.213, 1.1],
    [-1, 0.113, 1.1],
  ] as const;
  for (const [side, y, length] of keys) {
    const key = place(at, move(side * (width / 2 + 0.035), y * height, 0));
    if (studio.sees(key.origin, directionOf(at, [side, 0, 0])) !== isNear) continue;
    slab(studio, key, { width: 0.09, height: length, depth: 0.26, corner: 0.04, fillet: 0.03 }, frame);
  }
}

function drawScreen(face: Face, design: Design, recipe: Recipe): void {
  const { width: w, height: h } = design;
  drawGlass(face, design);
  drawWallpaper(face, w, h, design, recipe);
  drawCameraHole(face, design, recipe);
  const isLow = recipe.brand.isTrue('low clock', 0.3);
  clock(face, 0, h * (isLow ? 0.14 : 0.22), 1.3);
  bar(face, 0, h * (isLow ? 0.14 : 0.22) + 1.85, 2.6, 0.13, '#fff', 0.75);
  bar(face, 0, -h / 2 + 0.62, 2.3, 0.1, '#fff', 0.85);
  for (const side of [-1, 1]) {
    const x = side * w * 0.34;
    face.fill(circle(x, -h / 2 + 1.5, 0.46, 32), '#fff', { opacity: 0.16 });
    const sign =
      side < 0 ? rectangle(x, -h / 2 + 1.5, 0.2, 0.42, 0.08, 4) : rectangle(x, -h / 2 + 1.5, 0.4, 0.28, 0.09, 4);
    face.fill(sign, '#fff', { opacity: 0.85 });
  }
  drawGlare(face, w, h, design);
}

/** The screen of a phone on its left side: what it shows stands upright. */
function drawWideScreen(face: Face, design: Design, recipe: Recipe): void {
  const { width: h, height: w } = design;
  const upright = new Face(face.studio, place(face.placement, turnZ(-90)));
  drawGlass(face, design);
  drawWallpaper(upright, w, h, design, recipe);
  drawCameraHole(face, design, recipe);
  clock(upright, 0, h * 0.16, 1.2);
  bar(upright, 0, -h / 2 + 0.62, 3.4, 0.1, '#fff', 0.85);
  drawGlare(upright, w, h, design);
}

function drawGlass(face: Face, { width, height, corner }: Design): void {
  face.fill(rectangle(0, 0, width - 0.24, height - 0.24, corner - 0.1, 14), '#07080b');
}

function drawWallpaper(face: Face, w: number, h: number, { corner }: Design, recipe: Recipe): void {
  const palette = recipe.model.pick('palette', screenPaletteNames);
  const seed = recipe.model.number('waves') % 97;
  screenPicture(face, -w / 2 + 0.3, -h / 2 + 0.3, w - 0.6, h - 0.6, palette, seed, corner - 0.25);
}

function drawCameraHole(face: Face, { height }: Design, recipe: Recipe): void {
  const y = height / 2 - 0.78;
  if (recipe.series.isTrue('wide hole', 0.35)) face.fill(rectangle(0, y, 1.3, 0.38, 0.19), '#020203');
  else face.fill(circle(0, y, 0.2, 32), '#020203');
  face.fill(circle(0, y, 0.09, 24), radial(0, y, 0.09, [0, '#26406a'], [1, '#070a12']));
}

function drawGlare(face: Face, w: number, h: number, { corner }: Design): void {
  sheen(face, -w / 2 + 0.14, -h / 2 + 0.14, w - 0.28, h - 0.28, corner - 0.1);
  face.line(closed(rectangle(0, 0, w - 0.26, h - 0.26, corner - 0.1, 12)), '#fff', 1, 0.18);
}

/** The back is drawn on a sheet turned to look rearwards: x runs right as seen from behind. */
function drawBack(front: Face, design: Design, recipe: Recipe): void {
  const { width: w, height: h, corner: r, body } = design;
  const back = new Face(front.studio, place(front.placement, turnY(180)));
  const glass = rectangle(0, 0, w - 0.4, h - 0.4, r - 0.18, 14);
  back.fill(glass, linear(-w / 2, h / 2, w / 2, -h / 2, [0, lighten(body, 0.22)], [0.4, body], [1, darken(body, 0.3)]));
  back.clip(glass, () => {
    back.fill(
      [
        [-w / 2, -h * 0.05],
        [-w / 2, h / 2],
        [w * 0.12, h / 2],
      ],
      linear(-w / 2, h * 0.45, 0, h * 0.2, [0, '#fff', 0.3], [1, '#fff', 0.03]),
    );
    back.fill(
      [
        [w / 2, h / 2],
        [w / 2, -h / 2],
        [w * 0.3, -h / 2],
        [w * 0.42, h / 2],
      ],
      linear(w * 0.2, 0, w / 2, 0, [0, '#fff', 0], [1, '#fff', 0.16]),
    );
  });
  cameraBlocks[design.cameras](back, design);
  mark(back, 0, recipe.brand.pick('mark height', [0, -0.3]) * h, 0.56, recipe, body, 0.45);
}

const cameraBlocks: Record<Cameras, (back: Face, design: Design) => void> = {
  bar: (back, { width, height, body }) => {
    const shape = { width: width * 0.9, height: 2.2, depth: 0.34, corner: 1.05, fillet: 0.12, points: 12 };
    const block = slab(back.studio, back.at(0, height * 0.3), shape, metal(lighten(body, 0.15), 0.3));
    block.fill(rectangle(0, 0, width * 0.9 - 0.4, 1.75, 0.86, 12), '#0b0c10');
    for (const x of [-2, -0.4]) lens(block, x, 0, 0.72, { height: 0.05 });
    lens(block, 1.1, 0, 0.5, { height: 0.04 });
    whiteLed(block, 2.2, 0, 0.24);
  },
  duo: (back, { width, height, body }) => {
    const ringMetal = metal(lighten(body, 0.2), 0.25);
    for (const y of [height / 2 - 1.75, height / 2 - 4])
      lens(back, width / 2 - 1.75, y, 1, { height: 0.26, ring: ringMetal });
    whiteLed(back, width / 2 - 3.5, height / 2 - 1.75, 0.3);
  },
  trio: (back, { width, height, body }) => {
    const shape = { width: 3.75, height: 3.85, depth: 0.28, corner: 1, fillet: 0.12, points: 12 };
    const block = slab(back.studio, back.at(width / 2 - 2.25, height / 2 - 2.3), shape, satin(body));
    const tone = linear(-1.8, 1.8, 1.8, -1.8, [0, lighten(body, 0.2)], [1, darken(body, 0.22)]);
    block.fill(rectangle(0, 0, 3.45, 3.55, 0.9, 12), tone, { opacity: 0.9 });
    const ringMetal = metal(lighten(body, 0.3), 0.22);
    for (const [x, y] of [
      [0.85, 0.9],
      [0.85, -0.9],
      [-0.85, 0],
    ] as const) {
      lens(block, x, y, 0.78, { ring: ringMetal });
    }
    whiteLed(block, -0.95, 1.15, 0.26);
    block.fill(circle(-0.95, -1.2, 0.12, 20), '#0b0c0f');
  },
  disc: (back, { height, body }) => {
    const shape = { width: 4.5, height: 4.5, depth: 0.3, corner: 2.25, fillet: 0.14, points: 18 };
    const block = slab(back.studio, back.at(0, height * 0.28), shape, metal(lighten(body, 0.2), 0.28));
    block.fill(circle(0, 0, 2.02, 56), radial(0, 0, 2.02, [0, '#16181d'], [0.8, '#0b0c10'], [1, '#1f2228']));
    block.fill(ring(0, 0, 1.86, 1.93), '#fff', { opacity: 0.14 });
    for (const [x, y, size] of [
      [0, 0.98, 0.74],
      [-0.98, 0, 0.62],
      [0.98, 0, 0.62],
      [0, -1, 0.5],
    ] as const) {
      lens(block, x, y, size, { height: 0.05 });
    }
    whiteLed(block, 1.02, 1.12, 0.2);
  },
  column: (back, { width, height, body }) => {
    const shape = { width: 2.1, height: 6.2, depth: 0.3, corner: 1.05, fillet: 0.13, points: 14 };
    const block = slab(back.studio, back.at(width / 2 - 1.6, height / 2 - 3.55), shape, satin(body));
    block.fill(
      rectangleAt(-0.92, -2.97, 1.84, 5.94, 0.92, 14),
      linear(-1, 3, 1, -3, [0, inkOn(body, 0.08)], [1, darken(body, 0.35)]),
    );
    for (const y of [1.95, 0, -1.95]) lens(block, 0, y, 0.74, { ring: metal(lighten(body, 0.3), 0.22), height: 0.12 });
    whiteLed(back, width / 2 - 3.3, height / 2 - 1.6, 0.26);
  },
};

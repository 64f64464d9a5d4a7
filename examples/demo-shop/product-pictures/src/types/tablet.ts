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
  lathe,
  lens,
  lighten,
  linear,
  mark,
  matte,
  metal,
  move,
  mug,
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
  type Studio,
  screenPaletteNames,
  screenPicture,
  shadow,
  sheen,
  slab,
  turnX,
  turnY,
  type Vector,
  type View,
  whiteLed,
} from '../studio/index.ts';

type Cameras = 'single' | 'pill' | 'island' | 'plain';
type Design = {
  width: number;
  height: number;
  depth: number;
  corner: number;
  body: string;
  cameras: Cameras;
  border: number;
  /** How high the cards of its start screen are, as a share of the screen. */
  cards: number;
};

const sizeOf = (diagonal: number) => clamp(diagonal, 7, 15) * 2.3;

type Pose = 'pair' | 'screen' | 'raised' | 'lying' | 'faceDown' | 'crossed';
const poses: readonly [Pose, ...Pose[]] = ['pair', 'screen', 'raised', 'lying', 'faceDown', 'crossed'];

function cameraOf(pose: Pose, diagonal: number, recipe: Recipe): View {
  const turn = recipe.brand.pick('turn', [-22, 22, -14]);
  const [yaw, pitch] = (
    {
      pair: [turn, 8],
      screen: [turn > 0 ? -32 : 32, 10],
      raised: [turn > 0 ? 17 : -17, 7],
      lying: [28, 44],
      faceDown: [-34, 40],
      crossed: [turn > 0 ? 16 : -16, 9],
    } as const
  )[pose];
  return { yaw, pitch, distance: 5.4, span: sizeOf(diagonal) * 1.1, padding: pose === 'lying' ? 130 : 85 };
}

/** A tablet: as a card it shows its screen, in some poses with its back behind it; the pen lies beside it where there is one. */
export const tablet = definePicture({
  name: 'tablet',
  defaults: { diagonal: 11, stylus: false, layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ diagonal, pose }, recipe) => cameraOf(poseOf(poses, pose), diagonal, recipe),
    side: ({ diagonal }) => ({ yaw: -40, pitch: 8, distance: 5.4, span: sizeOf(diagonal) * 1.1, padding: 95 }),
    back: ({ diagonal }) => ({ yaw: 208, pitch: 8, distance: 5.4, span: sizeOf(diagonal) * 1.1, padding: 95 }),
    scene: ({ diagonal }) => {
      const unit = sizeOf(diagonal) * 0.62;
      return {
        yaw: -18,
        pitch: 14,
        distance: 5.2,
        span: sizeOf(diagonal) * 1.1,
        padding: 215,
        shift: [0, 30],
        ground: {
          wall: 'sand',
          wood: '#b98f68',
          unit,
          props: (studio, at) => {
            plant(studio, at, -unit * 1.12, -unit * 0.5, unit / 20);
            mug(studio, at, unit * 1.15, -unit * 0.2, unit / 22, '#dfe3e0');
          },
        },
      };
    },
  },
  draw: (studio, params, { view, recipe }) => {
    const diagonal = clamp(params.diagonal, 7, 15);
    const isWide = recipe.series.isTrue('wide', 0.75);
    const long = diagonal * recipe.series.between('long', 2.13, 2.26);
    const short = diagonal * recipe.series.between('short', 1.48, 1.62);
    const design: Design = {
      width: isWide ? long : short,
      height: isWide ? short : long,
      depth: 0.72,
      corner: recipe.series.pick('corner', [0.9, 1.3, 1.6]),
      cards: 0.4,
      border: recipe.series.pick('border', [0.75, 0.95, 1.2]),
      body: recipe.colour(params.colour, ['#b9bdc3', '#3a3e45', '#8fa2b8', '#c9c2b8', '#a8b8a0', '#c9b6cf']),
      cameras: recipe.layout<Cameras>(params.layout, ['single', 'pill', 'island', 'plain']),
    };
    if (view === 'front') {
      standings[poseOf(poses, params.pose)](studio, design, recipe, params.stylus);
      return;
    }
    const { height: h } = design;
    if (view !== 'back') drawStand(studio, h);
    drawTablet(studio, leaningOf(h, 0.3), design, recipe);
    if (view === 'back') drawStand(studio, h);
    if (params.stylus && view !== 'back') drawPen(studio, design, h * 0.36, recipe);
  },
});

const tilt = 12;

/** A tablet of this height leaning back, its foot on the floor or a little above it. */
const leaningOf = (h: number, rise = 0.1) => place(move(0, (h / 2) * Math.cos(radians(tilt)) + rise, 0), turnX(-tilt));

/** The same tablet held the other way. */
const turnedOf = (design: Design): Design => ({
  ...design,
  width: design.height,
  height: design.width,
  cards: design.width > design.height ? 0.24 : 0.4,
});

type Standing = (studio: Studio, design: Design, recipe: Recipe, hasPen: boolean) => void;

/** How the tablets of a card stand, the far one first. */
const standings: Readonly<Record<Pose, Standing>> = {
  pair: (studio, design, recipe, hasPen) => {
    const { height: h, width: w } = design;
    const gap = w * 0.2;
    const behind = place(move(gap, (h / 2) * Math.cos(radians(tilt)) + 0.3, -h * 0.12), turnX(-tilt), turnY(180));
    drawTablet(studio, behind, design, recipe);
    drawTablet(studio, place(move(-gap * 0.4, 0, h * 0.1), leaningOf(h, 0.3)), design, recipe);
    if (hasPen) drawPen(studio, design, h * 0.42, recipe);
  },
  screen: (studio, design, recipe, hasPen) => {
    drawStand(studio, design.height);
    drawTablet(studio, leaningOf(design.height), design, recipe);
    if (hasPen) drawPen(studio, design, design.height * 0.36, recipe);
  },
  raised: (studio, design, recipe, hasPen) => {
    const turned = turnedOf(design);
    drawStand(studio, turned.height);
    drawTablet(studio, leaningOf(turned.height), turned, recipe);
    if (hasPen) drawPen(studio, turned, turned.height * 0.3, recipe);
  },
  lying: (studio, design, recipe, hasPen) => {
    drawTablet(studio, place(move(0, design.depth / 2, 0), turnX(-90)), design, recipe, 'lying');
    if (hasPen) drawPen(studio, design, design.height * 0.5 + 1.5, recipe, 0);
  },
  faceDown: (studio, design, recipe, hasPen) => {
    drawTablet(studio, place(move(0, design.depth / 2, 0), turnX(-90), turnY(180)), design, recipe, 'faceDown');
    if (hasPen) drawPen(studio, design, design.height * 0.5 + 1.5, recipe, 0);
  },
  crossed: (studio, design, recipe, hasPen) => {
    const upright = design.height > design.width ? design : turnedOf(design);
    const { height: h, width: w } = upright;
    const behind = place(move(-w * 0.3, 0, -h * 0.16), leaningOf(h), turnY(180));
    drawTablet(studio, behind, upright, recipe);
    const wide = turnedOf(upright);
    drawTablet(studio, place(move(w * 0.12, 0, h * 0.1), leaningOf(w)), wide, recipe);
    if (hasPen) drawPen(studio, wide, h * 0.4, recipe);
  },
};

/** A thin foldable rest behind the tablet. */
function drawStand(studio: Studio, h: number): void {
  const at = place(move(0, h * 0.2, -h * 0.2), turnX(24));
  slab(studio, at, { width: h * 0.3, height: h * 0.44, depth: 0.3, corner: 0.6, fillet: 0.1 }, metal('#8e939a', 0.4));
}

/** What a tablet rests on: its lower edge, its back or its screen. */
type Rest = 'standing' | 'lying' | 'faceDown';

/** Where a tablet touches the floor. */
function footOf(at: Placement, { width: w, height: h, depth: d }: Design, rest: Rest): Vector[] {
  if (rest !== 'standing') {
    const z = rest === 'lying' ? -d / 2 : d / 2;
    return rectangle(0, 0, w * 0.97, h * 0.97, 1).map(([x, y]) => pointOf(at, [x, y, z]));
  }
  return rectangle(0, 0, w * 0.95, d * 1.5, 0.4).map(([x, z]) => {
    const [px, , pz] = pointOf(at, [x, -h / 2, 0]);
    return [px, 0, pz + z];
  });
}

function drawTablet(studio: Studio, at: Placement, design: Design, recipe: Recipe, rest: Rest = 'standing'): void {
  const { width: w, height: h, depth: d, corner, body } = design;
  const foot = footOf(at, design, rest);
  shadow(studio, foot, { blur: 0.9, opacity: 0.85, contact: 0.85 });
  const frame = metal(lighten(body, 0.12), 0.36, 0.6);
  const keys = (isNear: boolean) => {
    for (const [x, y, width, height, normal] of [
      [w * 0.36, h / 2 + 0.03, 1.9, 0.1, [0, 1, 0]],
      [w / 2 + 0.03, h * 0.3, 0.1, 2.6, [1, 0, 0]],
    ] as const) {
      const key = place(at, move(x, y, 0));
      if (studio.sees(key.origin, directionOf(at, normal)) !== isNear) continue;
      slab(studio, key, { width, height, depth: 0.26, corner: 0.05, fillet: 0.03, points: 3, steps: 2 }, frame);
    }
  };
  keys(false);
  const face = slab(studio, at, { width: w, height: h, depth: d, corner, fillet: 0.2, points: 12 }, frame);
  if (face.isVisible) drawScreen(face, design, recipe);
  else drawBack(new Face(studio, place(at, move(0, 0, -d / 2), turnY(180))), design, recipe);
  keys(true);
}

function drawScreen(face: Face, design: Design, recipe: Recipe): void {
  const { width: w, height: h, corner, border } = design;
  const r = Math.max(0.3, corner - 0.15);
  face.fill(rectangle(0, 0, w - 0.26, h - 0.26, r, 12), '#08090b');
  const [iw, ih] = [w - 2 * border, h - 2 * border];
  const palette = recipe.model.pick('palette', screenPaletteNames);
  screenPicture(
    face,
    -iw / 2,
    -ih / 2,
    iw,
    ih,
    palette,
    recipe.model.number('waves') % 91,
    Math.max(0.2, r - border * 0.5),
  );
  face.fill(
    circle(0, h / 2 - border * 0.52, 0.14, 20),
    radial(0, h / 2 - border * 0.52, 0.14, [0, '#2b4674'], [1, '#0a0e16']),
  );
  if (recipe.brand.isTrue('tiles', 0.45)) drawTiles(face, iw, ih, design.cards);
  else clock(face, -iw * 0.26, ih * 0.2, Math.min(iw, ih) * 0.12);
  const dock = Math.min(iw * 0.5, 12);
  const tile = Math.min(ih * 0.065, dock / 8);
  face.fill(rectangle(0, -ih * 0.41, dock, tile * 1.5, tile * 0.45, 8), '#fff', { opacity: 0.22 });
  for (const i of range(6)) {
    const tone = ['#f4f5f7', '#57b7ff', '#37c98b', '#f2b632', '#e0533d', '#8b5cf6'][i] ?? '#fff';
    const x = (i - 2.5) * (dock / 6.4);
    face.fill(rectangle(x, -ih * 0.41, tile, tile, tile * 0.26, 5), tone, { opacity: 0.92 });
  }
  sheen(face, -w / 2 + 0.15, -h / 2 + 0.15, w - 0.3, h - 0.3, r, 0.15, [0.3, 0.58]);
  face.line(closed(rectangle(0, 0, w - 0.28, h - 0.28, r, 10)), '#fff', 1, 0.18);
}

/** Two cards of a start screen. */
function drawTiles(face: Face, iw: number, ih: number, cards: number): void {
  const glass = { opacity: 0.24 };
  face.fill(rectangle(-iw * 0.27, ih * 0.17, iw * 0.34, ih * cards, 0.5), '#fff', glass);
  face.fill(rectangle(iw * 0.1, ih * 0.17, iw * 0.3, ih * cards, 0.5), '#fff', glass);
  clock(face, -iw * 0.27, ih * 0.16, Math.min(iw, ih * cards * 2.5) * 0.085);
  for (const i of range(4)) {
    const y = ih * (0.17 + (0.11 - i * 0.075) * (cards / 0.4));
    bar(face, iw * 0.08, y, iw * (i % 2 ? 0.16 : 0.21), ih * 0.018, '#fff', 0.7);
  }
}

function drawBack(back: Face, { width: w, height: h, body, cameras, corner }: Design, recipe: Recipe): void {
  const sheet = linear(-w / 2, h / 2, w / 2, -h / 2, [0, lighten(body, 0.2)], [0.5, body], [1, darken(body, 0.2)]);
  back.fill(rectangle(0, 0, w - 0.36, h - 0.36, corner - 0.15, 12), sheet);
  mark(back, 0, h * 0.04, Math.min(w, h) * 0.075, recipe, body, 0.75);
  const [x, y] = [w / 2 - 2.1, h / 2 - 2.1];
  const ringMetal = metal(lighten(body, 0.3), 0.22);
  if (cameras === 'pill') {
    const pill = slab(
      back.studio,
      back.at(x, y - 0.9),
      { width: 2, height: 4.2, depth: 0.24, corner: 1, fillet: 0.1, points: 12 },
      metal(darken(body, 0.12), 0.3, 0.6),
    );
    lens(pill, 0, 1, 0.7, { height: 0.08, ring: ringMetal });
    lens(pill, 0, -0.9, 0.5, { height: 0.05, ring: ringMetal });
    whiteLed(back, x - 1.7, y + 0.3, 0.24);
  } else if (cameras === 'island') {
    const shape = { width: 3.5, height: 3.5, depth: 0.26, corner: 0.9, fillet: 0.12, points: 10 };
    const island = slab(back.studio, back.at(x - 0.5, y - 0.4), shape, metal(lighten(body, 0.06), 0.3, 0.6));
    lens(island, -0.72, 0.72, 0.72, { height: 0.07, ring: ringMetal });
    lens(island, 0.72, -0.62, 0.6, { height: 0.07, ring: ringMetal });
    whiteLed(island, 0.8, 0.85, 0.24);
    island.fill(circle(-0.8, -0.85, 0.13, 12), '#0b0c0f');
  } else {
    lens(back, x, y, 0.72, { height: 0.18, ring: ringMetal });
    whiteLed(back, x - 1.5, y, 0.24);
    back.fill(circle(x - 2.4, y, 0.09, 12), '#0b0c0f');
  }
  if (cameras === 'plain')
    back.line(
      [
        [-w / 2 + 0.2, -h * 0.3],
        [w / 2 - 0.2, -h * 0.3],
      ],
      darken(body, 0.35),
      1.4,
      0.6,
    );
  for (const i of range(3)) back.fill(circle((i - 1) * 0.7, -h / 2 + 0.9, 0.2, 16), '#d3ac5c', { opacity: 0.85 });
}

/** A pen lying in front, its tip to the left. */
function drawPen(studio: Studio, { width: w }: Design, z: number, recipe: Recipe, turn = 8): void {
  const length = 16;
  const at = place(move(-w * 0.1, 0.45, z), turnY(turn), move(-length / 2, 0, 0), turnY(90));
  shadow(studio, onFloor(rectangle(-w * 0.1, z, length * 0.98, 0.8, 0.4)), { blur: 0.45, opacity: 0.8 });
  const profile: ProfilePoint[] = [
    [0.03, -0.1],
    [0.1, 0],
    [0.2, 0.5],
    [0.43, 1.7],
    [0.45, 2.2],
    [0.45, length - 0.4],
    [0.36, length - 0.1],
    [0.05, length],
  ];
  lathe(studio, at, profile, matte('#e6e8ea'), { points: 28 });
  const band: ProfilePoint[] = [
    [0.46, length - 2.2],
    [0.46, length - 2],
  ];
  lathe(studio, at, band, metal(recipe.accent, 0.3, 0.7), { points: 28 });
}

import {
  book,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  Face,
  isLight,
  lighten,
  linear,
  mark,
  metal,
  move,
  mug,
  onFloor,
  opening,
  origin,
  type Placement,
  type Point,
  perforate,
  place,
  plant,
  type Recipe,
  radians,
  range,
  rectangle,
  rectangleAt,
  type Studio,
  satin,
  screenPaletteNames,
  screenPalettes,
  screenPicture,
  shadow,
  sheen,
  slab,
  staggered,
  turnX,
  turnY,
  turnZ,
  usbA,
  usbC,
  type View,
} from '../studio/index.ts';

type Layout = 'slim' | 'classic' | 'gaming';
type Form = 'open' | 'wide' | 'half' | 'closed' | 'tent' | 'stand' | 'shelf';
type Design = {
  form: Form;
  width: number;
  depth: number;
  thick: number;
  body: string;
  keys: string;
  layout: Layout;
  angle: number;
  palette: keyof typeof screenPalettes;
  corner: number;
};

/** How far the lid is open. */
const angles: Readonly<Record<Form, number>> = {
  open: 108,
  shelf: 108,
  wide: 146,
  half: 62,
  closed: 0,
  tent: 0,
  stand: 0,
};

/** The lean of a screen that stands with its keyboard behind or below it. */
const lean = 28;

/** Where a card picture is taken from: three poses, and from behind what has its lid half open. */
function cameraOf(form: string, pose: number, turn: number): View {
  const back = form === 'half' ? 180 : 0;
  const rise = form === 'closed' ? 12 : 0;
  const [yaw, pitch] = [[turn, 22] as const, [-turn, 17] as const, [turn * 0.45, 28] as const][
    clamp(Math.round(pose), 0, 2)
  ] ?? [turn, 22];
  return { yaw: yaw + back, pitch: pitch + rise, span: 34, padding: 80 };
}

/** A laptop, open; on its card also closed, from behind, or as a tent, where its `form` says so. */
export const laptop = definePicture({
  name: 'laptop',
  hasTurn: true,
  defaults: { diagonal: 14, layout: 'auto', form: 'open', pose: 0 },
  views: {
    front: ({ form, pose }, recipe) => cameraOf(form, pose, recipe.brand.pick('turn', [30, -28, 22])),
    side: { yaw: -46, pitch: 15, span: 34, padding: 85 },
    back: { yaw: 212, pitch: 18, span: 34, padding: 85 },
    detail: { yaw: 30, pitch: 24, span: 34, ground: 'light', zoom: 2.3, focus: [8, 1.4, 3] },
    scene: {
      yaw: 24,
      pitch: 20,
      span: 34,
      padding: 205,
      shift: [-10, 40],
      ground: {
        wall: 'warm',
        unit: 24,
        props: (studio, at) => {
          plant(studio, at, -21, -17, 0.85);
          const spine = { right: 25, nearer: -20, width: 14, depth: 19 };
          book(studio, at, { ...spine, turn: 14, thick: 2.2, colour: '#35506b' });
          book(studio, at, { ...spine, turn: 26, thick: 1.8, colour: '#b9694b', lift: 2.2 });
          mug(studio, at, 22.5, 3, 0.8);
        },
      },
    },
  },
  draw: (studio, params, { view, recipe }) => {
    const diagonal = clamp(params.diagonal, 11, 18);
    const width = diagonal * recipe.series.between('width', 2.2, 2.28);
    const layout = recipe.layout<Layout>(params.layout, ['slim', 'classic', 'gaming']);
    const body = recipe.colour(
      params.colour,
      layout === 'gaming' ? ['#2a2d33', '#3a3d43'] : ['#c3c7cc', '#3a3d43', '#b9a99a', '#4b5668'],
    );
    const given = Object.keys(angles).find((name): name is Form => name === params.form) ?? 'open';
    // The other views show what is inside.
    const form = view === 'front' || given === 'shelf' ? given : 'open';
    const design: Design = {
      form,
      width,
      depth: width * recipe.series.between('depth', 0.66, 0.71),
      thick: { slim: 1.15, classic: 1.5, gaming: 2.1 }[layout],
      body,
      keys: isLight(body) && recipe.series.isTrue('light keys', 0.35) ? darken(body, 0.06) : '#1d1f23',
      layout,
      angle: angles[form],
      palette: recipe.model.pick('palette', screenPaletteNames),
      corner: 1.15 * recipe.softness,
    };
    if (form === 'tent' || form === 'stand') drawPropped(studio, design, recipe);
    else drawStanding(studio, design, recipe);
  },
});

function drawStanding(studio: Studio, design: Design, recipe: Recipe): void {
  const { width, depth, thick, form } = design;
  shadow(studio, onFloor(rectangle(0, 0, width, depth, 1)), { blur: 0.9 });
  const isBehind = studio.floorViewer[2] < 0;
  const isOver = isBehind || form === 'closed';
  const lid = place(move(0, thick + 0.25, -depth / 2 + 0.55), turnX(90 - design.angle), move(0, depth / 2 - 0.3, 0));
  if (form === 'shelf' && !isBehind) drawShelf(studio, design);
  if (!isBehind) drawHinge(studio, design);
  if (!isOver) drawLid(studio, lid, design, recipe);
  drawBase(studio, origin, design, recipe);
  if (isBehind) drawHinge(studio, design);
  if (form === 'shelf' && isBehind) drawShelf(studio, design);
  if (isOver) drawLid(studio, lid, design, recipe);
  if (!isBehind && form !== 'closed') drawScreenGlow(studio, design);
}

/** Turned right round its hinge: a tent, or a screen with the keyboard below it. */
function drawPropped(studio: Studio, design: Design, recipe: Recipe): void {
  const { width, depth, thick, form } = design;
  const isTent = form === 'tent';
  const rise = (depth / 2) * Math.cos(radians(lean)) + 0.1;
  const reach = (depth / 2) * Math.sin(radians(lean));
  shadow(studio, onFloor(rectangle(0, 0, width, isTent ? reach * 4 : depth, 1)), {
    blur: 0.9,
    contact: isTent ? 0.5 : 1,
  });
  const lid = isTent
    ? place(move(0, rise, reach + 0.7), turnX(-lean), turnZ(180))
    : place(move(0, thick + 0.3, depth / 2 - 0.55), turnX(-lean), move(0, depth / 2 - 0.3, 0));
  const base = isTent
    ? place(move(0, rise, -reach - thick), turnY(180), turnX(-lean), turnX(90), move(0, -thick - 0.12, 0))
    : place(move(0, thick + 0.24, 0), turnX(180));
  const isBehind = studio.floorViewer[2] < 0;
  if (isBehind && isTent) drawLid(studio, lid, design, recipe);
  drawBase(studio, base, design, recipe);
  if (!isBehind || !isTent) drawLid(studio, lid, design, recipe);
}

const shellOf = (body: string) => metal(body, 0.42, 0.62);

function drawHinge(studio: Studio, { width, depth, thick }: Design): void {
  const shape = { width: width * 0.74, height: 0.62, depth: 0.7, corner: 0.3, fillet: 0.2 };
  slab(studio, move(0, thick + 0.18, -depth / 2 + 0.55), shape, satin('#222429'));
}

/** The block of a gaming laptop behind its lid: fins, and air through the top. */
function drawShelf(studio: Studio, { width: w, depth: d, thick: t, body }: Design): void {
  const at = place(move(0, t / 2 + 0.12, -d / 2 - 1.1), turnX(-90));
  const top = slab(
    studio,
    at,
    { width: w * 0.86, height: 4.4, depth: t, corner: 1.3, fillet: 0.2 },
    satin(darken(body, 0.2)),
  );
  for (const side of [-1, 1]) {
    const holes = staggered(w * 0.26, 1.6, 0.55).map(([x, y]): Point => [x + side * w * 0.24, y + 0.6]);
    perforate(top, holes, 0.2, '#050607');
    const rear = new Face(studio, place(move(side * w * 0.24, t / 2 + 0.12, -d / 2 - 3.31), turnY(180)));
    for (const i of range(16)) rear.fill(rectangle((i - 7.5) * w * 0.018, 0, w * 0.009, t * 0.6, 0.1, 2), '#050607');
  }
}

function drawBase(studio: Studio, at: Placement, design: Design, recipe: Recipe): void {
  const { width: w, depth: d, thick: t, body, layout } = design;
  const shape = {
    width: w,
    height: d,
    depth: t,
    corner: design.corner,
    fillet: 0.28,
    backFillet: Math.min(0.5, t / 3),
    points: 8,
  };
  const deck = slab(studio, place(at, move(0, t / 2 + 0.12, 0), turnX(-90)), shape, shellOf(body));
  drawKeyboard(deck, design, recipe);
  const padWidth = w * (layout === 'gaming' ? 0.32 : 0.4);
  const bottom = -d / 2 + 0.9;
  const padHeight = d * 0.54 - 1.9 - 0.9 - (layout === 'gaming' ? 0.8 : 0);
  const pad = rectangleAt(-padWidth / 2 - (layout === 'gaming' ? w * 0.06 : 0), bottom, padWidth, padHeight, 0.4, 6);
  deck.fill(
    pad,
    linear(-padWidth / 2, bottom + 6, padWidth / 2, bottom, [0, lighten(body, 0.14)], [1, darken(body, 0.05)]),
  );
  deck.line(closed(pad), darken(body, 0.35), 1, 0.6);
  const edge = new Face(studio, place(at, move(0, t / 2 + 0.12, d / 2)));
  const notch = linear(0, t * 0.5, 0, 0.1, [0, darken(body, 0.5)], [1, darken(body, 0.15)]);
  edge.fill(rectangle(0, t * 0.32, 4.2, t * 0.3, 0.2, 4), notch, { opacity: 0.7 });
  for (const side of [1, -1]) {
    const flank = new Face(studio, place(at, move((side * w) / 2, t / 2 + 0.12, 0), turnY(side * 90)));
    usbC(flank, side * 4.6, 0.05, 0.95);
    usbC(flank, side * 2.9, 0.05, 0.95);
    opening(flank, circle(side * 6.6, 0.05, 0.2, 20));
    if (t > 1.3) usbA(flank, side * 0.3, 0.05, 1.3);
  }
  if (layout === 'gaming') {
    const rear = new Face(studio, place(at, move(0, t / 2 + 0.12, -d / 2), turnY(180)));
    for (const side of [-1, 1]) {
      for (const i of range(12)) {
        rear.fill(rectangle(side * (w * 0.24 + i * 0.52), 0, 0.24, t * 0.55, 0.1, 2), '#050607');
      }
    }
    edge.fill(rectangle(0, -t * 0.18, w * 0.5, 0.14, 0.07, 3), recipe.accent, { opacity: 0.9 });
  }
}

const keyRows: readonly (readonly [widths: readonly number[], height: number])[] = [
  [Array(14).fill(1), 0.62],
  [[...Array(13).fill(1), 1.6], 1],
  [[1.6, ...Array(13).fill(1)], 1],
  [[1.9, ...Array(11).fill(1), 1.9], 1],
  [[2.4, ...Array(10).fill(1), 2.4], 1],
  [[1, 1, 1, 1.25, 5.2, 1.25, 1, 0.9, 0.9, 0.9], 1],
];

function drawKeyboard(deck: Face, { width: w, depth: d, body, keys, layout }: Design, recipe: Recipe): void {
  const blockWidth = layout === 'gaming' ? (w - 3) * 0.82 : w - 3.6;
  const height = d * 0.46;
  const left = layout === 'gaming' ? -(w - 3) / 2 : -blockWidth / 2;
  const bottom = d * 0.5 - 1.9 - height;
  const full = layout === 'gaming' ? w - 3 : blockWidth;
  const well = linear(0, bottom + height, 0, bottom, [0, darken(body, 0.42)], [1, darken(body, 0.2)]);
  deck.fill(rectangleAt(left - 0.2, bottom - 0.2, full + 0.4, height + 0.4, 0.35, 5), well, { opacity: 0.9 });
  const legend = layout === 'gaming' ? recipe.accent : isLight(keys) ? darken(keys, 0.55) : lighten(keys, 0.72);
  const key = (x: number, y: number, width: number, rowHeight: number) => {
    const gap = 0.14;
    const top = rectangleAt(x + gap, y + gap + 0.03, width - 2 * gap, rowHeight - 2 * gap, 0.2, 3);
    deck.fill(rectangleAt(x + gap, y + gap - 0.06, width - 2 * gap, rowHeight - 2 * gap, 0.2, 3), '#000', {
      opacity: 0.35,
    });
    if (layout === 'gaming') deck.line(closed(top), recipe.accent, 1.4, 0.5);
    deck.fill(top, keys);
    deck.line(
      [
        [x + gap + 0.18, y + rowHeight - gap],
        [x + width - gap - 0.18, y + rowHeight - gap],
      ],
      lighten(keys, 0.5),
      0.8,
      0.5,
    );
    if (width < blockWidth / 9) {
      deck.fill(rectangle(x + width * 0.53, y + rowHeight * 0.61, width * 0.22, rowHeight * 0.07, 0.03, 2), legend, {
        opacity: 0.75,
      });
    }
  };
  const unit = height / 5.62;
  let y = bottom + height;
  for (const [widths, share] of keyRows) {
    const rowHeight = unit * share;
    y -= rowHeight;
    const total = widths.reduce((sum, width) => sum + width, 0);
    let x = left;
    for (const width of widths) {
      const own = (blockWidth * width) / total;
      key(x, y, own, rowHeight);
      x += own;
    }
    if (layout !== 'gaming') continue;
    const pad = full - blockWidth - 0.4;
    for (const i of range(3)) key(left + blockWidth + 0.4 + (i * pad) / 3, y, pad / 3, rowHeight);
  }
}

function drawLid(
  studio: Studio,
  at: Placement,
  { width: w, depth: d, body, palette, corner }: Design,
  recipe: Recipe,
): void {
  const lid = 0.62;
  const shape = { width: w, height: d, depth: lid, corner, fillet: 0.18, points: 8 };
  const face = slab(studio, place(at, move(0, 0, -lid / 2)), shape, shellOf(body), { front: satin('#0c0d10') });
  if (!face.isVisible) {
    const back = new Face(studio, place(at, move(0, 0, -lid), turnY(180)));
    mark(back, 0, recipe.brand.pick('lid mark', [0, d * 0.28]), 1.25, recipe, body, 0.8);
    return;
  }
  face.fill(rectangle(0, 0, w - 0.5, d - 0.5, corner * 0.85, 8), '#08090b');
  const seed = recipe.model.number('waves') % 83;
  screenPicture(face, -w / 2 + 0.7, -d / 2 + 1.25, w - 1.4, d - 2.1, palette, seed, 0.35);
  face.fill(circle(0, d / 2 - 0.42, 0.11, 14), '#1f2b3d');
  face.fill(
    rectangle(0, -d / 2 + 0.62, w - 0.5, 0.75, 0.2),
    linear(-w / 2, 0, w / 2, 0, [0, '#25272c'], [1, '#111215']),
  );
  face.fill(rectangle(0, -d / 2 + 0.64, 1.7, 0.16, 0.08), '#9298a1', { opacity: 0.8 });
  sheen(face, -w / 2 + 0.4, -d / 2 + 1, w - 0.8, d - 1.5, 0.7, 0.14, [0.3, 0.56]);
}

/** The lit screen colours the deck near the hinge. */
function drawScreenGlow(studio: Studio, { width: w, depth: d, thick: t, palette }: Design): void {
  const deck = new Face(studio, place(move(0, t + 0.14, 0), turnX(-90)));
  const colour = screenPalettes[palette][2];
  deck.clip(rectangle(0, 0, w - 0.6, d - 0.6, 1, 6), () => {
    deck.fill(rectangleAt(-w / 2, d / 2 - 5, w, 5), linear(0, d / 2, 0, d / 2 - 5, [0, colour, 0.3], [1, colour, 0]));
  });
}

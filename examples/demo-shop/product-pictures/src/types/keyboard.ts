import {
  bar,
  circle,
  darken,
  definePicture,
  Face,
  inkOn,
  isLight,
  lathe,
  led,
  lighten,
  linear,
  metal,
  move,
  mug,
  onFloor,
  type ProfilePoint,
  place,
  plant,
  type Recipe,
  radians,
  range,
  rectangle,
  rubber,
  type Studio,
  satin,
  shadow,
  slab,
  turnX,
  usbC,
  wordMark,
} from '../studio/index.ts';

type Layout = 'full' | 'tkl' | 'compact';
type Design = {
  columns: number;
  body: string;
  caps: string;
  accentCaps: string;
  isLow: boolean;
  hasKnob: boolean;
  light: string;
  layout: Layout;
};

/** One key's pitch, cm. */
const pitch = 1.9;
const unitsOf: Record<Layout, number> = { full: 22.5, tkl: 18.25, compact: 15 };
const isLayout = (layout: string): layout is Layout => Object.hasOwn(unitsOf, layout);
const spanOf = (layout: string) => (unitsOf[isLayout(layout) ? layout : 'tkl'] + 1) * pitch;

/** A keyboard in one of three widths, with high caps or flat keys, dark, white-lit or coloured. */
export const keyboard = definePicture({
  name: 'keyboard',
  defaults: { layout: 'auto', light: 'none' },
  views: {
    front: ({ layout }, recipe) => ({
      yaw: recipe.brand.pick('turn', [22, -22, 28]),
      pitch: 36,
      distance: 5.4,
      span: spanOf(layout),
      padding: 70,
    }),
    side: ({ layout }) => ({ yaw: -52, pitch: 16, distance: 5.4, span: spanOf(layout), padding: 90 }),
    detail: ({ layout }) => ({
      yaw: 26,
      pitch: 34,
      distance: 5.4,
      span: spanOf(layout),
      ground: 'light',
      zoom: 2.5,
      focus: [-spanOf(layout) * 0.22, 2, 1],
    }),
    scene: ({ layout }) => {
      const unit = spanOf(layout) * 0.5;
      return {
        yaw: 12,
        pitch: 27,
        distance: 5,
        span: spanOf(layout),
        padding: 130,
        shift: [0, 110],
        ground: {
          wall: 'cool',
          wood: '#b98f68',
          unit,
          far: 1.1,
          props: (studio, at) => {
            plant(studio, at, -unit * 0.85, -unit * 0.72, unit / 24);
            mug(studio, at, unit * 0.72, -unit * 0.7, unit / 22);
          },
        },
      };
    },
  },
  draw: (studio, params, { recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, ['full', 'tkl', 'compact']);
    const body = recipe.colour(params.colour, ['#2a2d33', '#dfe1e4', '#3a3e45', '#24272c']);
    const isTwoTone = recipe.series.isTrue('two tones', 0.6);
    const design: Design = {
      layout,
      body,
      columns: unitsOf[layout],
      caps: isLight(body) ? (isTwoTone ? '#e9ebed' : darken(body, 0.04)) : isTwoTone ? '#2f333a' : '#1d2025',
      accentCaps: isTwoTone ? (isLight(body) ? '#9aa3ad' : '#4d535c') : recipe.accent,
      isLow: recipe.series.isTrue('low', params.light === 'none' ? 0.7 : 0.3),
      hasKnob: recipe.series.isTrue('knob', 0.4) && layout !== 'compact',
      light: params.light,
    };
    drawKeyboard(studio, design, recipe);
  },
});

/** Rows of key widths in units; the second part of a row stands right of a gap. */
function rowsOf(layout: Layout): number[][] {
  const ones = (count: number): number[] => Array<number>(count).fill(1);
  const tail: Record<Layout, number[]> = { full: [-0.25, 1, 1, 1], tkl: [-0.25, 1, 1, 1], compact: [] };
  const extra = tail[layout];
  const pad = (keys: number[]): number[] => (layout === 'full' ? [-0.25, ...keys] : []);
  const gap = layout === 'compact' ? [] : [-3.25];
  const arrows = layout === 'compact' ? [] : [-1.25, 1, -1];
  const functionRow =
    layout === 'compact' ? [] : [[1, -1, ...ones(4), -0.5, ...ones(4), -0.5, ...ones(4), ...extra, ...pad(ones(4))]];
  return [
    ...functionRow,
    [...ones(13), 2, ...extra, ...pad(ones(4))],
    [1.5, ...ones(12), 1.5, ...extra, ...pad(ones(4))],
    [1.75, ...ones(11), 2.25, ...gap, ...pad(ones(4))],
    [2.25, ...ones(10), 2.75, ...arrows, ...pad(ones(4))],
    [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25, ...extra, ...pad([2, 1, 1])],
  ];
}

function drawKeyboard(studio: Studio, design: Design, recipe: Recipe): void {
  const { columns, body, isLow, layout, light } = design;
  const rows = rowsOf(layout);
  const gapBelowFunctions = layout === 'compact' ? 0 : 0.35;
  const w = columns * pitch + 1.5;
  const d = (rows.length + gapBelowFunctions) * pitch + 1.5;
  const thick = isLow ? 0.9 : 2;
  const slope = isLow ? 3 : 5;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.98, d * 0.97, 1)), { blur: 0.7 });
  for (const side of [-1, 1]) {
    const foot = place(move(side * w * 0.4, thick * 0.35, -d * 0.36), turnX(-90));
    slab(
      studio,
      foot,
      { width: 3, height: 1.4, depth: thick * 0.7, corner: 0.3, fillet: 0.1, steps: 2 },
      rubber('#17181b'),
    );
  }
  const at = place(move(0, thick / 2 + Math.sin(radians(slope)) * (d / 2) + 0.1, 0), turnX(-90 + slope));
  const skin = recipe.series.isTrue('metal', 0.45) ? metal(body, 0.45, 0.64) : satin(body);
  const deck = slab(
    studio,
    at,
    {
      width: w,
      height: d,
      depth: thick,
      corner: isLow ? 1.3 * recipe.softness : 0.8 * recipe.softness,
      fillet: isLow ? 0.25 : 0.4,
      points: 8,
    },
    skin,
  );
  const well = linear(0, d / 2, 0, -d / 2, [0, darken(body, 0.55)], [1, darken(body, 0.3)]);
  deck.fill(rectangle(0, 0, w - 1.1, d - 1.1, 0.5), well);
  if (light !== 'none') drawGlow(deck, w - 1.1, d - 1.1, light, recipe.accent);
  drawKeys(deck, design, rows, { w, d, gapBelowFunctions });
  if (layout !== 'compact') {
    const x = w / 2 - 0.75 - (layout === 'full' ? 4.25 * pitch : 0) - 1.5 * pitch;
    for (const i of range(3))
      led(
        deck,
        x + (i - 1) * 0.7,
        d / 2 - 0.75 - (3.5 + gapBelowFunctions) * pitch,
        0.11,
        i ? '#5b616a' : recipe.accent,
      );
  }
  if (design.hasKnob) drawKnob(deck, w / 2 - 1.75, d / 2 - 1.7, recipe.accent);
  const front = new Face(studio, place(at, move(0, -d / 2, 0), turnX(90)));
  wordMark(front, 0, 0, 3.4, recipe, body, 0.6);
  const rear = new Face(studio, place(at, move(0, d / 2, 0), turnX(-90)));
  usbC(rear, w * 0.3, 0, 1);
}

/** Light between the keys: one tone, or the whole rainbow. */
function drawGlow(deck: Face, w: number, d: number, light: string, accent: string): void {
  if (light === 'white') {
    deck.fill(rectangle(0, 0, w, d, 0.5), '#e9f1ff', { opacity: 0.55 });
    return;
  }
  const rainbow = linear(
    -w / 2,
    0,
    w / 2,
    0,
    [0, '#ff4d6d'],
    [0.2, '#ff9f43'],
    [0.38, '#5dff9b'],
    [0.56, '#2bd2ff'],
    [0.74, '#5b6cff'],
    [0.9, '#c44dff'],
    [1, accent],
  );
  deck.fill(rectangle(0, 0, w, d, 0.5), rainbow, { opacity: 0.85 });
}

type Room = { w: number; d: number; gapBelowFunctions: number };

function drawKeys(deck: Face, design: Design, rows: readonly number[][], { w, d, gapBelowFunctions }: Room): void {
  const { isLow, layout, caps, accentCaps, light } = design;
  const height = isLow ? 0.35 : 0.95;
  rows.forEach((row, j) => {
    const y = d / 2 - 0.75 - (j + 0.5 + (j > 0 ? gapBelowFunctions : 0)) * pitch;
    let x = -w / 2 + 0.75;
    row.forEach((width, i) => {
      const own = Math.abs(width) * pitch;
      const isKey = width > 0 && !(design.hasKnob && j === 0 && x > w / 2 - 3.2 * pitch);
      if (isKey) {
        const isWide = width > 1.05 && width < 6;
        const isFirst = j === 0 && i === 0 && layout !== 'compact';
        const isEnter = width === 2.25;
        const tone = isFirst || isEnter ? accentCaps : isWide && design.accentCaps !== accentCaps ? accentCaps : caps;
        drawKey(deck, x + own / 2, y, own, { height, tone, isLow, light, isPlain: width > 6 });
      }
      // A bare stretch of the deck, or the light under the keys would flood it.
      if (width < -0.9) deck.fill(rectangle(x + own / 2, y, own - 0.16, pitch - 0.1, 0.2), darken(design.body, 0.22));
      x += own;
    });
  });
}

type Key = { height: number; tone: string; isLow: boolean; light: string; isPlain: boolean };

function drawKey(deck: Face, x: number, y: number, width: number, { height, tone, isLow, light, isPlain }: Key): void {
  const gap = isLow ? 0.26 : 0.16;
  const shape = {
    width: width - gap,
    height: pitch - gap,
    depth: height,
    corner: isLow ? 0.3 : 0.24,
    fillet: isLow ? 0.1 : 0.3,
    backFillet: 0,
    points: 2,
    steps: isLow ? 1 : 2,
  };
  const top = slab(deck.studio, deck.at(x, y, height / 2), shape, satin(tone));
  const ink = light === 'none' ? inkOn(tone, 0.6) : light === 'white' ? '#f4f7ff' : lighten(tone, 0.85);
  if (isPlain) return;
  const [dx, dy] = width > pitch * 1.2 ? [-width / 2 + 0.75, 0.2] : [-0.2, 0.22];
  bar(top, dx, dy, 0.42, 0.12, ink, 0.85);
  if (width < pitch * 1.2) bar(top, dx - 0.08, dy - 0.28, 0.26, 0.09, ink, 0.45);
}

/** A turning knob for the volume. */
function drawKnob(deck: Face, x: number, y: number, accent: string): void {
  const profile: ProfilePoint[] = [
    [0.98, 0],
    [1, 0.1],
    [1, 1.1],
    [0.9, 1.25],
  ];
  const top = lathe(deck.studio, deck.at(x, y), profile, metal('#6a7078', 0.3), { points: 36 });
  top.fill(circle(0, 0, 0.9, 36), linear(-0.8, 0.8, 0.8, -0.8, [0, '#aab0b8'], [0.5, '#6a7078'], [1, '#474c53']));
  bar(top, 0, 0.55, 0.1, 0.45, accent, 1);
}

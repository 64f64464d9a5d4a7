import {
  arc,
  bar,
  bend,
  circle,
  closed,
  darken,
  definePicture,
  digits,
  digitsWidth,
  Face,
  type Frame,
  framesAlong,
  glowRing,
  groove,
  infraredLed,
  lathe,
  led,
  lens,
  lighten,
  linear,
  mark,
  metal,
  move,
  onFloor,
  type ProfilePoint,
  place,
  type Recipe,
  radial,
  range,
  rectangle,
  ring,
  roundedProfile,
  type Studio,
  satin,
  screw,
  shadow,
  slab,
  sweep,
  turnY,
  usbC,
} from '../studio/index.ts';

type Layout = 'long' | 'block' | 'knob' | 'pull';
type Design = { body: string; recipe: Recipe; hasCamera: boolean };

/** A door lock: a long plate with its handle, a short one, a turning knob, a pull handle; code, finger or face. */
export const smartLock = definePicture({
  name: 'smart-lock',
  hasPoses: true,
  defaults: { layout: 'auto', camera: false },
  views: {
    front: { yaw: -28, pitch: 7, distance: 5.2, span: 34, padding: 85 },
    side: { yaw: 50, pitch: 8, distance: 5.2, span: 34, padding: 90 },
    back: { yaw: 206, pitch: 9, distance: 5.2, span: 34, padding: 90 },
    detail: { yaw: -22, pitch: 8, distance: 5.2, span: 34, ground: 'light', zoom: 1.9, focus: [0, 13.5, 3] },
  },
  draw: (studio, params, { recipe }) => {
    const layout = params.camera
      ? recipe.layout<Layout>(params.layout, ['long', 'pull'])
      : recipe.layout<Layout>(params.layout, ['long', 'block', 'knob', 'pull']);
    const body = recipe.colour(params.colour, ['#24272c', '#2c2f35', '#8b9096', '#3c2d26']);
    const design: Design = { body, recipe, hasCamera: params.camera };
    if (layout === 'knob') drawKnob(studio, design);
    else drawPlate(studio, layout, design);
  },
});

/** Lit digits on black glass, four rows of three. */
function drawCode(face: Face, y: number, width: number, accent: string): void {
  const [dx, dy] = [width * 0.31, width * 0.36];
  for (const i of range(12)) {
    const [x, v] = [((i % 3) - 1) * dx, y - (Math.floor(i / 3) - 1.5) * dy];
    const text = i < 9 ? String(i + 1) : '0';
    const size = dy * 0.5;
    if (i === 9 || i === 11) face.fill(circle(x, v, size * 0.26, 18), i === 11 ? accent : '#8b97a8');
    else digits(face, text, x - digitsWidth(text, size) / 2, v - size / 2, size, '#e9f4ff');
  }
}

/** Where the finger goes: a ring with fine arcs. */
function drawFinger(face: Face, x: number, y: number, r: number, accent: string): void {
  glowRing(face, x, y, r, accent, 0.45);
  face.fill(circle(x, y, r * 0.95, 40), radial(x, y, r, [0, '#24272c'], [0.8, '#101214'], [1, '#3a3f46']));
  face.fill(ring(x, y, r * 0.92, r * 1.02, 0, 360, 48), lighten(accent, 0.25));
  for (const i of range(4)) face.line(arc(x, y - r * 0.16, r * (0.18 + i * 0.17), 20, 160, 14), '#aab4c2', 1.4, 0.6);
}

function drawHandle(studio: Studio, y: number, z: number, body: string, side: 1 | -1): void {
  const neck: ProfilePoint[] = [
    [1.9, 0],
    [1.9, 0.5],
    [1.5, 0.8],
    [1.1, 1.1],
    [1.1, 4.2],
  ];
  const steel = metal(lighten(body, 0.1), 0.34, 0.56);
  lathe(studio, move(0, y, z), neck, steel, { points: 40 });
  const path = [
    ...bend([0, y, z + 3.6], [0.2 * side, y, z + 5], [side * 2.4, y, z + 5], 10),
    [side * 12.6, y - 0.1, z + 4.6] as const,
  ];
  const frames = framesAlong(path, [0, 1, 0]).map((frame, i): Frame => ({ ...frame, width: 1 + 0.02 * i }));
  sweep(studio, frames, rectangle(0, 0, 1.5, 2.2, 0.7, 6), steel);
  const end = frames.at(-1);
  if (end) {
    const cap = new Face(studio, { origin: end.at, x: [0, 0, -side], y: [0, 1, 0], z: [side, 0, 0] });
    cap.fill(rectangle(0, 0, 1.8, 2.6, 0.8, 6), lighten(body, 0.06));
  }
}

function drawPlate(studio: Studio, layout: Exclude<Layout, 'knob'>, { body, recipe, hasCamera }: Design): void {
  const isShort = layout === 'block';
  const [w, h, d] = [
    recipe.series.between('width', 6.8, 7.8),
    isShort ? 21 : recipe.series.between('height', 30, 35),
    layout === 'pull' ? 4.4 : 3,
  ];
  const y = h / 2 + 0.1;
  shadow(studio, onFloor(rectangle(0, 0, w * 0.9, d * 0.95, 0.5)), { blur: 1, contact: 0.9 });
  const at = move(0, y, 0);
  const corner = (isShort ? 1.4 : 1.1) * recipe.softness + (recipe.series.isTrue('round ends', 0.3) ? 2 : 0);
  const front = slab(
    studio,
    at,
    { width: w, height: h, depth: d, corner, fillet: 0.5, backFillet: 0.2, points: 12, steps: 6 },
    metal(body, 0.42, 0.7),
  );
  const glass = linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#353b44'], [0.35, '#15171b'], [1, '#07080a']);
  const paneHeight = isShort ? h * 0.6 : h * 0.52;
  const paneY = h / 2 - paneHeight / 2 - 0.7;
  front.fill(rectangle(0, paneY, w - 1.2, paneHeight, Math.max(0.5, corner - 0.6), 10), glass);
  const code = Math.min(w * 0.86, paneHeight * 0.5);
  if (hasCamera) {
    lens(front, 0, h / 2 - 2.6, 1.15, { height: 0.14, ring: metal('#5a5f66', 0.3) });
    for (const side of [-1, 1]) infraredLed(front, side * w * 0.3, h / 2 - 2.6, 0.36);
  } else mark(front, 0, h / 2 - 2.2, 0.8, recipe, '#15171b', 0.9);
  drawCode(front, paneY - (isShort ? 0.2 : 1), code, recipe.accent);
  bar(front, 0, paneY - paneHeight / 2 + 0.7, w * 0.3, 0.16, recipe.accent, 0.95);
  drawLower(studio, front, layout, { w, h, d, y, body }, recipe);
  drawInside(new Face(studio, place(at, move(0, 0, -d / 2), turnY(180))), w, h, body, recipe);
  const flank = new Face(studio, place(at, move(w / 2, 0, 0), turnY(90)));
  flank.line(
    [
      [0.5, -h * 0.46],
      [0.5, h * 0.46],
    ],
    darken(body, 0.5),
    1.6,
    0.6,
  );
}

type Size = { w: number; h: number; d: number; y: number; body: string };

function drawLower(
  studio: Studio,
  front: Face,
  layout: Exclude<Layout, 'knob'>,
  { w, h, d, y, body }: Size,
  recipe: Recipe,
): void {
  if (!front.isVisible) return;
  if (layout === 'pull') {
    const shape = { width: w * 0.72, height: h * 0.4, depth: 2.6, corner: 1.2, fillet: 0.7, points: 10 };
    const grip = slab(studio, front.at(0, -h * 0.24, 1.4), shape, metal(lighten(body, 0.12), 0.34, 0.6));
    drawFinger(grip, 0, h * 0.13, 1.15, recipe.accent);
    grip.line(
      [
        [0, -h * 0.17],
        [0, h * 0.06],
      ],
      darken(body, 0.3),
      3,
      0.6,
    );
    return;
  }
  front.fill(circle(0, -h * 0.4, 0.85, 32), '#6a7078');
  front.fill(circle(0, -h * 0.4, 0.6, 28), '#15171b');
  front.fill(rectangle(0, -h * 0.4, 0.18, 0.7, 0.05), '#c3c7cc');
  if (layout === 'block') {
    usbC(front, w * 0.28, -h * 0.42, 0.9);
    drawHandle(studio, y - h * 0.24, d / 2, body, 1);
    return;
  }
  drawFinger(front, 0, -h * 0.09, 1.15, recipe.accent);
  drawHandle(studio, y - h * 0.22, d / 2, body, 1);
}

/** The side towards the room: battery lid, turning piece, screws. */
function drawInside(back: Face, w: number, h: number, body: string, recipe: Recipe): void {
  back.fill(
    rectangle(0, 0, w - 0.8, h - 0.8, 0.9),
    linear(-3, h / 2, 3, -h / 2, [0, darken(body, 0.1)], [1, darken(body, 0.42)]),
  );
  back.line(closed(rectangle(0, h * 0.22, w - 1.6, h * 0.42, 0.7)), lighten(body, 0.35), 1.4, 0.6);
  for (const i of range(5)) groove(back, 0, h * 0.38 - i * 0.5, w * 0.4, 0.2, lighten(body, 0.35));
  mark(back, 0, h * 0.16, 0.8, recipe, body, 0.7);
  back.fill(circle(0, -h * 0.16, w * 0.26, 40), linear(-1, 1, 1, -1, [0, lighten(body, 0.3)], [1, darken(body, 0.3)]));
  back.fill(rectangle(0, -h * 0.16, w * 0.14, w * 0.46, w * 0.06), lighten(body, 0.16));
  for (const x of [-1, 1]) screw(back, x * w * 0.3, -h * 0.42, 0.4);
  bar(back, 0, -h * 0.3, w * 0.3, 0.16, recipe.accent, 0.8);
}

/** A round lock that turns the cylinder, with a ring of light. */
function drawKnob(studio: Studio, { body, recipe }: Design): void {
  const r = 3.7;
  const [w, h, d] = [9.4, 16, 2.4];
  shadow(studio, onFloor(rectangle(0, 0, w * 0.85, d * 1.4, 0.5)), { blur: 1, contact: 0.9 });
  const at = move(0, h / 2 + 0.1, 0);
  const front = slab(
    studio,
    at,
    { width: w, height: h, depth: d, corner: 3 * recipe.softness, fillet: 0.8, backFillet: 0.2, points: 14, steps: 7 },
    satin(body),
  );
  drawInside(new Face(studio, place(at, move(0, 0, -d / 2), turnY(180))), w, h, body, recipe);
  if (!front.isVisible) return;
  const y = h * 0.16;
  glowRing(front, 0, y, r * 1.06, recipe.accent, 0.5);
  front.fill(ring(0, y, r * 1.02, r * 1.1, 0, 360, 64), lighten(recipe.accent, 0.25));
  const barrel = range(37).map((i): ProfilePoint => [r * (i % 2 ? 0.985 : 1), (i / 36) * 3.4]);
  const knurled = lathe(
    studio,
    front.at(0, y),
    [...barrel.filter((_, i) => i % 6 === 0), ...roundedProfile(r, 3.4, 4, 0.4, 4)],
    metal(lighten(body, 0.16), 0.34, 0.6),
    { points: 72 },
  );
  knurled.fill(circle(0, 0, r - 0.4, 56), linear(-r, r, r, -r, [0, '#3a3f46'], [0.45, '#17191d'], [1, '#0a0b0d']));
  mark(knurled, 0, 0, 1, recipe, '#17191d', 0.9);
  bar(knurled, 0, r * 0.66, 0.2, 0.7, recipe.accent, 1);
  drawFinger(front, 0, -h * 0.28, 1.1, recipe.accent);
  led(front, w * 0.34, -h * 0.42, 0.13, '#5dff9b');
}

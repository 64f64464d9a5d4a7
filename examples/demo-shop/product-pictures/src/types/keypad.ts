import {
  bar,
  circle,
  closed,
  darken,
  definePicture,
  digits,
  digitsWidth,
  Face,
  glowRing,
  inkOn,
  isLight,
  led,
  lighten,
  linear,
  mark,
  matte,
  move,
  onFloor,
  place,
  type Recipe,
  range,
  rectangle,
  ring,
  rubber,
  type Studio,
  screw,
  shadow,
  sheen,
  slab,
  turnX,
  turnY,
} from '../studio/index.ts';

type Layout = 'keys' | 'touch' | 'display' | 'wide';
/** Width and height: as keys stand in them, so that each has an outline of its own. */
const sizes: Record<Layout, readonly [number, number]> = {
  keys: [10.4, 15.8],
  touch: [12.8, 13.6],
  display: [9.4, 18],
  wide: [16.6, 11.6],
};
type Design = { body: string; recipe: Recipe; layout: Layout; width: number; height: number };

/** A keypad of an alarm system: pressed keys, a touch plate, one with a display, a wide one. */
export const keypad = definePicture({
  name: 'keypad',
  version: 2,
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto' },
  views: {
    front: { yaw: -25, pitch: 10, distance: 5.2, span: 18, padding: 120 },
    side: { yaw: 48, pitch: 9, distance: 5.2, span: 18, padding: 125 },
    back: { yaw: 204, pitch: 10, distance: 5.2, span: 18, padding: 125 },
    detail: { yaw: -18, pitch: 10, distance: 5.2, span: 18, ground: 'light', zoom: 2, focus: [-1, 8, 1] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#e8eaec', '#e4e6e9', '#2c2f35', '#24272c']);
    const layout = recipe.layout<Layout>(params.layout, ['keys', 'touch', 'display', 'wide']);
    const [width, height] = sizes[layout];
    const grow = recipe.series.between('size', 0.94, 1.06);
    drawKeypad(studio, { body, recipe, layout, width: width * grow, height: height * grow });
  },
});

function drawKeypad(studio: Studio, design: Design): void {
  const { body, recipe, layout, width: w, height: h } = design;
  const d = 2.4;
  const at = place(move(0, h / 2 + 0.05, 0), turnX(-5));
  shadow(studio, onFloor(rectangle(0, 0.7, w * 0.9, d * 0.95, 0.6)), { blur: 0.9, contact: 0.9 });
  const corner = 1.8 * recipe.softness;
  const shape = { width: w, height: h, depth: d, corner, fillet: 0.8, backFillet: 0.3, points: 14, steps: 8 };
  const front = slab(studio, at, shape, matte(body));
  const glass = isLight(body) && layout !== 'touch' ? body : '#17191d';
  if (layout === 'touch' || !isLight(body)) {
    front.fill(
      rectangle(0, 0, w - 1.4, h - 1.4, corner * 0.7, 12),
      linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#353b44'], [0.4, '#17191d'], [1, '#0a0b0d']),
    );
  }
  if (front.isVisible) {
    if (layout === 'wide') drawWide(front, design, glass);
    else if (layout === 'touch') drawTouch(front, design);
    else drawKeys(front, design, glass);
  }
  drawBack(new Face(studio, place(at, move(0, 0, -d / 2), turnY(180))), design);
  const below = new Face(studio, place(at, move(0, -h / 2, 0), turnX(90)));
  for (const i of range(6)) below.fill(circle((i - 2.5) * 0.6, 0, 0.12, 10), '#0b0c0e');
}

/** The sign of a key: a digit, a cross to cancel, a tick to confirm. */
function drawSign(face: Face, index: number, x: number, y: number, size: number, ink: string, accent: string): void {
  const width = Math.max(1.4, size * 0.14 * face.unit);
  if (index === 9) {
    for (const side of [-1, 1])
      face.line(
        [
          [x - size * 0.4, y + side * size * 0.4],
          [x + size * 0.4, y - side * size * 0.4],
        ],
        ink,
        width,
        0.9,
      );
  } else if (index === 11) {
    face.line(
      [
        [x - size * 0.45, y],
        [x - size * 0.1, y - size * 0.38],
        [x + size * 0.5, y + size * 0.42],
      ],
      accent,
      width * 1.1,
      1,
    );
  } else {
    const text = index === 10 ? '0' : String(index + 1);
    digits(face, text, x - digitsWidth(text, size) / 2, y - size / 2, size, ink);
  }
}

function drawKeys(front: Face, { body, recipe, layout, width: w, height: h }: Design, ground: string): void {
  const hasDisplay = layout === 'display';
  const top = hasDisplay ? h * 0.2 : h * 0.3;
  const [dx, dy] = [w * 0.27, (top + h * 0.42) / 3.35];
  const tone = isLight(ground) ? lighten(body, 0.25) : '#2f343b';
  for (const i of range(12)) {
    const [x, y] = [((i % 3) - 1) * dx, top - Math.floor(i / 3) * dy];
    const shape = {
      width: dx * 0.84,
      height: dy * 0.76,
      depth: 0.44,
      corner: recipe.brand.pick('key corner', [0.3, 0.6, 1.1]),
      fillet: 0.2,
      points: 8,
      steps: 4,
    };
    front.fill(rectangle(x, y, shape.width + 0.16, shape.height + 0.16, shape.corner, 6), darken(body, 0.5), {
      opacity: 0.7,
    });
    const key = slab(front.studio, front.at(x, y, 0.1), shape, rubber(tone));
    drawSign(key, i, 0, 0, dy * 0.34, inkOn(tone, 0.75), recipe.accent);
  }
  if (hasDisplay) {
    const y = h * 0.37;
    front.fill(rectangle(0, y, w * 0.78, h * 0.17, 0.5), '#07090c');
    front.fill(rectangle(0, y, w * 0.72, h * 0.14, 0.35), linear(0, y + 1, 0, y - 1, [0, '#1b3450'], [1, '#0c1626']));
    digits(front, '12:40', -w * 0.3, y - h * 0.03, h * 0.065, '#dff1ff');
    for (const i of range(3))
      bar(
        front,
        w * 0.24,
        y + h * 0.03 - i * h * 0.03,
        w * (0.16 - i * 0.03),
        0.16,
        i ? '#8fb4d6' : recipe.accent,
        0.9,
      );
    return;
  }
  for (const i of range(3))
    led(front, (i - 1) * 1.1, h * 0.4, 0.15, [recipe.accent, '#5dff9b', '#4a5058'][i] ?? '#fff');
  bar(front, 0, -h * 0.455, w * 0.2, 0.16, inkOn(ground, 0.4), 0.7);
}

function drawTouch(front: Face, { recipe, width: w, height: h }: Design): void {
  const [dx, dy] = [w * 0.26, h * 0.165];
  for (const i of range(12)) {
    const [x, y] = [((i % 3) - 1) * dx, h * 0.22 - Math.floor(i / 3) * dy];
    front.line(closed(circle(x, y, Math.min(dx, dy) * 0.4, 36)), '#8b97a8', 1.2, 0.35);
    drawSign(front, i, x, y, dy * 0.3, '#eef3fa', recipe.accent);
  }
  mark(front, 0, h * 0.37, 0.7, recipe, '#17191d', 0.9);
  glowRing(front, 0, -h * 0.4, 0.55, recipe.accent, 0.4);
  for (const i of range(3))
    front.fill(ring(-0.1, -h * 0.4, 0.18 + i * 0.24, 0.27 + i * 0.24, -42, 42, 10), '#c9d6e8', { opacity: 0.85 });
  sheen(front, -w / 2 + 0.7, -h / 2 + 0.7, w - 1.4, h - 1.4, 1.2, 0.15, [0.35, 0.75]);
}

function drawWide(front: Face, { body, recipe, width: w, height: h }: Design, ground: string): void {
  const tone = isLight(ground) ? lighten(body, 0.25) : '#2f343b';
  front.fill(
    rectangle(-w * 0.26, 0, w * 0.38, h * 0.74, 0.8),
    linear(-w * 0.4, h * 0.3, 0, -h * 0.3, [0, '#1f3a63'], [1, '#0a1120']),
  );
  digits(front, '21', -w * 0.4, -h * 0.02, h * 0.24, '#eef6ff');
  front.fill(circle(-w * 0.18, h * 0.2, 0.16, 16), '#eef6ff');
  for (const i of range(4))
    bar(front, -w * 0.28, -h * 0.13 - i * h * 0.06, w * (0.22 - i * 0.03), 0.2, i ? '#8fb4d6' : recipe.accent, 0.9);
  const [dx, dy] = [w * 0.145, h * 0.19];
  for (const i of range(12)) {
    const [x, y] = [w * 0.085 + (i % 3) * dx, h * 0.28 - Math.floor(i / 3) * dy];
    const shape = { width: dx * 0.84, height: dy * 0.8, depth: 0.4, corner: 0.5, fillet: 0.18, points: 6, steps: 3 };
    const key = slab(front.studio, front.at(x, y, 0.1), shape, rubber(tone));
    drawSign(key, i, 0, 0, dy * 0.36, inkOn(tone, 0.75), recipe.accent);
  }
  led(front, w * 0.44, h * 0.4, 0.14, recipe.accent);
}

function drawBack(back: Face, { body, width: w, height: h }: Design): void {
  back.fill(
    rectangle(0, 0, w - 1.6, h - 1.6, 0.8),
    linear(-4, 6, 4, -6, [0, darken(body, 0.08)], [1, darken(body, 0.26)]),
  );
  back.fill(rectangle(0, -h * 0.08, w * 0.56, h * 0.34, 0.4), darken(body, 0.38));
  for (const i of range(2)) {
    const x = (i - 0.5) * w * 0.27;
    back.fill(
      rectangle(x, -h * 0.08, w * 0.2, h * 0.28, 0.6),
      linear(x - 1, 0, x + 1, 0, [0, '#c3c7cc'], [0.35, '#3f5e4b'], [1, '#22352a']),
    );
    back.fill(rectangle(x, h * 0.065, w * 0.08, 0.3, 0.1), '#d3ac5c');
  }
  for (const y of [-1, 1]) screw(back, 0, y * h * 0.38, 0.34);
  for (const x of [-1, 1]) back.fill(circle(x * w * 0.3, h * 0.26, 0.4, 20), '#0b0c0e', { opacity: 0.85 });
}

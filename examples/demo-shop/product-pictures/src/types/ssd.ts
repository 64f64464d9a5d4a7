import {
  bar,
  circle,
  darken,
  definePicture,
  digits,
  digitsWidth,
  Face,
  inkOn,
  lighten,
  linear,
  mark,
  metal,
  move,
  onFloor,
  place,
  type Recipe,
  range,
  rectangle,
  ring,
  shadow,
  slab,
  turnX,
  turnY,
  wordMark,
} from '../studio/index.ts';

type Layout = 'slash' | 'block' | 'stripes' | 'corner';
const [w, h, d] = [7, 10, 0.7];

/** What is printed for a capacity in gigabytes: 960 or 2.0 (terabytes). */
export const capacityDigits = (gigabytes: number): string =>
  gigabytes >= 1000 ? (gigabytes / 1000).toFixed(1) : String(Math.round(Math.max(1, gigabytes)));

/** A 2.5 inch solid-state drive lying flat. */
export const ssd = definePicture({
  name: 'ssd',
  defaults: { capacity: 1000, layout: 'auto' },
  views: {
    front: (_, recipe) => ({
      yaw: recipe.brand.pick('turn', [32, -32, 20]),
      pitch: 40,
      distance: 5.2,
      span: 11,
      padding: 125,
    }),
    side: { yaw: 52, pitch: 22, distance: 5.2, span: 11, padding: 125 },
    back: { yaw: 200, pitch: 40, distance: 5.2, span: 11, padding: 125 },
    detail: { yaw: 26, pitch: 30, distance: 5.2, span: 11, ground: 'light', zoom: 2.4, focus: [-0.6, 0.5, 4] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#2a2d33', '#23262b', '#3a3f47', '#c3c7cc', '#2b3442']);
    shadow(studio, onFloor(rectangle(0, 0, w * 0.97, h * 0.97, 0.3)), { blur: 0.8 });
    const at = place(move(0, 0.38, 0), turnX(-90));
    const top = slab(
      studio,
      at,
      { width: w, height: h, depth: d, corner: 0.35, fillet: 0.1, points: 6 },
      metal(body, 0.5),
    );
    const layout = recipe.layout<Layout>(params.layout, ['slash', 'block', 'stripes', 'corner']);
    const label = layout === 'block' ? recipe.accent : body;
    const plate = rectangle(0, 0.1, w - 0.9, h - 1.5, 0.22, 6);
    top.fill(
      plate,
      linear(-w / 2, h / 2, w / 2, -h / 2, [0, lighten(label, 0.16)], [0.5, label], [1, darken(label, 0.35)]),
    );
    top.clip(plate, () => {
      drawArt(top, layout, body, recipe);
      top.fill(
        [
          [-w / 2, h / 2],
          [w * 0.1, h / 2],
          [-w * 0.35, -h / 2],
          [-w / 2, -h / 2],
        ],
        linear(-w / 2, h / 2, w * 0.05, 0, [0, '#fff', 0.16], [1, '#fff', 0.02]),
      );
    });
    const ink = layout === 'block' ? inkOn(recipe.accent, 0.85) : inkOn(body, 0.92);
    wordMark(top, -1.35, 3.2, 2.8, recipe, label, 1);
    bar(top, -1.85, 2.55, 1.6, 0.16, ink, 0.6);
    const text = capacityDigits(params.capacity);
    digits(top, text, w / 2 - 1 - digitsWidth(text, 0.95), -3.9, 0.95, ink);
    for (const [i, width] of [2.1, 1.8, 2.2].entries())
      bar(top, -2.65 + width / 2, -3.1 - i * 0.36, width, 0.13, ink, 0.5);
    for (const x of [-1, 1]) {
      for (const y of [-1, 1]) {
        top.fill(circle(x * (w / 2 - 0.26), y * (h / 2 - 0.36), 0.14, 18), '#0c0d0f');
        top.fill(ring(x * (w / 2 - 0.26), y * (h / 2 - 0.36), 0.11, 0.17, 200, 340), '#fff', { opacity: 0.35 });
      }
    }
    drawConnector(new Face(studio, move(0, 0.38, h / 2 + 0.005)));
    for (const side of [-1, 1]) {
      const flank = new Face(studio, place(move(side * (w / 2 + 0.005), 0.38, 0), turnY(side * 90)));
      for (const x of [-3.2, 3.4]) {
        flank.fill(circle(x, -0.02, 0.16, 18), '#060607');
        flank.fill(ring(x, -0.02, 0.14, 0.2, 200, 340), '#fff', { opacity: 0.4 });
      }
    }
  },
});

function drawArt(top: Face, layout: Layout, body: string, recipe: Recipe): void {
  const { accent } = recipe;
  if (layout === 'slash') {
    top.fill(
      [
        [-w / 2, -h * 0.02],
        [w / 2, h * 0.2],
        [w / 2, h * 0.135],
        [-w / 2, -h * 0.085],
      ],
      linear(-w / 2, 0, w / 2, 0, [0, accent], [1, lighten(accent, 0.2)]),
    );
    top.fill(
      [
        [-w / 2, -h * 0.1],
        [w / 2, h * 0.12],
        [w / 2, h * 0.11],
        [-w / 2, -h * 0.11],
      ],
      accent,
      { opacity: 0.6 },
    );
  } else if (layout === 'block') {
    top.fill(rectangle(0, -h * 0.3, w, h * 0.34), '#0f1114', { opacity: 0.85 });
    mark(top, 0, h * 0.06, 1.15, recipe, accent, 0.9);
  } else if (layout === 'stripes') {
    for (const i of range(6)) {
      const y = 1.2 - i * 0.55;
      top.fill(rectangle(0, y, w, 0.3 - i * 0.04), i < 4 ? accent : inkOn(body, 0.3), { opacity: 0.9 - i * 0.12 });
    }
  } else {
    top.fill(
      [
        [w / 2, h / 2],
        [w / 2, -h * 0.04],
        [-w * 0.3, h / 2],
      ],
      linear(0, h / 2, w / 2, 0, [0, accent], [1, darken(accent, 0.35)]),
    );
    mark(top, -w * 0.2, -h * 0.06, 0.8, recipe, body, 0.8);
  }
}

/** The two gold combs of power and data. */
function drawConnector(edge: Face): void {
  edge.fill(rectangle(-0.3, -0.05, 4.6, 0.42, 0.04, 2), '#08090a');
  for (const i of range(7)) edge.fill(rectangle(-2.2 + i * 0.17, -0.05, 0.09, 0.24, 0.01, 1), '#d3ac5c');
  for (const i of range(15)) edge.fill(rectangle(-0.55 + i * 0.16, -0.05, 0.085, 0.24, 0.01, 1), '#d3ac5c');
}

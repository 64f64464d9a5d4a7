import {
  bar,
  book,
  circle,
  clamp,
  darken,
  definePicture,
  digits,
  Face,
  isLight,
  led,
  linear,
  move,
  onFloor,
  perforate,
  place,
  plant,
  type Recipe,
  radial,
  range,
  rectangle,
  roundJack,
  rubber,
  type Studio,
  satin,
  shadow,
  slab,
  staggered,
  turnX,
  turnY,
  wordMark,
} from '../studio/index.ts';

type Layout = 'plain' | 'wide' | 'wing' | 'edge';
type Design = {
  width: number;
  height: number;
  depth: number;
  body: string;
  cloth: string;
  layout: Layout;
  recipe: Recipe;
};

const lengthOf = (width: number) => clamp(width, 40, 140);

/** A soundbar for under a television, with its subwoofer where the set has one. */
export const soundbar = definePicture({
  name: 'soundbar',
  hasTurn: true,
  defaults: { layout: 'auto', width: 90, subwoofer: false },
  views: {
    front: ({ width }, recipe) => ({
      yaw: recipe.brand.pick('turn', [-30, 30, -24]),
      pitch: 15,
      span: lengthOf(width),
      padding: 75,
    }),
    side: ({ width }) => ({ yaw: 52, pitch: 14, span: lengthOf(width), padding: 85 }),
    detail: ({ width }) => ({
      yaw: -36,
      pitch: 20,
      span: lengthOf(width),
      ground: 'light',
      zoom: 2.7,
      focus: [lengthOf(width) * 0.28, 4, 4],
    }),
    scene: ({ width }) => {
      const unit = lengthOf(width) * 0.6;
      return {
        yaw: 0,
        pitch: 13,
        span: lengthOf(width),
        padding: 80,
        shift: [0, 70],
        ground: {
          wall: 'warm',
          unit,
          far: 0.5,
          props: (studio, at) => {
            plant(studio, at, -unit * 0.72, -unit * 0.26, unit / 46);
            book(studio, at, {
              right: unit * 0.6,
              nearer: -unit * 0.26,
              turn: 10,
              width: 18,
              depth: 14,
              thick: 2.6,
              colour: '#35506b',
            });
          },
        },
      };
    },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#24272c', '#2c2f35', '#d9dcdf', '#1d2025']);
    const layout = recipe.layout<Layout>(params.layout, ['plain', 'wide', 'wing', 'edge']);
    const design: Design = {
      body,
      layout,
      recipe,
      cloth: recipe.series.isTrue('grey cloth', 0.35)
        ? '#6d737b'
        : isLight(body)
          ? darken(body, 0.16)
          : darken(body, 0.2),
      width: lengthOf(params.width),
      height: recipe.series.between('height', 5.4, 7),
      depth: layout === 'wide' ? 13 : recipe.series.between('depth', 8.6, 10.5),
    };
    const isLeft = studio.depth([-1, 0, 0]) < 0;
    if (params.subwoofer && isLeft) drawSubwoofer(studio, design, -1);
    drawBar(studio, design);
    if (params.subwoofer && !isLeft) drawSubwoofer(studio, design, -1);
  },
});

function drawBar(studio: Studio, { width: w, height: h, depth: d, body, cloth, layout, recipe }: Design): void {
  shadow(studio, onFloor(rectangle(0, 0, w * 0.98, d * 0.94, 1)), { blur: 0.7 });
  for (const side of [-1, 1]) {
    slab(
      studio,
      place(move(side * w * 0.4, 0.3, 0), turnX(-90)),
      { width: 5, height: d * 0.7, depth: 0.6, corner: 0.8, fillet: 0.1, steps: 2 },
      rubber('#111215'),
    );
  }
  const y = h / 2 + 0.5;
  const corner = layout === 'edge' ? 0.6 : (layout === 'wing' ? h * 0.48 : 1.8) * Math.min(1, recipe.softness);
  const shape = { width: w, height: h, depth: d, corner, fillet: layout === 'edge' ? 0.3 : 0.8, points: 12, steps: 6 };
  const front = slab(studio, move(0, y, 0), shape, satin(body));
  const inner = layout === 'wing' ? w * 0.9 : w - 1.6;
  const grille = slab(
    studio,
    front.at(0, 0, -0.1),
    { width: inner, height: h - 1.3, depth: 0.5, corner: Math.max(0.4, corner - 0.6), fillet: 0.25, points: 8 },
    rubber(cloth),
  );
  const step = 0.85;
  perforate(grille, staggered(inner - 1.2, h - 2, step), step * 0.26, darken(cloth, 0.6), 0.7);
  grille.fill(
    rectangle(0, 0, inner - 0.6, h - 1.9, 0.5),
    linear(0, h / 2, 0, -h / 2, [0, '#fff', 0.12], [0.5, '#fff', 0], [1, '#000', 0.25]),
  );
  if (layout === 'plain' || layout === 'wide') {
    for (const side of [-1, 1]) {
      grille.fill(
        circle(side * w * 0.38, 0, h * 0.32, 40),
        radial(side * w * 0.38, 0, h * 0.32, [0, '#000', 0.4], [0.85, '#000', 0.16], [1, '#fff', 0.16]),
      );
    }
  }
  digits(grille, recipe.model.pick('volume', ['24', '18', '32']), -1, -h * 0.12, h * 0.24, '#e9f1ff');
  led(grille, w * 0.06, 0, 0.2, recipe.accent);
  wordMark(grille, w * 0.4, -h * 0.28, 5, recipe, cloth, 0.95);
  const top = new Face(studio, place(move(0, y + h / 2, 0), turnX(-90)));
  top.fill(rectangle(0, d * 0.02, w * 0.22, d * 0.3, d * 0.15), linear(0, 2, 0, -2, [0, '#0a0b0d'], [1, '#24272c']));
  for (const i of range(5)) {
    const x = (i - 2) * w * 0.038;
    top.fill(circle(x, d * 0.02, d * 0.08, 24), '#2c3036');
    if (i === 2) top.fill(circle(x, d * 0.02, d * 0.035, 18), recipe.accent);
    else bar(top, x, d * 0.02, d * 0.07, d * 0.016, '#c9ced5', 0.9);
  }
  if (layout === 'wide') {
    for (const side of [-1, 1])
      perforate(top.moved(side * w * 0.36, 0), staggered(w * 0.16, d * 0.6, 0.8), 0.22, '#060708', 0.85);
  }
  const end = new Face(studio, place(move(w / 2, y, 0), turnY(90)));
  roundJack(end, 0, 0, h * 0.22, '#08090b');
  const other = new Face(studio, place(move(-w / 2, y, 0), turnY(-90)));
  roundJack(other, 0, 0, h * 0.22, '#08090b');
}

/** A cube with a driver and a port, standing beside and behind the bar. */
function drawSubwoofer(studio: Studio, { width: w, body, cloth, recipe }: Design, side: 1 | -1): void {
  const [sw, sh, sd] = [w * 0.2 + 3, w * 0.33 + 4, w * 0.24 + 6];
  const x = side * (w * 0.32);
  const z = -sd * 0.9;
  shadow(studio, onFloor(rectangle(x, z, sw * 0.95, sd * 0.95, 1)), { blur: 0.9 });
  const y = sh / 2 + 0.9;
  for (const [dx, dz] of [
    [-1, 1],
    [1, 1],
  ] as const) {
    slab(
      studio,
      place(move(x + dx * sw * 0.38, 0.5, z + dz * sd * 0.38), turnX(-90)),
      { width: 2.4, height: 2.4, depth: 1, corner: 1.2, fillet: 0.1, steps: 2 },
      rubber('#111215'),
    );
  }
  const shape = { width: sw, height: sh, depth: sd, corner: 1.6 * recipe.softness, fillet: 0.7, points: 10, steps: 6 };
  const front = slab(studio, move(x, y, z), shape, satin(body));
  const panel = { width: sw - 2, height: sh - 2, depth: 0.5, corner: 1, fillet: 0.25 };
  const grille = slab(studio, front.at(0, 0, 0), panel, rubber(cloth));
  perforate(grille, staggered(sw - 3.6, sh - 3.6, 1.1), 0.28, darken(cloth, 0.6), 0.65);
  const r = sw * 0.32;
  grille.fill(
    circle(0, -sh * 0.04, r, 48),
    radial(0, -sh * 0.04, r, [0, '#000', 0.5], [0.8, '#000', 0.2], [1, '#fff', 0.2]),
  );
  wordMark(grille, 0, -sh * 0.4, sw * 0.3, recipe, cloth, 0.9);
  led(grille, 0, sh * 0.42, 0.3, recipe.accent);
  const flank = new Face(studio, place(move(x + sw / 2, y, z), turnY(90)));
  roundJack(flank, 0, -sh * 0.2, sw * 0.15, '#050506');
}

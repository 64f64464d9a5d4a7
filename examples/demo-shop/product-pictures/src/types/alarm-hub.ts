import {
  bar,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  Face,
  glowRing,
  led,
  lighten,
  linear,
  mark,
  matte,
  move,
  networkPort,
  onFloor,
  perforate,
  place,
  polygon,
  type Recipe,
  range,
  rectangle,
  ring,
  roundJack,
  shadow,
  slab,
  staggered,
  turnX,
  turnY,
} from '../studio/index.ts';

type Layout = 'square' | 'shield' | 'wave' | 'disc';

/** Width and height in shares of the size: each has an outline of its own. */
const sizes: Record<Layout, readonly [number, number]> = {
  square: [1, 1],
  shield: [0.86, 1.12],
  wave: [1.22, 0.9],
  disc: [1, 1],
};

/** The panel of an alarm system: a flat plate whose mark glows, hung on the wall or leaning on a shelf. */
export const alarmHub = definePicture({
  name: 'alarm-hub',
  version: 2,
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', ports: 1 },
  views: {
    front: { yaw: -24, pitch: 16, distance: 5.2, span: 18, padding: 140 },
    side: { yaw: 46, pitch: 12, distance: 5.2, span: 18, padding: 145 },
    back: { yaw: 204, pitch: 12, distance: 5.2, span: 18, padding: 140 },
    detail: { yaw: -18, pitch: 12, distance: 5.2, span: 18, ground: 'light', zoom: 2, focus: [0, 8.4, 1] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#e8eaec', '#e4e6e9', '#2c2f35']);
    const layout = recipe.layout<Layout>(params.layout, ['square', 'shield', 'wave', 'disc']);
    const size = recipe.series.between('size', 15.4, 17);
    const depth = recipe.series.between('depth', 3.2, 4.2);
    const [width, height] = [size * sizes[layout][0], size * sizes[layout][1]];
    const at = place(move(0, height * 0.485, 0), turnX(-10));
    shadow(
      studio,
      onFloor(rectangle(0, height * 0.085, width * (layout === 'disc' ? 0.5 : 0.86), depth * 1.1, depth * 0.4)),
      { blur: 1, contact: 0.85 },
    );
    const corners: Record<Layout, number> = {
      square: 3.2 * recipe.softness,
      shield: 5.6,
      wave: 2.4 * recipe.softness,
      disc: size / 2,
    };
    const shape = {
      width,
      height,
      depth,
      corner: corners[layout],
      fillet: depth * (layout === 'wave' ? 0.3 : 0.55),
      backFillet: 0.4,
      points: 18,
      steps: 10,
    };
    const front = slab(studio, at, shape, matte(body));
    drawFront(front, layout, size, body, recipe);
    // A wave has its loudspeaker in the middle.
    led(front, layout === 'wave' ? width * 0.4 : 0, -height * 0.4, 0.13, '#5dff9b');
    const back = new Face(studio, place(at, move(0, 0, -depth / 2), turnY(180)));
    drawBack(
      back.stretched(sizes[layout][0], sizes[layout][1]),
      size,
      body,
      clamp(Math.round(params.ports), 0, 2),
      corners[layout],
      recipe,
    );
    for (const side of [-1, 1]) {
      const flank = new Face(studio, place(at, move((side * width) / 2, 0, -depth * 0.1), turnY(side * 90)));
      for (const i of range(7))
        flank.fill(rectangle(0, (i - 3) * 0.6, depth * 0.36, 0.2, 0.1, 3), '#000', {
          opacity: layout === 'disc' ? 0 : 0.4,
        });
    }
  },
});

function drawFront(front: Face, layout: Layout, size: number, body: string, recipe: Recipe): void {
  const glow = (x: number, y: number, radius: number) => {
    glowRing(front, x, y, radius, recipe.accent, 0.5);
    front.fill(ring(x, y, radius * 0.94, radius * 1.06, 0, 360, 64), lighten(recipe.accent, 0.35));
    mark(front, x, y, radius * 0.42, recipe, body, 0.75);
  };
  if (layout === 'square') {
    const panel = linear(-size / 2, size / 2, size / 2, -size / 2, [0, lighten(body, 0.35)], [1, darken(body, 0.06)]);
    front.fill(rectangle(0, 0, size * 0.62, size * 0.62, 2.2), panel, { opacity: 0.7 });
    front.line(closed(rectangle(0, 0, size * 0.62, size * 0.62, 2.2)), darken(body, 0.16), 1.2, 0.6);
    glow(0, 0, size * 0.1);
  } else if (layout === 'shield') {
    const plate = polygon(0, 0, size * 0.27, 6);
    front.fill(plate, linear(-3, 4, 3, -4, [0, lighten(body, 0.4)], [1, darken(body, 0.1)]));
    front.line(closed(plate), lighten(recipe.accent, 0.2), 4, 0.9);
    mark(front, 0, 0, size * 0.08, recipe, body, 0.8);
  } else if (layout === 'wave') {
    front.line(
      [
        [-size * 0.42, -size * 0.2],
        [size * 0.42, -size * 0.2],
      ],
      darken(body, 0.3),
      1.6,
      0.7,
    );
    bar(front, 0, -size * 0.2, size * 0.3, 0.26, recipe.accent, 0.95);
    front.fill(rectangle(0, -size * 0.2, size * 0.36, 1.1, 0.5), recipe.accent, { opacity: 0.16 });
    perforate(
      front,
      staggered(size * 0.5, size * 0.12, 0.52).map(([x, y]) => [x, y - size * 0.32] as const),
      0.12,
      darken(body, 0.6),
      0.8,
    );
    mark(front, 0, size * 0.1, size * 0.11, recipe, body, 0.7);
  } else {
    front.line(closed(circle(0, 0, size * 0.34, 72)), darken(body, 0.18), 1.4, 0.7);
    glow(0, 0, size * 0.2);
  }
}

/** Under the slide-on mount: sockets, the SIM tray, the tamper button, the label. */
function drawBack(back: Face, size: number, body: string, ports: number, corner: number, recipe: Recipe): void {
  const inner = size - 1.6;
  const apart = corner > size * 0.3 ? size * 0.29 : size * 0.36;
  back.fill(
    rectangle(0, 0, inner, inner, Math.max(0.6, corner - 0.8), 16),
    linear(-6, 6, 6, -6, [0, darken(body, 0.06)], [1, darken(body, 0.24)]),
  );
  back.fill(
    rectangle(0, size * 0.14, size * 0.62, size * 0.34, 0.5),
    linear(0, 5, 0, 0, [0, darken(body, 0.6)], [1, darken(body, 0.4)]),
  );
  roundJack(back, -size * 0.22, size * 0.14, 0.55);
  for (const i of range(ports)) networkPort(back, -size * 0.08 + i * 2, size * 0.14, 1.7, '#9aa0a8');
  for (const i of range(2)) {
    back.fill(rectangle(size * (0.1 + i * 0.13), size * 0.14, 1.4, 1.9, 0.15), '#0b0c0e');
    back.fill(rectangle(size * (0.1 + i * 0.13), size * 0.14, 0.9, 1.1, 0.1), '#d3ac5c', { opacity: 0.8 });
  }
  back.fill(rectangle(-size * 0.2, -size * 0.22, size * 0.26, size * 0.22, 0.2), '#eceef0');
  for (const i of range(4)) bar(back, -size * 0.2, -size * (0.16 + i * 0.036), size * 0.2, 0.14, '#8b9199', 0.8);
  back.fill(rectangle(size * 0.12, -size * 0.22, size * 0.17, size * 0.17, 0.1), '#eceef0');
  for (const i of range(25)) {
    if (recipe.model.isTrue(`code ${i}`))
      back.fill(
        rectangle(
          size * 0.12 + ((i % 5) - 2) * 0.46,
          -size * 0.22 + (Math.floor(i / 5) - 2) * 0.46,
          0.46,
          0.46,
          0.01,
          1,
        ),
        '#24272c',
      );
  }
  for (const x of [-1, 1])
    for (const y of [-1, 1]) back.fill(circle(x * apart, y * apart, 0.42, 20), '#0b0c0e', { opacity: 0.85 });
  back.fill(circle(size * 0.32, -size * 0.04, 0.5, 24), '#c3c7cc');
}

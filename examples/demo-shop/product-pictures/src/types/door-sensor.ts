import {
  bar,
  darken,
  definePicture,
  Face,
  groove,
  led,
  lighten,
  linear,
  mark,
  matte,
  move,
  onFloor,
  place,
  type Recipe,
  rectangle,
  type Studio,
  screw,
  shadow,
  slab,
  turnY,
} from '../studio/index.ts';

type Layout = 'round' | 'crisp' | 'twin' | 'bar';
const shapes: Record<
  Layout,
  { main: [number, number, number]; magnet: [number, number, number]; corner: number; fillet: number }
> = {
  round: { main: [3.4, 8.4, 2.1], magnet: [1.7, 4.4, 1.9], corner: 1, fillet: 0.55 },
  crisp: { main: [3, 9.4, 1.7], magnet: [1.3, 9.4, 1.5], corner: 0.4, fillet: 0.22 },
  twin: { main: [4.4, 6.4, 2], magnet: [2.1, 6.4, 1.8], corner: 1.3, fillet: 0.6 },
  bar: { main: [2.3, 11, 1.9], magnet: [1.4, 3.4, 1.6], corner: 1.1, fillet: 0.7 },
};

/** An opening sensor: the transmitter and its magnet side by side. */
export const doorSensor = definePicture({
  name: 'door-sensor',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto' },
  views: {
    front: { yaw: 28, pitch: 10, distance: 5.2, span: 12, padding: 200 },
    side: { yaw: -38, pitch: 10, distance: 5.2, span: 12, padding: 200 },
    back: { yaw: 206, pitch: 10, distance: 5.2, span: 12, padding: 200 },
    detail: { yaw: 24, pitch: 12, distance: 5.2, span: 12, ground: 'light', zoom: 1.7, focus: [-0.7, 6, 1] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#e6e8ea', '#e2e0db', '#2c2f35', '#7b5a43']);
    const layout = recipe.layout<Layout>(params.layout, ['round', 'crisp', 'twin', 'bar']);
    const { main, magnet, ...edge } = shapes[layout];
    const gap = 0.8;
    const left = -(main[0] + gap + magnet[0]) / 2 + main[0] / 2;
    const right = left + main[0] / 2 + gap + magnet[0] / 2;
    const drawMain = () => drawTransmitter(studio, left, main, edge, body, recipe);
    const drawSmall = () => drawMagnet(studio, right, magnet, edge, body);
    const isMainFar = studio.depth([left, 0, 0]) < studio.depth([right, 0, 0]);
    if (isMainFar) drawMain();
    drawSmall();
    if (!isMainFar) drawMain();
  },
});

type Edge = { corner: number; fillet: number };
type Size = readonly [width: number, height: number, depth: number];

function drawTransmitter(studio: Studio, x: number, [w, h, d]: Size, edge: Edge, body: string, recipe: Recipe): void {
  shadow(studio, onFloor(rectangle(x, 0, w * 0.92, d * 0.9, 0.5)), { blur: 0.6 });
  const shape = { width: w, height: h, depth: d, ...edge, points: 12, steps: 7 };
  const face = slab(studio, move(x, h / 2, 0), shape, matte(body));
  const half = w / 2 - edge.fillet * 0.6;
  for (const [drop, colour, width] of [
    [0, darken(body, 0.3), 1.4],
    [0.03, lighten(body, 0.5), 0.9],
  ] as const) {
    const y = -h * 0.23 - drop;
    face.line(
      [
        [-half, y],
        [half, y],
      ],
      colour,
      width,
      0.75,
    );
  }
  led(face, 0, h * 0.34, 0.11, recipe.accent);
  mark(face, 0, -h * 0.34, 0.3, recipe, body, 0.5);
  const back = new Face(studio, place(move(x, h / 2, -d / 2), turnY(180)));
  back.fill(
    rectangle(0, 0, w * 0.7, h * 0.8, 0.3),
    linear(0, h / 2, 0, -h / 2, [0, darken(body, 0.04)], [1, darken(body, 0.14)]),
  );
  for (const y of [-1, 1]) screw(back, 0, y * h * 0.27, 0.22, '#aeb3b9');
  groove(back, 0, 0, w * 0.4, 0.18, lighten(body, 0.3));
}

function drawMagnet(studio: Studio, x: number, [w, h, d]: Size, edge: Edge, body: string): void {
  shadow(studio, onFloor(rectangle(x, 0, w * 0.9, d * 0.9, 0.4)), { blur: 0.6 });
  const corner = Math.min(edge.corner, w * 0.48);
  const shape = { width: w, height: h, depth: d, corner, fillet: Math.min(edge.fillet, w * 0.3), points: 12, steps: 7 };
  const face = slab(studio, move(x, h / 2, 0), shape, matte(body));
  bar(face, 0, -h * 0.38, w * 0.3, 0.1, darken(body, 0.3), 0.6);
  // The notch that shows where both halves have to meet.
  const left = -w / 2 + Math.min(edge.fillet, w * 0.3);
  face.fill(
    [
      [left, h * 0.05],
      [left + 0.18, 0],
      [left, -h * 0.05],
    ],
    darken(body, 0.3),
    { opacity: 0.7 },
  );
}

import {
  bar,
  circle,
  clamp,
  closed,
  darken,
  definePicture,
  digits,
  Face,
  groove,
  led,
  lighten,
  linear,
  mainsSocket,
  matte,
  move,
  networkPort,
  onFloor,
  place,
  powerButton,
  type Recipe,
  radians,
  range,
  rectangle,
  rubber,
  type Studio,
  satin,
  shadow,
  sheen,
  slab,
  turnX,
  turnY,
  usbA,
  wordMark,
} from '../studio/index.ts';

type Layout = 'display' | 'column' | 'lights' | 'wide';
type Design = { width: number; height: number; depth: number; body: string; layout: Layout; sockets: number };

/** An uninterruptible power supply as a tower; its size follows the volt-amperes. */
export const upsTower = definePicture({
  name: 'ups-tower',
  hasTurn: true,
  hasPoses: true,
  defaults: { capacity: 1000, sockets: 6, layout: 'auto' },
  views: {
    front: { yaw: -34, pitch: 16, distance: 4.8, span: 34, padding: 90 },
    side: { yaw: 30, pitch: 12, distance: 4.8, span: 34, padding: 95 },
    back: { yaw: 150, pitch: 16, distance: 4.8, span: 34, padding: 95 },
    detail: { yaw: -22, pitch: 10, distance: 4.8, span: 34, ground: 'light', zoom: 2.2, focus: [0, 18, 15] },
  },
  draw: (studio, params, { recipe }) => {
    const size = clamp((Math.max(1, params.capacity) / 1000) ** (1 / 3), 0.75, 1.35);
    const layout = recipe.layout<Layout>(params.layout, ['display', 'column', 'lights', 'wide']);
    const design: Design = {
      width: (layout === 'wide' ? 17 : 11.5) * size,
      height: (layout === 'wide' ? 23 : 27) * size,
      depth: recipe.series.between('depth', 27, 33) * size,
      body: recipe.colour(params.colour, ['#1f2125', '#26292e', '#2c2f35']),
      layout,
      sockets: clamp(Math.round(params.sockets), 1, 10),
    };
    drawTower(studio, design, recipe);
  },
});

function drawTower(studio: Studio, design: Design, recipe: Recipe): void {
  const { width: w, height: h, depth: d, body } = design;
  shadow(studio, onFloor(rectangle(0, 0, w, d, 0.8)), { blur: 0.9 });
  for (const z of [-1, 1]) {
    for (const x of [-1, 1]) {
      const foot = { width: 2.4, height: 2.4, depth: 0.7, corner: 0.6, fillet: 0.1 };
      slab(studio, place(move(x * w * 0.32, 0.3, z * d * 0.4), turnX(-90)), foot, rubber('#0c0d0f'));
    }
  }
  const isBehind = studio.floorViewer[2] < 0;
  const housing = { width: w, height: h, depth: d - 2, corner: 0.6, fillet: 0.25, points: 4, steps: 3 };
  const bezelShape = {
    width: w,
    height: h,
    depth: 1.8,
    corner: 0.9 * recipe.softness,
    fillet: 0.7,
    points: 8,
    steps: 6,
  };
  const drawBezel = () => slab(studio, move(0, h / 2 + 0.5, d / 2 - 1.6), bezelShape, satin(body));
  if (isBehind) drawBezel();
  slab(studio, move(0, h / 2 + 0.5, -1), housing, matte(body));
  drawFlanks(studio, design);
  if (isBehind) drawBack(new Face(studio, place(move(0, h / 2 + 0.5, -d / 2), turnY(180))), design, recipe);
  else drawFront(drawBezel(), design, recipe);
}

function drawFlanks(studio: Studio, { width: w, height: h, depth: d, body }: Design): void {
  for (const side of [-1, 1]) {
    const flank = new Face(studio, place(move(side * (w / 2 + 0.01), h / 2 + 0.5, -1), turnY(side * 90)));
    for (const i of range(14)) {
      const x = (-9.5 + i * 1.18) * (d / 33);
      for (const j of range(7)) groove(flank, x, h * 0.3 - j * 0.9, 0.72, 0.34, lighten(body, 0.4));
      for (const j of range(4)) groove(flank, x, -h * 0.28 - j * 0.9, 0.72, 0.34, lighten(body, 0.3));
    }
  }
}

const ink = '#d6f1ff';

function drawScreen(face: Face, y: number, width: number, height: number): void {
  face.fill(rectangle(0, y, width, height, 0.4), '#000');
  face.fill(
    rectangle(0, y, width - 0.5, height - 0.5, 0.25),
    linear(-4, y + 3, 4, y - 3, [0, '#1d4a7e'], [1, '#0c2340']),
  );
  digits(face, '230', -width / 2 + 0.8, y + 0.4, 1.5, ink);
  bar(face, width / 2 - 1.35, y + 1.1, 0.9, 0.2, ink);
  for (const i of range(5)) {
    const tall = 0.7 + i * 0.14;
    face.fill(rectangle(-width / 2 + 1.25 + i * 0.78, y - 1.3, 0.55, tall, 0.06, 2), ink, {
      opacity: i < 4 ? 0.95 : 0.25,
    });
  }
  face.fill(rectangle(width / 2 - 1.6, y - 1.3, 1.5, 0.9, 0.12), ink, { opacity: 0.25 });
  face.fill(rectangle(width / 2 - 1.85, y - 1.3, 1, 0.6, 0.06), ink, { opacity: 0.9 });
}

const lights = ['#64f29a', '#ffb648', '#51565e'];

function drawFront(face: Face, { width: w, height: h, body, layout }: Design, recipe: Recipe): void {
  const accent = recipe.accent;
  wordMark(face, 0, h / 2 - 1.1, 3, recipe, body);
  if (layout === 'lights') {
    face.fill(rectangle(0, h * 0.24, w * 0.56, w * 0.56, w * 0.28, 20), '#0b0c0e');
    powerButton(face, 0, h * 0.24, w * 0.2, accent);
    for (const [i, colour] of lights.entries()) led(face, (i - 1) * 1.6, h * 0.06, 0.16, colour);
    for (const i of range(15))
      groove(face, 0, -h * 0.04 - i * h * 0.028, w * (0.74 - i * 0.015), 0.3, lighten(body, 0.3));
    return;
  }
  const plateHeight = layout === 'column' ? h * 0.84 : h * 0.5;
  const plateY = layout === 'column' ? -h * 0.02 : h * 0.19;
  const gloss = linear(-w / 2, h * 0.45, w / 2, -h * 0.1, [0, '#2b2e34'], [0.5, '#101114'], [1, '#060607']);
  face.fill(rectangle(0, plateY, layout === 'column' ? w * 0.62 : w - 1.6, plateHeight, 0.7), gloss);
  const screenWidth = layout === 'column' ? w * 0.54 : w - 3.8;
  drawScreen(face, h * 0.27, screenWidth, 5.4);
  sheen(face, -w / 2 + 0.8, plateY - plateHeight / 2, w - 1.6, plateHeight, 0.7, 0.2);
  powerButton(face, 0, h * 0.03, 1.3, accent);
  for (const [i, colour] of lights.entries()) led(face, (i - 1) * 1.6, -h * 0.065, 0.14, colour);
  if (layout === 'column') {
    face.fill(rectangle(0, -h * 0.36, w * 0.4, 0.3, 0.15), accent);
    for (const side of [-1, 1]) {
      for (const i of range(18))
        groove(face, side * w * 0.4, h * 0.38 - i * h * 0.044, w * 0.12, 0.3, lighten(body, 0.3));
    }
    return;
  }
  if (layout === 'wide') usbA(face, w * 0.3, h * 0.03, 1.6);
  for (const i of range(9)) groove(face, 0, -h * 0.17 - i * h * 0.032, w - 2.2, 0.36, lighten(body, 0.35));
}

function drawBack(back: Face, { width: w, height: h, body, sockets, layout }: Design, recipe: Recipe): void {
  back.fill(rectangle(0, 0, w - 0.9, h - 0.9, 0.4), darken(body, 0.25));
  const columns = layout === 'wide' ? 3 : 2;
  const rows = Math.ceil(sockets / columns);
  const r = Math.min(2.05, (w - 1.6) / columns / 2.1, (h * 0.58) / rows / 2.05);
  for (const i of range(sockets)) {
    const x = ((i % columns) - (columns - 1) / 2) * r * 2.2;
    mainsSocket(back, x, h * 0.42 - r - Math.floor(i / columns) * r * 2.1, r);
  }
  const y = -h * 0.28;
  const fan = Math.min(1.7, w * 0.16);
  const fanX = -w * 0.24;
  back.fill(circle(fanX, y, fan, 30), '#0a0a0c');
  for (const k of range(8)) {
    const angle = radians(k * 45);
    back.line(
      [
        [fanX, y],
        [fanX + fan * 0.93 * Math.cos(angle), y + fan * 0.93 * Math.sin(angle)],
      ],
      '#3b3f46',
      1.4,
    );
  }
  for (const k of [0.6, 1]) back.line(closed(circle(fanX, y, fan * k, 30)), '#5a5f66', 1.4);
  back.fill(rectangle(w * 0.22, y + 0.4, 2.9, 2.1, 0.2), '#000');
  back.line(closed(rectangle(w * 0.22, y + 0.4, 2.9, 2.1, 0.2)), '#777c84', 1.3);
  for (const k of [-1, 0, 1]) back.fill(rectangle(w * 0.22 + k * 0.7, y + 0.4, 0.18, 0.7, 0.03), '#c5b27a');
  networkPort(back, w * 0.14, y - 2.6, 1.4, '#3a3d43', '');
  back.fill(rectangle(w * 0.3, y - 2.6, 1.2, 1, 0.1), '#e6e2d4');
  back.fill(circle(w * 0.22, y - 4.6, 0.45, 20), '#b13a30');
  wordMark(back, -w * 0.24, y - 4.4, 2.4, recipe, body);
}

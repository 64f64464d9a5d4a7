import {
  bar,
  clamp,
  closed,
  darken,
  definePicture,
  Face,
  groove,
  isLight,
  lathe,
  led,
  lighten,
  linear,
  mark,
  move,
  networkPort,
  onFloor,
  type Point,
  place,
  polygon,
  type Recipe,
  range,
  rectangle,
  roundJack,
  type Studio,
  satin,
  shadow,
  slab,
  turnX,
  turnY,
  turnZ,
  usbA,
} from '../studio/index.ts';

/** A home router lying on its feet, aerials at the back. */
export const router = definePicture({
  name: 'router',
  hasTurn: true,
  defaults: { antennas: 4, ports: 4, layout: 'auto', usb: true },
  views: {
    front: { yaw: 26, pitch: 24, span: 27, padding: 85 },
    side: { yaw: -34, pitch: 14, span: 27, padding: 90 },
    back: { yaw: 204, pitch: 18, span: 27, padding: 85 },
    detail: { yaw: 204, pitch: 18, span: 27, ground: 'light', zoom: 2.5, focus: [2.2, 1.6, -7.8] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#1d2026', '#e2e4e7', '#24272c', '#2b3a4d', '#dfe2e5']);
    const width = recipe.series.between('width', 20, 27);
    const design: Design = {
      body,
      width,
      depth: width * recipe.series.between('depth', 0.58, 0.7),
      height: recipe.series.between('height', 2.6, 3.9),
      antennas: clamp(Math.round(params.antennas), 0, 8),
      ports: clamp(Math.round(params.ports), 1, 8),
      hasUsb: params.usb,
      layout: recipe.layout(params.layout, ['fold', 'ribs', 'wave', 'dots', 'spine']),
      splay: recipe.model.between('splay', 12, 30),
      blade: recipe.series.pick('blade', ['flat', 'round', 'wide'] as const),
    };
    shadow(studio, onFloor(rectangle(0, 0, width * 0.96, design.depth * 0.96, 1.4)), { blur: 0.9 });
    const isBehind = studio.floorViewer[2] < 0;
    if (!isBehind) drawAntennas(studio, design);
    drawBody(studio, design, recipe);
    if (isBehind) drawAntennas(studio, design);
  },
});

type Design = {
  body: string;
  width: number;
  depth: number;
  height: number;
  antennas: number;
  ports: number;
  hasUsb: boolean;
  layout: 'fold' | 'ribs' | 'wave' | 'dots' | 'spine';
  splay: number;
  blade: 'flat' | 'round' | 'wide';
};

function drawAntennas(studio: Studio, { antennas, width, height, depth, body, splay, blade }: Design): void {
  const foot = satin(darken(body, isLight(body) ? 0.12 : 0.35));
  const reach = antennas > 2 ? 0.44 : 0.42;
  const places = range(antennas).map((i) => (antennas === 1 ? 0 : -reach + (2 * reach * i) / (antennas - 1)));
  places.sort((a, b) => studio.depth([a * width, 0, -depth / 2]) - studio.depth([b * width, 0, -depth / 2]));
  const bladeWidth = { flat: 1.9, round: 1.15, wide: 2.6 }[blade];
  for (const x of places) {
    const joint = place(move(x * width, height * 0.55, -depth / 2 - 0.5), turnZ(-x * splay));
    lathe(
      studio,
      place(move(x * width, height * 0.55, -depth / 2 + 0.2), turnY(180)),
      [
        [0.55, 0],
        [0.55, 1.2],
        [0.4, 1.3],
      ],
      foot,
      { points: 24 },
    );
    slab(
      studio,
      place(joint, move(0, 0.6, 0)),
      { width: 1.3, height: 2.2, depth: 1.1, corner: 0.5, fillet: 0.25, points: 6 },
      foot,
    );
    const corner = blade === 'round' ? 0.55 : 0.45;
    const shape = {
      width: bladeWidth,
      height: 16.4,
      depth: blade === 'round' ? 1.05 : 0.85,
      corner,
      fillet: 0.3,
      points: 6,
    };
    const face = slab(studio, place(joint, move(0, 9.6, 0)), shape, satin(body));
    const light = isLight(body) ? darken(body, 0.12) : lighten(body, 0.16);
    bar(face, 0, 5.6, bladeWidth * 0.45, 0.1, isLight(body) ? '#b3b8be' : lighten(body, 0.35), 0.6);
    if (blade !== 'round') {
      face.line(
        [
          [0, -7.4],
          [0, 4.8],
        ],
        light,
        1.2,
        0.7,
      );
    }
  }
}

function drawBody(studio: Studio, design: Design, recipe: Recipe): void {
  const { body, width, depth, height } = design;
  const corner = 2.1 * recipe.softness;
  const sole = satin(darken(body, isLight(body) ? 0.12 : 0.35));
  slab(
    studio,
    place(move(0, 0.35, 0), turnX(-90)),
    { width: width * 0.94, height: depth * 0.92, depth: 0.5, corner: 1.4, fillet: 0.2, points: 8 },
    sole,
  );
  const top = slab(
    studio,
    place(move(0, height / 2 + 0.3, 0), turnX(-90)),
    {
      width,
      height: depth,
      depth: height,
      corner,
      fillet: Math.min(1.1 * recipe.softness, height / 3),
      backFillet: 0.5,
      steps: 7,
    },
    satin(body),
  );
  // The patterns are drawn for a body of 24 × 15.5.
  drawTop(top.stretched(width / 24, depth / 15.5), design.layout, body, recipe);
  drawLights(new Face(studio, move(0, height / 2 + 0.15, depth / 2)), recipe);
  const right = new Face(studio, place(move(width / 2, height / 2 + 0.1, 0), turnY(90)));
  for (const i of range(12))
    right.fill(rectangle(-3 + i * 0.62, 0, 0.22, height * 0.38, 0.11, 3), '#000', { opacity: 0.5 });
  const left = new Face(studio, place(move(-width / 2, height / 2 + 0.1, 0), turnY(-90)));
  for (const i of range(12))
    left.fill(rectangle(-3 + i * 0.62, 0, 0.22, height * 0.38, 0.11, 3), '#000', { opacity: 0.5 });
  drawSockets(new Face(studio, place(move(0, height / 2 + 0.1, -depth / 2 - 0.01), turnY(180))), design);
}

function drawLights(face: Face, recipe: Recipe): void {
  const count = recipe.series.pick('lights', [1, 4, 5, 6]);
  const step = 1.04;
  for (const i of range(count)) {
    const x = (i - (count - 1) / 2) * step;
    const colour = i === count - 1 && count > 4 ? '#ffb347' : '#5dff9b';
    led(face, x, -0.1, 0.1, colour);
    bar(face, x, -0.1, 0.34, 0.13, colour, 1);
  }
}

function drawTop(top: Face, layout: Design['layout'], body: string, recipe: Recipe): void {
  const w = 24;
  const d = 15.5;
  if (layout === 'fold') {
    drawFold(top, body, recipe);
    return;
  }
  const light = lighten(body, 0.25);
  if (layout === 'ribs') {
    for (const i of range(23)) groove(top, (i - 11) * 0.88, 0.8, 0.34, d * 0.56, light);
  } else if (layout === 'wave') {
    for (const i of range(9)) {
      const line = range(41).map(
        (k): Point => [-w * 0.43 + (w * 0.86 * k) / 40, 4.6 - i * 1.05 + Math.sin(k / 6 + i * 0.35) * 0.55],
      );
      top.line(line, darken(body, 0.45), 3.2, 0.75);
      top.line(
        line.map(([x, y]): Point => [x, y - 0.16]),
        light,
        1,
        0.45,
      );
    }
  } else if (layout === 'dots') {
    for (const j of range(9)) {
      for (const i of range(27)) {
        const x = (i - 13) * 0.78 + (j % 2 ? 0.39 : 0);
        const y = 5 - j * 0.72;
        top.fill(polygon(x, y, 0.2, 6), darken(body, 0.6), { opacity: 0.9 });
      }
    }
  } else {
    const plate = linear(0, d / 2, 0, -d / 2, [0, lighten(body, 0.18)], [0.6, body], [1, darken(body, 0.18)]);
    top.fill(rectangle(0, 0, w * 0.24, d * 0.9, 0.6), plate);
    for (const side of [-1, 1]) {
      for (const i of range(8)) groove(top, side * (w * 0.29), 4.6 - i * 1.15, w * 0.2, 0.4, light);
    }
    top.fill(rectangle(0, -d * 0.36, w * 0.18, 0.3, 0.15), recipe.accent);
  }
  mark(top, 0, -d * 0.4 + (layout === 'spine' ? 7.5 : 0), 0.62, recipe, body);
}

/** Four facets that meet in a ridge, vents along it, a badge in the middle. */
function drawFold(top: Face, body: string, recipe: Recipe): void {
  const a = 24 * 0.43;
  const b = 15.5 * 0.39;
  const left: Point = [-2.4, 0.2];
  const right: Point = [2.4, 0.2];
  const facet = (points: Point[], from: string, to: string, opacity: number, vertical: boolean) => {
    const line = vertical ? linear(0, b, 0, -b, [0, from], [1, to]) : linear(-a, 0, a, 0, [0, from], [1, to]);
    top.fill(points, line, { opacity });
  };
  facet([[-a, b], [a, b], right, left], lighten(body, 0.2), lighten(body, 0.05), 0.75, true);
  facet([[-a, b], left, [-a, -b]], lighten(body, 0.3), lighten(body, 0.1), 0.7, false);
  facet([[-a, -b], left, right, [a, -b]], lighten(body, 0.03), darken(body, 0.25), 0.8, true);
  facet([[a, b], right, [a, -b]], darken(body, 0.05), darken(body, 0.4), 0.8, false);
  top.line([[-a, b], left, right, [a, b]], lighten(body, 0.5), 1.2, 0.4);
  top.line([[-a, -b], left], lighten(body, 0.5), 1.2, 0.4);
  top.line([[a, -b], right], lighten(body, 0.3), 1.2, 0.3);
  for (const k of range(9)) {
    for (const side of [-1, 1])
      groove(top, side * (4.3 + k * 0.72), 0.1, 0.26, Math.min(b * 1.1, (k + 2) * 0.62), lighten(body, 0.35));
  }
  const badge = polygon(0, 0.15, 1.08, 6);
  top.fill(badge, linear(-1, 1, 1, -1, [0, lighten(recipe.accent, 0.25)], [1, darken(recipe.accent, 0.2)]));
  top.line(closed(badge), lighten(recipe.accent, 0.5), 1, 0.5);
  bar(top, 0, 0.15, 0.8, 0.18, '#fff', 0.85);
}

function drawSockets(back: Face, { width, body, height, ports, hasUsb }: Design): void {
  const scale = Math.min(1, (height - 0.6) / 2.4);
  back.fill(
    rectangle(0, 0, width * 0.86, 2.3 * scale, 0.3),
    linear(0, 1.2, 0, -1.2, [0, darken(body, 0.7)], [1, darken(body, 0.4)]),
  );
  const socket = Math.min(1.75 * scale, (width * 0.86 - 6.5) / (ports + 1) / 1.2);
  const step = socket * 1.2;
  const left = -width * 0.43 + 1;
  roundJack(back, left, 0, 0.5 * scale);
  back.fill(
    rectangle(left + 1.5, 0, 0.8 * scale, 0.8 * scale, 0.12),
    linear(0, 0.4, 0, -0.4, [0, '#4d525a'], [1, '#23262b']),
  );
  for (const i of range(ports + 1))
    networkPort(back, left + 3.2 + i * step, 0, socket, i === 0 ? '#3f78d8' : '#d9a62e');
  if (hasUsb) usbA(back, Math.min(width * 0.43 - 1.6, left + 4.3 + (ports + 1) * step), 0, 1.5 * scale);
}

import {
  arc,
  bar,
  bend,
  circle,
  clamp,
  darken,
  definePicture,
  Face,
  framesAlong,
  gloss,
  glowRing,
  isLight,
  lathe,
  led,
  lighten,
  linear,
  matte,
  metal,
  move,
  onFloor,
  type ProfilePoint,
  place,
  type Recipe,
  range,
  rectangle,
  ring,
  roundedProfile,
  rubber,
  type Studio,
  satin,
  shadow,
  slab,
  sweep,
  turnX,
  turnY,
  turnZ,
  usbA,
  usbC,
  wordMark,
} from '../studio/index.ts';

type Layout = 'round' | 'square' | 'soft';
type Design = { body: string; recipe: Recipe; layout: Layout; sockets: number };

const isStrip = (sockets: number) => sockets > 2;

/** A smart plug: one socket or two in front of its pins, or a strip with a cable. */
export const smartPlug = definePicture({
  name: 'smart-plug',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', sockets: 1 },
  views: {
    front: ({ sockets }) =>
      isStrip(sockets)
        ? { yaw: -26, pitch: 34, span: 34, padding: 95 }
        : { yaw: -32, pitch: 14, distance: 5.2, span: 10, padding: 165 },
    side: ({ sockets }) =>
      isStrip(sockets)
        ? { yaw: 44, pitch: 22, span: 34, padding: 95 }
        : { yaw: 62, pitch: 10, distance: 5.2, span: 10, padding: 150 },
    back: ({ sockets }) =>
      isStrip(sockets)
        ? { yaw: 160, pitch: 30, span: 34, padding: 95 }
        : { yaw: 212, pitch: 12, distance: 5.2, span: 10, padding: 150 },
    detail: ({ sockets }) =>
      isStrip(sockets)
        ? { yaw: -20, pitch: 36, span: 34, ground: 'light', zoom: 2.2, focus: [-8, 4, 0] }
        : { yaw: -22, pitch: 10, distance: 5.2, span: 10, ground: 'light', zoom: 2, focus: [0, 3.4, 2] },
  },
  draw: (studio, params, { recipe }) => {
    const sockets = clamp(Math.round(params.sockets), 1, 6);
    const design: Design = {
      sockets,
      recipe,
      body: recipe.colour(params.colour, ['#e8eaec', '#e4e6e9', '#2c2f35']),
      layout: recipe.layout<Layout>(params.layout, ['round', 'square', 'soft']),
    };
    if (isStrip(sockets)) drawStrip(studio, design);
    else drawPlug(studio, design);
  },
});

/** A socket in its well, in the body's own tone. */
function drawSocket(face: Face, x: number, y: number, r: number, body: string): void {
  const lip = linear(x - r, y + r, x + r, y - r, [0, darken(body, 0.28)], [1, lighten(body, 0.5)]);
  face.fill(circle(x, y, r * 1.06, 48), lip);
  const well = linear(
    x - r,
    y + r,
    x + r,
    y - r,
    [0, darken(body, 0.5)],
    [0.6, darken(body, 0.22)],
    [1, darken(body, 0.08)],
  );
  face.fill(circle(x, y, r, 48), well);
  face.fill(
    circle(x, y, r * 0.84, 48),
    linear(x - r, y + r, x + r, y - r, [0, darken(body, 0.16)], [1, darken(body, 0.03)]),
  );
  for (const side of [-1, 1]) {
    face.fill(circle(x + side * r * 0.44, y, r * 0.14, 20), '#08090b');
    face.line(arc(x + side * r * 0.44, y, r * 0.14, 200, 340, 8), lighten(body, 0.6), 1.2, 0.9);
    face.fill(
      rectangle(x, y + side * r * 0.82, r * 0.24, r * 0.2, 0.04, 2),
      linear(x - 0.2, y, x + 0.2, y, [0, '#e3e6ea'], [1, '#8b9199']),
    );
    face.fill(rectangle(x + side * r * 0.82, y, r * 0.14, r * 0.34, 0.05, 3), darken(body, 0.4), { opacity: 0.7 });
  }
}

function drawPins(studio: Studio, x: number, y: number, z: number): void {
  for (const side of [-1, 1]) {
    const collar: ProfilePoint[] = [
      [0.24, 0],
      [0.24, 0.9],
    ];
    lathe(studio, place(move(x + side * 0.95, y, z), turnY(180)), collar, satin('#d5d8dc'), { points: 20 });
    const pin: ProfilePoint[] = [
      [0.23, 0.9],
      [0.23, 1.75],
      [0.14, 1.92],
      [0.02, 1.95],
    ];
    lathe(studio, place(move(x + side * 0.95, y, z), turnY(180)), pin, metal('#c9ccd1', 0.25), { points: 20 });
  }
}

function drawPlug(studio: Studio, { body, recipe, layout, sockets }: Design): void {
  const size = recipe.series.between('size', 5, 5.6);
  const w = sockets > 1 ? size * 1.9 : size;
  const d = recipe.series.between('depth', 3.6, 4.6);
  const y = size / 2 + 0.05;
  const skin = recipe.series.isTrue('gloss', 0.4) ? gloss(body) : matte(body);
  const isBehind = studio.floorViewer[2] < 0;
  shadow(studio, onFloor(rectangle(0, -0.2, w * (layout === 'round' ? 0.5 : 0.85), d * 1.05, 0.6)), {
    blur: 0.8,
    contact: 0.85,
  });
  const pins = () => {
    for (const i of range(sockets > 1 ? 1 : sockets)) {
      const neck: ProfilePoint[] = [
        [1.95, 0],
        [1.9, 0.9],
        [1.7, 1.1],
        [0.02, 1.1],
      ];
      lathe(studio, place(move(i, y, -d / 2 + 0.1), turnY(180)), neck, matte(darken(body, 0.05)), { points: 48 });
      drawPins(studio, 0, y, -d / 2 - 0.9);
    }
  };
  if (!isBehind) pins();
  let front: Face;
  if (layout === 'round' && sockets === 1) {
    const r = size / 2;
    const profile: ProfilePoint[] = [
      [r * 0.86, -d / 2],
      [r * 0.97, -d / 2 + 0.4],
      ...roundedProfile(r, -d / 2 + 1, d / 2, 0.55, 7),
    ];
    front = lathe(studio, move(0, y, 0), profile, skin, { points: 72 });
    front.fill(circle(0, 0, r - 0.54, 60), linear(-r, r, r, -r, [0, lighten(body, 0.45)], [1, darken(body, 0.1)]));
  } else {
    const corner = layout === 'square' ? 0.9 * recipe.softness : size * 0.36;
    front = slab(
      studio,
      move(0, y, 0),
      { width: w, height: size, depth: d, corner, fillet: 0.55, backFillet: 0.5, points: 14, steps: 7 },
      skin,
    );
  }
  const r = size * 0.36;
  for (const i of range(sockets)) drawSocket(front, sockets > 1 ? (i - 0.5) * size * 0.9 : 0, 0, r, body);
  if (layout === 'round' && sockets === 1) {
    front.clip(circle(0, 0, size * 0.46, 60), () => glowRing(front, 0, 0, r * 1.12, recipe.accent, 0.5));
    front.fill(ring(0, 0, r * 1.06, r * 1.13, 0, 360, 60), lighten(recipe.accent, 0.25));
    drawSocket(front, 0, 0, r, body);
  } else {
    bar(front, 0, -size * 0.43, w * 0.2, 0.13, recipe.accent, 0.95);
    front.fill(rectangle(0, -size * 0.43, w * 0.26, 0.4, 0.2), recipe.accent, { opacity: 0.18 });
  }
  const top = place(move(0, y + size / 2 - 0.02, d * 0.06), turnX(-90));
  const key = slab(
    studio,
    top,
    { width: 1.5, height: 0.85, depth: 0.24, corner: 0.42, fillet: 0.1, points: 8 },
    satin(isLight(body) ? darken(body, 0.08) : lighten(body, 0.08)),
  );
  led(key, 0, 0, 0.09, recipe.accent);
  const flank = new Face(studio, place(move(w / 2, y, 0), turnY(90)));
  wordMark(flank, 0, 0, 1.6, recipe, body, layout === 'round' && sockets === 1 ? 0 : 0.7);
  if (isBehind) pins();
}

/** Sockets in a row on a bar, turned by 45 degrees to take large plugs, with USB and a cable. */
function drawStrip(studio: Studio, { body, recipe, layout, sockets }: Design): void {
  const pitch = 5.4;
  const w = sockets * pitch + 6;
  const [h, d] = [4.2, 6.4];
  shadow(studio, onFloor(rectangle(0, 0, w * 0.98, d * 0.94, 1)), { blur: 0.8 });
  const cable = [
    ...bend([-w / 2 + 0.4, h * 0.45, 0], [-w / 2 - 3.4, h * 0.46, 0], [-w / 2 - 4.4, 0.5, -2], 12),
    ...bend([-w / 2 - 4.5, 0.45, -2.2], [-w / 2 - 5.2, 0.4, -5.6], [-w / 2 + 2, 0.4, -7.6], 14),
  ];
  sweep(
    studio,
    framesAlong(cable, [0.1, 1, 0.1]),
    circle(0, 0, 0.42, 14),
    rubber(isLight(body) ? '#d5d8dc' : '#1b1d21'),
  );
  const corner = layout === 'square' ? 0.9 : layout === 'round' ? d / 2 : 2;
  const top = slab(
    studio,
    place(move(0, h / 2 + 0.1, 0), turnX(-90)),
    { width: w, height: d, depth: h, corner, fillet: 0.6, points: 14, steps: 7 },
    matte(body),
  );
  for (const i of range(sockets)) {
    const x = -w / 2 + 3.2 + (i + 0.5) * pitch;
    const turned = new Face(studio, place(top.at(x, 0), turnZ(45)));
    drawSocket(turned, 0, 0, 2.05, body);
    led(top, x + pitch * 0.42, d * 0.36, 0.11, i % 3 === 2 ? '#4a4f57' : recipe.accent);
  }
  const left = -w / 2 + 2;
  const button = slab(
    studio,
    top.at(left, 0.6),
    { width: 1.5, height: 1.5, depth: 0.3, corner: 0.75, fillet: 0.14, points: 10 },
    satin(darken(body, 0.12)),
  );
  button.fill(ring(0, 0, 0.28, 0.38, -55, 235, 24), recipe.accent);
  const right = w / 2 - 1.7;
  for (const y of [1.2, 0.1]) usbA(top, right, y, 1.3);
  usbC(top, right, -1.1, 1);
  const front = new Face(studio, move(0, h / 2 + 0.1, d / 2));
  wordMark(front, w * 0.3, 0, 4, recipe, body, 0.7);
  front.line(
    [
      [-w / 2 + 1.4, -0.5],
      [w / 2 - 1.4, -0.5],
    ],
    darken(body, 0.25),
    1.4,
    0.6,
  );
}

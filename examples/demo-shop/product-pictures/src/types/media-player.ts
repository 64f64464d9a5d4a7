import {
  bar,
  book,
  circle,
  closed,
  darken,
  definePicture,
  Face,
  glowRing,
  hdmi,
  inkOn,
  lathe,
  led,
  lighten,
  linear,
  mark,
  metal,
  move,
  networkPort,
  onFloor,
  perforate,
  place,
  plant,
  pointOf,
  type Recipe,
  radians,
  range,
  rectangle,
  ring,
  roundedProfile,
  roundJack,
  rubber,
  type Studio,
  satin,
  shadow,
  slab,
  staggered,
  turnX,
  turnY,
  usbA,
  usbC,
  type Vector,
  wordMark,
} from '../studio/index.ts';

type Layout = 'box' | 'stick' | 'disc' | 'cube';
type Design = { body: string; recipe: Recipe };

/** A media player with its remote: a flat box, a stick for the television's back, a disc or a cube. */
export const mediaPlayer = definePicture({
  name: 'media-player',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto' },
  views: {
    front: { yaw: -26, pitch: 30, distance: 5.2, span: 18, padding: 80 },
    back: { yaw: 204, pitch: 26, distance: 5.2, span: 18, padding: 110 },
    detail: { yaw: -20, pitch: 24, distance: 5.2, span: 18, ground: 'light', zoom: 2, focus: [-3, 1.2, 1] },
    scene: {
      yaw: -24,
      pitch: 20,
      distance: 5.2,
      span: 18,
      padding: 240,
      shift: [0, 50],
      ground: {
        wall: 'warm',
        wood: '#a9835f',
        unit: 11,
        far: 1.1,
        props: (studio, at) => {
          plant(studio, at, -12, -8, 0.6);
          book(studio, at, { right: 12, nearer: -7, turn: 14, width: 11, depth: 15, thick: 1.8, colour: '#35506b' });
        },
      },
    },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#1d2025', '#24272c', '#2c2f35', '#e4e6e9']);
    const layout = recipe.layout<Layout>(params.layout, ['box', 'stick', 'disc', 'cube']);
    const isBehind = studio.floorViewer[2] < 0;
    if (isBehind) drawRemote(studio, { body, recipe });
    drawers[layout](studio, { body, recipe });
    if (!isBehind) drawRemote(studio, { body, recipe });
  },
});

/** The remote lies in front on the right: a ring for directions, keys, a key for the voice. */
function drawRemote(studio: Studio, { body, recipe }: Design): void {
  const [w, length, thick] = [3.6, recipe.series.between('remote', 13, 15), 1.3];
  const at = place(move(5.6, thick / 2 + 0.1, 2.4), turnY(14), turnX(-90));
  const foot = rectangle(0, 0, w * 0.92, length * 0.96, 1).map(([x, y]): Vector => {
    const [px, , pz] = pointOf(at, [x, y, 0]);
    return [px, 0, pz];
  });
  shadow(studio, foot, { blur: 0.6 });
  const top = slab(
    studio,
    at,
    { width: w, height: length, depth: thick, corner: 1.7, fillet: 0.5, points: 12, steps: 6 },
    satin(body),
  );
  const y = length * 0.24;
  top.fill(
    circle(0, y, w * 0.38, 44),
    linear(-1.4, y + 1.4, 1.4, y - 1.4, [0, lighten(body, 0.18)], [1, darken(body, 0.35)]),
  );
  top.line(closed(circle(0, y, w * 0.38, 44)), lighten(body, 0.45), 1.2, 0.6);
  const centre = slab(
    studio,
    top.at(0, y),
    { width: w * 0.34, height: w * 0.34, depth: 0.24, corner: w * 0.17, fillet: 0.1, points: 10 },
    satin(lighten(body, 0.1)),
  );
  centre.fill(circle(0, 0, 0.1, 14), recipe.accent);
  for (const i of range(4)) {
    const a = radians(i * 90);
    top.fill(circle(Math.cos(a) * w * 0.29, y + Math.sin(a) * w * 0.29, 0.08, 10), lighten(body, 0.7));
  }
  for (const i of range(6)) {
    const [x, v] = [(i % 2 ? 1 : -1) * w * 0.22, length * 0.03 - Math.floor(i / 2) * 1.35];
    const key = slab(
      studio,
      top.at(x, v),
      { width: 1, height: 1, depth: 0.24, corner: 0.5, fillet: 0.1, points: 6, steps: 3 },
      rubber(lighten(body, 0.09)),
    );
    bar(key, 0, 0, 0.42, 0.11, inkOn(body, 0.75), 0.9);
  }
  for (const [i, tone] of ['#e0533d', '#57b7ff'].entries()) {
    const x = (i ? 1 : -1) * w * 0.22;
    slab(
      studio,
      top.at(x, -length * 0.31),
      { width: 1.25, height: 0.62, depth: 0.22, corner: 0.3, fillet: 0.08, points: 5, steps: 2 },
      rubber(tone),
    );
  }
  const voice = slab(
    studio,
    top.at(0, length * 0.42),
    { width: 0.9, height: 0.9, depth: 0.22, corner: 0.45, fillet: 0.1, points: 6, steps: 3 },
    satin(recipe.accent),
  );
  voice.fill(rectangle(0, 0.06, 0.18, 0.36, 0.09), '#fff', { opacity: 0.9 });
  wordMark(top, 0, -length * 0.42, 1.5, recipe, body, 0.8);
}

const left = -3.6;

function drawPorts(face: Face, body: string): void {
  face.fill(rectangle(0, 0, 7.2, 1.3, 0.25), linear(0, 0.6, 0, -0.6, [0, darken(body, 0.7)], [1, darken(body, 0.4)]));
  roundJack(face, -2.9, 0, 0.34);
  hdmi(face, -1.3, 0, 1.5);
  networkPort(face, 0.6, 0, 1.15, '#9aa0a8');
  usbA(face, 2.5, 0, 1.3);
}

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  box: (studio, { body, recipe }) => {
    const size = recipe.series.between('size', 9.6, 11);
    const h = recipe.series.between('height', 2, 2.8);
    shadow(studio, onFloor(rectangle(left, 0, size * 0.94, size * 0.94, 1)), { blur: 0.7 });
    const y = h / 2 + 0.2;
    const corner = 1.8 * recipe.softness;
    const top = slab(
      studio,
      place(move(left, y, 0), turnX(-90)),
      { width: size, height: size, depth: h, corner, fillet: 0.35, points: 12, steps: 6 },
      satin(body),
    );
    const plate = linear(
      -size / 2,
      size / 2,
      size / 2,
      -size / 2,
      [0, lighten(body, 0.22)],
      [0.5, lighten(body, 0.04)],
      [1, darken(body, 0.3)],
    );
    top.fill(rectangle(0, 0, size - 1.2, size - 1.2, corner * 0.8, 10), plate);
    mark(top, 0, 0, size * 0.11, recipe, body, 0.8);
    const front = new Face(studio, move(left, y, size / 2));
    bar(front, 0, -h * 0.12, size * 0.24, 0.14, recipe.accent, 0.95);
    led(front, size * 0.3, -h * 0.1, 0.09, '#5dff9b');
    drawPorts(new Face(studio, place(move(left, y, -size / 2), turnY(180))), body);
    const flank = new Face(studio, place(move(left - size / 2, y, 0), turnY(-90)));
    usbA(flank, -1.6, 0, 1.3);
    flank.fill(rectangle(0.8, 0, 1.5, 0.2, 0.05), '#050506');
  },
  stick: (studio, { body, recipe }) => {
    const [w, length, h] = [3.1, recipe.series.between('length', 8.8, 10), 1.35];
    const at = place(move(left, h / 2 + 0.1, 0), turnY(-20));
    const foot = rectangle(0, 0, w * 0.92, length * 0.95, 0.6).map(
      ([x, z]): Vector => pointOf(at, [x, -h / 2 - 0.1, z]),
    );
    shadow(studio, foot, { blur: 0.6 });
    const plug = place(at, move(0, 0, -length / 2 - 0.8));
    const cover = { width: 1.5, height: 0.56, depth: 1.9, corner: 0.12, fillet: 0.06, steps: 2 };
    const isBehind = studio.floorViewer[2] < 0;
    const tongue = () => {
      slab(studio, plug, cover, metal('#c9ccd1', 0.28));
      const mouth = new Face(studio, place(plug, move(0, 0, -0.95), turnY(180)));
      mouth.fill(rectangle(0, 0, 1.3, 0.36, 0.05), '#0b0c0e');
      mouth.fill(rectangle(0, 0, 1, 0.12, 0.03), '#d3ac5c');
    };
    if (!isBehind) tongue();
    const top = slab(
      studio,
      place(at, turnX(-90)),
      { width: w, height: length, depth: h, corner: 0.9 * recipe.softness, fillet: 0.4, points: 10, steps: 6 },
      satin(body),
    );
    if (isBehind) tongue();
    mark(top, 0, -length * 0.12, 0.75, recipe, body, 0.85);
    for (const i of range(7))
      top.fill(rectangle(0, length * 0.2 + i * 0.34, w * 0.5, 0.14, 0.07, 3), '#050607', { opacity: 0.7 });
    led(top, 0, -length * 0.42, 0.1, recipe.accent);
    const flank = new Face(studio, place(at, move(w / 2, 0, 0), turnY(90)));
    usbC(flank, -length * 0.2, 0, 0.9);
    const other = new Face(studio, place(at, move(-w / 2, 0, 0), turnY(-90)));
    usbC(other, length * 0.2, 0, 0.9);
  },
  disc: (studio, { body, recipe }) => {
    const r = recipe.series.between('radius', 4.8, 5.6);
    const h = 2.6;
    const upright = place(move(left, 0, 0), turnX(-90));
    shadow(studio, onFloor(circle(left, 0, r * 0.94, 44)), { blur: 0.7 });
    lathe(
      studio,
      upright,
      [
        [r * 0.84, 0],
        [r * 0.9, 0.3],
      ],
      rubber(darken(body, 0.4)),
      { points: 60 },
    );
    const top = lathe(studio, upright, [[r * 0.92, 0.3], ...roundedProfile(r, 0.7, h, 0.9, 9)], satin(body), {
      points: 72,
    });
    const flat = r - 0.9;
    top.fill(circle(0, 0, flat, 60), linear(-r, r, r, -r, [0, lighten(body, 0.26)], [1, darken(body, 0.3)]));
    glowRing(top, 0, 0, flat * 0.7, recipe.accent, 0.35);
    top.fill(ring(0, 0, flat * 0.67, flat * 0.73, 0, 360, 60), lighten(recipe.accent, 0.2));
    mark(top, 0, 0, r * 0.2, recipe, body, 0.8);
    drawPorts(new Face(studio, place(move(left, h * 0.5, -r * 1.0), turnY(180))).stretched(0.72, 0.9), body);
    led(new Face(studio, move(left, h * 0.45, r)), 0, 0, 0.1, '#5dff9b');
  },
  cube: (studio, { body, recipe }) => {
    const size = recipe.series.between('size', 7.6, 8.8);
    shadow(studio, onFloor(rectangle(left, 0, size * 0.92, size * 0.92, 1)), { blur: 0.8 });
    const y = size * 0.42 + 0.2;
    const top = slab(
      studio,
      place(move(left, y, 0), turnX(-90)),
      {
        width: size,
        height: size,
        depth: size * 0.84,
        corner: 2.2 * recipe.softness,
        fillet: 0.8,
        points: 14,
        steps: 8,
      },
      rubber(body),
    );
    top.fill(
      rectangle(0, 0, size - 2, size - 2, 1.6 * recipe.softness, 10),
      linear(-3, 3, 3, -3, [0, '#3a414c'], [0.4, '#17191d'], [1, '#0a0b0d']),
    );
    for (const i of range(4)) led(top, (i - 1.5) * 0.8, size * 0.22, 0.13, i < 3 ? recipe.accent : '#4a4f57');
    mark(top, 0, -size * 0.08, 0.9, recipe, '#17191d', 0.9);
    const front = new Face(studio, move(left, y, size / 2));
    perforate(front, staggered(size * 0.66, size * 0.5, 0.4), 0.11, darken(body, 0.6), 0.85);
    for (const side of [-1, 1]) {
      const flank = new Face(studio, place(move(left + (side * size) / 2, y, 0), turnY(side * 90)));
      perforate(flank, staggered(size * 0.6, size * 0.5, 0.4), 0.11, darken(body, 0.6), 0.85);
    }
    drawPorts(new Face(studio, place(move(left, y - size * 0.16, -size / 2), turnY(180))).stretched(0.86, 1.1), body);
  },
};

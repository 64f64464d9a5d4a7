import {
  add,
  circle,
  clamp,
  closed,
  cross,
  darken,
  definePicture,
  Face,
  type Frame,
  framesAlong,
  isLight,
  led,
  lighten,
  mark,
  move,
  normalise,
  onFloor,
  type Placement,
  type Point,
  place,
  polygon,
  type Recipe,
  radians,
  range,
  rectangle,
  rubber,
  type Studio,
  satin,
  scale,
  shadow,
  shell,
  slab,
  subtract,
  sweep,
  turnX,
  turnY,
  type Vector,
} from '../studio/index.ts';
import { pathOf } from '../studio/svg.ts';

type Layout = 'right' | 'both' | 'vertical' | 'light';
type Design = {
  body: string;
  side: string;
  layout: Layout;
  length: number;
  width: number;
  height: number;
  isWired: boolean;
};

/** A mouse for the right hand, for both, upright like a handshake, or light with holes. */
export const mouse = definePicture({
  name: 'mouse',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', wired: false },
  views: {
    front: (_, recipe) => ({
      yaw: recipe.brand.pick('turn', [-152, -148, -156]),
      pitch: 32,
      distance: 5.2,
      span: 14,
      padding: 165,
    }),
    side: { yaw: -95, pitch: 12, distance: 5.2, span: 14, padding: 150 },
    top: { yaw: 180, pitch: 72, distance: 5.2, span: 14, padding: 150 },
    detail: { yaw: -146, pitch: 30, distance: 5.2, span: 14, ground: 'light', zoom: 2.1, focus: [0, 3, -3.2] },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#2a2d33', '#dfe1e4', '#3a3e45', '#4b5a6b', '#c9b6cf']);
    const layout = recipe.layout<Layout>(params.layout, ['right', 'both', 'vertical', 'light']);
    const isVertical = layout === 'vertical';
    const design: Design = {
      body,
      layout,
      side: recipe.series.isTrue('dark sides', 0.65)
        ? isLight(body)
          ? darken(body, 0.3)
          : '#17191d'
        : darken(body, 0.12),
      length: recipe.series.between('length', 11, 12.6),
      width: isVertical ? 7 : layout === 'right' ? 7.2 : 6.2,
      height: isVertical ? 7.2 : recipe.series.between('height', 3.7, 4.3),
      isWired: params.wired,
    };
    drawMouse(studio, design, recipe);
  },
});

/** Where the skin is: `u` from the buttons (z = −) to the palm, `v` over the hand from the left foot to the right one. */
function skinOf({ layout, length, width, height }: Design): (u: number, v: number) => Vector {
  return (u, v) => {
    const along = -Math.cos(Math.PI * clamp(u, 0.002, 0.998));
    const hump = (1 - Math.abs(along) ** 2.6) ** 0.5;
    const palm = 0.72 + 0.28 * Math.sin(Math.PI * clamp((along + 0.95) / 2.25));
    const angle = Math.PI * (1 - v);
    const c = Math.cos(angle);
    const s = Math.max(0, Math.sin(angle));
    const waist = 1 - 0.1 * Math.cos(along * 2.6 + 0.3);
    const x =
      Math.sign(c) * Math.abs(c) ** 0.62 * (width / 2) * hump ** 0.72 * (layout === 'vertical' ? 1 : waist + 0.06);
    const y = s ** (layout === 'vertical' ? (c > 0 ? 1.2 : 0.5) : 0.62) * height * hump ** 0.8 * palm;
    const z = (along * length) / 2;
    if (layout === 'vertical') {
      // A ridge left of the middle, a long slope to the right: the hand stands on its edge.
      const lean = (y / height) * 2.1;
      return [x - lean * 0.6, y * (1 - 0.2 * Math.max(0, x / width)), z];
    }
    if (layout === 'right') return [x + 0.35 * (y / height) * (along - 0.1), y * (1 + 0.1 * (-x / width)), z];
    return [x, y, z];
  };
}

function drawMouse(studio: Studio, design: Design, recipe: Recipe): void {
  const { body, side, length, width } = design;
  const skin = skinOf(design);
  const at: Placement = move(0, 0.25, 0);
  shadow(studio, onFloor(circle(0, 0, width * 0.47, 48, length * 0.47)), { blur: 0.75 });
  if (design.isWired) drawCable(studio, length);
  const sole = range(40).map((i): Vector => {
    const angle = radians(i * 9);
    return [Math.cos(angle) * width * 0.44, 0.12, Math.sin(angle) * length * 0.46];
  });
  studio.shape(sole, '#08090b');
  // The flanks first, then the shell between them a little outside.
  shell(studio, at, skin, satin(side), { rings: 26, points: 40, isOpen: true });
  const top = (u: number, v: number): Vector => {
    const [x, y, z] = skin(u, 0.17 + 0.66 * v);
    return [x * 1.012, y + 0.07, z];
  };
  shell(studio, at, top, satin(body), { rings: 26, points: 28, isOpen: true });
  drawSeams(studio, design, top, recipe);
}

type Skin = (u: number, v: number) => Vector;

/** A seat on the skin: z looks out of it, y towards the palm. */
function seat(skin: Skin, u: number, v: number): Placement {
  const step = 0.01;
  const along = normalise(subtract(skin(u + step, v), skin(u - step, v)));
  const across = subtract(skin(u, v - step), skin(u, v + step));
  const z = normalise(cross(across, along));
  return { origin: skin(u, v), x: cross(along, z), y: along, z };
}

/** Draws a line on the skin where the camera sees it: a dark gap and the lit edge beside it. */
function drawSeam(studio: Studio, skin: Skin, body: string, path: (t: number) => Point, width: number): void {
  if (studio.isMeasuring) return;
  const seats = range(29).map((i) => seat(skin, ...path(i / 28)));
  for (const [colour, thick, opacity, aside] of [
    [darken(body, 0.65), width, 0.85, 0],
    [lighten(body, 0.45), 1, 0.45, 0.05],
  ] as const) {
    const runs: Point[][] = [[]];
    for (const { origin: at, z } of seats) {
      if (studio.sees(at, z)) runs.at(-1)?.push(studio.project([at[0] + aside, at[1], at[2] + aside], true));
      else runs.push([]);
    }
    for (const run of runs.filter(({ length }) => length > 1)) {
      studio.svg.path(pathOf(run, false), 'none', { stroke: colour, strokeWidth: thick, strokeOpacity: opacity });
    }
  }
}

function drawSeams(studio: Studio, design: Design, top: Skin, recipe: Recipe): void {
  const { body, layout, side } = design;
  const skin: Skin = (u, v) => {
    const [x, y, z] = top(u, v);
    return [x, y + 0.26, z];
  };
  const middle = layout === 'vertical' ? 0.36 : 0.5;
  drawSeam(studio, skin, body, (t) => [0.07 + t * 0.36, middle], 3.4);
  drawSeam(studio, skin, body, (t) => [0.43 + 0.05 * Math.sin(t * Math.PI), 0.02 + 0.96 * t], 2.4);
  if (layout === 'light') drawHoles(studio, skin);
  drawWheel(studio, seat(skin, 0.26, middle), recipe.accent);
  drawSideKeys(studio, design, side);
  mark(new Face(studio, seat(skin, 0.68, middle)), 0, 0, 0.62, recipe, body, 0.7);
  led(new Face(studio, seat(skin, 0.375, middle)), 0, 0, 0.09, recipe.accent);
}

function drawHoles(studio: Studio, skin: Skin): void {
  for (const j of range(5)) {
    for (const i of range(8)) {
      const v = 0.12 + i * 0.105 + (j % 2) * 0.052;
      const u = 0.53 + j * 0.046;
      if (v > 0.9 || (Math.abs(v - 0.5) < 0.12 && u > 0.58)) continue;
      const face = new Face(studio, seat(skin, u, v));
      face.fill(polygon(0, 0, 0.27, 6, 0), '#08090b');
      face.line(closed(polygon(0, 0, 0.27, 6, 0)), '#fff', 0.8, 0.25);
    }
  }
}

/** A ribbed wheel, the part of it that stands out of its slot. */
function drawWheel(studio: Studio, at: Placement, accent: string): void {
  const slot = new Face(studio, at);
  slot.fill(rectangle(0, 0, 0.98, 2.3, 0.48), '#060708');
  slot.line(closed(rectangle(0, 0, 0.98, 2.3, 0.48)), '#fff', 1, 0.22);
  const arch = (radius: number): Frame[] =>
    range(19).map((i): Frame => {
      const angle = radians(28 + (124 * i) / 18);
      const outwards = add(scale(at.y, Math.cos(angle)), scale(at.z, Math.sin(angle)));
      return { at: add(at.origin, add(scale(outwards, radius), scale(at.z, -0.42))), x: outwards, y: at.x };
    });
  sweep(studio, arch(0.8), rectangle(0, 0, 0.24, 0.66, 0.1, 4), rubber('#565c65'));
  sweep(studio, arch(0.84), rectangle(0, 0, 0.22, 0.16, 0.04, 2), satin(accent));
}

/** Two thumb keys on the left flank. */
function drawSideKeys(studio: Studio, { length, width, height, layout }: Design, side: string): void {
  if (layout === 'both') return;
  for (const i of [0, 1]) {
    const z = -length * 0.12 + i * 2;
    const x = (-width / 2) * (layout === 'vertical' ? 1.0 : 0.9) - 0.02;
    const at = place(move(x, height * (layout === 'vertical' ? 0.58 : 0.62), z), turnY(-90), turnX(-14));
    slab(
      studio,
      at,
      { width: 1.75, height: 0.62, depth: 0.36, corner: 0.28, fillet: 0.14, points: 5 },
      satin(lighten(side, 0.16)),
    );
  }
}

function drawCable(studio: Studio, length: number): void {
  const path = range(21).map((i): Vector => {
    const t = i / 20;
    return [Math.sin(t * 2.4) * 2.2 * t, 0.75 - 0.5 * Math.min(1, t * 2), -length * 0.47 - t * 6];
  });
  const frames = framesAlong(path, [0, 1, 0]);
  sweep(studio, frames, circle(0, 0, 0.2, 10), rubber('#1b1d21'));
}

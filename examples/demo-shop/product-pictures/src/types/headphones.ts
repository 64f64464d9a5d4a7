import {
  add,
  book,
  circle,
  closed,
  cross,
  darken,
  definePicture,
  Face,
  type Frame,
  lathe,
  lighten,
  linear,
  mark,
  metal,
  move,
  mug,
  normalise,
  onFloor,
  type Placement,
  type ProfilePoint,
  place,
  pointOf,
  type Recipe,
  radians,
  range,
  rectangle,
  ring,
  rubber,
  type Studio,
  satin,
  scale,
  shadow,
  subtract,
  sweep,
  turnY,
  type Vector,
} from '../studio/index.ts';

type Layout = 'studio' | 'round' | 'slim' | 'open';
type Design = {
  body: string;
  pad: string;
  trim: string;
  layout: Layout;
  /** Half width and half height of a cup. */
  cupWidth: number;
  cupHeight: number;
  band: number;
};

const reach = 6.1;
const bandRise = 9;
const bandStart = 0.07;

/** Over-ear headphones: oval, round, slim or open at the back. */
export const headphones = definePicture({
  name: 'headphones',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto' },
  views: {
    front: (_, recipe) => ({
      yaw: recipe.brand.pick('turn', [34, -34, 52]),
      pitch: 9,
      distance: 4.8,
      span: 20,
      padding: 95,
    }),
    side: { yaw: 66, pitch: 7, distance: 4.8, span: 20, padding: 100 },
    back: { yaw: 156, pitch: 9, distance: 4.8, span: 20, padding: 100 },
    detail: { yaw: 48, pitch: 8, distance: 4.8, span: 20, ground: 'light', zoom: 2.1, focus: [6, 0.4, 1] },
    scene: {
      yaw: 34,
      pitch: 9,
      distance: 4.8,
      span: 20,
      padding: 200,
      shift: [0, 0],
      ground: {
        wall: 'cool',
        wood: '#a9835f',
        unit: 16,
        far: 1.35,
        props: (studio, at) => {
          book(studio, at, {
            right: 15.5,
            nearer: -12,
            turn: -14,
            width: 11,
            depth: 15,
            thick: 1.8,
            colour: '#4f6a7a',
          });
          mug(studio, at, -15.5, -11, 0.62, '#d9dfe3');
        },
      },
    },
  },
  draw: (studio, params, { recipe, view }) => {
    const layout = recipe.layout<Layout>(params.layout, ['studio', 'round', 'slim', 'open']);
    const palette = ['#26292f', '#e1dfdb', '#23364f', '#7a2e35', '#4c5a4d', '#c9c3d6'];
    const body = recipe.colour(params.colour, palette);
    const size = recipe.series.between('cup', 0.95, 1.05);
    const shape: Record<Layout, [number, number]> = {
      studio: [3.75, 4.75],
      round: [4.15, 4.2],
      slim: [3.3, 4.1],
      open: [4, 4.85],
    };
    const design: Design = {
      body,
      pad: darken(body, recipe.series.pick('pad', [0.45, 0.25, 0.6])),
      trim: recipe.brand.pick('trim', ['#b9925e', '#a9adb3', '#c5cad1', '#4a4d53', '#caa56f']),
      layout,
      cupWidth: shape[layout][0] * size,
      cupHeight: shape[layout][1] * size,
      band: recipe.series.pick('band', [0.8, 1, 1.15]),
    };
    // In a room they stand on the desk, else the floor is where the cups end anyway.
    const lift = view === 'scene' ? design.cupHeight + 0.15 : 0;
    drawHeadphones(studio, design, recipe, lift);
  },
});

function drawHeadphones(studio: Studio, design: Design, recipe: Recipe, lift: number): void {
  const { cupHeight } = design;
  for (const side of [-1, 1]) {
    const foot = onFloor(circle(side * (reach - 0.2), 0, 2.3, 30, 1.5), lift - cupHeight - 0.15);
    shadow(studio, foot, { opacity: 0.85, contact: 0.7 });
  }
  const near = studio.depth([reach, 0, 0]) > studio.depth([-reach, 0, 0]) ? 1 : -1;
  drawCup(studio, -near as 1 | -1, design, recipe, lift);
  drawBand(studio, design, lift);
  drawCup(studio, near, design, recipe, lift);
}

/** A point of the band's arch: 0 at the left cup, 1 at the right. */
function arch(t: number, lift: number): Vector {
  const angle = Math.PI * (1 - t);
  const c = Math.cos(angle);
  const s = Math.max(0, Math.sin(angle));
  return [Math.sign(c) * Math.abs(c) ** 0.84 * (reach + 1.15), lift + 4.2 + s ** 0.84 * (bandRise - 0.6), -0.1];
}

function drawBand(studio: Studio, { body, pad, layout, band }: Design, lift: number): void {
  const steps = 44;
  const width = band * (layout === 'slim' ? 0.75 : 1);
  const frames: Frame[] = range(steps + 1).map((i) => {
    const t = bandStart + ((1 - 2 * bandStart) * i) / steps;
    const along = normalise(subtract(arch(t + 0.002, lift), arch(t - 0.002, lift)));
    const taper = 0.55 + 0.45 * Math.min(1, Math.sin((Math.PI * i) / steps) * 1.5);
    return { at: arch(t, lift), x: [-along[1], along[0], 0], y: [0, 0, 1], width: 1, height: taper * width };
  });
  const inner = frames.slice(7, -7);
  const cushion = inner.map((frame, i): Frame => {
    const end = Math.min(i, inner.length - 1 - i) / (inner.length / 2);
    const swell = Math.sin((Math.min(1, end * 2.2) * Math.PI) / 2);
    return {
      ...frame,
      at: add(frame.at, scale(frame.x, -0.2 - 0.42 * swell)),
      width: 0.25 + 0.75 * swell,
      height: (frame.height ?? 1) * (0.8 + 0.2 * swell),
    };
  });
  const shell = rectangle(0, 0, 0.68, 3.4, 0.32, 6);
  if (layout === 'open') {
    // Two thin hoops with a strap hung between them.
    for (const z of [-1.25, 1.25]) {
      const hoop = frames.map(
        (frame): Frame => ({ ...frame, at: add(frame.at, [0, 0.5, z * 0.75]), width: 1, height: 1 }),
      );
      sweep(studio, hoop, circle(0, 0, 0.24, 12), metal('#3a3d43', 0.35));
    }
    sweep(studio, cushion, rectangle(0, 0, 0.4, 3.2, 0.2, 5), rubber(pad));
    return;
  }
  sweep(studio, cushion, rectangle(0, 0, 1.1, 3, 0.53, 6), rubber(pad));
  sweep(studio, frames, shell, satin(body));
  for (const end of [frames[0], frames.at(-1)]) {
    if (!end) continue;
    const cap = { ...end, width: 1.12, height: (end.height ?? 1) * 1.06 };
    sweep(studio, [cap, { ...cap, at: add(cap.at, [0, -0.55, 0]) }], shell, satin(darken(body, 0.25)));
  }
}

/** The cup's own axes: z looks outwards. */
function cupPlacement(side: 1 | -1, lift: number): Placement {
  const z = normalise([side, -0.09, 0.06]);
  const x = normalise(cross([0, 1, 0], z));
  return { origin: [side * (reach + 0.1), lift, 0], x, y: cross(z, x), z };
}

function drawCup(studio: Studio, side: 1 | -1, design: Design, recipe: Recipe, lift: number): void {
  const at = cupPlacement(side, lift);
  const isOutside = studio.sees(at.origin, at.z);
  if (isOutside) drawCushion(studio, at, design, true);
  drawShell(studio, at, design, recipe);
  drawYoke(studio, at, side, design, lift);
  if (!isOutside) drawCushion(studio, at, design, false);
}

function drawShell(studio: Studio, at: Placement, design: Design, recipe: Recipe): void {
  const { body, trim, layout, cupWidth: rx, cupHeight } = design;
  const oval = cupHeight / rx;
  const whole = { points: 48, oval };
  new Face(studio, place(at, move(0, 0, 0.1), turnY(180))).fill(
    circle(0, 0, rx * 0.97, 60, rx * 0.97 * oval),
    darken(body, 0.55),
  );
  const wall: ProfilePoint[] = [
    [rx * 0.95, 0],
    [rx, 0.3],
    [rx, 1.05],
  ];
  lathe(studio, place(at, move(0, 0, 0.1)), wall, satin(body), whole);
  const hoop: ProfilePoint[] = [
    [rx * 0.97, 0],
    [rx * 1.012, 0.06],
    [rx * 1.012, 0.26],
    [rx * 0.97, 0.34],
  ];
  lathe(studio, place(at, move(0, 0, 1.13)), hoop, metal(trim, 0.28), whole);
  const round = layout === 'slim' ? 0.9 : 1.5;
  const dome = range(9).map((i): ProfilePoint => {
    const angle = (Math.PI / 2) * (i / 8);
    return [rx * 0.975 - round + round * Math.cos(angle), (layout === 'slim' ? 0.6 : 0.95) * Math.sin(angle)];
  });
  const face = lathe(studio, place(at, move(0, 0, 1.45)), dome, satin(body), whole);
  drawCover(face, rx * 0.975 - round, oval, design, recipe);
}

function drawCover(face: Face, r: number, oval: number, { body, trim, layout }: Design, recipe: Recipe): void {
  const plate = linear(
    -r,
    r * oval,
    r,
    -r * oval,
    [0, lighten(body, 0.26)],
    [0.5, lighten(body, 0.07)],
    [1, darken(body, 0.25)],
  );
  face.fill(circle(0, 0, r * 1.005, 64, r * oval), plate);
  if (layout === 'open') {
    face.fill(circle(0, 0, r * 0.94, 64, r * 0.94 * oval), '#0d0e10');
    for (const j of range(19)) {
      for (const i of range(15)) {
        const x = (i - 7) * r * 0.13 + (j % 2 ? r * 0.065 : 0);
        const y = (j - 9) * r * 0.115;
        if ((x / r) ** 2 + (y / (r * oval)) ** 2 > 0.8) continue;
        face.fill(circle(x, y, r * 0.035, 6), lighten(trim, 0.1), { opacity: 0.55 });
      }
    }
    face.line(closed(circle(0, 0, r * 0.94, 64, r * 0.94 * oval)), trim, 2.4, 0.9);
  } else if (layout === 'round') {
    face.line(closed(circle(0, 0, r * 0.86, 64, r * 0.86 * oval)), darken(body, 0.35), 2, 0.6);
    face.line(closed(circle(0, 0, r * 0.83, 64, r * 0.83 * oval)), lighten(body, 0.4), 1, 0.5);
  }
  face.line(closed(circle(0, 0, r * 0.99, 64, r * oval)), lighten(body, 0.4), 1, 0.25);
  if (layout === 'slim') {
    face.fill(ring(0, 0, r * 0.3, r * 0.34), lighten(trim, 0.15), { opacity: 0.8 });
  }
  mark(face, 0, 0, 0.62, recipe, layout === 'open' ? '#0d0e10' : body, 0.85);
}

/** The ear cushion; from within the ear opening with its fabric is seen. */
function drawCushion(
  studio: Studio,
  at: Placement,
  { pad, cupWidth: rx, cupHeight, layout }: Design,
  isOutside: boolean,
): void {
  const oval = cupHeight / rx;
  const thick = layout === 'slim' ? 0.95 : 1.2;
  const outer = rx * 0.95;
  const profile = range(11).map((i): ProfilePoint => {
    const angle = Math.PI * (1 - i / 10);
    return [outer - thick * 0.75 + thick * 0.75 * Math.sin(angle), -(1 - Math.cos(angle)) * thick * 0.95];
  });
  lathe(studio, place(at, move(0, 0, 0.05)), profile, rubber(pad), { points: 44, oval });
  if (isOutside) {
    new Face(studio, place(at, move(0, 0, 0.02))).fill(circle(0, 0, rx * 0.98, 60, rx * 0.98 * oval), darken(pad, 0.5));
    return;
  }
  const r = outer - thick * 0.75;
  const z = -thick * 1.83;
  const ear = new Face(studio, place(at, move(0, 0, z), turnY(180)));
  ear.fill(circle(0, 0, r * 1.03, 60, r * 1.03 * oval), darken(pad, 0.15));
  const hollow = linear(-r, r, r, -r, [0, '#030304'], [0.6, '#0e0f11'], [1, '#2a2c30']);
  ear.fill(circle(0, 0, r * 0.99, 60, r * 0.99 * oval), hollow);
  const fabric = new Face(studio, place(at, move(0, 0, z + 0.8), turnY(180)));
  ear.clip(circle(0, 0, r * 0.97, 60, r * 0.97 * oval), () => {
    fabric.fill(circle(0, 0, r * 0.93, 60, r * 0.93 * oval), linear(-r, r, r, -r, [0, '#0b0c0d'], [1, '#1a1b1e']));
    for (const j of range(19)) {
      for (const i of range(15)) {
        const x = (i - 7) * 0.34 + (j % 2) * 0.17;
        const y = (j - 9) * 0.38;
        if ((x / (r * 0.9)) ** 2 + (y / (r * 0.9 * oval)) ** 2 < 1)
          fabric.fill(circle(x, y, 0.065, 6), '#44484f', { opacity: 0.75 });
      }
    }
  });
}

/** The fork that holds a cup, its two bolts and the slider up to the band. */
function drawYoke(
  studio: Studio,
  at: Placement,
  side: 1 | -1,
  { trim, cupWidth, cupHeight }: Design,
  lift: number,
): void {
  const steel = metal(trim, 0.28);
  const height = 1.28;
  const onRim = (degrees: number, z = height): Vector =>
    pointOf(at, [Math.cos(radians(degrees)) * (cupWidth + 0.34), Math.sin(radians(degrees)) * (cupHeight + 0.34), z]);
  const fork = range(29).map((i): Frame => {
    const degrees = 8 + (164 * i) / 28;
    const along = normalise(subtract(onRim(degrees + 0.6), onRim(degrees)));
    return {
      at: onRim(degrees),
      x: normalise(cross(along, at.z)),
      y: at.z,
      height: 0.8 + 0.35 * Math.sin(radians(degrees)),
    };
  });
  sweep(
    studio,
    fork.map((frame) => ({ ...frame, width: 1 })),
    rectangle(0, 0, 0.3, 0.8, 0.14, 5),
    steel,
  );
  const bolt: ProfilePoint[] = [
    [0.42, 0],
    [0.46, 0.1],
    [0.46, 0.66],
    [0.38, 0.78],
  ];
  for (const degrees of [8, 172]) {
    const head = lathe(studio, { ...at, origin: onRim(degrees, height - 0.38) }, bolt, steel, { points: 32 });
    head.fill(circle(0, 0, 0.38, 28), linear(-0.3, 0.4, 0.3, -0.4, [0, lighten(trim, 0.35)], [1, darken(trim, 0.2)]));
    head.line(
      [
        [-0.2, -0.12],
        [0.2, 0.12],
      ],
      darken(trim, 0.5),
      1.4,
    );
  }
  const from = pointOf(at, [0, cupHeight + 0.3, height]);
  const to = add(arch(side > 0 ? 1 - bandStart : bandStart, lift), [0, 0.4, 0]);
  const slider = range(7).map(
    (i): Frame => ({
      at: add(from, scale(subtract(to, from), i / 6)),
      x: [side, 0, 0],
      y: [0, 0, 1],
    }),
  );
  sweep(studio, slider, rectangle(0, 0, 0.26, 1.24, 0.12, 4), steel);
}

import {
  bar,
  circle,
  closed,
  darken,
  definePicture,
  digits,
  digitsWidth,
  Face,
  inkOn,
  isLight,
  lathe,
  led,
  lighten,
  linear,
  mark,
  matte,
  metal,
  move,
  mug,
  onFloor,
  type ProfilePoint,
  place,
  plant,
  polygon,
  type Recipe,
  radians,
  range,
  rectangle,
  ring,
  roundedProfile,
  rubber,
  type Studio,
  satin,
  shadow,
  sheen,
  slab,
  turnX,
  turnY,
} from '../studio/index.ts';

type Layout = 'round' | 'square' | 'valve' | 'glass';
type Design = { body: string; recipe: Recipe; temperature: string };

/** A thermostat: a turning ring, a plate with keys, black glass, or a head for the radiator. */
export const thermostat = definePicture({
  name: 'thermostat',
  hasPoses: true,
  defaults: { layout: 'auto' },
  views: {
    front: { yaw: -26, pitch: 11, distance: 5.2, span: 11, padding: 140 },
    side: { yaw: 50, pitch: 9, distance: 5.2, span: 11, padding: 145 },
    detail: { yaw: -18, pitch: 8, distance: 5.2, span: 11, ground: 'light', zoom: 1.9, focus: [0, 4.4, 1] },
    scene: {
      yaw: -22,
      pitch: 10,
      distance: 5.2,
      span: 11,
      padding: 270,
      shift: [0, 30],
      ground: {
        wall: 'warm',
        unit: 7.6,
        far: 1,
        props: (studio, at) => {
          plant(studio, at, -9.5, -3.6, 0.5);
          mug(studio, at, 9.6, -3, 0.6, '#dfe3e0');
        },
      },
    },
  },
  draw: (studio, params, { recipe }) => {
    const body = recipe.colour(params.colour, ['#e8eaec', '#e4e6e9', '#2c2f35', '#c3c7cc']);
    const temperature = recipe.model.pick('temperature', ['21.5', '22.0', '20.5', '19.5']);
    drawers[recipe.layout<Layout>(params.layout, ['round', 'square', 'valve', 'glass'])](studio, {
      body,
      recipe,
      temperature,
    });
  },
});

/** Warmth as an arc with its end bead. */
function drawArc(face: Face, r: number, recipe: Recipe): void {
  const share = recipe.model.between('warm', 120, 220);
  face.fill(ring(0, 0, r * 0.9, r, -45, 225, 60), '#ffffff', { opacity: 0.12 });
  face.fill(ring(0, 0, r * 0.9, r, 225 - share, 225, 50), linear(-r, 0, r, 0, [0, '#57b7ff'], [1, '#ff8a3d']));
  const end = radians(225 - share);
  face.fill(circle(Math.cos(end) * r * 0.95, Math.sin(end) * r * 0.95, r * 0.085, 20), '#ffffff');
}

function drawTemperature(face: Face, text: string, y: number, size: number, ink: string): void {
  digits(face, text, -digitsWidth(text, size) / 2 - size * 0.08, y - size / 2, size, ink);
  face.line(
    closed(circle(digitsWidth(text, size) / 2 + size * 0.16, y + size * 0.4, size * 0.1, 18)),
    ink,
    Math.max(1.4, size * 0.06 * face.unit),
    0.9,
  );
}

/** A drop, a flame and a leaf would be signs; plain shapes do: a dot with rays and a bar of the schedule. */
function drawSchedule(face: Face, y: number, width: number, recipe: Recipe): void {
  for (const i of range(12)) {
    const height = width * (0.04 + 0.1 * recipe.model.between(`hour ${i}`, 0, 1));
    const tone = i === 5 ? recipe.accent : '#8fa6c0';
    face.fill(rectangle((i - 5.5) * width * 0.075, y + height / 2, width * 0.042, height, width * 0.015, 3), tone, {
      opacity: 0.9,
    });
  }
}

const drawers: Record<Layout, (studio: Studio, design: Design) => void> = {
  round: (studio, { body, recipe, temperature }) => {
    const r = recipe.series.between('radius', 4, 4.5);
    const at = place(move(0, r * 1.0, 0), turnX(-6));
    shadow(studio, onFloor(rectangle(0, 0.2, r * 0.8, 2.6, 1)), { blur: 0.95, contact: 0.8 });
    const base: ProfilePoint[] = [
      [r * 0.78, -1.5],
      [r * 0.86, -1.3],
      [r * 0.86, -0.5],
    ];
    lathe(studio, at, base, matte(darken(body, 0.12)), { points: 64 });
    const gap: ProfilePoint[] = [
      [r * 0.84, -0.5],
      [r * 0.84, -0.35],
    ];
    lathe(studio, at, gap, satin('#17191d'), { points: 64 });
    const knob = range(9).map((i): ProfilePoint => {
      const angle = (Math.PI / 2) * (i / 8);
      return [r * 0.93 + r * 0.07 * Math.cos(angle), 0.9 + 0.5 * Math.sin(angle)];
    });
    const outer: ProfilePoint[] = [[r * 0.94, -0.35], [r, -0.1], ...knob];
    const front = lathe(studio, at, outer, metal(isLight(body) ? '#c9ccd1' : body, 0.3, 0.6), { points: 84 });
    front.fill(circle(0, 0, r * 0.925, 72), linear(-r, r, r, -r, [0, '#3a414c'], [0.4, '#16191f'], [1, '#07080a']));
    drawArc(front, r * 0.78, recipe);
    drawTemperature(front, temperature, r * 0.04, r * 0.42, '#f3f6fa');
    drawSchedule(front, -r * 0.46, r * 1.0, recipe);
    led(front, 0, r * 0.5, 0.09, recipe.accent);
    const shine = linear(-r, r, 0, 0, [0, '#fff', 0.18], [1, '#fff', 0.02]);
    front.clip(circle(0, 0, r * 0.92, 60), () =>
      front.fill(
        [
          [-r, r],
          [r * 0.2, r],
          [-r * 0.5, -r],
          [-r, -r],
        ],
        shine,
      ),
    );
  },
  square: (studio, { body, recipe, temperature }) => {
    const [w, h, d] = [8.6, recipe.series.between('height', 8.2, 9.4), 2.6];
    const at = place(move(0, h / 2, 0), turnX(-5));
    shadow(studio, onFloor(rectangle(0, 0.3, w * 0.86, d, 0.5)), { blur: 0.9, contact: 0.9 });
    const front = slab(
      studio,
      at,
      {
        width: w,
        height: h,
        depth: d,
        corner: 1.4 * recipe.softness,
        fillet: 0.7,
        backFillet: 0.3,
        points: 14,
        steps: 8,
      },
      matte(body),
    );
    front.fill(rectangle(0, h * 0.1, w * 0.74, h * 0.54, 0.5), darken(body, 0.35));
    front.fill(rectangle(0, h * 0.1, w * 0.72, h * 0.52, 0.45), linear(-3, 3, 3, -3, [0, '#25384f'], [1, '#0c1420']));
    drawTemperature(front, temperature, h * 0.16, h * 0.22, '#eaf3ff');
    drawSchedule(front, -h * 0.1, w * 0.62, recipe);
    sheen(front, -w * 0.36, h * 0.1 - h * 0.26, w * 0.72, h * 0.52, 0.45, 0.14, [0.35, 0.65]);
    for (const side of [-1, 0, 1]) {
      const key = slab(
        studio,
        front.at(side * w * 0.25, -h * 0.31),
        { width: w * 0.19, height: h * 0.12, depth: 0.3, corner: 0.4, fillet: 0.12, points: 8, steps: 4 },
        rubber(isLight(body) ? lighten(body, 0.3) : lighten(body, 0.1)),
      );
      const ink = inkOn(body, 0.7);
      if (side === 0) key.fill(circle(0, 0, 0.16, 18), recipe.accent);
      else key.fill(polygon(0, 0, 0.26, 3, side > 0 ? 90 : -90), ink, { opacity: 0.9 });
    }
    led(front, w * 0.4, h * 0.42, 0.09, recipe.accent);
    const flank = new Face(studio, place(at, move(w / 2, 0, 0), turnY(90)));
    for (const i of range(7)) flank.fill(rectangle(0, (i - 3) * 0.6, d * 0.5, 0.2, 0.1, 3), '#000', { opacity: 0.45 });
  },
  valve: (studio, { body, recipe, temperature }) => {
    const r = 2.7;
    const y = r + 0.1;
    const length = recipe.series.between('length', 6.4, 7.6);
    shadow(studio, onFloor(rectangle(0, 0, r * 1.1, length * 1.1, 0.8)), { blur: 0.85, contact: 0.8 });
    // The nut that screws on to the radiator, then the body towards the viewer.
    const nut = place(move(0, y, -length / 2 - 1.6), turnX(0));
    const hexagon = new Face(studio, place(nut, turnY(180)));
    hexagon.fill(circle(0, 0, 1.7, 40), '#8b9199');
    hexagon.fill(circle(0, 0, 1.2, 40), '#17191d');
    const ringProfile: ProfilePoint[] = [
      [1.7, 0],
      [1.9, 0.1],
      [1.9, 1.5],
      [1.7, 1.7],
    ];
    lathe(studio, nut, ringProfile, metal('#b9bdc3', 0.3), { points: 12 });
    const at = move(0, y, 0);
    const profile: ProfilePoint[] = [
      [r * 0.74, -length / 2],
      [r * 0.97, -length / 2 + 0.5],
      [r, -length / 2 + 1.2],
      [r, length / 2 - 1.9],
    ];
    lathe(studio, at, profile, matte(body), { points: 64 });
    const groovy: ProfilePoint[] = [
      [r * 0.96, length / 2 - 1.9],
      [r * 0.96, length / 2 - 1.7],
    ];
    lathe(studio, at, groovy, satin(recipe.accent), { points: 64 });
    const front = lathe(
      studio,
      at,
      roundedProfile(r, length / 2 - 1.7, length / 2, 0.5, 7),
      matte(lighten(body, 0.1)),
      { points: 64 },
    );
    front.fill(circle(0, 0, r - 0.5, 56), linear(-r, r, r, -r, [0, '#353b44'], [0.4, '#15171b'], [1, '#07080a']));
    drawTemperature(front, temperature.slice(0, 2), 0.2, 1.3, '#f3f6fa');
    bar(front, 0, -1.1, 1.3, 0.14, recipe.accent, 0.95);
    const screenFace = new Face(studio, place(at, turnX(-90), move(0, 0, r * 1.005)));
    for (const i of range(9))
      screenFace.line(
        [
          [-1.2 + i * 0.3, -length * 0.14],
          [-1.2 + i * 0.3, length * 0.3],
        ],
        darken(body, 0.3),
        1.4,
        0.5,
      );
    const flank = new Face(studio, place(at, turnY(90), move(0, 0, r * 1.005)));
    mark(flank, 0.4, 0, 0.5, recipe, body, 0.7);
  },
  glass: (studio, { body, recipe, temperature }) => {
    const [w, h, d] = [8.6, 8.6, 1.6];
    const at = place(move(0, h / 2, 0), turnX(-5));
    shadow(studio, onFloor(rectangle(0, 0.3, w * 0.92, d * 1.1, 0.3)), { blur: 0.85, contact: 0.95 });
    slab(
      studio,
      place(at, move(0, 0, -1.1)),
      { width: w * 0.74, height: h * 0.74, depth: 1.4, corner: 0.6, fillet: 0.2 },
      matte(darken(body, 0.1)),
    );
    const front = slab(
      studio,
      at,
      { width: w, height: h, depth: d, corner: 0.9 * recipe.softness, fillet: 0.2, points: 10, steps: 5 },
      metal(isLight(body) ? '#c9ccd1' : body, 0.32, 0.6),
    );
    front.fill(
      rectangle(0, 0, w - 0.4, h - 0.4, 0.8 * recipe.softness, 10),
      linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#363d48'], [0.35, '#15181d'], [1, '#06070a']),
    );
    drawArc(front, w * 0.36, recipe);
    drawTemperature(front, temperature, 0.2, h * 0.19, '#f3f6fa');
    drawSchedule(front, -h * 0.2, w * 0.4, recipe);
    for (const [x, tone] of [
      [-0.3, '#57b7ff'],
      [-0.1, '#aab4c2'],
      [0.1, '#aab4c2'],
      [0.3, '#ff8a3d'],
    ] as const) {
      front.line(closed(circle(x * w, -h * 0.4, 0.34, 24)), tone, 2, 0.8);
      front.fill(circle(x * w, -h * 0.4, 0.1, 14), tone);
    }
    sheen(front, -w / 2 + 0.2, -h / 2 + 0.2, w - 0.4, h - 0.4, 0.8, 0.16, [0.35, 0.66]);
  },
};

import {
  add,
  bar,
  book,
  circle,
  closed,
  cross,
  darken,
  definePicture,
  Face,
  type Frame,
  inkOn,
  isLight,
  lathe,
  led,
  lighten,
  mark,
  matte,
  metal,
  move,
  normalise,
  onFloor,
  type Placement,
  type ProfilePoint,
  place,
  plant,
  type Recipe,
  radial,
  radians,
  range,
  rectangle,
  rubber,
  type Studio,
  scale,
  shadow,
  slab,
  subtract,
  sweep,
  turnX,
  turnY,
  type Vector,
} from '../studio/index.ts';
import { drawDial, drawPanel } from './watch-face.ts';

type Layout = 'round' | 'square' | 'band';
type Strap = 'silicone' | 'leather' | 'steel';
type Design = {
  body: string;
  strapColour: string;
  layout: Layout;
  strap: Strap;
  recipe: Recipe;
  width: number;
  height: number;
};

/** A smart watch standing on its closed strap. */
export const smartwatch = definePicture({
  name: 'smartwatch',
  hasTurn: true,
  hasPoses: true,
  defaults: { layout: 'auto', strap: 'auto' },
  views: {
    front: (_, recipe) => ({
      yaw: recipe.brand.pick('turn', [-30, 30, -24]),
      pitch: 12,
      distance: 5.2,
      span: 10,
      padding: 125,
    }),
    side: { yaw: 62, pitch: 8, distance: 5.2, span: 10, padding: 135 },
    back: { yaw: 204, pitch: 18, distance: 5.2, span: 10, padding: 125 },
    scene: {
      yaw: -26,
      pitch: 12,
      distance: 5.2,
      span: 10,
      padding: 235,
      shift: [0, 20],
      ground: {
        wall: 'sage',
        wood: '#a9835f',
        unit: 6.6,
        far: 1.4,
        props: (studio, at) => {
          plant(studio, at, -8, -4.5, 0.42);
          book(studio, at, { right: 8.5, nearer: -5, turn: 16, width: 6, depth: 9, thick: 1.2, colour: '#b9694b' });
        },
      },
    },
  },
  draw: (studio, params, { recipe }) => {
    const layout = recipe.layout<Layout>(params.layout, ['round', 'square', 'band']);
    const straps: Strap[] = layout === 'band' ? ['silicone'] : ['silicone', 'leather', 'steel'];
    const strap = straps.find((one) => one === params.strap) ?? recipe.model.pick('strap', straps);
    const body = recipe.colour(params.colour, ['#2a2d33', '#c3c7cc', '#b9925e', '#3a3e45', '#d8c7b4']);
    const rubbers = ['#23262b', '#dfe1e4', '#3b5a70', '#4c5a4d', '#c98a5e'];
    const colours = {
      steel: lighten(body, 0.08),
      leather: recipe.model.pick('leather', ['#6d4a33', '#3c2d26', '#9a6a42']),
      silicone: isLight(body) ? recipe.model.pick('rubber', rubbers) : body,
    };
    const sizes: Record<Layout, [number, number]> = { round: [4.5, 4.5], square: [3.9, 4.6], band: [2.3, 4.7] };
    const [width, height] = sizes[layout];
    drawWatch(studio, { body, layout, strap, strapColour: colours[strap], recipe, width, height });
  },
});

// High enough for the strap's loop to touch the floor.
const middleOf = (height: number) => height * 0.525;
const caseZ = 2.5;

/** A point of the strap's loop: 0 at the top lug, 1 at the lower one, round the back. */
function loop(t: number, height: number): Vector {
  const half = height * 0.44;
  const angle = Math.PI * t;
  return [
    0,
    middleOf(height) + half * Math.cos(angle) * (1 + 0.72 * Math.sin(angle)),
    caseZ - 0.45 - 5.6 * Math.sin(angle) ** 0.8,
  ];
}

function drawWatch(studio: Studio, design: Design): void {
  const { layout, height, width, strap, strapColour } = design;
  shadow(studio, onFloor(rectangle(0, 0.6, width * 0.62, 4.4, 1)), { blur: 0.9, contact: 0.75 });
  const isFront = studio.floorViewer[2] > 0;
  const steps = 44;
  const wide = layout === 'band' ? 0.8 : layout === 'round' ? 0.5 : 0.68;
  const frames = range(steps + 1).map((i): Frame => {
    const t = i / steps;
    const along = normalise(subtract(loop(Math.min(1, t + 0.01), height), loop(Math.max(0, t - 0.01), height)));
    const taper = 1 - 0.22 * Math.sin(Math.PI * t);
    return { at: loop(t, height), x: [1, 0, 0], y: normalise(cross(along, [1, 0, 0])), width: taper, height: 1 };
  });
  const skin =
    strap === 'steel' ? metal(strapColour, 0.34, 0.6) : strap === 'leather' ? rubber(strapColour) : matte(strapColour);
  const section = rectangle(0, 0, width * wide, strap === 'leather' ? 0.3 : 0.26, 0.12, 4);
  // Seen from the front the far half of the loop comes first.
  const back = frames.slice(10, 35);
  const ends = [frames.slice(0, 11), frames.slice(34)];
  const drawBack = () => {
    sweep(studio, back, section, skin);
    drawStrapDetails(studio, back, design, width * wide);
  };
  const drawEnds = () => {
    for (const part of ends) {
      sweep(studio, part, section, skin);
      drawStrapDetails(studio, part, design, width * wide);
    }
  };
  if (isFront) {
    drawBack();
    drawEnds();
    drawCase(studio, design);
  } else {
    drawCase(studio, design);
    drawEnds();
    drawBack();
  }
}

/** Links, holes or stitches on the strap's outside. */
function drawStrapDetails(
  studio: Studio,
  frames: readonly Frame[],
  { strap, strapColour }: Design,
  width: number,
): void {
  for (const [i, frame] of frames.entries()) {
    const z = scale(frame.y, 1);
    const seat: Placement = { origin: add(frame.at, scale(z, 0.14)), x: frame.x, y: cross(z, frame.x), z };
    const face = new Face(studio, seat);
    const inner = new Face(studio, {
      origin: add(frame.at, scale(z, -0.14)),
      x: frame.x,
      y: cross(scale(z, -1), frame.x),
      z: scale(z, -1),
    });
    const w = width * (frame.width ?? 1) * 0.95;
    if (strap === 'steel') {
      for (const side of [face, inner]) {
        side.line(
          [
            [-w / 2, 0],
            [w / 2, 0],
          ],
          darken(strapColour, 0.6),
          2,
          0.8,
        );
        side.line(
          [
            [-w * 0.2, -0.2],
            [-w * 0.2, 0.2],
          ],
          darken(strapColour, 0.45),
          1.4,
          0.7,
        );
        side.line(
          [
            [w * 0.2, -0.2],
            [w * 0.2, 0.2],
          ],
          darken(strapColour, 0.45),
          1.4,
          0.7,
        );
      }
    } else if (strap === 'leather') {
      for (const side of [-1, 1]) bar(face, side * w * 0.42, 0, 0.05, 0.2, lighten(strapColour, 0.55), 0.9);
    } else if (i % 3 === 1) {
      for (const side of [face, inner]) side.fill(rectangle(0, 0, w * 0.16, 0.24, 0.12), '#060708', { opacity: 0.8 });
    }
  }
}

function drawCase(studio: Studio, design: Design): void {
  const { body, layout, recipe, width: w, height: h, strap } = design;
  const at = place(move(0, middleOf(h), caseZ), turnX(-6));
  const frame = metal(body, 0.3, strap === 'silicone' && layout === 'band' ? 0.7 : 0.5);
  const isFront = studio.sees(at.origin, at.z);
  const crown = () => {
    if (layout === 'band') return;
    const knob: ProfilePoint[] = [
      [0.3, 0],
      [0.36, 0.06],
      [0.36, 0.3],
      [0.3, 0.36],
    ];
    const end = lathe(
      studio,
      place(at, move(w / 2 - 0.02, layout === 'round' ? 0 : h * 0.16, 0), turnY(90)),
      knob,
      metal(lighten(body, 0.1), 0.25),
      { points: 28 },
    );
    end.fill(circle(0, 0, 0.3, 24), lighten(body, 0.2));
    end.line(closed(circle(0, 0, 0.22, 24)), recipe.accent, 2, 0.9);
    slab(
      studio,
      place(at, move(w / 2 + 0.02, -h * 0.2, 0), turnY(90)),
      { width: 0.34, height: layout === 'round' ? 0.5 : 0.9, depth: 0.16, corner: 0.16, fillet: 0.06 },
      frame,
    );
  };
  const isCrownFar = studio.depth([1, 0, 0]) < 0;
  if (isCrownFar) crown();
  const depth = layout === 'band' ? 1 : 1.15;
  let face: Face;
  if (layout === 'round') {
    const r = w / 2;
    const profile: ProfilePoint[] = [
      [r * 0.8, -depth / 2],
      [r * 0.96, -depth / 2 + 0.16],
      [r, -depth / 2 + 0.4],
      [r, depth / 2 - 0.25],
      [r * 0.95, depth / 2],
      [r * 0.88, depth / 2 + 0.02],
    ];
    new Face(studio, place(at, move(0, 0, -depth / 2), turnY(180))).fill(
      circle(0, 0, r * 0.81, 60),
      darken(body, 0.25),
    );
    face = lathe(studio, at, profile, frame, { points: 84 });
    if (isFront) {
      face.fill(circle(0, 0, r * 0.885, 72), '#060709');
      if (recipe.series.isTrue('scale', 0.5)) {
        for (const i of range(60)) {
          const angle = radians(i * 6);
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          const length = i % 5 ? 0.02 : 0.05;
          face.line(
            [
              [r * (0.93 - length / 2) * c, r * (0.93 - length / 2) * s],
              [r * (0.93 + length / 2) * c, r * (0.93 + length / 2) * s],
            ],
            inkOn(body, 0.5),
            i % 5 ? 1 : 1.8,
            0.8,
          );
        }
      }
      drawDial(face, r * 0.84, recipe);
    }
  } else {
    const corner = layout === 'band' ? 1.1 : 1.15;
    face = slab(
      studio,
      at,
      { width: w, height: h, depth, corner, fillet: 0.34, backFillet: 0.4, points: 14, steps: 7 },
      frame,
    );
    if (isFront) drawPanel(face, w, h, corner, layout, recipe);
  }
  if (!isFront)
    drawSensor(new Face(studio, place(at, move(0, 0, -depth / 2 - 0.01), turnY(180))), Math.min(w, h), recipe);
  if (!isCrownFar) crown();
}

/** The heart sensor under a glass dome, with green lamps and charging pins. */
function drawSensor(face: Face, size: number, recipe: Recipe): void {
  const r = size * 0.33;
  face.fill(circle(0, 0, r, 56), radial(0, 0, r, [0, '#2a2f37'], [0.8, '#0f1114'], [1, '#3c424b']));
  for (const i of range(4)) {
    const angle = radians(45 + i * 90);
    led(face, Math.cos(angle) * r * 0.5, Math.sin(angle) * r * 0.5, r * 0.12, '#39d98a');
  }
  face.fill(rectangle(0, 0, r * 0.4, r * 0.4, 0.08), '#05070a');
  for (const i of [-1, 1]) face.fill(circle(i * 0.25, -r * 1.24, 0.1, 14), '#d3ac5c');
  mark(face, 0, r * 1.26, r * 0.13, recipe, '#2a2d33', 0.6);
}

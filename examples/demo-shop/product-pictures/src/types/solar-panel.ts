import {
  around,
  bar,
  between,
  circle,
  clamp,
  closed,
  cross,
  darken,
  definePicture,
  Face,
  type Frame,
  lighten,
  linear,
  matte,
  metal,
  move,
  normalise,
  onFloor,
  type Point,
  place,
  pointOf,
  poseOf,
  type Recipe,
  radians,
  range,
  rectangle,
  rubber,
  type Studio,
  shadow,
  slab,
  subtract,
  sweep,
  turnX,
  turnY,
  type Vector,
  type View,
  wordMark,
} from '../studio/index.ts';

type Layout = 'portrait' | 'landscape' | 'half-cut' | 'foldable';
type Pose = 'open' | 'away' | 'above' | 'rest';
type Design = { layout: Layout; cell: string; frame: string; leaves: number; tilt: number; watts: number };

const layoutOf = (given: string, recipe: Recipe): Layout =>
  recipe.layout<Layout>(given, ['portrait', 'landscape', 'half-cut', 'foldable']);

/** Open, turned to its other side, from higher up, and at rest: folded to a case, or a rigid one from behind. */
const poses: readonly [Pose, ...Pose[]] = ['open', 'away', 'above', 'rest'];

function cameraOf(pose: Pose, turn: number, isFoldable: boolean): View {
  if (pose === 'away') return { yaw: -turn * 1.15, pitch: 12, span: 18, padding: 75 };
  if (pose === 'above') return { yaw: turn * 0.4, pitch: 30, span: 18, padding: 75 };
  if (pose === 'rest' && isFoldable) return { yaw: turn * 1.3, pitch: 14, span: 14, padding: 120 };
  if (pose === 'rest') return { yaw: 180 + turn, pitch: 12, span: 18, padding: 80 };
  return { yaw: turn, pitch: 12, span: 18, padding: 75 };
}

/** A solar panel in its frame on two legs, or a foldable one of several leaves. */
export const solarPanel = definePicture({
  name: 'solar-panel',
  hasTurn: true,
  defaults: { watts: 200, leaves: 3, layout: 'auto', pose: 0 },
  poses: poses.length,
  views: {
    front: ({ pose, layout }, recipe) =>
      cameraOf(poseOf(poses, pose), recipe.brand.pick('turn', [-26, 24]), layoutOf(layout, recipe) === 'foldable'),
    side: { yaw: 46, pitch: 10, span: 18, padding: 85 },
    back: { yaw: 208, pitch: 12, span: 18, padding: 80 },
    detail: { yaw: -20, pitch: 16, span: 18, ground: 'light', zoom: 2.4, focus: [-1.5, 4, 0] },
  },
  draw: (studio, params, { view, recipe, isTurn }) => {
    const design: Design = {
      layout: layoutOf(params.layout, recipe),
      cell: recipe.colour(params.colour, ['#14233f', '#181c24', '#1a2b4a', '#10161f']),
      frame: recipe.series.pick('frame', ['#c4c8cd', '#2b2d31', '#b3b7bc']),
      leaves: clamp(Math.round(params.leaves), 2, 5),
      tilt: 24,
      watts: params.watts,
    };
    const isResting = view === 'front' && !isTurn && poseOf(poses, params.pose) === 'rest';
    if (design.layout === 'foldable' && isResting) drawCase(studio, design, recipe);
    else if (design.layout === 'foldable') drawFoldable(studio, design, recipe);
    else drawRigid(studio, design, recipe);
  },
});

/** Silicon cells with cut corners, bus bars and fingers; tones vary a little from cell to cell. */
function drawCells(
  face: Face,
  width: number,
  height: number,
  columns: number,
  rows: number,
  colour: string,
  margin: number,
): void {
  const across = (width - 2 * margin) / columns;
  const down = (height - 2 * margin) / rows;
  const ground = linear(-width / 2, height / 2, width / 2, -height / 2, [0, '#20283a'], [1, '#0b0f18']);
  face.fill(rectangle(0, 0, width, height, 0.05), ground);
  const gap = Math.min(across, down) * 0.02;
  const cut = Math.min(across, down) * 0.085;
  for (const i of range(columns)) {
    for (const j of range(rows)) {
      const left = -width / 2 + margin + i * across + gap;
      const low = -height / 2 + margin + j * down + gap;
      const right = left + across - 2 * gap;
      const high = low + down - 2 * gap;
      const shade = (((i * 7 + j * 13) % 5) / 5) * 0.05;
      const outline: Point[] = [
        [left + cut, low],
        [right - cut, low],
        [right, low + cut],
        [right, high - cut],
        [right - cut, high],
        [left + cut, high],
        [left, high - cut],
        [left, low + cut],
      ];
      const tone = linear(
        left,
        high,
        right,
        low,
        [0, lighten(colour, 0.15 + shade)],
        [0.5, lighten(colour, shade)],
        [1, darken(colour, 0.25 - shade)],
      );
      face.fill(outline, tone);
      for (const k of [1, 2, 3]) {
        const x = left + ((right - left) * k) / 4;
        face.line(
          [
            [x, low],
            [x, high],
          ],
          '#9fb0c8',
          0.8,
          0.5,
        );
      }
      for (const k of range(5)) {
        const y = low + ((high - low) * (k + 1)) / 6;
        face.line(
          [
            [left, y],
            [right, y],
          ],
          '#8ea2c0',
          0.5,
          0.22,
        );
      }
    }
  }
}

function drawGlare(face: Face, width: number, height: number, strength: number): void {
  face.clip(rectangle(0, 0, width, height, 0.05), () => {
    face.fill(
      [
        [-width / 2, height / 2],
        [width * 0.16, height / 2],
        [-width * 0.22, -height / 2],
        [-width / 2, -height / 2],
      ],
      linear(
        -width / 2,
        height / 2,
        width * 0.1,
        -height * 0.1,
        [0, '#dfeaff', strength],
        [0.6, '#dfeaff', strength * 0.3],
        [1, '#dfeaff', 0.05],
      ),
    );
    face.fill(
      [
        [width * 0.24, height / 2],
        [width * 0.34, height / 2],
        [-width * 0.04, -height / 2],
        [-width * 0.14, -height / 2],
      ],
      linear(0, height / 2, 0, -height / 2, [0, '#fff', 0.16], [1, '#fff', 0.02]),
    );
  });
}

function drawRigid(studio: Studio, { layout, cell, frame, tilt, watts }: Design, recipe: Recipe): void {
  const isWide = layout === 'landscape';
  const size = clamp((Math.max(1, watts) / 200) ** 0.3, 0.8, 1.3);
  const short = 10.4 * recipe.series.between('short', 0.94, 1.06);
  const long = 17 * size;
  const [w, h] = isWide ? [long, short] : [short, long];
  const depth = 0.42;
  const sheet = metal(frame, 0.35);
  const back = -h * Math.sin(radians(tilt));
  const footprint: Vector[] = [
    [-w / 2, 0, 0.2],
    [w / 2, 0, 0.2],
    [w / 2, 0, back],
    [-w / 2, 0, back],
  ];
  shadow(studio, footprint, { blur: 0.9, opacity: 0.75 });
  const at = place(move(0, 0.1, 0), turnX(-tilt), move(0, h / 2, 0));
  const isBehind = studio.floorViewer[2] < 0;
  const drawLegs = () => {
    for (const side of [-1, 1]) {
      const top = pointOf(at, [side * w * 0.4, h * 0.2, -depth]);
      const foot: Vector = [side * w * 0.4, 0.1, back * 1.02];
      const along = normalise(subtract(foot, top));
      const x: Vector = [1, 0, 0];
      const frames = [0, 0.5, 1].map((t) => ({ at: between(top, foot, t), x, y: cross(along, x) }));
      sweep(studio, frames, rectangle(0, 0, 0.24, 0.32, 0.04, 2), sheet);
    }
  };
  if (!isBehind) drawLegs();
  const front = slab(
    studio,
    at,
    { width: w, height: h, depth, corner: 0.12, fillet: 0.05, points: 4, steps: 2 },
    sheet,
  );
  const [columns, rows] = layout === 'half-cut' ? [6, 16] : isWide ? [10, 6] : [6, 10];
  if (front.isVisible) {
    const [iw, ih] = [w - 0.52, h - 0.52];
    if (layout === 'half-cut') {
      drawCells(front.moved(0, ih * 0.255), iw, ih * 0.485, columns, rows / 2, cell, 0.18);
      drawCells(front.moved(0, -ih * 0.255), iw, ih * 0.485, columns, rows / 2, cell, 0.18);
      front.fill(rectangle(0, 0, iw, ih * 0.025, 0.02), '#0b0f18');
    } else {
      drawCells(front, iw, ih, columns, rows, cell, 0.22);
    }
    front.line(closed(rectangle(0, 0, iw, ih, 0.05)), '#000', 1.6, 0.6);
    drawGlare(front, iw, ih, 0.4);
    front.line(
      [
        [-w / 2 + 0.05, h / 2 - 0.04],
        [w / 2 - 0.05, h / 2 - 0.04],
      ],
      '#fff',
      1.4,
      0.7,
    );
    wordMark(front, w / 2 - 1.2, -h / 2 + 0.13, 1.2, recipe, frame);
    return;
  }
  drawRear(studio, new Face(studio, place(at, move(0, 0, -depth / 2), turnY(180))), w, h, frame);
  drawLegs();
}

/** The white rear sheet with its cross bars, the junction box and two cables. */
function drawRear(studio: Studio, back: Face, w: number, h: number, frame: string): void {
  const sheet = metal(frame, 0.35);
  back.fill(
    rectangle(0, 0, w - 0.5, h - 0.5, 0.05),
    linear(-w / 2, h / 2, w / 2, -h / 2, [0, '#eceef0'], [1, '#b9bdc3']),
  );
  for (const i of range(6)) {
    for (const j of range(10)) {
      const x = -w / 2 + 0.5 + ((i + 0.5) * (w - 1)) / 6;
      const y = -h / 2 + 0.5 + ((j + 0.5) * (h - 1)) / 10;
      back.fill(rectangle(x, y, ((w - 1) / 6) * 0.94, ((h - 1) / 10) * 0.94, 0.14, 3), '#8d949d', { opacity: 0.16 });
    }
  }
  for (const y of [h * 0.2, -h * 0.28]) {
    slab(
      studio,
      back.at(0, y, 0.06),
      { width: w - 0.5, height: 0.5, depth: 0.2, corner: 0.05, fillet: 0.03, points: 2, steps: 1 },
      sheet,
    );
  }
  const box = { width: 2.2, height: 1.5, depth: 0.45, corner: 0.18, fillet: 0.1 };
  const lid = slab(studio, back.at(0, h * 0.36, 0.12), box, matte('#1b1d20'));
  bar(lid, 0, 0.2, 1.2, 0.1, '#6b7178', 1);
  for (const side of [-1, 1]) {
    const cable = range(21).map(
      (k): Point => [side * (0.8 + 0.5 * Math.sin((k / 20) * Math.PI)), h * 0.36 - 0.7 - (k / 20) * h * 0.24],
    );
    back.line(cable, '#0c0d0f', Math.max(2, studio.scale * 0.16));
    const [x, y] = cable.at(-1) ?? [0, 0];
    back.fill(rectangle(x, y - 0.4, 0.3, 1, 0.12), '#101114');
  }
}

/** How large a leaf is. */
function leafOf({ leaves, watts }: Design): { width: number; height: number } {
  const size = clamp((Math.max(1, watts) / 100) ** 0.25, 0.85, 1.2);
  return { width: 7.2 * (leaves > 3 ? 3.2 / leaves : 1) * size, height: 9.6 * size };
}

const fabricOf = (recipe: Recipe): string => recipe.series.pick('fabric', ['#2a2d31', '#2f352f', '#33302c']);

/** Folded, its leaves on one another: a case with a pocket, standing on its long edge with the handle on top. */
function drawCase(studio: Studio, design: Design, recipe: Recipe): void {
  const { width: high, height: long } = leafOf(design);
  const fabric = fabricOf(recipe);
  const leaf = 0.52;
  const deep = design.leaves * leaf;
  shadow(studio, onFloor(rectangle(0, 0, long * 0.96, deep * 0.94, 0.3)), { blur: 0.8, opacity: 0.85 });
  const strap = [
    ...range(9).map((i): Vector => [-2 + 0.5 * i, high + 0.15 + 1.15 * Math.sin((Math.PI * i) / 8) ** 0.6, 0]),
  ];
  const frames = strap.map((at, i): Frame => {
    const from = around(strap, Math.max(0, i - 1));
    const to = around(strap, Math.min(8, i + 1));
    const along = normalise(subtract(to, from));
    const x: Vector = [0, 0, 1];
    return { at, x, y: cross(along, x) };
  });
  sweep(studio, frames, rectangle(0, 0, 0.9, 0.24, 0.1, 3), rubber(lighten(fabric, 0.05)));
  const leaves = range(design.leaves).toSorted(
    (a, b) => studio.depth([0, high / 2, a * leaf]) - studio.depth([0, high / 2, b * leaf]),
  );
  let front: Face | null = null;
  for (const i of leaves) {
    const z = (i - (design.leaves - 1) / 2) * leaf;
    const shape = { width: long, height: high, depth: leaf * 0.96, corner: 0.5, fillet: 0.2, points: 8, steps: 4 };
    const face = slab(studio, move(0, high / 2 + 0.03, z), shape, rubber(i % 2 ? fabric : lighten(fabric, 0.03)));
    if (i === design.leaves - 1) front = face;
  }
  if (!front) return;
  front.line(closed(rectangle(0, 0, long - 0.5, high - 0.5, 0.35, 6)), lighten(fabric, 0.3), 1, 0.6);
  const pocket = { width: long * 0.66, height: high * 0.52, depth: 0.3, corner: 0.4, fillet: 0.2 };
  const lid = slab(studio, front.at(0, -high * 0.12, 0.12), pocket, rubber(lighten(fabric, 0.07)));
  lid.line(
    [
      [-long * 0.29, high * 0.17],
      [long * 0.29, high * 0.17],
    ],
    '#7d838b',
    2.4,
    0.8,
  );
  bar(lid, long * 0.25, high * 0.13, 0.2, 0.6, recipe.accent, 1);
  wordMark(lid, 0, -high * 0.04, 2.4, recipe, fabric);
  for (const dx of [-1, 1])
    for (const dy of [-1, 1]) {
      front.fill(circle(dx * (long / 2 - 0.45), dy * (high / 2 - 0.45), 0.17, 18), '#b7bbc0');
      front.fill(circle(dx * (long / 2 - 0.45), dy * (high / 2 - 0.45), 0.085, 14), '#101113');
    }
}

/** Leaves in zigzag, fabric round the cells, eyelets in the corners. */
function drawFoldable(studio: Studio, design: Design, recipe: Recipe): void {
  const { leaves, cell } = design;
  const { width, height } = leafOf(design);
  const lean = 18;
  const fold = 13;
  let x = 0;
  let z = 0;
  const parts = range(leaves).map((i) => {
    const angle = i % 2 ? fold : -fold;
    const dx = Math.cos(radians(angle)) * width;
    const dz = -Math.sin(radians(angle)) * width;
    const part = { x: x + dx / 2, z: z + dz / 2, angle };
    x += dx;
    z += dz;
    return part;
  });
  for (const part of parts) part.x -= x / 2;
  const fabric = fabricOf(recipe);
  const near = parts.map((part): Vector => [part.x - width / 2, 0, part.z + 0.3]);
  const far = parts
    .toReversed()
    .map((part): Vector => [part.x + width / 2, 0, part.z - height * Math.sin(radians(lean))]);
  shadow(studio, [...near, ...far], { blur: 0.8, opacity: 0.8 });
  const ordered = parts
    .map((part, i) => ({ ...part, i }))
    .sort((a, b) => studio.depth([a.x, height / 2, a.z]) - studio.depth([b.x, height / 2, b.z]));
  for (const part of ordered) {
    const at = place(move(part.x, 0.05, part.z), turnX(-lean), turnY(part.angle), move(0, height / 2, 0));
    const shape = { width, height, depth: 0.28, corner: 0.3, fillet: 0.12, points: 6 };
    const face = slab(studio, at, shape, rubber(fabric));
    drawCells(face, width - 1, height - 1.2, leaves > 3 ? 3 : 4, 5, cell, 0.12);
    drawGlare(face, width - 1, height - 1.2, 0.3);
    face.line(closed(rectangle(0, 0, width - 0.42, height - 0.42, 0.25, 6)), lighten(fabric, 0.3), 1, 0.6);
    for (const dx of [-1, 1]) {
      for (const dy of [-1, 1]) {
        face.fill(circle(dx * (width / 2 - 0.28), dy * (height / 2 - 0.3), 0.16, 18), '#b7bbc0');
        face.fill(circle(dx * (width / 2 - 0.28), dy * (height / 2 - 0.3), 0.08, 14), '#101113');
      }
    }
    if (part.i === 0) bar(face, 0, -height / 2 + 0.3, 1.2, 0.12, recipe.accent, 1);
    drawFoldRear(
      studio,
      new Face(studio, place(at, move(0, 0, -0.14), turnY(180))),
      { width, height, fabric, isFirst: part.i === 0 },
      recipe,
    );
  }
}

type FoldRear = { width: number; height: number; fabric: string; isFirst: boolean };

function drawFoldRear(studio: Studio, back: Face, { width, height, fabric, isFirst }: FoldRear, recipe: Recipe): void {
  if (!back.isVisible) return;
  back.line(closed(rectangle(0, 0, width - 0.5, height - 0.5, 0.25, 6)), lighten(fabric, 0.3), 1, 0.6);
  const pocket = { width: width * 0.7, height: height * 0.34, depth: 0.3, corner: 0.4, fillet: 0.2 };
  const face = slab(studio, back.at(0, -height * 0.2, 0.1), pocket, rubber(lighten(fabric, 0.06)));
  face.line(
    [
      [-width * 0.3, height * 0.12],
      [width * 0.3, height * 0.12],
    ],
    '#7d838b',
    2.4,
    0.8,
  );
  bar(face, width * 0.26, height * 0.1, 0.2, 0.7, recipe.accent, 1);
  if (isFirst) wordMark(back, 0, height * 0.25, 2.6, recipe, fabric);
}

import {
  arc,
  bar,
  circle,
  darken,
  digits,
  digitsWidth,
  Face,
  framesAlong,
  inkOn,
  lathe,
  led,
  lighten,
  linear,
  mark,
  metal,
  move,
  type Placement,
  type ProfilePoint,
  place,
  pointOf,
  type Recipe,
  range,
  rectangle,
  ring,
  roundedProfile,
  rubber,
  type Studio,
  satin,
  slab,
  sweep,
  turnX,
  turnY,
  usbA,
  usbC,
  type Vector,
} from '../studio/index.ts';

type Body = { width: number; height: number; depth: number; body: string; charge: number };

/** A turned body closed at its beginning. */
const turned = (radius: number, length: number, edge: number): ProfilePoint[] => [
  [0.001, 0],
  [radius - 0.25, 0],
  [radius, 0.25],
  ...roundedProfile(radius, 0.3, length, edge, 6),
];

/** A round body whose bottom can be seen. */
function lathed(studio: Studio, at: Placement, profile: readonly ProfilePoint[], body: string): Face {
  const end = lathe(studio, at, profile, satin(body), { points: 64 });
  const bottom = new Face(studio, place(at, move(0, 0, -0.005), turnY(180)));
  bottom.fill(circle(0, 0, (profile[1]?.[0] ?? 1) - 0.05, 48), darken(body, 0.12));
  return end;
}

/** A round bank that a phone holds with its magnets; `at` is its middle, its face looks along z. */
export function drawPuck(studio: Studio, at: Placement, { width, depth, body, charge }: Body, recipe: Recipe): void {
  const radius = width / 2;
  const face = lathed(studio, place(at, move(0, 0, -depth / 2)), turned(radius, depth, 0.4), body);
  const flat = radius - 0.4;
  face.fill(
    circle(0, 0, flat, 64),
    linear(-flat, flat, flat, -flat, [0, lighten(body, 0.16)], [1, darken(body, 0.08)]),
  );
  face.fill(ring(0, 0, radius * 0.66, radius * 0.76), inkOn(body, 0.3), { opacity: 0.55 });
  face.fill(ring(0, 0, radius * 0.69, radius * 0.73), recipe.accent, { opacity: 0.8 });
  bar(face, 0, -radius * 0.71, radius * 0.07, radius * 0.26, inkOn(body, 0.3), 0.7);
  mark(face, 0, 0, 0.7, recipe, body, 0.7);
  for (const i of range(4))
    led(face, -0.75 + i * 0.5, radius * 0.86, 0.09, i * 25 < charge ? recipe.accent : '#3b4048');
  const edge = new Face(studio, place(at, move(0, radius + 0.01, -0.05), turnX(-90)));
  usbC(edge, 0, 0, 0.95, inkOn(body, 0.5));
}

/** A round column with a screen in its side; `at` is its middle, it stands along y. */
export function drawColumn(studio: Studio, at: Placement, { width, height, body, charge }: Body, recipe: Recipe): void {
  const radius = width / 2;
  const upwards = place(at, move(0, -height / 2, 0), turnX(-90));
  const top = lathed(studio, upwards, turned(radius, height, 0.5), body);
  top.fill(
    circle(0, 0, radius - 0.5, 48),
    linear(-radius, radius, radius, -radius, [0, lighten(body, 0.2)], [1, body]),
  );
  usbC(top, 0, -radius * 0.36, 1, inkOn(body, 0.5));
  usbA(top, 0, radius * 0.3, 1.4, recipe.accent);
  const band: ProfilePoint[] = [
    [radius + 0.03, 0],
    [radius + 0.03, 0.22],
  ];
  lathe(studio, place(upwards, move(0, 0, height * 0.16)), band, metal(recipe.accent, 0.4, 0.7), { points: 64 });
  const front = new Face(studio, place(at, move(0, height * 0.2, radius - 0.1)));
  if (!front.isVisible) return;
  const pane = { width: radius * 0.9, height: 3.6, depth: 0.4, corner: 0.45, fillet: 0.1, steps: 3 };
  const screen = slab(studio, front.placement, pane, satin('#0d0e11'));
  const text = String(charge);
  digits(screen, text, -digitsWidth(text, 1) / 2, 0.3, 1, recipe.accent);
  for (const i of range(3)) led(screen, -0.5 + i * 0.5, -0.9, 0.1, recipe.accent);
  mark(new Face(studio, place(at, move(0, -height * 0.16, radius + 0.02))), 0, 0, 0.4, recipe, body, 0.7);
}

const strapSection = rectangle(0, 0, 0.28, 1.1, 0.12, 3);

/** A loop of webbing to hang a bank on a finger, at its upper right; `at` is the bank's middle. */
export function drawStrap(studio: Studio, at: Placement, { width, height, body }: Body): void {
  const loop = arc(width * 0.2, height / 2 + 2.1, 2.3, -66, 246, 26);
  drawAlong(studio, at, loop, strapSection, darken(body, 0.35));
}

/** A carrying handle over the top of a heavy bank; `at` is its middle. */
export function drawHandle(studio: Studio, at: Placement, { width, height, body }: Body): void {
  const reach = width * 0.36;
  const top = height / 2 + 2.6;
  const path = [
    [reach, height / 2 - 0.4] as const,
    ...arc(reach - 1, top - 1, 1, 0, 90, 6),
    ...arc(1 - reach, top - 1, 1, 90, 180, 6),
    [-reach, height / 2 - 0.4] as const,
  ];
  drawAlong(studio, at, path, circle(0, 0, 0.5, 14, 0.9), darken(body, 0.45));
}

function drawAlong(
  studio: Studio,
  at: Placement,
  path: readonly (readonly [number, number])[],
  section: ReturnType<typeof circle>,
  colour: string,
): void {
  const points = path.map(([x, y]): Vector => pointOf(at, [x, y, 0]));
  sweep(studio, framesAlong(points, at.z), section, rubber(colour));
}

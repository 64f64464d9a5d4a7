import {
  darken,
  lighten,
  linear,
  matte,
  move,
  onFloor,
  range,
  rectangle,
  type Studio,
  satin,
  shadow,
  slab,
} from '../studio/index.ts';

/** Draws a low cabinet of wood with three doors on short legs, for a screen of this width, and answers how high it is. */
export function drawCabinet(studio: Studio, screenWidth: number, wood: string): number {
  const unit = screenWidth / 122;
  const [width, height, depth] = [screenWidth * 1.12, 34 * unit, 38 * unit];
  const clearance = 8 * unit;
  shadow(studio, onFloor(rectangle(0, 0, width * 0.96, depth * 0.9, 1)), { opacity: 0.85, contact: 0.5 });
  const leg = { width: 3 * unit, height: clearance, depth: 3 * unit, corner: 0.3 * unit, fillet: 0.2 * unit };
  for (const z of [-0.32, 0.32]) {
    for (const x of [-0.4, 0.4]) slab(studio, move(x * width, clearance / 2, z * depth), leg, satin('#2b2d31'));
  }
  const body = { width, height: height - clearance, depth, corner: 1.2 * unit, fillet: 0.5 * unit };
  const front = slab(studio, move(0, (height + clearance) / 2, 0), body, matte(wood));
  const [w, h] = [width * 0.31, body.height - 5 * unit];
  const tone = linear(-w / 2, h / 2, w / 2, -h / 2, [0, lighten(wood, 0.16)], [1, darken(wood, 0.14)]);
  for (const i of range(3)) {
    const door = front.moved((i - 1) * width * 0.323, 0);
    door.fill(rectangle(0, 0, w, h, 0.6 * unit), tone);
    door.fill(rectangle(0, h / 2 - 2.4 * unit, w * 0.22, 0.9 * unit, 0.4 * unit), darken(wood, 0.55));
  }
  return height;
}

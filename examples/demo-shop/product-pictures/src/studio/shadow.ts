import type { Studio } from './studio.ts';
import { add, middle, scale, type Vector } from './vector.ts';

/** How a shadow differs from that of a box standing on the floor. */
export type ShadowOptions = {
  /** Softness: 1 for large things, 0.6 for flat ones. */
  blur?: number;
  opacity?: number;
  /** Weight of the contact layer; below 1 for rounded bottoms. */
  contact?: number;
  /** How far the ambient layer is pushed right. */
  reach?: number;
};

/**
 * The shadow of a footprint on its plane, in three layers: contact, body and ambient. One big blurred shadow looks pasted on.
 */
export function shadow(studio: Studio, footprint: readonly Vector[], options: ShadowOptions = {}): void {
  if (studio.isMeasuring) return;
  const { blur = 1, opacity = 1, contact = 1, reach = 1 } = options;
  const centre = middle(footprint);
  const size = studio.distance / 5;
  const push = add(scale(studio.floorRight, 0.1 * size * reach), scale(studio.floorViewer, 0.01 * size));
  const layer = (growth: number, pushed: number) =>
    footprint.map((point) => {
      const [dx, dy, dz] = [point[0] - centre[0], point[1] - centre[1], point[2] - centre[2]];
      return add([centre[0] + dx * growth, centre[1] + dy * growth, centre[2] + dz * growth], scale(push, pushed));
    });
  const loose = { isLoose: true };
  studio.shape(layer(1.02, 1), '#1a2233', { ...loose, opacity: 0.16 * opacity, blur: 46 * blur });
  studio.shape(layer(1.01, 0.3), '#141a26', { ...loose, opacity: 0.3 * opacity, blur: 18 * blur });
  studio.shape(layer(0.985, 0), '#0b0e14', { ...loose, opacity: 0.5 * opacity * contact, blur: 6 * blur });
}

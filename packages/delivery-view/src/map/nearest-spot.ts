import type { Spot } from './project.ts';

/** The direction of an arrow key. */
export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const along: Record<Direction, (by: Spot) => [ahead: number, aside: number]> = {
  ArrowUp: ({ x, y }) => [-y, x],
  ArrowDown: ({ x, y }) => [y, x],
  ArrowLeft: ({ x, y }) => [-x, y],
  ArrowRight: ({ x, y }) => [x, y],
};

/** The index of the next spot in a direction, the straightest and nearest first; -1 where none lies that way rather than aside. */
export function nearestSpot(spots: readonly Spot[], from: Spot, direction: Direction): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const [ahead, aside] = along[direction]({ x: spot.x - from.x, y: spot.y - from.y });
    const cost = ahead + 2 * Math.abs(aside);
    if (ahead > 0.5 && Math.abs(aside) <= 2 * ahead && cost < least) [best, least] = [index, cost];
  }
  return best;
}

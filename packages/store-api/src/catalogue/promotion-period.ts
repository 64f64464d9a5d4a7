import type { Promotion } from '@vitryna/contracts/api';

/** When a promotion ends, in Unix seconds. */
type Ending = Pick<Promotion['period'], 'endAt'>;

/** Whether a promotion has not ended (contract §1.5): the API decides it by its own clock, and names no promotion that is over. */
export const isPromotionLive = ({ endAt }: Ending, now: Date): boolean => endAt * 1000 >= now.getTime();

/** How long the promotions of an answer stay as it says, in milliseconds; without any for ever. */
export function untilPromotionEnds(body: string, now: Date): number {
  const ends = [...body.matchAll(/"endAt":(\d+)/g)].map(([, endAt]) => Number(endAt) * 1000);
  return Math.min(...ends.filter((end) => end >= now.getTime())) - now.getTime();
}

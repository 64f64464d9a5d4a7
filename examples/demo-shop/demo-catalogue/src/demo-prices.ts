import type { EarlierPrice, PricedProduct } from '@vitryna/contracts/assortment';
import { shopPrice } from './assembly/prices.ts';
import { randomOf } from './text/random.ts';

/** How far back the story of a price goes, in milliseconds. */
const storyMs = 200 * 86_400_000;
const hourMs = 3_600_000;

/** What a product of the demo cost before today: the same story for the same product; a previous price was charged until not long ago. */
export function createDemoPrices({ code, amount, previous, createdAt }: PricedProduct, now: Date): EarlierPrice[] {
  const random = randomOf(`prices ${code}`);
  const from = Math.max(createdAt.getTime(), now.getTime() - storyMs);
  const span = now.getTime() - from;
  const at = (percent: number): Date => new Date(Math.floor((from + (span * percent) / 100) / hourMs) * hourMs);
  const near = (): number => shopPrice((amount / 100) * (1 + random.between(-4, 9) / 100)) * 100;
  const earlier = [
    { at: new Date(from), amount: near() },
    { at: at(random.between(20, 35)), amount: near() },
    { at: at(random.between(45, 55)), amount: near() },
  ].slice(random.between(0, 2));
  const fall =
    previous === null
      ? [{ at: at(random.between(60, 96)), amount }]
      : [
          { at: at(random.between(58, 72)), amount: previous },
          { at: at(random.between(86, 98)), amount },
        ];
  return [...earlier, ...fall];
}

import type { PriceHistory } from '@vitryna/contracts/api';
import { smaller, toHryvnia, toMoney } from '@vitryna/money';
import type { PriceChange } from './history-repository.ts';

const dayMs = 86_400_000;

/** Days whose lowest price is named. */
export const lowestDays = 30;

/** The moment so many days before. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** The prices in force since a moment: what was charged then begins the list, and a price set again is no change. */
export function pricesSince(changes: readonly PriceChange[], since: Date): PriceChange[] {
  const before = changes.filter(({ at }) => at <= since).at(-1);
  const start = before === undefined ? [] : [{ at: since, amount: before.amount }];
  return [...start, ...changes.filter(({ at }) => at > since)].filter(
    ({ amount }, index, all) => index === 0 || amount !== all[index - 1]?.amount,
  );
}

/** A price history as the API answers it. */
export function toPriceHistory(
  changes: readonly PriceChange[],
  { days, now, previousIsHonest }: { days: number; now: Date; previousIsHonest: boolean },
): PriceHistory {
  const lately = pricesSince(changes, daysBefore(now, lowestDays)).flatMap(({ amount }) => amount ?? []);
  return {
    points: pricesSince(changes, daysBefore(now, days)).map(({ at, amount }) => ({
      at: at.toISOString(),
      amount: amount === null ? null : toHryvnia(amount),
    })),
    min30: lately.length === 0 ? null : toMoney(lately.reduce(smaller)),
    previousIsHonest,
    now: now.toISOString(),
  };
}

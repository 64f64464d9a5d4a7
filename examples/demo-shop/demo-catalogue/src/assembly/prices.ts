import type { Random } from '../text/random.ts';

/** Rounds hryvnias the way price tags look: 649, 1 899, 4 299, 52 990. */
export function shopPrice(amount: number): number {
  if (amount < 1000) return Math.max(49, Math.round(amount / 10) * 10 - 1);
  if (amount < 3000) return Math.round(amount / 50) * 50 - 1;
  if (amount < 20_000) return Math.round(amount / 100) * 100 - 1;
  return Math.round(amount / 500) * 500 - 10;
}

/** About a third of products are reduced, by 4 to 24 %. */
export function previousPrice(current: number, random: Random): number | null {
  if (!random.chance(0.34)) return null;
  const previous = shopPrice(current / (1 - random.between(4, 24) / 100));
  return previous > current ? previous : null;
}

import { type MinorUnits, toHryvnia } from '@vitryna/money';
import type { FeedProduct } from './feed-product.ts';

/** What feeds say of the shop and its departments. */
export type FeedShop = {
  name: string;
  company: string;
  url: string;
  categories: readonly { code: string; parent: string | null; name: string }[];
};

/** A kind of feed. Its parts, one after another, are the file. */
export type FeedFormat = {
  /** Its `Content-Type`. */
  type: string;
  /** Whether it is a file for people, which browsers save. */
  isDownload?: boolean;
  head: (shop: FeedShop, now: Date) => string;
  /** Nothing for a product that this format has no place for. */
  item: (product: FeedProduct, now: Date) => string;
  tail: string;
};

/** The `Content-Type` of feeds for programs. */
export const xmlType = 'application/xml; charset=utf-8';

/** A price with two decimals and a dot. */
export const decimal = (amount: MinorUnits): string => toHryvnia(amount).toFixed(2);

/** The day in the shop's time, `2026-11-27`. */
export const dayInKyiv = (at: Date): string => minuteInKyiv(at).slice(0, 10);

/** The minute in the shop's time, `2026-11-27 14:30`. */
export const minuteInKyiv = (at: Date): string => at.toLocaleString('sv', { timeZone: 'Europe/Kyiv' }).slice(0, 16);

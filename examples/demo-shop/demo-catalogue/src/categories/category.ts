import type { ImportCategory } from '@vitryna/contracts/catalogue-import';
import type { L10n } from '../text/l10n.ts';

/** A branch of the tree; leaves hold products. */
export type CategoryNode = {
  code: string;
  slug: string;
  name: L10n;
  /** One or two sentences above the list. */
  lead: L10n;
  labels: ImportCategory['labels'];
  /** Slugs of leaves whose products fit as accessories or are bought together. */
  accessories: readonly string[];
  together: readonly string[];
  children: readonly CategoryNode[];
};

type Options = Partial<Pick<CategoryNode, 'labels' | 'accessories' | 'together'>>;

export const category = (
  code: number,
  slug: string,
  name: L10n,
  lead: L10n,
  options: Options = {},
  children: readonly CategoryNode[] = [],
): CategoryNode => ({
  code: String(code),
  slug,
  name,
  lead,
  labels: [],
  accessories: [],
  together: [],
  ...options,
  children,
});

export const PAID: Options = { labels: ['shippingPaid'] };
export const FREE: Options = { labels: ['shippingIncluded'] };

import type { L10n, Product } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';

/** One specification of all products; `null` where a product says nothing of it. */
export type ComparisonRow = { slug: string; name: string; values: (string | null)[]; differs: boolean };

/** Specifications of one group; the title of the general group is empty. */
export type ComparisonGroup = { title: string; rows: ComparisonRow[] };

/** All specifications of these products side by side, in the order of the product pages. */
export function toComparisonRows(products: (Product | null)[], locale: Locale): ComparisonGroup[] {
  const groups = new Map<string, Map<string, ComparisonRow>>();
  const titleOf = (group: L10n | null) => group?.[locale] ?? '';
  for (const [column, product] of products.entries()) {
    for (const { group, items } of product?.specifications ?? []) {
      const rows = groups.get(titleOf(group)) ?? new Map<string, ComparisonRow>();
      groups.set(titleOf(group), rows);
      for (const { slug, name, option } of items) {
        const row = rows.get(slug) ?? { slug, name: name[locale], values: products.map(() => null), differs: false };
        rows.set(slug, row);
        // A specification with several options lists them.
        row.values[column] = [row.values[column], option.value[locale]].filter(Boolean).join(', ');
      }
    }
  }
  return [...groups].map(([title, rows]) => ({
    title,
    rows: [...rows.values()].map((row) => ({ ...row, differs: new Set(row.values).size > 1 })),
  }));
}

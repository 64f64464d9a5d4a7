import type { ComparisonRow, L10n, Product, Spec } from '@vitryna/contracts/api';
import { defaultLocale, type Locale, perLocale } from '@vitryna/contracts/languages';

/** Which direction of a specification's numbers is better, by its slug. */
export type Direction = (slug: string) => 'higher' | 'lower' | null;

type Cell = { value: L10n; number: number | null };
type Draft = Pick<ComparisonRow, 'group' | 'slug' | 'name' | 'hint'> & { cells: (Cell | null)[] };

const withUnit = (spec: Spec, locale: Locale): string =>
  [spec.option.value[locale], spec.unit?.[locale]].filter(Boolean).join('\u00a0');

const toCell = (spec: Spec): Cell => ({
  value: perLocale((locale) => withUnit(spec, locale)),
  number: spec.option.number ?? null,
});

/** Several values of one specification stand beside each other; together they are no number. */
const join = (cell: Cell, other: Cell): Cell => ({
  value: perLocale((locale) => `${cell.value[locale]}, ${other.value[locale]}`),
  number: null,
});

/** Indexes of the best numbers; none where all are alike or only one product has a number. */
function bestOf(cells: readonly (Cell | null)[], direction: 'higher' | 'lower' | null): number[] {
  if (direction === null) return [];
  const numbers = cells.flatMap((cell) => cell?.number ?? []);
  const best = direction === 'higher' ? Math.max(...numbers) : Math.min(...numbers);
  if (numbers.length < 2 || numbers.every((number) => number === best)) return [];
  return cells.flatMap((cell, at) => (cell?.number === best ? [at] : []));
}

/**
 * Rows of a comparison in the order of the product pages: one per specification that any of the products has, one value per
 * product. A row differs when not all products have the same value.
 */
export function toComparisonRows(products: readonly Product[], direction: Direction): ComparisonRow[] {
  const drafts = new Map<string, Draft>();
  for (const [at, product] of products.entries()) {
    for (const { group, items } of product.specifications) {
      for (const spec of items) {
        const { slug, name, hint = null } = spec;
        const draft = drafts.get(slug) ?? { group, slug, name, hint, cells: products.map(() => null) };
        const cell = draft.cells[at];
        draft.cells[at] = cell ? join(cell, toCell(spec)) : toCell(spec);
        drafts.set(slug, draft);
      }
    }
  }
  // A specification that only a later product has belongs with the others of its group.
  const groups = Map.groupBy(drafts.values(), ({ group }) => group?.[defaultLocale] ?? '');
  return [...groups.values()].flat().map(({ cells, ...row }) => ({
    ...row,
    values: cells.map((cell) => cell?.value ?? null),
    differs: new Set(cells.map((cell) => cell?.value[defaultLocale] ?? null)).size > 1,
    best: bestOf(cells, direction(row.slug)),
  }));
}

import type { Product, Spec } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';
import { figureOf } from './specification-rows.ts';

/** A product beside this one, and the figures in which they differ; null stands for a figure that one of them does not tell. */
export type DifferencesView = {
  title: string;
  href: string;
  rows: { name: string; mine: string | null; other: string | null }[];
};

type Compared = Pick<Product, 'specifications'>;

const specsOf = ({ specifications }: Compared): Map<string, Spec[]> =>
  Map.groupBy(
    specifications.flatMap(({ items }) => items),
    ({ slug }) => slug,
  );

/** Figures that differ, in the order of this product's page; those of the other alone come last. */
export function toDifferences(product: Compared, other: Product, locale: Locale): DifferencesView {
  const [mine, theirs] = [specsOf(product), specsOf(other)];
  // A figure may have several values: the order in which a source names them means nothing.
  const textOf = (specs: Spec[] | undefined) =>
    specs
      ?.map((spec) => figureOf(spec, locale))
      .sort((a, b) => a.localeCompare(b, locale))
      .join(', ') ?? null;
  const rows = [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((slug) => {
    const [left, right] = [mine.get(slug), theirs.get(slug)];
    const row = { name: (left ?? right)?.[0]?.name[locale] ?? slug, mine: textOf(left), other: textOf(right) };
    return row.mine === row.other ? [] : [row];
  });
  const address = { categorySlug: other.categorySlug, productSlug: other.slug };
  return { title: other.name[locale], href: paths.product(locale, address), rows };
}

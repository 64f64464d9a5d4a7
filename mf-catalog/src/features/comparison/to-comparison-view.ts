import type { Comparison } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { paths } from '@vitryna/routing';

/** One specification of all products; a value is `null` where a product says nothing of it, `best` are columns. */
export type ComparisonRow = {
  slug: string;
  name: string;
  hint: string | null;
  values: (string | null)[];
  differs: boolean;
  best: number[];
};

/** Specifications of one group; the title of the general group is empty. */
export type RowGroup = { title: string; rows: ComparisonRow[] };

/** A main category whose products are compared; `clearHref` is the comparison without them. */
export type ComparisonTab = { id: string; name: string; count: number; href: string; clearHref: string };

/** The comparison page's view: one category at a time. */
export type ComparisonPageData = {
  /** Ids that the address asked for. */
  ids: string[];
  /** How many of them are not compared: gone, or more than a category takes. */
  leftOut: number;
  /** Categories of all asked products; the first one is shown. */
  tabs: ComparisonTab[];
  /** The address of more products of the shown category. */
  categoryHref: string;
  cards: CardView[];
  groups: RowGroup[];
};

/** The first category of an address is the one that is shown; the others are a link away. */
export function toComparisonView({ groups }: Comparison, ids: string[], locale: Locale): ComparisonPageData {
  const [shown] = groups;
  const members = groups.map(({ products }) => products.map(({ id }) => id));
  const known = members.flat();
  return {
    ids,
    leftOut: ids.length - known.length,
    tabs: groups.map(({ category, products }, index) => {
      const others = known.filter((id) => !members[index]?.includes(id));
      return {
        id: category.id,
        name: category.name[locale],
        count: products.length,
        href: paths.comparison(locale, { ids: [...(members[index] ?? []), ...others] }),
        clearHref: paths.comparison(locale, { ids: others }),
      };
    }),
    categoryHref: shown ? paths.category(locale, { categorySlug: shown.category.slug }) : paths.catalog(locale),
    cards: shown?.products.map((product) => toProductCardView(product, { locale })) ?? [],
    groups: shown ? groupRows(shown.rows, locale) : [],
  };
}

function groupRows(rows: Comparison['groups'][number]['rows'], locale: Locale): RowGroup[] {
  const byTitle = Map.groupBy(rows, ({ group }) => group?.[locale] ?? '');
  return [...byTitle].map(([title, members]) => ({
    title,
    rows: members.map(({ slug, name, hint, values, differs, best }) => ({
      slug,
      name: name[locale],
      hint: hint?.[locale] ?? null,
      values: values.map((value) => value?.[locale] ?? null),
      differs,
      best,
    })),
  }));
}

import type { Category, ProductCard } from '@vitryna/contracts/api';
import { type CardView, toProductCardView } from '@vitryna/product-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { getCards, getCategories, getProduct } from './api/get-compared.ts';
import { readIds } from './read-ids.ts';
import { type ComparisonGroup, toComparisonRows } from './to-comparison-rows.ts';

/** What the comparison page shows: one category at a time. */
export type ComparisonPageData = {
  /** Ids that the address asked for. */
  ids: string[];
  /** Categories of all asked products; the first one is shown. */
  tabs: { id: string; name: string; count: number; href: string }[];
  cards: CardView[];
  groups: ComparisonGroup[];
};

/** Most products of one category (contract §2). */
const maxCompared = 6;

/** Reads the products that the address names; without any the browser knows its own (`useOwnComparison`). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<ComparisonPageData> {
  const { api, locale } = context.get(appContext);
  const ids = readIds(new URL(request.url).search);
  if (ids.length === 0) return { ids, tabs: [], cards: [], groups: [] };
  const [cards, categories] = await Promise.all([
    getCards(api, ids, request.signal),
    getCategories(api, request.signal),
  ]);
  const byCategory = Map.groupBy(cards, (card) => card.categories[0] ?? '');
  const shown = [...byCategory.values()][0]?.slice(0, maxCompared) ?? [];
  const products = await Promise.all(shown.map((card) => getProduct(api, card, request.signal)));
  return {
    ids,
    tabs: [...byCategory].map(([id, members]) => ({
      id,
      name: nameOf(categories, id)?.[locale] ?? members[0]?.categorySlug ?? '',
      count: members.length,
      href: paths.comparison(locale, { ids: withFirst(cards, members) }),
    })),
    cards: shown.map((card) => toProductCardView(card, { locale })),
    groups: toComparisonRows(products, locale),
  };
}

/** All ids, those of one category first: the first category of an address is the one that is shown. */
function withFirst(cards: ProductCard[], members: ProductCard[]): string[] {
  return [...members, ...cards.filter((card) => !members.includes(card))].map(({ id }) => id);
}

function nameOf(categories: Category[], id: string): Category['name'] | undefined {
  for (const category of categories) {
    const name = category.id === id ? category.name : nameOf(category.children, id);
    if (name) return name;
  }
  return undefined;
}

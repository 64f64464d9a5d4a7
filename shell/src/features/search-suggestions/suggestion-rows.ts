import type { PopularSearches, ProductCard, Suggest } from '@vitryna/contracts/api';
import type { Locale } from '@vitryna/contracts/constants';
import { toPictureSource } from '@vitryna/contracts/picture-sources';
import { placeholderPicture } from '@vitryna/contracts/pictures';
import { href, paths } from '@vitryna/routing';
import type { IconPath } from '@vitryna/ui';
import * as icons from '@vitryna/ui/icons';
import { markWords, type Part } from './mark-words.ts';
import { sameness } from './recent-searches.ts';

/** One suggestion in the page's language; `parts` are its words, those that were typed apart. */
export type SuggestionRow = {
  href: string;
  parts: Part[];
  icon?: IconPath;
  /** Products of a category or a maker. */
  count?: number;
  /** Of a product: the address of a small picture. */
  picture?: string;
  /** Of a product; `current` is null where the price is known on request only. */
  price?: { current: number | null; isReduced: boolean };
};

/** Rows of one kind below their heading, which is a translation key. */
export type SuggestionGroup = { title: string; isRecent?: boolean; rows: SuggestionRow[] };

const withRows = (groups: SuggestionGroup[]): SuggestionGroup[] => groups.filter(({ rows }) => rows.length > 0);
const plain = (text: string): Part[] => [{ text, isTyped: false }];

/** Rows for what was typed, in the order of the kinds. */
export function toSuggestionGroups(answer: Suggest, query: string, locale: Locale): SuggestionGroup[] {
  const { queries, categories, manufacturers, products, pages } = answer;
  const typed = answer.correction?.used ?? query;
  const marked = (text: string) => markWords(text, typed);
  return withRows([
    {
      title: 'Queries',
      rows: queries.map(({ text }) => ({
        href: paths.search(locale, { searchQuery: text }),
        parts: marked(text),
        icon: icons.search,
      })),
    },
    {
      title: 'Categories',
      rows: categories.map(({ slug, name, count }) => ({
        href: paths.category(locale, { categorySlug: slug }),
        parts: marked(name[locale]),
        icon: icons.grid,
        count,
      })),
    },
    {
      title: 'Brands',
      rows: manufacturers.map(({ name, count }) => ({
        href: paths.search(locale, { searchQuery: name }),
        parts: marked(name),
        icon: icons.box,
        count,
      })),
    },
    { title: 'Products', rows: products.map((product) => productRow(product, typed, locale)) },
    {
      title: 'Pages',
      rows: pages.map(({ title, url }) => ({
        href: href(locale, url),
        parts: marked(title[locale]),
        icon: icons.file,
      })),
    },
  ]);
}

function productRow(product: ProductCard, typed: string, locale: Locale): SuggestionRow {
  const { categorySlug, slug, name, images, prices } = product;
  const amount = (type: 'current' | 'previous') => prices.find((price) => price.type === type)?.money.amount;
  const [picture = placeholderPicture] = images.flatMap(
    ({ locales, thumbnails }) => (locales.includes(locale) && toPictureSource(thumbnails)) || [],
  );
  const current = amount('current') ?? null;
  return {
    href: paths.product(locale, { categorySlug, productSlug: slug }),
    parts: markWords(name[locale], typed),
    picture: `${picture.base}xs.avif`,
    price: { current, isReduced: current !== null && (amount('previous') ?? 0) > current },
  };
}

/** How the rows of an empty field are shared; what is popular fills up what recent searches leave. */
const shares = { recent: 5, categories: 3 } as const;

/** Rows for an empty field: what this browser searched for, then what many do. */
export function toIdleGroups(
  recent: readonly string[],
  popular: PopularSearches | null,
  { locale, limit }: { locale: Locale; limit: number },
): SuggestionGroup[] {
  const own = recent.slice(0, shares.recent);
  const categories = (popular?.categories ?? []).slice(0, shares.categories);
  const known = new Set(own.map(sameness));
  const queries = (popular?.queries ?? [])
    .filter((query) => !known.has(sameness(query)))
    .slice(0, limit - own.length - categories.length);
  const toQuery = (icon: IconPath) => (query: string) => ({
    href: paths.search(locale, { searchQuery: query }),
    parts: plain(query),
    icon,
  });
  return withRows([
    { title: 'Recent searches', isRecent: true, rows: own.map(toQuery(icons.clock)) },
    { title: 'Popular searches', rows: queries.map(toQuery(icons.search)) },
    {
      title: 'Popular categories',
      rows: categories.map(({ slug, name, productsCount }) => ({
        href: paths.category(locale, { categorySlug: slug }),
        parts: plain(name[locale]),
        icon: icons.grid,
        count: productsCount,
      })),
    },
  ]);
}

import { DEPARTMENTS, walk } from '../categories/index.ts';
import { reviewsOf } from '../reviews/reviews.ts';
import type { Unposed } from './item.ts';
import { isUnseen } from './on-request.ts';
import { filtersOf } from './specifications.ts';

/** No filter's value counts for fewer products: they are seen at a glance. */
const shortest = 6;

const isOrderable = ({ status }: Unposed): boolean =>
  status === 'inStock' || status === 'quickProduction' || status === 'preOrder';

function ratingOf(item: Unposed): number {
  const reviews = reviewsOf(item, 0);
  return reviews.length === 0
    ? 0
    : (reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length) * 1e6 + reviews.length;
}

/** What the store sorts a list by, higher first; equal ones stay in the order of popularity. */
const sorts: readonly ((item: Unposed) => number)[] = [
  () => 0,
  ({ isOnRequest, price }) => -(isOnRequest ? Number.MAX_VALUE : price.current),
  ({ isOnRequest, price }) => (isOnRequest ? -1 : price.current),
  ({ ageDays }) => -ageDays,
  ratingOf,
  ({ price }) => (price.previous === null ? 0 : 1 - price.current / price.previous),
];

/** A product with its place among all, and what the filters can ask of it. */
type Entry = { item: Unposed; number: number; isLast: boolean; values: readonly string[] };

function put<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list) list.push(value);
  else lists.set(name, [value]);
}

/** What every category shows, in order of popularity; what cannot be ordered stands at the end. */
function shelvesOf(items: readonly Unposed[]): Entry[][] {
  const parents = new Map([...walk(DEPARTMENTS)].map(({ node, parent }) => [node.slug, parent?.slug ?? null]));
  const lines = (slug: string | null): string[] => (slug === null ? [] : [slug, ...lines(parents.get(slug) ?? null)]);
  const entries = items
    .map((item, number): Entry => ({ item, number, isLast: !isOrderable(item), values: filtersOf(item.draft) }))
    .filter(({ item: { draft, price } }) => !isUnseen(draft, price.current))
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || b.item.popularity - a.item.popularity);
  const shelves = new Map<string, Entry[]>();
  for (const entry of entries) for (const slug of lines(entry.item.draft.leaf)) put(shelves, slug, entry);
  return [...shelves.values()];
}

/** A shelf, and what each value of its filters leaves of it where it leaves enough. */
function filteredOf(shelf: Entry[]): Entry[][] {
  const lists = new Map<string, Entry[]>();
  for (const entry of shelf) for (const value of entry.values) put(lists, value, entry);
  return [shelf, ...[...lists.values()].filter(({ length }) => length >= shortest && length < shelf.length)];
}

/**
 * What shoppers see side by side: the list of every category in every order, whole and by each value of its filters. Products are told by
 * their places among `items`.
 */
export function listsOf(items: readonly Unposed[]): Int32Array[] {
  const shelves = shelvesOf(items);
  return sorts.flatMap((key) => {
    const ranks = new Map(shelves.flat().map(({ item }) => [item, key(item)]));
    const rank = ({ item }: Entry): number => ranks.get(item) ?? 0;
    return shelves
      .map((shelf) => shelf.toSorted((a, b) => Number(a.isLast) - Number(b.isLast) || rank(b) - rank(a)))
      .flatMap((shelf) => filteredOf(shelf).map((list) => Int32Array.from(list, ({ number }) => number)));
  });
}

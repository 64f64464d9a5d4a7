import { pictureTypes } from '@vitryna/product-pictures';
import { DEPARTMENTS, walk } from '../categories/index.ts';
import { reviewsOf } from '../reviews/reviews.ts';
import { hash } from '../text/random.ts';
import type { Item, Unposed } from './item.ts';
import { isUnseen } from './on-request.ts';

/** Most neighbours that may look alike, in whatever order a list is read. */
const longestRow = 4;

const poseCount = 3;
const posing = new Set(pictureTypes.flatMap(({ name, defaults }) => (Object.hasOwn(defaults, 'pose') ? [name] : [])));

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

/** The list of every category in every order, without what has no pictures; what cannot be ordered stands at the end of each. */
function listsOf(items: readonly Unposed[]): Unposed[][] {
  const parents = new Map([...walk(DEPARTMENTS)].map(({ node, parent }) => [node.slug, parent?.slug ?? null]));
  const lines = (slug: string | null): string[] => (slug === null ? [] : [slug, ...lines(parents.get(slug) ?? null)]);
  const shelves = new Map<string, Unposed[]>();
  const shown = items.filter(({ draft, price }) => !isUnseen(draft, price.current));
  const popular = shown.sort((a, b) => Number(isOrderable(b)) - Number(isOrderable(a)) || b.popularity - a.popularity);
  for (const item of popular)
    for (const slug of lines(item.draft.leaf)) {
      const shelf = shelves.get(slug);
      if (shelf) shelf.push(item);
      else shelves.set(slug, [item]);
    }
  return sorts.flatMap((key) => {
    const values = new Map(shown.map((item) => [item, key(item)]));
    const rank = (item: Unposed): number => values.get(item) ?? 0;
    return [...shelves.values()].map((shelf) =>
      shelf.toSorted((a, b) => Number(isOrderable(b)) - Number(isOrderable(a)) || rank(b) - rank(a)),
    );
  });
}

/**
 * Photographers turn goods: one of three poses for each product, so that a shelf does not look stamped. Where chance gave one pose to
 * five neighbours of a kind, in any category and any sorting, some are turned again.
 */
export function turnShelves(items: readonly Unposed[]): Item[] {
  const poses = new Map(
    items.map((item) => [item, hash(`${item.draft.brand} ${item.draft.model} ${item.draft.colour ?? ''}`) % poseCount]),
  );
  const lists = listsOf(items);
  const places = new Map<Unposed, { list: Unposed[]; at: number }[]>();
  for (const list of lists)
    for (const [at, item] of list.entries()) {
      const known = places.get(item);
      if (known) known.push({ list, at });
      else places.set(item, [{ list, at }]);
    }
  const isLike = (item: Unposed, pose: number, other: Unposed | undefined): boolean =>
    other !== undefined && other.draft.picture.type === item.draft.picture.type && poses.get(other) === pose;
  const rowAt = (list: readonly Unposed[], at: number, item: Unposed, pose: number): number => {
    let [first, last] = [at, at];
    while (isLike(item, pose, list[first - 1])) first -= 1;
    while (isLike(item, pose, list[last + 1])) last += 1;
    return last - first + 1;
  };
  /** Long rows weigh more than many short ones. */
  const weight = (item: Unposed, pose: number): number =>
    (places.get(item) ?? []).reduce((sum, { list, at }) => sum + 4 ** Math.min(rowAt(list, at, item, pose), 12), 0);
  const turned = items.filter(({ draft }) => posing.has(draft.picture.type));
  for (let isSettled = false, pass = 0; !isSettled && pass < 12; pass += 1) {
    isSettled = true;
    for (const item of turned) {
      const now = poses.get(item) ?? 0;
      if (!(places.get(item) ?? []).some(({ list, at }) => rowAt(list, at, item, now) > longestRow)) continue;
      const others = Array.from({ length: poseCount }, (_, pose) => pose).filter((pose) => pose !== now);
      const best = others.reduce((a, b) => (weight(item, b) < weight(item, a) ? b : a));
      if (weight(item, best) >= weight(item, now)) continue;
      poses.set(item, best);
      isSettled = false;
    }
  }
  return items.map((item) => ({ ...item, pose: poses.get(item) ?? 0 }));
}

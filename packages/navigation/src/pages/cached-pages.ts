import type { PageFacts } from '@vitryna/remote-kit';
import { aheadKey } from '../router/loaded-ahead.ts';
import type { PageRoute } from '../router/page-route.ts';
import { isSamePage } from '../router/same-page.ts';

/** A page that stands in the document, in sight or not. */
export type CachedPage = PageFacts & {
  /** Its name and its place among the others: nobody moves in the document, because what moves is laid out anew. */
  id: number;
  page: PageRoute;
  /** Of the history entry that shows it; none as long as it was not come to. */
  entry: string | null;
};

/** The router's state. */
export type Arrived = PageFacts & { page: PageRoute };

/** How many pages that were left stand on: none where navigation is plain. */
export const left = { most: 2 };

let count = 0;

/** A place for a page that is only a guess: it comes after those that were asked for. */
export function nextPlace(): number {
  count += 1;
  return count;
}

/** A page that begins to stand. */
export function stand(arrived: Arrived, entry: string | null, isFirst = false): CachedPage {
  return {
    ...arrived,
    arrival: { ...arrived.arrival, isOfDocument: isFirst },
    id: -nextPlace(),
    entry,
  };
}

/**
 * The pages that stand once the router shows another, the one in sight first: what was prerendered for this address or was left at this
 * entry of the history comes into sight as it is, a change within the page stays in it, and everything else begins anew. What belongs
 * to one shopper does not stay behind.
 */
export function arrive(pages: CachedPage[], arrived: Arrived, prerendered: CachedPage | null): CachedPage[] {
  const [last] = pages;
  const { key } = arrived.location;
  if (last?.entry === key && last.data === arrived.data) return pages;
  const others = (shown: CachedPage) =>
    pages.filter(({ id, entry, page }) => id !== shown.id && entry !== key && page.declaration.cache === 'public');
  const show = (shown: CachedPage) => [shown, ...others(shown).slice(0, left.most)];
  const stood = pages.find(({ entry, data }) => entry === key && data === arrived.data);
  if (stood) return show(stood);
  if (prerendered && isPrerenderedFor(prerendered, arrived)) return show({ ...prerendered, entry: key });
  if (last && isSamePage(placeOf(last), placeOf(arrived))) {
    return show({ ...last, entry: key, location: arrived.location, data: arrived.data });
  }
  return show(stand(arrived, key, !last));
}

const placeOf = ({ page, location }: Arrived) => ({ page, pathname: location.pathname });

function isPrerenderedFor(prerendered: CachedPage, { location, data }: Arrived): boolean {
  return prerendered.data === data && aheadKey(prerendered.location) === aheadKey(location) && location.hash === '';
}

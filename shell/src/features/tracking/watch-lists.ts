import type { ApiClient } from '@vitryna/api-client';
import type { Locale } from '@vitryna/contracts/constants';
import { inSight } from '@vitryna/remote-kit';
import type { DataLayerEvent } from './data-layer.ts';
import { type ListPlace, listEvent, toItem } from './ecommerce.ts';
import { readCardsBySlug, withCategories } from './find-products.ts';
import { listPlaceOf } from './list-place.ts';

/** Products of a list that are named at once: what one call reads. */
const maxItems = 50;

/** The slug of the product that a card leads to; null for what is no card of a product, or not drawn yet. */
export function slugOfCard(card: Element): string | null {
  const href = card.querySelector('a[href]')?.getAttribute('href') ?? '';
  return /^\/(?:ua\/)?(?!ua\/)[^/?#]+\/([0-9a-z-]+)(?:[?#]|$)/.exec(href)?.[1] ?? null;
}

/** The cards that stand in the same list. */
const cardsBeside = (card: Element): Element[] => [...(card.parentElement?.querySelectorAll(':scope > article') ?? [])];

type Input = {
  /** The page in sight; its key is another one after each navigation. */
  pageOf: () => { key: string; name: string };
  onSeen: (list: ListPlace, slugs: string[]) => void;
  onSelect: (list: ListPlace, slug: string, index: number) => void;
};

/** Tells each list of products that comes into sight, once for a page, and each press on a card that leads to its product. */
export function watchLists({ pageOf, onSeen, onSelect }: Input): void {
  const seen = new Set<string>();
  let page = '';
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) notify(target);
    },
    { threshold: 0.5 },
  );
  const notify = (card: Element) => {
    const { key, name } = pageOf();
    if (key !== page) seen.clear();
    page = key;
    const list = listPlaceOf(card, name);
    if (seen.has(list.name)) return;
    const slugs = cardsBeside(card).flatMap((one) => slugOfCard(one) ?? []);
    if (slugs.length === 0) return;
    seen.add(list.name);
    onSeen(list, slugs.slice(0, maxItems));
  };
  let isDue = false;
  const watch = () => {
    isDue = false;
    observer.disconnect();
    for (const card of inSight('main article')) observer.observe(card);
  };
  // Rows come late, and pages change without a document.
  new MutationObserver(() => {
    if (!isDue) setTimeout(watch, watchMs);
    isDue = true;
  }).observe(document.body, { childList: true, subtree: true });
  watch();
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('main article a[href]') : null;
      const card = link?.closest('article');
      const slug = card && slugOfCard(card);
      // Other links of a card lead elsewhere: to its badge's page.
      if (!card || !slug || !link?.getAttribute('href')?.includes(`/${slug}`)) return;
      onSelect(listPlaceOf(card, pageOf().name), slug, cardsBeside(card).indexOf(card));
    },
    { capture: true, passive: true },
  );
}

/** After a change of the page: often many come at once. */
const watchMs = 300;

/** The event of a list: read when it may be counted, so that nothing is read for who did not agree. */
export async function countList(
  { api, locale }: { api: ApiClient; locale: Locale },
  event: 'view_item_list' | 'select_item',
  list: ListPlace,
  slugs: string[],
  first = 0,
): Promise<DataLayerEvent | null> {
  const cards = await readCardsBySlug(api, slugs);
  const products = await withCategories(api, locale, cards);
  const items = products.map((product) =>
    toItem(product, { locale, list, index: first + slugs.indexOf(product.card.slug) }),
  );
  return items.length > 0 ? listEvent(event, list, items) : null;
}

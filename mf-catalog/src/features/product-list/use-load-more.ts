import { useLocale } from '@vitryna/i18n/react';
import { useLocation, whenOnline } from '@vitryna/remote-kit';
import { type MouseEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { listHref } from './list-scope.ts';
import { failure, type MorePages } from './more-pages.ts';
import type { ListView } from './to-list-view.ts';

/** The rows added at each place, for Back. It dies with the document; what `load-more.ts` writes outlives that. */
const kept = new Map<string, MorePages>();

/**
 * Adds the next pages below the products of the address, which stays. The way back to this place in the history finds them
 * again, so that it also finds the scroll position. The link that `handleMore` hears leads to the next page without JavaScript.
 */
export function useLoadMore(list: ListView) {
  const locale = useLocale();
  const place = `${useLocation().key} ${listHref(locale, list, list.filters)}`;
  const [added, setAdded] = useState<MorePages | null>(null);
  const none: MorePages = { place, cards: [], page: list.filters.page, progress: 'idle' };
  const more = (added?.place === place ? added : kept.get(place)) ?? none;
  const show = (next: MorePages) => {
    kept.set(next.place, next);
    setAdded(next);
  };
  const fail = () => show({ ...more, progress: failure() });
  // A browser never asks again for code that it once could not fetch: without a connection it is not asked for.
  const work = (name: 'addPage' | 'restorePages') =>
    navigator.onLine ? import('./load-more.ts').then((late) => late[name]({ list, locale, more, show }), fail) : fail();
  // A document that was loaded again remembers in its history entry how far it was.
  const restore = useEffectEvent(() => void work('restorePages'));
  useEffect(() => {
    if (window.history.state?.shownPage) restore();
  }, []);
  // Without a connection the press is kept: what was asked for comes by itself.
  const again = useEffectEvent(() => void work('addPage'));
  const isWaiting = more.progress === 'offline';
  useEffect(() => (isWaiting ? whenOnline(again) : undefined), [isWaiting]);
  const handleMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void work('addPage');
  };
  const { cards } = more;
  const products = useMemo(() => (cards.length > 0 ? [...list.products, ...cards] : list.products), [list, cards]);
  return { products, lastPage: more.page, progress: more.progress, handleMore };
}

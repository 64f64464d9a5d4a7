import { useLocale } from '@vitryna/i18n/react';
import { useIsUnread, useLocation, useNavigate, useNavigation, useRevalidator } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { StoreState } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { useEffect, useRef } from 'react';
import { followOwn } from './follow-own.ts';
import { readIds } from './read-ids.ts';
import type { ComparisonPageData } from './to-comparison-view.ts';

/** All products that this browser compares, joined by commas. */
const ownIds = ({ comparison }: StoreState): string => comparison.groups.flatMap(({ ids }) => ids).join(',');

/**
 * An address without products shows those of this browser, which the server does not know: it is replaced by the one that names
 * them, and that one can be shared. It follows what is added or taken away here or in another tab; a link of somebody else stays
 * as it is. An address whose products were not read is read again, unless the page says so itself.
 *
 * @returns whether products of this browser are on their way to a page that shows none yet
 */
export function useOwnComparison({ ids }: Pick<ComparisonPageData, 'ids'>): boolean {
  const isUnread = useIsUnread();
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const asked = readIds(useLocation().search).join(',');
  const own = useStore(ownIds);
  const isUserLoading = useStore(({ user }) => user.status === 'loading');
  const stores = useStores();
  const followed = useRef<string | null>(null);
  /** The ids that this page is leaving: until it has, its address says nothing. */
  const left = useRef<string | null>(null);
  const shown = ids.join(',');
  useEffect(() => {
    // Another tab's change may come before the first look below, and would pass for what was always there.
    followed.current ??= ownIds(stores.getState());
    // A pressed element may navigate by itself, and then its link wins.
    if (!isIdle) return;
    const timer = setTimeout(() => {
      if (left.current === asked) return;
      left.current = null;
      const wanted = followOwn(asked, { before: followed.current ?? '', now: own });
      followed.current = own;
      if (wanted !== asked) {
        left.current = asked;
        const href = paths.comparison(locale, { ids: wanted === '' ? [] : wanted.split(',') });
        void navigate(href, { replace: true, state: { keepsScroll: true } });
      } else if (asked !== shown && !isUnread) void revalidate();
    });
    return () => clearTimeout(timer);
  }, [isIdle, asked, own, shown, isUnread, locale, navigate, revalidate, stores]);
  return shown === '' && (own !== '' || isUserLoading);
}

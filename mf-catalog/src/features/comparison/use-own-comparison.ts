import { useLocale } from '@vitryna/i18n/react';
import { useLocation, useNavigate, useRevalidator } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import { useStore } from '@vitryna/store/react';
import { useEffect } from 'react';
import { readIds } from './read-ids.ts';

/**
 * An address without products shows those of this browser, which the server does not know: it is replaced by the one that
 * names them, and that one can be shared. An address whose products were not read is read again.
 */
export function useOwnComparison(shownIds: string[]): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const { search } = useLocation();
  const own = useStore(({ comparison }) => comparison.groups.flatMap(({ ids }) => ids).join(','));
  const asked = readIds(search).join(',');
  const shown = shownIds.join(',');
  useEffect(() => {
    if (asked === '' && own !== '') {
      const href = paths.comparison(locale, { ids: own.split(',') });
      void navigate(href, { replace: true, state: { keepsScroll: true } });
    } else if (asked !== shown && state === 'idle') void revalidate();
  }, [asked, own, shown, locale, navigate, revalidate, state]);
}

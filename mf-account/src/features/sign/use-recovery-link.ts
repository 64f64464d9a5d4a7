import { isApiError } from '@vitryna/api-client';
import { tabContext } from '@vitryna/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { checkRecovery } from './api/check-recovery.ts';

/** The validity of a link. */
export type Link = { state: 'asking' | 'gone' | 'failed' } | { state: 'good'; username: string };

/** Asks whose link this is; one that came without its token is as good as gone. */
export function useRecoveryLink(token: string): { link: Link; markGone: () => void; retry: () => void } {
  const [link, setLink] = useState<Link>({ state: token === '' ? 'gone' : 'asking' });
  const markGone = useCallback(() => setLink({ state: 'gone' }), []);
  const ask = useCallback(() => {
    let isWanted = token !== '';
    const answer = isWanted ? checkRecovery(tabContext().api, token) : null;
    answer?.then(
      ({ username }) => isWanted && setLink({ state: 'good', username }),
      (error: unknown) => {
        const isGone = isApiError(error) && (error.status === 410 || error.status === 400);
        if (isWanted) setLink({ state: isGone ? 'gone' : 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [token]);
  useEffect(ask, [ask]);
  const retry = useCallback(() => {
    setLink({ state: 'asking' });
    ask();
  }, [ask]);
  return { link, markGone, retry };
}

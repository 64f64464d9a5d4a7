import { tabContext } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import { getOwnVotes } from './api/vote.ts';

/** The visitor's own votes, read after the page is there: the page itself is the same for all. Without them nothing is pressed. */
export function useOwnVotes(productId: string, hasReviews: boolean): Record<string, 1 | -1> {
  const [votes, setVotes] = useState<Record<string, 1 | -1>>({});
  useEffect(() => {
    if (!hasReviews) return;
    const abort = new AbortController();
    getOwnVotes(tabContext().api, productId, abort.signal).then(
      (own) => !abort.signal.aborted && setVotes(own),
      () => undefined,
    );
    return () => abort.abort();
  }, [productId, hasReviews]);
  return votes;
}

import { whenOnline } from '@vitryna/remote-kit';
import { useStores } from '@vitryna/store/react';
import { useCallback, useEffect, useState } from 'react';
import { type Brought, fetchCheckout } from './fetch-checkout.ts';

/** The checkout's form once it is here, and whether it could not be had. It is read again when the connection is back. */
export function useCheckout(hasLines: boolean): { brought: Brought | null; hasFailed: boolean; retry: () => void } {
  const [brought, setBrought] = useState<Brought | null>(null);
  const stores = useStores();
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => setAttempts((count) => count + 1), []);
  useEffect(() => {
    if (!hasLines || brought) return;
    let isWanted = true;
    setFailed(false);
    fetchCheckout(() => stores.getState().user.profile?.id ?? null).then(
      (found) => isWanted && setBrought(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [hasLines, brought, attempts]);
  // Not while it is on its way: on a slow line it would begin anew again and again.
  useEffect(() => (hasFailed ? whenOnline(retry) : undefined), [hasFailed, retry]);
  return { brought, hasFailed, retry };
}

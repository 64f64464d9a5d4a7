import { whenOnline } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import { type Brought, bringCheckout } from './bring-checkout.ts';

/** The checkout's form once it is here, and whether it could not be had. It is read again when the connection is back. */
export function useCheckout(hasLines: boolean): { brought: Brought | null; hasFailed: boolean; retry: () => void } {
  const [brought, setBrought] = useState<Brought | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const retry = () => setTries((count) => count + 1);
  useEffect(() => {
    if (!hasLines || brought) return;
    let isWanted = true;
    setFailed(false);
    bringCheckout().then(
      (found) => isWanted && setBrought(found),
      () => isWanted && setFailed(true),
    );
    const stop = whenOnline(retry);
    return () => {
      isWanted = false;
      stop();
    };
  }, [hasLines, brought, tries]);
  return { brought, hasFailed, retry };
}

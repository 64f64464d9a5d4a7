import { whenOnline } from '@vitryna/remote-kit';
import type { LoadStatus } from '@vitryna/store';
import { useStore, useStores } from '@vitryna/store/react';
import { useCallback, useEffect } from 'react';

/** Asks who the shopper is where nobody has yet and it matters (`isWanted`), and again when the connection is back. */
export function useUserStatus(isWanted: boolean): { status: LoadStatus; retry: () => void } {
  const stores = useStores();
  const status = useStore(({ user }) => user.status);
  const retry = useCallback(() => void stores.user.load(), [stores]);
  useEffect(() => {
    if (status === 'idle' && isWanted) retry();
    if (status === 'failed') return whenOnline(retry);
  }, [status, isWanted, retry]);
  return { status, retry };
}

import { isApiError } from '@vitryna/api-client';
import { whenOnline } from '@vitryna/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import type { OrderKey } from './api/get-order.ts';
import { type BroughtOrder, bringOrder } from './bring-order.ts';

/** `missing`: nobody has such an order; `failed`: it could not be read. */
type State = { brought: BroughtOrder | null; problem: 'missing' | 'failed' | null };

/** An order as it is now, read again on demand and when the connection is back. */
export function useOrderView(key: OrderKey): State & { reload: () => void } {
  const [state, setState] = useState<State>({ brought: null, problem: null });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  useEffect(() => {
    let isWanted = true;
    bringOrder(key).then(
      (brought) => isWanted && setState({ brought, problem: null }),
      (error: unknown) => {
        if (!isWanted) return;
        const problem = isApiError(error) && (error.status === 404 || error.status === 400) ? 'missing' : 'failed';
        // What is shown already stays: it was read a moment ago.
        setState((now) => (now.brought ? now : { brought: null, problem }));
      },
    );
    const stop = whenOnline(reload);
    return () => {
      isWanted = false;
      stop();
    };
  }, [key, turn, reload]);
  return { ...state, reload };
}

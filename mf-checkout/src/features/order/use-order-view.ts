import { isApiError } from '@vitryna/api-client';
import type { OrderView } from '@vitryna/contracts/api';
import { tabContext, whenOnline } from '@vitryna/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import type { OrderKey } from './api/get-order.ts';
import type { LoadedOrder } from './load-order.ts';

/** `missing`: nobody has such an order; `failed`: it could not be read. */
type State = { view: OrderView | null; problem: 'missing' | 'failed' | null };

async function read(key: OrderKey): Promise<OrderView> {
  const { getOrder } = await import('./api/get-order.ts');
  return getOrder(tabContext().api, key);
}

/** An order as it is now: as the document has it, read again on demand and when the connection is back. */
export function useOrderView(key: OrderKey, loaded: LoadedOrder): State & { reload: () => void } {
  const [state, setState] = useState<State>({ view: loaded?.view ?? null, problem: loaded?.problem ?? null });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  const isRead = turn === 0 && loaded !== null && loaded.problem !== 'failed';
  useEffect(() => {
    let isWanted = true;
    if (!isRead) {
      read(key).then(
        (view) => isWanted && setState({ view, problem: null }),
        (error: unknown) => {
          if (!isWanted) return;
          const problem = isApiError(error) && (error.status === 404 || error.status === 400) ? 'missing' : 'failed';
          // What is shown already stays: it was read a moment ago.
          setState((now) => (now.view ? now : { view: null, problem }));
        },
      );
    }
    const stop = whenOnline(reload);
    return () => {
      isWanted = false;
      stop();
    };
  }, [key, turn, isRead, reload]);
  return { ...state, reload };
}

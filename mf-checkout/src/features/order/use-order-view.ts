import { isApiError } from '@vitryna/api-client';
import type { OrderView } from '@vitryna/contracts/api';
import { tabContext, whenOnline } from '@vitryna/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import type { OrderKey } from './api/get-order.ts';
import type { LoadedOrder } from './load-order.ts';

/** `missing`: nobody has such an order; `failed`: it could not be read. */
type State = { view: OrderView | null; problem: 'missing' | 'failed' | null };

/** The state, and whether the order could not be read the last time: what is shown then was read before. */
type Known = State & { hasFailed: boolean };

async function read(key: OrderKey): Promise<OrderView> {
  const { getOrder } = await import('./api/get-order.ts');
  return getOrder(tabContext().api, key);
}

/** An order as it is now: as the document has it, read again on demand, and where it could not be read when the connection is back. */
export function useOrderView(key: OrderKey, loaded: LoadedOrder): State & { reload: () => void } {
  const [{ hasFailed, ...state }, setState] = useState<Known>({
    view: loaded?.view ?? null,
    problem: loaded?.problem ?? null,
    hasFailed: loaded?.problem === 'failed',
  });
  const [turn, setTurn] = useState(0);
  const reload = useCallback(() => setTurn((count) => count + 1), []);
  const isRead = turn === 0 && loaded !== null && loaded.problem !== 'failed';
  useEffect(() => {
    if (isRead) return;
    let isWanted = true;
    read(key).then(
      (view) => isWanted && setState({ view, problem: null, hasFailed: false }),
      (error: unknown) => {
        if (!isWanted) return;
        const problem = isApiError(error) && (error.status === 404 || error.status === 400) ? 'missing' : 'failed';
        // The shown data stays: it was read a moment ago.
        setState(({ view }) => ({ view, problem: view ? null : problem, hasFailed: problem === 'failed' }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [key, turn, isRead]);
  // Nobody asks again for what is here: each page of an order would ask every few seconds.
  useEffect(() => (hasFailed ? whenOnline(reload) : undefined), [hasFailed, reload]);
  return { ...state, reload };
}

import type { CartSummary } from '@vitryna/contracts/api';
import { useStore } from '@vitryna/store/react';
import { useEffect, useState } from 'react';
import type { LoadSummary } from './load-summary.ts';

/** `summary` is of the cart before the last change while the next one is on its way; null until the first one came. */
export type SummaryState = { summary: CartSummary | null; hasFailed: boolean };

/** The state, and how to take over a summary that a change has answered. */
type KnownSummary = SummaryState & { takeOver: (summary: CartSummary) => void };

/** The server's summary, read again whenever a change of the cart has reached the server. */
export function useCartSummary(load: LoadSummary): KnownSummary {
  const lines = useStore(({ cart }) => cart.lines);
  const isSettled = useStore(({ cart }) => cart.status === 'ready' && cart.pending.length === 0);
  const [state, setState] = useState<SummaryState>({ summary: null, hasFailed: false });
  useEffect(() => {
    if (!isSettled || lines.length === 0) return;
    const asked = new AbortController();
    load(asked.signal).then(
      (summary) => !asked.signal.aborted && setState({ summary, hasFailed: false }),
      // The sums are known from the lines; only the way to free delivery is not told then.
      () => !asked.signal.aborted && setState({ summary: null, hasFailed: true }),
    );
    return () => asked.abort();
  }, [isSettled, lines, load]);
  return { ...state, takeOver: (summary) => setState({ summary, hasFailed: false }) };
}

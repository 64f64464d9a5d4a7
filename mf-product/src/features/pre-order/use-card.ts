import type { ProductCard } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';
import { useCallback, useEffect, useState } from 'react';
import { getCard } from './api/get-card.ts';

/** A product that is being read, its card (null when it is gone), or that it could not be read. */
export type CardState = { status: 'loading' | 'ready' | 'failed'; card: ProductCard | null };

/** Reads a product's card; `retry` reads it again. */
export function useCard(productId: string): CardState & { retry: () => void } {
  const [state, setState] = useState<CardState>({ status: 'loading', card: null });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const asked = new AbortController();
    setState({ status: 'loading', card: null });
    getCard(tabContext().api, productId, asked.signal).then(
      (card) => !asked.signal.aborted && setState({ status: 'ready', card }),
      () => !asked.signal.aborted && setState({ status: 'failed', card: null }),
    );
    return () => asked.abort();
  }, [productId, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { ...state, retry };
}

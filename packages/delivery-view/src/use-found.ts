import { useEffect, useEffectEvent, useState } from 'react';

/** The state of a query: an answer stays in sight while the next one is on its way. */
export type Found<T> = { state: 'loading' | 'ready' | 'failed' | 'offline'; data: T | null; retry: () => void };

/**
 * Asks again when the key changes, after a pause of typing, and when the connection is back. An answer that comes after the next question
 * is not shown.
 */
export function useFound<T>(key: string | null, ask: (signal: AbortSignal) => Promise<T>, pauseMs: number): Found<T> {
  const [found, setFound] = useState<Omit<Found<T>, 'retry'>>({ state: 'loading', data: null });
  const [attempts, setAttempts] = useState(0);
  const run = useEffectEvent(ask);
  // Another try is another question.
  const question = key === null ? null : `${attempts} ${key}`;
  useEffect(() => {
    if (question === null) return;
    const aborting = new AbortController();
    setFound(({ data }) => ({ state: 'loading', data }));
    const timer = setTimeout(() => {
      run(aborting.signal).then(
        (data) => !aborting.signal.aborted && setFound({ state: 'ready', data }),
        () => !aborting.signal.aborted && setFound({ state: navigator.onLine ? 'failed' : 'offline', data: null }),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [question, pauseMs]);
  const retry = () => setAttempts((count) => count + 1);
  const isOffline = found.state === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const again = () => setAttempts((count) => count + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOffline]);
  return { ...found, retry };
}

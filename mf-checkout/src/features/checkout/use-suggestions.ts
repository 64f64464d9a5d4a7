import { useEffect, useEffectEvent, useState } from 'react';

/** How long a pause in typing is, in milliseconds. */
const pauseMs = 150;

/** What fits a question; of quick questions the last one is asked. `null` asks nothing. */
export function useSuggestions<Found>(
  query: string | null,
  find: (query: string, signal: AbortSignal) => Promise<Found[]>,
): { found: Found[] | null; hasFailed: boolean } {
  const [state, setState] = useState<{ found: Found[] | null; hasFailed: boolean }>({ found: null, hasFailed: false });
  const ask = useEffectEvent((asked: string, signal: AbortSignal) =>
    find(asked, signal).then(
      (found) => !signal.aborted && setState({ found, hasFailed: false }),
      () => !signal.aborted && setState({ found: null, hasFailed: true }),
    ),
  );
  useEffect(() => {
    if (query === null) return setState({ found: null, hasFailed: false });
    const asked = new AbortController();
    const timer = setTimeout(() => void ask(query, asked.signal), query === '' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [query]);
  return state;
}

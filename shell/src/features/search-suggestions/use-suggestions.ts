import { debounceMs } from '@vitryna/contracts/constants';
import { useEffect, useState } from 'react';
import type { SuggestionGroup } from './suggestion-rows.ts';

/** Brings the rows for what was typed; rejects when they cannot be had. */
export type LoadSuggestions = (query: string, signal: AbortSignal) => Promise<SuggestionGroup[]>;

type Answer = { query: string; groups: SuggestionGroup[]; isFailed: boolean };

/**
 * The rows of a query, 50 ms after its last letter (specification §9). Further typing cancels the answer: the request is aborted, and
 * an answer that comes all the same is not shown. Until the next answer the rows of the last one stay.
 */
export function useSuggestions(query: string, isOpen: boolean, load: LoadSuggestions) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = () =>
      load(query, signal).then(
        (groups) => {
          if (!signal.aborted) setAnswer({ query, groups, isFailed: false });
        },
        () => {
          if (!signal.aborted) setAnswer({ query, groups: [], isFailed: true });
        },
      );
    const timer = setTimeout(ask, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, isOpen, load, attempt]);
  return {
    groups: answer?.groups ?? [],
    isFailed: answer?.isFailed ?? false,
    /** Whether what is shown answers what stands in the field. */
    isCurrent: answer?.query === query,
    retry: () => setAttempt((count) => count + 1),
  };
}

import { debounceMs } from '@vitryna/contracts/constants';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FilterOption, FindOptions } from './filter-option.ts';

type Input = {
  name: string;
  options: FilterOption[];
  find: FindOptions | undefined;
  query: string;
  isWhole: boolean;
  /** The rows of found options. */
  rows: RefObject<HTMLElement | null>;
};

/** An option that was found; one of the filter's own stays where it is. */
export type FoundOption = { option: FilterOption; isOwn: boolean };

type Answer = { options: FilterOption[]; total: number };
const nothing: Answer = { options: [], total: 0 };

/**
 * Options that hold the words of the query, asked for 50 ms after the last key (specification §9.5) and again when the filters of the
 * list have changed; of two answers on their way the later question's counts. A tick stays until the filter itself has it.
 */
export function useFoundOptions({ name, options, find, query, isWhole, rows }: Input) {
  const [answer, setAnswer] = useState(nothing);
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ options, find });
  latest.current = { options, find };
  const words = query.trim();
  useEffect(() => {
    const show = ({ options: next, total }: Answer) =>
      setAnswer(({ options: before }) => {
        const ticked = tickedIn(rows.current);
        const isKept = ({ value }: FilterOption) =>
          ticked.has(value) && !has(next, value) && !has(latest.current.options, value);
        return { options: [...next, ...before.filter(isKept)], total };
      });
    const { find: ask } = latest.current;
    if (!ask || (words === '' && !isWhole)) {
      setStatus('idle');
      show(nothing);
      return;
    }
    setStatus('busy');
    const asking = new AbortController();
    const { signal } = asking;
    const timer = setTimeout(() => {
      ask(name, words === '' ? null : words, signal).then(
        (found) => {
          if (signal.aborted) return;
          setStatus('idle');
          show(found);
        },
        () => signal.aborted || setStatus('failed'),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
    // Other options are another list: it has other counts.
  }, [name, options, words, isWhole, rows, attempt]);
  // A value that was found and then chosen is the filter's own by now; its row stays where it was pressed.
  const started = useRef<ReadonlySet<string>>(new Set());
  const shownHere = new Set(
    answer.options.map(({ value }) => value).filter((value) => started.current.has(value) || !has(options, value)),
  );
  started.current = shownHere;
  const found = answer.options.map((option): FoundOption => {
    const mine = options.find(({ value }) => value === option.value);
    return { option: mine ?? option, isOwn: !shownHere.has(option.value) };
  });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { found, total: answer.total, status, retry };
}

const has = (options: readonly FilterOption[], value: string): boolean => options.some((one) => one.value === value);

/** Values of the checked boxes, as they are on the screen and not yet in any list. */
function tickedIn(rows: HTMLElement | null): ReadonlySet<string> {
  return new Set([...(rows?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(({ value }) => value));
}

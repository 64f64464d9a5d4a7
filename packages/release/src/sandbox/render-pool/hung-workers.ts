import { listeningThreads } from './memory-rise.ts';

let used = 0;

/** Counts a thread as used until the function that it returns is called: when it is told to end, or has ended by itself. */
export function useThread(): () => void {
  let isUsed = true;
  used += 1;
  return () => {
    if (isUsed) used -= 1;
    isUsed = false;
  };
}

/**
 * How many threads of this process were told to end and go on. One that is in a call of the engine's which never asks whether it shall end
 * (`Array.prototype.includes` over 2 ** 53 places) goes on for ever: it holds a core, and the process cannot exit.
 */
export const hungWorkers = (): number => Math.max(0, listeningThreads() - used);

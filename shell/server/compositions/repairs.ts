/** First and longest pause before a remote that runs another version than it should is tried again, in milliseconds. */
const pauses = { first: 15_000, longest: 600_000 };

/** When a composition with a substituted remote is loaded again: the remote may only have been out of reach. */
export function createRepairs(now: () => number) {
  let last = { id: '', at: 0, pauseMs: 0 };
  return {
    /** Whether it is time to try again; each time that it is makes the next pause longer. */
    isDue(id: string): boolean {
      if (last.id !== id) last = { id, at: now() + pauses.first, pauseMs: pauses.first };
      if (now() < last.at) return false;
      const pauseMs = Math.min(last.pauseMs * 2, pauses.longest);
      last = { id, at: now() + pauseMs, pauseMs };
      return true;
    },
  };
}

/** Lets a bounded number of things happen at once, of each host fewer, so that a slow one holds up nobody else. */
export type Turns = {
  /** Runs when it is its turn. Rejects with {@link TooManyWaiting} at once. */
  take: <Result>(host: string, run: () => Promise<Result>) => Promise<Result>;
};

/** More wait than ever get their turn in time. */
export class TooManyWaiting extends Error {
  constructor() {
    super('media: too many pictures are waited for');
  }
}

type TurnLimits = { atOnce: number; perHost: number; waiting: number };
type Waiting = { host: string; begin: () => void };

/** Makes turns that begin in the order in which they were asked for. */
export function createTurns({ atOnce, perHost, waiting: maxWaiting }: TurnLimits): Turns {
  const running = new Map<string, number>();
  const waiting: Waiting[] = [];
  let total = 0;
  const count = (host: string, change: 1 | -1) => {
    total += change;
    const left = (running.get(host) ?? 0) + change;
    if (left > 0) running.set(host, left);
    else running.delete(host);
  };
  const next = () => {
    while (total < atOnce) {
      const index = waiting.findIndex(({ host }) => (running.get(host) ?? 0) < perHost);
      const [one] = index < 0 ? [] : waiting.splice(index, 1);
      if (!one) return;
      count(one.host, 1);
      one.begin();
    }
  };
  return {
    take: async (host, run) => {
      if (waiting.length >= maxWaiting) throw new TooManyWaiting();
      await new Promise<void>((begin) => {
        waiting.push({ host, begin });
        next();
      });
      try {
        return await run();
      } finally {
        count(host, -1);
        next();
      }
    },
  };
}

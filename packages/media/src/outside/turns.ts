/** Lets a bounded number of things happen at once, of each host fewer, so that neither a slow host nor a greedy client holds up others. */
export type Turns = {
  /** Runs when it is its turn. Rejects with {@link TooManyWaiting} at once. */
  take: <Result>(of: Turn, run: () => Promise<Result>) => Promise<Result>;
};

/** Whom a turn asks, and for whom. */
export type Turn = { host: string; client: string };

/** More wait than ever get their turn in time. */
export class TooManyWaiting extends Error {
  constructor() {
    super('media: too many pictures are waited for');
  }
}

type TurnLimits = { atOnce: number; perHost: number; waiting: number; waitingEach: number };
type Waiting = Turn & { begin: () => void };

const countOf = (turns: Iterable<Turn>, key: keyof Turn, name: string) =>
  [...turns].reduce((count, turn) => count + Number(turn[key] === name), 0);

/** Makes turns that begin in the order in which they were asked for, those of the client with the fewest first. */
export function createTurns({ atOnce, perHost, waiting: maxWaiting, waitingEach }: TurnLimits): Turns {
  const running = new Set<Turn>();
  const waiting = new Set<Waiting>();
  const next = () => {
    while (running.size < atOnce) {
      const [first] = [...waiting]
        .filter(({ host }) => countOf(running, 'host', host) < perHost)
        .map((turn) => ({ turn, ofClient: countOf(running, 'client', turn.client) }))
        .sort((a, b) => a.ofClient - b.ofClient);
      if (!first) return;
      waiting.delete(first.turn);
      running.add(first.turn);
      first.turn.begin();
    }
  };
  return {
    take: async (of, run) => {
      if (waiting.size >= maxWaiting || countOf(waiting, 'client', of.client) >= waitingEach)
        throw new TooManyWaiting();
      const { promise: isTurn, resolve: begin } = Promise.withResolvers<void>();
      const turn = { ...of, begin };
      waiting.add(turn);
      next();
      await isTurn;
      try {
        return await run();
      } finally {
        running.delete(turn);
        next();
      }
    },
  };
}

import type { Outcome } from './attempt.ts';
import type { Backends } from './backends.ts';
import type { Way } from './connections.ts';

/**
 * How often a request may reach an upstream: a read as often as need be, a write that the API counts once whatever happens
 * (`Idempotency-Key`) twice, any other write once.
 */
export type Repeatable = 'always' | 'once' | 'never';

export type AskOptions = {
  backends: Backends;
  repeatable: Repeatable;
  send: (base: string, way: Way) => Promise<Outcome>;
  /** Nobody waits for the answer any more. */
  isGone: () => boolean;
};

/** Asks one address after the other until there is an answer, as far as the request may be made again. */
export async function askInTurn({ backends, repeatable, send, isGone }: AskOptions): Promise<Outcome> {
  const bases = backends.order();
  if (bases.length === 0) return { kind: 'shut' };
  const isRead = repeatable === 'always';
  // A kept connection may be closed at the other end as it is used again. A read is then sent anew; a write never meets that.
  let way: Way = isRead ? 'kept' : 'own';
  let isLastRepeat = repeatable === 'never';
  for (;;) {
    const base = bases[0] ?? '';
    const outcome = await send(base, way);
    if (outcome.kind !== 'failure' || isGone()) return outcome;
    if (outcome.stage === 'stale') {
      way = 'own';
      continue;
    }
    backends.leaveOut(base);
    if (outcome.isLate) backends.doubt(base);
    bases.shift();
    if (outcome.stage !== 'unsent' && !isRead) {
      // Silence may be a write that is still being made: the answer to a second one would be "in progress".
      if (isLastRepeat || outcome.isLate) return outcome;
      isLastRepeat = true;
      if (bases.length === 0) bases.push(base);
    }
    if (bases.length === 0) return outcome;
  }
}

import { newIdempotencyKey } from '@vitryna/api-client';
import { tabStorage } from './tab-storage.ts';

/** An order that was sent and has no answer yet: sent again with its key, it is made once. `note` is for the receiver of the answer. */
export type Attempt<Body, Note> = { key: string; body: Body; note: Note };

const storageKey = 'checkout_attempt';

/** Whether a tab has sent an order that was never answered. */
export function hasUnansweredOrder(): boolean {
  try {
    return tabStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the last order that was sent without an answer, over a reload too. The same body is the same attempt; another body is another
 * one. If the storage is blocked, the key lives as long as the page.
 */
export function createAttempts<Body, Note>(storage: AttemptStorage, newKey = newIdempotencyKey) {
  /** The value that the storage refused; it counts for more than what is there. */
  let unwritten: Attempt<Body, Note> | null = null;

  function read(): Attempt<Body, Note> | null {
    if (unwritten) return unwritten;
    try {
      const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
      return isAttempt<Body, Note>(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  function write(attempt: Attempt<Body, Note> | null): void {
    unwritten = null;
    try {
      if (attempt) storage.setItem(storageKey, JSON.stringify(attempt));
      else storage.removeItem(storageKey);
    } catch {
      // Blocked or full: a reload would not know of the attempt, a second press does.
      unwritten = attempt;
    }
  }

  return {
    /** The attempt that a body belongs to. */
    of(body: Body, note: Note): Attempt<Body, Note> {
      const last = read();
      const isSame = last !== null && JSON.stringify(last.body) === JSON.stringify(body);
      const attempt = isSame ? last : { key: newKey(), body, note };
      write(attempt);
      return attempt;
    },
    /** The unanswered request. */
    unanswered: read,
    /** It was answered, whatever the answer. */
    resolve: () => write(null),
  };
}

const isAttempt = <Body, Note>(kept: unknown): kept is Attempt<Body, Note> =>
  typeof kept === 'object' && kept !== null && typeof (kept as Attempt<Body, Note>).key === 'string' && 'body' in kept;

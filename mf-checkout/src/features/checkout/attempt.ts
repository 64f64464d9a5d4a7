import { newIdempotencyKey } from '@vitryna/api-client';

/** An order that was sent and has no answer yet: sent again with its key, it is made once. `note` is for whoever hears the answer. */
export type Attempt<Body, Note> = { key: string; body: Body; note: Note };

const storageKey = 'checkout_attempt';

/** Whether a tab has sent an order that was never answered. */
export function hasUnansweredOrder(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

type AttemptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Keeps the last order that was sent without an answer, over a reload too. The same body is the same attempt; another body is another
 * one. Where the storage is blocked, the key lives as long as the page.
 */
export function createAttempts<Body, Note>(storage: AttemptStorage, newKey = newIdempotencyKey) {
  let attempt: Attempt<Body, Note> | null = read();

  function read(): Attempt<Body, Note> | null {
    try {
      const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
      return isAttempt<Body, Note>(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  function write(): void {
    try {
      if (attempt) storage.setItem(storageKey, JSON.stringify(attempt));
      else storage.removeItem(storageKey);
    } catch {
      // Blocked or full: a reload would not know of the attempt, a second press does.
    }
  }

  return {
    /** The attempt that a body belongs to. */
    of(body: Body, note: Note): Attempt<Body, Note> {
      if (!attempt || JSON.stringify(attempt.body) !== JSON.stringify(body)) attempt = { key: newKey(), body, note };
      write();
      return attempt;
    },
    /** What was sent and never answered. */
    unanswered: (): Attempt<Body, Note> | null => attempt,
    /** It was answered, whatever the answer. */
    settle(): void {
      attempt = null;
      write();
    },
  };
}

const isAttempt = <Body, Note>(kept: unknown): kept is Attempt<Body, Note> =>
  typeof kept === 'object' && kept !== null && typeof (kept as Attempt<Body, Note>).key === 'string' && 'body' in kept;

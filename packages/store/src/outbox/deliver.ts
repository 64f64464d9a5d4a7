import { nothingSchema } from '@vitryna/contracts/api';
import type { BaseContext } from '../context.ts';
import type { OutboxNotice, WaitingWrite } from '../state.ts';
import { describeWrite, type Write } from './describe-write.ts';
import { type JournalEntry, openJournal } from './journal.ts';
import { journalName } from './journal-name.ts';

/** The server forgets a key after this long, in milliseconds (contract §0). */
const keyLifeMs = 86_400_000;

const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

type Known = { kind?: unknown; code?: unknown; status?: unknown } | null;
function isLost(error: unknown): boolean {
  const kind = (error as Known)?.kind;
  return kind === 'network' || kind === 'timeout';
}
function codeOf(error: unknown): string {
  const { code, status } = (error as Known) ?? {};
  return typeof code === 'string' ? code : String(status ?? 'unknown');
}
/** Says nothing about the write itself: another time it may be taken. */
function isPassing(error: unknown): boolean {
  const status = Number((error as Known)?.status);
  return isLost(error) || status === 401 || status === 429 || status >= 500 || codeOf(error) === 'inProgress';
}

/** A write that its page sent in its last moment may still be going on: so often it is asked for again, so many ms apart. */
const busyTries = 20;
const busyMs = 300;

const turns = new Map<string, Promise<unknown>>();

/**
 * One at a time, in all tabs; a tab that goes lets go. If the browser has no locks (plain http) or forbids them along with all
 * storage, in this tab only.
 */
async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!globalThis.navigator?.locks) return inTurnHere(name, work);
  let isBegun = false;
  try {
    return await navigator.locks.request(name, () => {
      isBegun = true;
      return work();
    });
  } catch (error) {
    // The work itself failed.
    if (isBegun) throw error;
    return inTurnHere(name, work);
  }
}

function inTurnHere<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  const leave = () => {
    if (turns.get(name) === turn) turns.delete(name);
  };
  turn.then(leave, leave);
  return turn;
}

function notify({ storages, write }: BaseContext) {
  const waiting: WaitingWrite[] = openJournal(storages)
    .entries()
    .map(({ operation, productId }) => ({ operation, productId }));
  write('outbox', { waiting });
}

async function post({ api, isOffline }: BaseContext, entry: JournalEntry): Promise<void> {
  const { path, body } = describeWrite(entry);
  await api.post(path, body, { schema: nothingSchema, idempotencyKey: entry.key, isQuiet: isOffline() });
}

async function postWhenFree(context: BaseContext, entry: JournalEntry, tries = busyTries): Promise<void> {
  try {
    await post(context, entry);
  } catch (error) {
    if (codeOf(error) !== 'inProgress' || tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, busyMs));
    await postWhenFree(context, entry, tries - 1);
  }
}

/**
 * Sends a write, or lets it wait while there is no connection. It is written down before it is sent: a page that goes in the
 * middle of it leaves it to the next one.
 *
 * @throws what the call throws when the server refuses, or when it does not answer although there is a connection
 */
export async function deliver(context: BaseContext, write: Write): Promise<'sent' | 'waiting'> {
  const { storages, isOffline, now } = context;
  const journal = openJournal(storages);
  const entry: JournalEntry = { ...write, key: newKey(), at: now(), isTried: !isOffline() };
  journal.put(entry);
  if (!entry.isTried) {
    notify(context);
    return 'waiting';
  }
  // Crossed out in the same turn: another tab that waits for it then finds nothing left to send.
  return inTurn(entry.key, async () => {
    try {
      await post(context, entry);
    } catch (error) {
      if (isLost(error) && isOffline()) {
        notify(context);
        return 'waiting';
      }
      journal.take(entry.key);
      throw error;
    }
    journal.take(entry.key);
    return 'sent';
  });
}

/** Writes down a write that another page will send. */
export function keep({ storages, now }: BaseContext, write: Write): void {
  openJournal(storages).put({ ...write, key: newKey(), at: now(), isTried: false });
}

/** Shows what waits; of use while there is no connection. */
export const showWaiting = notify;

/** Sends what waits, in its order, each with its key. Stops at the first one that cannot be sent yet. Resolves with how many were. */
export function replay(context: BaseContext): Promise<number> {
  return inTurn(journalName, async () => {
    const journal = openJournal(context.storages);
    let sent = 0;
    for (const { key } of journal.entries()) {
      // Its own page may still be sending it, in another tab; then it is gone when that is done.
      const outcome = await inTurn(key, () => sendWaiting(context, key));
      if (outcome === 'later') break;
      if (outcome === 'sent') sent += 1;
    }
    notify(context);
    return sent;
  });
}

async function sendWaiting(context: BaseContext, key: string): Promise<'sent' | 'refused' | 'later'> {
  const { storages, now } = context;
  const journal = openJournal(storages);
  const entry = journal.entries().find((one) => one.key === key);
  if (!entry) return 'refused';
  try {
    if (entry.isTried && now() - entry.at > keyLifeMs) throw { code: 'expired' };
    journal.put({ ...entry, isTried: true });
    await postWhenFree(context, entry);
  } catch (error) {
    if (isPassing(error)) return 'later';
    journal.take(key);
    const { operation, productId } = entry;
    addNotices(context, { kind: 'refused', operation, productId, code: codeOf(error) });
    return 'refused';
  }
  journal.take(key);
  return 'sent';
}

/** Adds to what the shopper should hear of. */
export function addNotices({ read, write }: BaseContext, ...notices: OutboxNotice[]): void {
  write('outbox', { notices: [...read().outbox.notices, ...notices] });
}

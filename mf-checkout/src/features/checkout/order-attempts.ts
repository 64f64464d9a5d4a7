import { type ApiError, isApiError } from '@vitryna/api-client';
import type { OrderCreated } from '@vitryna/contracts/api';
import { tabContext } from '@vitryna/remote-kit';
import { createOrder } from './api/create-order.ts';
import { type Attempt, createAttempts } from './attempt.ts';
import { notePlaced, type Placed } from './placed.ts';
import { tabStorage } from './tab-storage.ts';

type Body = Parameters<typeof createOrder>[1];
type Note = Omit<Placed, 'number'>;

/** One for all presses: where the storage is blocked, it alone knows the key that the first press has sent. */
const attempts = createAttempts<Body, Note>(tabStorage);

/** Nobody knows whether the server has it, or it left nothing there: the key stays, the next press sends the same. */
const isUnanswered = ({ kind, status = 0 }: ApiError) =>
  kind === 'network' || kind === 'timeout' || status >= 500 || [401, 403, 429].includes(status);

/** An order that was taken, and whether its page will tell of it. */
export type Taken = { created: OrderCreated; placed: Placed; isNoted: boolean };

async function send({ body, key, note }: Attempt<Body, Note>, isQuiet: boolean) {
  try {
    const created = await createOrder(tabContext().api, body, key, { isQuiet });
    attempts.resolve();
    const placed = { ...note, number: created.number };
    return { created, placed, isNoted: notePlaced(tabStorage, created.id, placed) };
  } catch (error) {
    if (isApiError(error) && !isUnanswered(error)) attempts.resolve();
    throw error;
  }
}

/** Sends an order under one key for each attempt. */
export function sendOrder(body: Body, note: Note): Promise<Taken> {
  return send(attempts.of(body, note), false);
}

/** Sends once more what was sent before a reload and never answered; null where it was not made. */
export async function repeatOrder(): Promise<Taken | null> {
  const attempt = attempts.unanswered();
  return attempt && send(attempt, true).catch(() => null);
}

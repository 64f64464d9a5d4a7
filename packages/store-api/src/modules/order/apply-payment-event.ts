import type { L10n } from '@vitryna/contracts/api';
import { Failure, notFound } from '../../core/failure.ts';
import { isId } from '../../core/secrets.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Attempt, findAttempt, findVisit, readAttempts, resolveAttempt } from '../payment/attempt-repository.ts';
import type { PaymentEvent } from '../payment/provider.ts';
import { inEveryLanguage } from '../shared/texts.ts';
import { moveOrder, type OrderWriter } from './move-order.ts';
import { notifyCustomer } from './notify-customer.ts';
import { addEvent, lockOrder, type OrderRow, updateOrder } from './repository.ts';

/** Of two things that a bank says of one visit the higher one holds, whichever came first: events can be repeated and come in any order. */
const ranks: Readonly<Record<PaymentEvent['state'], number>> = { pending: 0, failed: 1, paid: 2, refunded: 3 };

const notes = {
  failed: inEveryLanguage('The payment did not go through'),
  refunded: inEveryLanguage('The bank has returned the money'),
  late: inEveryLanguage('The payment came after the cancellation: we will return the money'),
  twice: inEveryLanguage('Paid twice: we will return what is too much'),
} as const satisfies Record<string, L10n>;

async function note(transaction: Connection, order: OrderRow, message: L10n, now: Date): Promise<void> {
  await addEvent(transaction, { orderId: order.id, status: order.status, note: message }, now);
}

async function takePaid(transaction: Connection, order: OrderRow, writer: OrderWriter, attempt: Attempt) {
  const paid = { payment_state: 'paid', payment_method: attempt.method, parts: attempt.parts } as const;
  if (order.payment_state === 'paid') return note(transaction, order, notes.twice, writer.now);
  await updateOrder(transaction, order.id, paid);
  const now: OrderRow = { ...order, ...paid };
  if (order.status === 'awaitingPayment') await moveOrder(transaction, now, { to: 'paid' }, writer);
  else if (order.status === 'new') {
    // Cash was chosen while the bank still had the shopper.
    const waiting = await moveOrder(transaction, now, { to: 'awaitingPayment' }, { ...writer, isQuiet: true });
    await moveOrder(transaction, waiting, { to: 'paid' }, writer);
  } else if (order.status === 'cancelled') await note(transaction, order, notes.late, writer.now);
}

async function takeFailed(transaction: Connection, order: OrderRow, writer: OrderWriter) {
  const attempts = await readAttempts(transaction, order.id);
  const isOpen = attempts.some(({ state }) => state === 'pending' || state === 'paid');
  if (order.payment_state !== 'pending' || isOpen) return;
  await updateOrder(transaction, order.id, { payment_state: 'failed' });
  await note(transaction, order, notes.failed, writer.now);
  if (order.status === 'awaitingPayment') await notifyCustomer(transaction, order, { event: 'paymentFailed' }, writer);
}

async function takeRefunded(transaction: Connection, order: OrderRow, writer: OrderWriter) {
  const attempts = await readAttempts(transaction, order.id);
  // The other of two payments still stands.
  if (attempts.some(({ state }) => state === 'paid')) return;
  await updateOrder(transaction, order.id, { payment_state: 'refunded' });
  await note(transaction, order, notes.refunded, writer.now);
  await notifyCustomer(transaction, { ...order, payment_state: 'refunded' }, { event: 'refunded' }, writer);
}

/** The effect of each payment state on the order. */
const effects = {
  pending: async () => undefined,
  failed: takeFailed,
  paid: takePaid,
  refunded: takeRefunded,
} satisfies Record<PaymentEvent['state'], unknown>;

/**
 * Takes what a bank says of a visit into its order, once. Throws 404 for a visit that there was not, 403 for a sum that was not asked
 * for.
 */
export async function applyPaymentEvent(
  db: Connection,
  provider: string,
  event: PaymentEvent,
  writer: OrderWriter,
): Promise<void> {
  if (!isId(event.attemptId)) throw notFound();
  await inTransaction(db, async (transaction) => {
    const known = await findAttempt(transaction, provider, event.attemptId);
    if (known === null) throw notFound();
    const order = await lockOrder(transaction, known.order_id);
    const attempt = await findAttempt(transaction, provider, event.attemptId);
    if (order === null || attempt === null) throw notFound();
    if (ranks[event.state] <= ranks[attempt.state]) return;
    if (event.state === 'paid' && event.amount !== attempt.amount) throw new Failure('forbidden');
    await resolveAttempt(transaction, attempt.id, event, writer.now);
    await effects[event.state](transaction, order, writer, attempt);
  });
}

/** Gives up a visit that its bank has not heard of: the order waits for its money as before, and can be paid again. */
export const giveUpVisit = (db: Connection, attemptId: string, now: Date): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const visit = await findVisit(transaction, attemptId);
    const order = visit && (await lockOrder(transaction, visit.order_id));
    const attempt = order && (await findVisit(transaction, attemptId));
    // The bank may have told of it meanwhile: it heard the question, and its answer was lost.
    if (!order || attempt?.state !== 'pending') return;
    await resolveAttempt(transaction, attemptId, { state: 'failed', failure: 'error' }, now);
    const isOpen = (await readAttempts(transaction, order.id)).some(({ state }) => state === 'pending');
    if (order.payment_state === 'pending' && !isOpen) {
      await updateOrder(transaction, order.id, { payment_state: 'none' });
    }
  });

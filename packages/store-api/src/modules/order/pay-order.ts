import type { PaymentMethod } from '@vitryna/contracts/api';
import { paths } from '@vitryna/routing';
import { conflict, Failure, invalidField } from '../../core/failure.ts';
import { tooMany } from '../../core/rate-limits.ts';
import { newId } from '../../core/secrets.ts';
import type { Connection } from '../../database/connection.ts';
import { addAttempt, readAttempts } from '../payment/attempt-repository.ts';
import { isPaidOnDelivery, isPaidOnline } from '../payment/payment-methods.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { checkPayment } from './check-payment.ts';
import { moveOrder, type OrderWriter } from './move-order.ts';
import { isUnpaid } from './order-status.ts';
import { type OrderRow, updateOrder } from './repository.ts';
import type { KeptVisit } from './start-visit.ts';

/** When a bank that has told nothing is asked first, in milliseconds. */
export const firstAskMs = 60_000;

/** Visits of one order of which nothing was heard yet: each is one that the bank is asked about, in a row with everybody else's. */
const openVisits = 10;

async function checkVisits(transaction: Connection, orderId: string): Promise<void> {
  const open = (await readAttempts(transaction, orderId)).filter(({ state }) => state === 'pending');
  if (open.length >= openVisits) throw tooMany(firstAskMs / 1000);
}

/** The bank that takes a method, or null. */
export const providerOf = (providers: readonly PaymentProvider[], method: PaymentMethod): PaymentProvider | null =>
  providers.find(({ methods }) => methods.includes(method)) ?? null;

/** The same. Throws 400 at a field where none of the store's banks takes the method. */
export function requireProvider(
  providers: readonly PaymentProvider[],
  method: PaymentMethod,
  field: string,
): PaymentProvider {
  const provider = providerOf(providers, method);
  if (provider === null) throw invalidField(field, { rule: 'method', message: '@Entry field is wrong' });
  return provider;
}

/**
 * Keeps a visit to a bank in the transaction of what it is for, so that a callback finds it however early it comes; `startVisit` begins it
 * afterwards.
 */
export async function keepVisit(
  transaction: Connection,
  provider: PaymentProvider,
  { id: orderId, number, total: amount, locale }: Pick<OrderRow, 'id' | 'number' | 'total' | 'locale'>,
  { method, parts = null, writer }: { method: PaymentMethod; parts?: number | null | undefined; writer: OrderWriter },
): Promise<KeptVisit> {
  const id = newId();
  const request = {
    attemptId: id,
    number,
    amount,
    method,
    parts,
    locale,
    resultUrl: new URL(paths.order(locale, { orderId }), writer.publicUrl).href,
    callbackUrl: new URL(`/user/payment/callback/${provider.name}`, writer.publicUrl).href,
  };
  await addAttempt(transaction, {
    ...{ id, order_id: orderId, provider: provider.name, method, parts, amount },
    ...{ state: 'pending' as const, failure: null, settled_at: null },
    created_at: writer.now,
    ask_at: new Date(writer.now.getTime() + firstAskMs),
  });
  return { provider, request };
}

type Wanted = { method: PaymentMethod; parts?: number | undefined };

function checkPayable({ status, payment_method: paymentMethod, payment_state: paymentState }: OrderRow): void {
  if (isUnpaid({ status, paymentMethod, paymentState })) return;
  throw conflict('notPayable', '@The data has changed', { status, state: paymentState });
}

/** Takes a locked order's payment to cash, or back from it. */
async function toMethod(
  transaction: Connection,
  order: OrderRow,
  { method, parts }: Wanted,
  writer: OrderWriter,
): Promise<void> {
  const isOnline = isPaidOnline(method);
  const state = isOnline ? ('pending' as const) : ('none' as const);
  const changes = { payment_method: method, parts: (parts ?? null) as number | null, payment_state: state };
  await updateOrder(transaction, order.id, changes);
  const to = isOnline ? ('awaitingPayment' as const) : ('new' as const);
  if (order.status !== to) await moveOrder(transaction, { ...order, ...changes }, { to }, { ...writer, isQuiet: true });
}

/**
 * Prepares the payment of a locked order, by the method of the order or another one: the visit that is to be started after the transaction,
 * or null where the money is paid on delivery. Must run in a transaction. Throws 409 when there is nothing to pay, 400 for a method that no bank takes, or that does not take the sum, 429 when too many visits are open.
 */
export async function preparePayment(
  transaction: Connection,
  providers: readonly PaymentProvider[],
  order: OrderRow,
  wanted: Wanted,
  writer: OrderWriter,
): Promise<KeptVisit | null> {
  checkPayable(order);
  const { method, parts } = wanted;
  checkPayment({ method, parts: parts as never }, order.total);
  if (isPaidOnDelivery(method)) {
    await toMethod(transaction, order, wanted, writer);
    return null;
  }
  const provider = requireProvider(providers, method, 'method');
  await checkVisits(transaction, order.id);
  await toMethod(transaction, order, wanted, writer);
  return keepVisit(transaction, provider, order, { ...wanted, writer });
}

/** 404 for a bank that the store does not know. */
export function findProvider(providers: readonly PaymentProvider[], name: string): PaymentProvider {
  const provider = providers.find((one) => one.name === name);
  if (provider === undefined) throw new Failure('notFound');
  return provider;
}

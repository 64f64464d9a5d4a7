import {
  type L10n,
  orderQuerySchema,
  paymentInitSchema,
  paymentStartSchema,
  paymentStatusSchema,
} from '@vitryna/contracts/api';
import { conflict } from '../../core/failure.ts';
import type { Log } from '../../http/failure-answer.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { readAttempts } from '../payment/attempt-repository.ts';
import { failures, type PaymentFailure, type PaymentProvider } from '../payment/provider.ts';
import { inEveryLanguage } from '../shared/texts.ts';
import { lockOwnOrder, ownOrder } from './access.ts';
import { preparePayment } from './pay-order.ts';
import { startVisit } from './start-visit.ts';
import { withSession } from './with-session.ts';

const failureTexts = {
  declined: inEveryLanguage('The bank has declined the payment'),
  closed: inEveryLanguage('The payment was cancelled on the page of the bank'),
  expired: inEveryLanguage('The bank has waited in vain'),
  error: inEveryLanguage('Something went wrong with the payment'),
} as const satisfies Record<PaymentFailure, L10n>;

function describe(failure: string | null | undefined): L10n {
  const known = failures.find((name) => name === failure);
  return failureTexts[known ?? 'error'];
}

type PaymentOptions = { publicUrl: string; providers: readonly PaymentProvider[]; log: Log };

/** The calls of contract §5 about the money of an order. */
export const createPaymentCalls = (options: PaymentOptions): Call[] => [
  defineCall({
    method: 'POST',
    path: '/order/payment/init',
    tag: 'orders',
    summary: 'Begins a payment, by the method of the order or another one',
    body: paymentInitSchema,
    result: paymentStartSchema,
    errors: ['notFound', 'conflict'],
    handle: async ({ body, context }) => {
      const { log, providers, publicUrl } = options;
      const visit = await withSession(context, async (db) => {
        const order = await lockOwnOrder({ ...context, db }, body);
        return preparePayment(db, providers, order, body, { publicUrl, now: context.now() });
      });
      if (visit === null) return { kind: 'wait' as const, hint: inEveryLanguage('You will pay on delivery') };
      context.afterCommit(async (db) => {
        const way = await startVisit(db, visit, { log, now: context.now });
        if (way === null) throw conflict('bankUnavailable', '@The bank does not answer now');
        return way;
      });
      return { kind: 'wait' as const, hint: inEveryLanguage('We are asking the bank') };
    },
  }),
  defineCall({
    method: 'GET',
    path: '/order/payment/status',
    tag: 'orders',
    summary: 'Where the money of an order is, and why the last payment failed',
    query: orderQuerySchema,
    result: paymentStatusSchema,
    errors: ['notFound'],
    handle: async ({ query, context }) => {
      const order = await ownOrder(context, query);
      const { payment_state: state, payment_method: method } = order;
      if (state !== 'failed') return { state, method, failure: null };
      const [last] = await readAttempts(context.db, order.id);
      return { state, method, failure: describe(last?.failure) };
    },
  }),
];

import {
  type L10n,
  orderQuerySchema,
  paymentInitSchema,
  paymentStartSchema,
  paymentStatusSchema,
} from '@vitryna/contracts/api';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { readAttempts } from '../payment/attempt-repository.ts';
import { failures, type PaymentFailure, type PaymentProvider } from '../payment/provider.ts';
import { lockOwnOrder, ownOrder } from './access.ts';
import { startPayment } from './pay-order.ts';
import { withSession } from './with-session.ts';

const failureTexts: Record<PaymentFailure, L10n> = {
  declined: { uk: 'Банк відхилив оплату', ru: 'Банк отклонил оплату' },
  closed: { uk: 'Оплату скасовано на сторінці банку', ru: 'Оплата отменена на странице банка' },
  expired: { uk: 'Банк не дочекався оплати', ru: 'Банк не дождался оплаты' },
  error: { uk: 'Під час оплати сталася помилка', ru: 'При оплате произошла ошибка' },
};

function describe(failure: string | null | undefined): L10n {
  const known = failures.find((name) => name === failure);
  return failureTexts[known ?? 'error'];
}

/** The calls of contract §5 about the money of an order. */
export const createPaymentCalls = (options: { publicUrl: string; providers: readonly PaymentProvider[] }): Call[] => [
  defineCall({
    method: 'POST',
    path: '/order/payment/init',
    tag: 'orders',
    summary: 'Begins a payment, by the method of the order or another one',
    body: paymentInitSchema,
    result: paymentStartSchema,
    errors: ['notFound', 'conflict'],
    handle: ({ body, context }) =>
      withSession(context, async (db) => {
        const order = await lockOwnOrder({ ...context, db }, body);
        const writer = { publicUrl: options.publicUrl, now: context.now() };
        return startPayment(db, options.providers, order, body, writer);
      }),
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

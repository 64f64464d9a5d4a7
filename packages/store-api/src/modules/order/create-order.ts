import type { CheckoutDraft, OrderCreate, OrderCreated } from '@vitryna/contracts/api';
import { toMinor } from '@vitryna/money';
import { Failure } from '../../core/failure.ts';
import type { CallContext } from '../../openapi/registry.ts';
import { readPricedCart, toRuledLine } from '../cart/cart.ts';
import { findCartCoupon, spendCoupon } from '../coupon/repository.ts';
import { isPaidOnline } from '../payment/payment-methods.ts';
import { checkPayment } from './check-payment.ts';
import { saveDraft } from './draft-repository.ts';
import { hashPassword, makeAccount } from './make-account.ts';
import { keepVisit, requireProvider } from './pay-order.ts';
import { type OrderOptions, placeOrder, spentCode } from './place-order.ts';
import { cartChanged, isExpected, priceCart } from './price-cart.ts';
import { dropLines, lockShopper } from './repository.ts';
import { startVisit } from './start-visit.ts';
import { lockCartLines } from './stock-repository.ts';
import { withSession } from './with-session.ts';

/** The next checkout's defaults: the same person and place; what was said about this order was about this one. */
const nextDraft = ({ recipient, delivery, payment: { method, parts } }: OrderCreate): CheckoutDraft => ({
  recipient,
  delivery: 'comment' in delivery ? { ...delivery, comment: undefined } : delivery,
  payment: { method, parts },
  anotherRecipient: null,
  comment: null,
});

/** The account that is asked for with an order, or null; a signed-in shopper has one. */
async function prepareAccount(
  { passwords, publicUrl }: OrderOptions,
  context: CallContext,
  { recipient, marketing, createAccount }: OrderCreate,
) {
  if (!createAccount || (await context.session.readAccountId()) !== null) return null;
  const { email = '', phone, firstName, lastName } = recipient;
  const orderer = { email, phone, firstName, lastName, locale: context.locale, marketing };
  return { orderer, publicUrl, passwordHash: await hashPassword(passwords, createAccount.password, orderer) };
}

/**
 * Makes an order of the cart (contract §5), all of it or, in one transaction, nothing: stock, prices and the sum that the shopper saw are
 * checked while nobody else can change them. Throws 422 for an empty cart, 409 `cartChanged` with what it would be now.
 */
export async function createOrder(
  options: OrderOptions,
  context: CallContext,
  body: OrderCreate,
): Promise<OrderCreated> {
  const shopperId = await context.session.readShopperId();
  if (shopperId === null) throw new Failure('unprocessable');
  const { middleName = null, email = null, ...person } = body.recipient;
  const provider = isPaidOnline(body.payment.method)
    ? requireProvider(options.providers, body.payment.method, 'payment.method')
    : null;
  // By whom its letters reach: a browser can be another one each time, who is written to stays the same.
  context.limit('orders', { username: email ?? person.phone });
  const { payment, delivery, comment, dontCall, marketing, anotherRecipient = null } = body;
  // Before anything is locked: it takes long, and others want the same goods.
  const account = await prepareAccount(options, context, body);
  return withSession(context, async (transaction) => {
    await lockShopper(transaction, shopperId);
    const locked = await lockCartLines(transaction, shopperId);
    const asked = { deliveryMethod: delivery.method, now: context.now() };
    if (locked.length === 0) throw new Failure('unprocessable');
    const seen = {
      lines: locked.map((line) => toRuledLine(options.cards, line)),
      coupon: await findCartCoupon(transaction, shopperId),
    };
    const priced = priceCart(seen, asked);
    if (!isExpected(priced, body.expected)) throw cartChanged(seen.lines, priced);
    checkPayment(payment, toMinor(priced.summary.total.amount));
    const recipient = { ...person, middleName, email };
    const placed = { shopperId, priced, recipient, anotherRecipient, payment, delivery, comment, dontCall, marketing };
    const order = await placeOrder(transaction, options, placed, context);
    const code = spentCode(priced.summary);
    if (code !== null && !(await spendCoupon(transaction, { code, orderId: order.id, shopperId }, context.now()))) {
      const now = await readPricedCart({ db: transaction, cards: options.cards }, shopperId);
      throw cartChanged(now.lines, priceCart(now, asked));
    }
    const ids = priced.lines.map(({ productId }) => productId);
    await dropLines(transaction, shopperId, ids);
    await saveDraft(transaction, shopperId, nextDraft(body), context.now());
    // The order joins it: both are there, or neither.
    if (account !== null) await makeAccount(transaction, context, account);
    const { id, number } = order;
    if (provider === null) return { id, number, next: 'done' };
    const { log, publicUrl } = options;
    const { payment_method: method, parts } = order;
    const writer = { publicUrl, now: context.now() };
    const visit = await keepVisit(transaction, provider, order, { method, parts, writer });
    context.afterCommit(async (db) => {
      const way = await startVisit(db, visit, { log, now: context.now });
      return { id, number, next: 'pay', ...(way && { payment: way }) };
    });
    return { id, number, next: 'pay' };
  });
}

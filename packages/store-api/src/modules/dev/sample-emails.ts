import type { Locale } from '@vitryna/contracts/constants';
import { toMinor, toMoney } from '@vitryna/money';
import { sampleNote, sampleProduct } from '../../locales/sample-words.ts';
import { emailAskedEmail, emailChangedEmail, newDeviceEmail } from '../account/contact-messages.ts';
import { codeMessage, confirmEmail, passwordChangedEmail, recoveryMessage } from '../account/messages.ts';
import { passkeyAddedEmail, passkeyRemovedEmail } from '../account/passkey-messages.ts';
import { authorEmail } from '../marketing/author-email.ts';
import { couponEmail } from '../marketing/messages.ts';
import { requestEmail } from '../marketing/request-email.ts';
import { composeOrderMessage, type OrderEvent, type OrderMessageFacts } from '../order/order-messages.ts';
import type { Message } from '../outbox/message.ts';
import { removalEmail } from '../personal-data/messages.ts';
import { preorderEmail } from '../preorder/messages.ts';
import { confirmWatchEmail, priceFallEmail } from '../price/messages.ts';
import { sampleLines, sampleOrder } from './sample-order.ts';

const to = 'olena@example.com';
const day = new Date('2026-11-27T15:30:00Z');
const storePhone = '0 800 000 000';

/** One message about each event of an order. */
function orderMessages(locale: Locale, publicUrl: string): Message[] {
  const order = sampleOrder(locale);
  const facts = { lines: sampleLines, note: null, invoiceUrl: null, storePhone, href: `${publicUrl}/order` };
  const events: [OrderEvent, Partial<OrderMessageFacts>?][] = [
    ['new'],
    ['awaitingPayment'],
    ['paid', { order: { ...order, payment_state: 'paid' } }],
    ['paymentFailed'],
    ['confirmed'],
    ['shipped'],
    ['arrived'],
    ['delivered'],
    ['cancelled', { order: { ...order, payment_state: 'paid' }, note: sampleNote }],
    ['returnRequested'],
    ['returned'],
    ['refunded'],
    ['feedback', { href: `${publicUrl}/feedback` }],
  ];
  return events.flatMap(([event, changes]) => composeOrderMessage(event, { order, ...facts, ...changes }) ?? []);
}

/** One letter of each kind that the store writes. */
export function sampleEmails(locale: Locale, publicUrl: string): Message[] {
  const reader = { to, locale, publicUrl };
  const coupon = { name: 'Олена', coupon: 'SALE-2026', discount: 5, expiresAt: day, phone: storePhone };
  const product = sampleProduct[locale];
  const watched = { token: 'sample', product: { name: product, path: '/ua/stantsii/delta' }, amount: toMinor(41_999) };
  const estimate = { from: toMoney(toMinor(24_100)), to: toMoney(toMinor(33_800)) };
  return [
    confirmEmail({ ...reader, token: 'sample' }),
    recoveryMessage({ ...reader, token: 'sample' }),
    codeMessage({ to, locale, code: '123456', purpose: 'signIn' }),
    passwordChangedEmail(to, locale),
    emailAskedEmail(to, locale),
    emailChangedEmail(to, locale),
    newDeviceEmail(to, locale, { device: 'Firefox, Windows', at: day }),
    passkeyAddedEmail(to, locale, 'Chrome, Android'),
    passkeyRemovedEmail(to, locale, 'Chrome, Android'),
    removalEmail({ ...reader, at: day }),
    couponEmail({ ...reader, ...coupon, isForCart: true, unsubscribeToken: 'sample' }),
    authorEmail({ ...reader, name: 'Олена', subject: product }),
    requestEmail({ ...reader, event: 'service', name: 'Олена', phone: '+380671234567', body: product, estimate }),
    preorderEmail({
      ...{
        to,
        locale,
        name: 'Олена',
        number: '1002-4587',
        quantity: 1,
        price: toMinor(41_999),
        expectedAt: day,
        storePhone,
      },
      product: { name: product, href: `${publicUrl}/product` },
    }),
    confirmWatchEmail({ ...reader, ...watched, target: toMinor(39_999) }),
    priceFallEmail({ ...reader, ...watched, before: toMinor(42_599.5) }),
    ...orderMessages(locale, publicUrl),
  ];
}

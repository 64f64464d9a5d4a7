import type { Locale } from '@vitryna/contracts/constants';
import { emailAskedLetter, emailChangedLetter, newDeviceLetter } from '../account/contact-messages.ts';
import { codeMessage, confirmLetter, passwordChangedLetter, recoveryMessage } from '../account/messages.ts';
import { passkeyAddedLetter, passkeyRemovedLetter } from '../account/passkey-messages.ts';
import { couponLetter } from '../marketing/messages.ts';
import type { Message } from '../outbox/message.ts';
import { type OrderNews, orderLetter } from '../outbox/order-letters.ts';
import { removalLetter } from '../personal-data/messages.ts';
import { preorderLetter } from '../preorder/messages.ts';
import { confirmWatchLetter, priceFallLetter } from '../price/messages.ts';

const to = 'olena@example.com';
const products = {
  uk: 'Станція живлення EcoFlow Delta 2 <1024 Вт·год>',
  ru: 'Зарядная станция EcoFlow Delta 2 <1024 Вт·ч>',
};
const places = { uk: 'Нова пошта, відділення 12, Львів', ru: 'Нова пошта, отделение 12, Львов' };
const day = new Date('2026-11-27T15:30:00Z');

const news = (locale: Locale, publicUrl: string): OrderNews[] => [
  {
    ...{ kind: 'accepted', total: 4_259_950, payment: 'LiqPay', arrivesAt: day },
    delivery: places[locale],
    lines: [
      { name: products[locale], quantity: 1, sum: 4_199_900 },
      { name: 'Кабель XT60', quantity: 2, sum: 60_050 },
    ],
  },
  { kind: 'paid', total: 4_259_950 },
  { kind: 'paymentFailed', total: 4_259_950, payUrl: `${publicUrl}/pay`, payUntil: day },
  { kind: 'shipped', trackingNumber: '20450000000000', trackingUrl: `${publicUrl}/track`, arrivesAt: day },
  { kind: 'arrived', place: places[locale], keptUntil: day },
  { kind: 'delivered' },
  { kind: 'cancelled', refund: 4_259_950 },
  { kind: 'feedback', feedbackUrl: `${publicUrl}/feedback` },
];

/** One letter of each kind that the store writes. */
export function sampleLetters(locale: Locale, publicUrl: string): Message[] {
  const reader = { to, locale, publicUrl };
  const coupon = { name: 'Олена', coupon: 'SALE-2026', discount: 5, expiresAt: day, phone: '0 800 000 000' };
  const product = products[locale];
  const watched = { token: 'sample', product: { name: product, path: '/ua/stantsii/delta' }, amount: 4_199_900 };
  const order = { to, locale, name: 'Олена', number: '100-234-567', orderUrl: `${publicUrl}/order` };
  return [
    confirmLetter({ ...reader, token: 'sample' }),
    recoveryMessage({ ...reader, token: 'sample' }),
    codeMessage({ to, locale, code: '123456', purpose: 'signIn' }),
    passwordChangedLetter(to, locale),
    emailAskedLetter(to, locale),
    emailChangedLetter(to, locale),
    newDeviceLetter(to, locale, { device: 'Firefox, Windows', at: day }),
    passkeyAddedLetter(to, locale, 'Chrome, Android'),
    passkeyRemovedLetter(to, locale, 'Chrome, Android'),
    removalLetter({ ...reader, at: day }),
    couponLetter({ ...reader, ...coupon, isForCart: true, unsubscribeToken: 'sample' }),
    preorderLetter({ to, locale, number: 'P-100', product, quantity: 1 }),
    confirmWatchLetter({ ...reader, ...watched, target: 3_999_900 }),
    priceFallLetter({ ...reader, ...watched, before: 4_259_950 }),
    ...news(locale, publicUrl).map((one) => orderLetter({ ...order, news: one })),
  ];
}

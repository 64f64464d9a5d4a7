import type { Config, Coupon, createMarketingEventSchema } from '@vitryna/contracts/api';
import { isAbleTo } from '@vitryna/contracts/capabilities';
import type { Locale } from '@vitryna/contracts/constants';
import type { z } from 'zod';
import { conflict } from '../../core/failure.ts';
import { newCode, newId } from '../../core/secrets.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { addCoupon } from '../coupon/repository.ts';
import { addMessage } from '../outbox/repository.ts';
import { authorEmail } from './author-email.ts';
import { estimateOf, type Place, readRates } from './estimate.ts';
import { couponEmail } from './messages.ts';
import { addRequest, addSubscriber } from './repository.ts';
import { requestEmail } from './request-email.ts';

/** The body of `/marketing/event` as its schema returns it. */
export type CheckedEvent = z.output<ReturnType<typeof createMarketingEventSchema>>;

/** The input for handling an event. */
export type EventContext = {
  db: Connection;
  publicUrl: string;
  locale: Locale;
  now: Date;
  /** Phones and switches of the store; null while nobody has set them. */
  readConfig: () => Promise<Config | null>;
};

/** Discount of the coupon for a subscription, in percent, and how long it is good, in milliseconds. */
const couponOffer = { discount: 5, lifeMs: 30 * 86_400_000 };

const alreadySubscribed = () => conflict('alreadySubscribed', '@You are already subscribed');

const offerCoupon = (now: Date) => ({
  code: newCode(),
  discount: couponOffer.discount,
  expiresAt: new Date(now.getTime() + couponOffer.lifeMs),
});

const couponAnswer = (
  { code, discount, expiresAt }: ReturnType<typeof offerCoupon>,
  config: Config | null,
): Coupon => ({
  coupon: code,
  discount,
  expiresAt: expiresAt.toISOString(),
  isForCart: isAbleTo('couponsInCart', config),
});

async function subscribeWithCoupon(
  { email: sentEmail, name, marketing }: Extract<CheckedEvent, { event: 'subscriptionWithCoupon' }>,
  { db, publicUrl, locale, now, readConfig }: EventContext,
): Promise<Coupon> {
  const config = await readConfig();
  const email = sentEmail.toLowerCase();
  const offer = offerCoupon(now);
  const subscriber = { list: 'discounts', email, name, locale, marketing } as const;
  const isNew = await inTransaction(db, async (transaction) => {
    const token = await addSubscriber(transaction, subscriber, now);
    if (token === null) return false;
    if (!(await addCoupon(transaction, { ...offer, reason: 'subscription', email }, now))) return false;
    const { code: coupon, discount, expiresAt } = offer;
    const use = { isForCart: isAbleTo('couponsInCart', config), phone: config?.phone ?? '' };
    const mail = { to: email, name, locale, publicUrl, coupon, discount, expiresAt, ...use, unsubscribeToken: token };
    await addMessage(transaction, couponEmail(mail), now);
    return true;
  });
  // After the transaction: a consent that was given with the second attempt stays.
  if (!isNew) throw alreadySubscribed();
  return couponAnswer(offer, config);
}

async function takeInstaller(
  application: Extract<CheckedEvent, { event: 'subscriptionInstaller' }>,
  { db, publicUrl, locale, now }: EventContext,
) {
  const { event, name, phone, marketing, city, company = null, edrpou = null, specializations } = application;
  const email = application.email.toLowerCase();
  const id = newId();
  const subscriber = { list: 'installers', email, name, locale, marketing } as const;
  const details = { city, company, edrpou, specializations };
  const isNew = await inTransaction(db, async (transaction) => {
    if ((await addSubscriber(transaction, subscriber, now)) === null) return false;
    const request = { id, event, name, phone, email, page: null, locale, marketing, details };
    await addRequest(transaction, request, now);
    await addMessage(
      transaction,
      requestEmail({ to: email, event, name, phone, body: null, estimate: null, locale, publicUrl }),
      now,
    );
    return true;
  });
  if (!isNew) throw alreadySubscribed();
  return { id, status: 'pending' as const };
}

async function takeRequest(
  request: Exclude<CheckedEvent, { event: 'subscriptionWithCoupon' | 'subscriptionInstaller' }>,
  { db, publicUrl, locale, now }: EventContext,
) {
  const { event, name, marketing, phone = null, email = null, page = null, subject = null, body = null } = request;
  const { place, cameras, area }: Place = request.event === 'callback' ? {} : request;
  const id = newId();
  // By the store's own rates, whatever a browser has shown.
  const estimate = event === 'service' ? estimateOf(await readRates(db), { place, cameras, area }) : null;
  const details = { subject, body, ...(event === 'service' && { place, cameras, area, estimate }) };
  const kept = { id, event, name, phone, email, page, locale, marketing, details };
  await inTransaction(db, async (transaction) => {
    await addRequest(transaction, kept, now);
    if (email === null) return;
    const reader = { to: email, name, locale, publicUrl };
    const mail =
      event === 'becomeAuthor'
        ? authorEmail({ ...reader, subject })
        : requestEmail({ ...reader, event, phone, body, estimate });
    await addMessage(transaction, mail, now);
  });
  return { id };
}

/** Keeps an event and returns its answer; throws 409 `alreadySubscribed` for an address that is on the list. */
export async function takeEvent(event: CheckedEvent, context: EventContext) {
  if (event.event === 'subscriptionWithCoupon') return subscribeWithCoupon(event, context);
  if (event.event === 'subscriptionInstaller') return takeInstaller(event, context);
  return takeRequest(event, context);
}

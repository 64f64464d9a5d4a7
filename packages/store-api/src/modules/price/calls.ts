import {
  answerPriceWatchSchema,
  nothingSchema,
  priceHistoryQuerySchema,
  priceHistorySchema,
  priceWatchResultSchema,
  priceWatchSchema,
  priceWatchViewQuerySchema,
  watchPriceSchema,
} from '@vitryna/contracts/api';
import { toHryvnia, toMinor } from '@vitryna/money';
import { paths } from '@vitryna/routing';
import { conflict, Failure, notFound } from '../../core/failure.ts';
import { newId, newToken } from '../../core/secrets.ts';
import { inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import { refuseRobot } from '../forms/form-guard.ts';
import { addMessage } from '../outbox/repository.ts';
import { findPriceChanges, isPreviousHonest } from './history-repository.ts';
import { confirmWatchEmail } from './messages.ts';
import { daysBefore, lowestDays, toPriceHistory } from './price-history.ts';
import { askForWatch, confirmWatch, findWatch, stopWatch } from './watch-repository.ts';

const tag = 'catalogue';

type PriceOptions = { cards: ProductCards; publicUrl: string };

/** The calls of contract §2 about what products cost over time, and who waits for them to become cheaper. */
export const createPriceCalls = ({ cards, publicUrl }: PriceOptions): Call[] => [
  defineCall({
    method: 'GET',
    path: '/catalog/product/price/history',
    tag,
    summary: 'What a product has cost, and whether its previous price was charged',
    query: priceHistoryQuerySchema,
    result: priceHistorySchema,
    errors: ['notFound'],
    cache: 'shared',
    handle: async ({ query: { productId, days }, context: { db, now } }) => {
      const id = parseProductId(productId);
      const previousIsHonest = id === null ? null : await isPreviousHonest(db, id);
      if (id === null || previousIsHonest === null) throw notFound();
      const changes = await findPriceChanges(db, id, daysBefore(now(), Math.max(days, lowestDays)));
      return toPriceHistory(changes, { days, now: now(), previousIsHonest });
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/price/watch',
    tag,
    summary: 'Asks to be told when a product becomes cheaper; an e-mail asks the address first',
    body: watchPriceSchema,
    result: priceWatchResultSchema,
    errors: ['notFound', 'conflict'],
    handle: async ({ body, context: { db, limit, locale, now } }) => {
      const productId = parseProductId(body.productId);
      const card = productId === null ? undefined : (await cards.readCards([productId], db)).get(productId);
      if (productId === null || card === undefined || card.isDeleted) throw notFound();
      const price = card.prices.find(({ type }) => type === 'current')?.money.amount;
      if (price === undefined) throw conflict('noPrice', '@This product has no price now');
      const target = body.targetAmount ?? null;
      if (target !== null && price <= target) throw conflict('cheapAlready', '@The price is already that low');
      limit('forms');
      const id = newId();
      refuseRobot(body, now(), 'untimed');
      const amount = target === null ? null : toMinor(target);
      return inTransaction(db, async (transaction) => {
        const email = body.email.toLowerCase();
        const asked = { id, productId, email, locale, token: newToken(), amount, now: now() };
        const watch = await askForWatch(transaction, asked);
        if (watch.mayMail) {
          const path = paths.product(locale, { categorySlug: card.categorySlug, productSlug: card.slug });
          const product = { name: card.name[locale], path };
          const mail = { to: email, locale, publicUrl, token: watch.token, product, amount: toMinor(price) };
          await addMessage(transaction, confirmWatchEmail({ ...mail, target: amount }), now());
        }
        return { id: watch.id };
      });
    },
  }),
  defineCall({
    method: 'GET',
    path: '/catalog/product/price/watch/view',
    tag,
    summary: 'The watch behind the token of an e-mail',
    query: priceWatchViewQuerySchema,
    result: priceWatchSchema,
    errors: ['gone'],
    handle: async ({ query: { token }, context: { db } }) => {
      const watch = await findWatch(db, token);
      const product = watch && (await cards.readCards([watch.productId], db)).get(watch.productId);
      if (!watch || !product) throw new Failure('gone');
      const { amount, isConfirmed } = watch;
      return { product, targetAmount: amount === null ? null : toHryvnia(amount), isConfirmed };
    },
  }),
  defineCall({
    method: 'POST',
    path: '/catalog/product/price/watch/answer',
    tag,
    summary: 'Confirms or stops a watch by the token of an e-mail; may be repeated',
    body: answerPriceWatchSchema,
    result: nothingSchema,
    errors: ['gone'],
    handle: async ({ body: { token, answer }, context: { db, limit, now } }) => {
      limit('forms');
      const isKnown = answer === 'confirm' ? await confirmWatch(db, token, now()) : await stopWatch(db, token);
      // A second stop changes nothing.
      if (!isKnown && answer === 'confirm') throw new Failure('gone');
      return null;
    },
  }),
];

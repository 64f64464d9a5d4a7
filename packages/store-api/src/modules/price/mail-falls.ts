import { paths } from '@vitryna/routing';
import { type Connection, inTransaction } from '../../database/connection.ts';
import type { ProductCards } from '../catalog/product-cards.ts';
import { addMessage } from '../outbox/repository.ts';
import { priceFallEmail } from './messages.ts';
import { lockMovedWatches, type MovedWatch, noteSeenPrice } from './watch-repository.ts';

/** How many watches one transaction takes. */
const batch = 50;

/** Whether a change of a price is what somebody waits for: a fall, and where a price was named, one to it or below. */
export function isAwaitedFall({ seen, target, amount }: Pick<MovedWatch, 'seen' | 'target' | 'amount'>): boolean {
  const hasFallen = seen === null ? target !== null : amount < seen;
  return hasFallen && (target === null || amount <= target);
}

/**
 * Writes to everybody whose product has become cheaper, once for each fall: the price that a watch has seen is noted with its e-mail. May run as
 * often as it likes, in several processes at once.
 */
export async function mailFalls(
  db: Connection,
  cards: ProductCards,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  let taken: number;
  do {
    taken = await inTransaction(db, async (transaction) => {
      const watches = await lockMovedWatches(transaction, batch);
      const found = await cards.readCards(
        watches.map(({ productId }) => productId),
        transaction,
      );
      for (const { id, productId, email, locale, token, seen, amount, target } of watches) {
        const card = found.get(productId);
        if (card !== undefined && isAwaitedFall({ seen, target, amount })) {
          const path = paths.product(locale, { categorySlug: card.categorySlug, productSlug: card.slug });
          const product = { name: card.name[locale], path };
          const mail = priceFallEmail({ to: email, locale, publicUrl, token, product, amount, before: seen });
          await addMessage(transaction, mail, now);
        }
        await noteSeenPrice(transaction, id, amount);
      }
      return watches.length;
    });
  } while (taken === batch);
}

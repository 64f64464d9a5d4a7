import {
  availabilityResultSchema,
  createAvailabilitySchema,
  createPreorderSchema,
  type ProductCard,
  preorderResultSchema,
} from '@vitryna/contracts/api';
import { toMinor } from '@vitryna/money';
import { phone } from '@vitryna/phone';
import { paths } from '@vitryna/routing';
import { conflict, Failure, notFound } from '../../core/failure.ts';
import { newId } from '../../core/secrets.ts';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { type Call, defineCall } from '../../openapi/registry.ts';
import { type ProductCards, parseProductId } from '../catalog/product-cards.ts';
import { refuseRobot } from '../forms/form-guard.ts';
import { addMessage } from '../outbox/repository.ts';
import { readStoreContacts } from '../shared/config.ts';
import { preorderEmail } from './messages.ts';
import { addPreorder, addWatch } from './repository.ts';

const isGone = ({ isDeleted, status }: ProductCard): boolean => isDeleted || status === 'discontinued';

/** The calls of contract §2 about products that cannot be bought now. */
export function createPreorderCalls({ cards, publicUrl }: { cards: ProductCards; publicUrl: string }): Call[] {
  const readCard = async (db: Connection, id: string): Promise<{ productId: number; card: ProductCard }> => {
    const productId = parseProductId(id);
    const card = productId === null ? undefined : (await cards.readCards([productId], db)).get(productId);
    if (productId === null || card === undefined) throw notFound();
    return { productId, card };
  };

  return [
    defineCall({
      method: 'POST',
      path: '/catalog/product/preorder/add',
      tag: 'catalogue',
      summary: 'Orders a product that is announced; the shop calls back',
      body: createPreorderSchema(phone),
      result: preorderResultSchema,
      errors: ['notFound', 'conflict'],
      handle: async ({ body, context: { db, limit, locale, now } }) => {
        const { productId, card } = await readCard(db, body.productId);
        if (isGone(card) || card.status !== 'preOrder' || !card.isOrderable) {
          throw conflict('notPreOrder', '@This product can no longer be pre-ordered');
        }
        limit('forms');
        const id = newId();
        const expectedAt = card.delivery.readyAt;
        refuseRobot(body, now(), 'untimed');
        const { quantity, name, phone: number, comment = null } = body;
        const email = body.email?.toLowerCase() ?? null;
        return inTransaction(db, async (transaction) => {
          const order = { id, product_id: productId, quantity, name, phone: number, email, comment, locale };
          const preorderNumber = await addPreorder(transaction, { ...order, created_at: now() });
          if (email !== null) {
            const path = paths.product(locale, { categorySlug: card.categorySlug, productSlug: card.slug });
            const ordered = {
              ...{ to: email, locale, name, number: preorderNumber, quantity },
              product: { name: card.name[locale], href: new URL(path, publicUrl).href },
              price: toMinor(card.prices.find(({ type }) => type === 'current')?.money.amount ?? 0),
              expectedAt: expectedAt === null ? null : new Date(expectedAt),
              storePhone: (await readStoreContacts(transaction)).phone,
            };
            await addMessage(transaction, preorderEmail(ordered), now());
          }
          return { id, number: preorderNumber, expectedAt };
        });
      },
    }),
    defineCall({
      method: 'POST',
      path: '/catalog/product/availability/subscribe',
      tag: 'catalogue',
      summary: 'Asks to be told when a product can be bought again; may be repeated',
      body: createAvailabilitySchema(phone),
      result: availabilityResultSchema,
      errors: ['notFound', 'conflict', 'gone'],
      handle: async ({ body, context: { db, limit, locale, now } }) => {
        const { productId, card } = await readCard(db, body.productId);
        if (isGone(card)) throw new Failure('gone');
        if (card.isOrderable && (card.status === 'inStock' || card.status === 'quickProduction')) {
          throw conflict('inStock', '@This product can already be bought');
        }
        limit('forms');
        const id = newId();
        const contact = body.email?.toLowerCase() ?? body.phone;
        refuseRobot(body, now(), 'untimed');
        if (contact === undefined) return { id };
        return { id: await addWatch(db, { id, product_id: productId, contact, locale, created_at: now() }) };
      },
    }),
  ];
}

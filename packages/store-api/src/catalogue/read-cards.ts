import type { ProductCard } from '@vitryna/contracts/api';
import { nothing, toMinor } from '@vitryna/money';
import type { Connection } from '../database/connection.ts';
import { refuseInTransaction } from '../database/transaction-scope.ts';
import { type CardRow, findCardRows } from './card-repository.ts';
import { describeInstallment, describeStock } from './card-rules.ts';
import { freeDeliveryOf, shippingTermsOf } from './free-delivery.ts';
import { imageOf } from './image.ts';
import type { CatalogueIndex } from './index-types.ts';
import type { StaticCard } from './product-document.ts';
import { createRowCache } from './row-cache.ts';

const money = (amount: number) => ({ amount, currency: 'UAH' as const });

function toCard(row: CardRow, index: CatalogueIndex): ProductCard {
  const { expectedAt, pictures, ...card } = JSON.parse(row.card) as StaticCard;
  const categoryLabels = new Set(
    card.categories.flatMap((code) => index.categories.get(code)?.path.flatMap(({ labels }) => labels) ?? []),
  );
  const price = row.price === null ? null : toMinor(row.price);
  const { isFree } = freeDeliveryOf([shippingTermsOf(categoryLabels)], price ?? nothing);
  const prices: ProductCard['prices'] = [];
  if (row.price !== null) prices.push({ type: 'current', money: money(row.price) });
  if (row.previous_price !== null) prices.push({ type: 'previous', money: money(row.previous_price) });
  return {
    id: String(row.id),
    ...card,
    images: pictures.map((hash) => imageOf(hash, card.name)),
    // Orders take pieces and write no status: whose last piece is sold is not in stock.
    status: row.status === 'inStock' && row.stock === 0 ? 'outOfStock' : row.status,
    labels: row.labels,
    reviews: { averageRating: row.rating_average, count: row.rating_count },
    // Whatever wrote the row: what has no price is not sold.
    isOrderable: row.is_orderable && row.price !== null,
    isDeleted: row.is_deleted,
    prices,
    stock: describeStock(row.stock, row.is_orderable && row.price !== null),
    delivery: { free: isFree, readyAt: expectedAt },
    installment: describeInstallment(price, row.is_orderable),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Cards by product id; ids without a product are absent. In a transaction they are read by themselves, with nobody else's. */
export type CardReader = (ids: readonly number[], transaction?: Connection) => Promise<Map<number, ProductCard>>;

const byId = (rows: readonly CardRow[]) => new Map(rows.map((row) => [row.id, row]));

type Waiting = {
  ids: readonly number[];
  resolve(rows: Map<number, CardRow>): void;
  reject(error: unknown): void;
};

/** Queries under way at once; those that arrive meanwhile share the next one, so that load makes queries larger, not more. */
const maxQueries = 2;

/**
 * Makes the readers of product cards. `readCards` shows prices, stock and status as they are in the database now;
 * `readListedCards` may show them as they were ten seconds ago, which keeps busy lists away from the database, but for those that
 * `forget` names.
 */
export function createCardReaders(
  db: Connection,
  current: () => CatalogueIndex,
): { readCards: CardReader; readListedCards: CardReader; forget: (ids: readonly number[]) => void } {
  const cache = createRowCache(current, () => performance.now());
  let waiting: Waiting[] = [];
  let queries = 0;

  const run = async (batch: Waiting[]): Promise<void> => {
    try {
      const ids = [...new Set(batch.flatMap((one) => one.ids))];
      const rows = await findCardRows(db, ids);
      cache.keep(rows);
      const found = byId(rows);
      for (const { resolve } of batch) resolve(found);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const start = (): void => {
    if (queries >= maxQueries || waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    queries += 1;
    run(batch).finally(() => {
      queries -= 1;
      start();
    });
  };

  const query = async (ids: readonly number[]): Promise<Map<number, CardRow>> => {
    refuseInTransaction();
    if (ids.length === 0) return new Map();
    return new Promise((resolve, reject) => {
      waiting.push({ ids, resolve, reject });
      start();
    });
  };
  const toCards = (ids: readonly number[], find: (id: number) => CardRow | null | undefined) => {
    const index = current();
    return new Map(
      ids.flatMap((id): [number, ProductCard][] => {
        const row = find(id);
        return row ? [[id, toCard(row, index)]] : [];
      }),
    );
  };

  return {
    async readCards(ids, transaction) {
      const rows = transaction ? byId(await findCardRows(transaction, ids)) : await query(ids);
      return toCards(ids, (id) => rows.get(id));
    },
    forget: cache.forget,
    async readListedCards(ids) {
      const known = new Map(ids.map((id) => [id, cache.find(id)]));
      const rows = await query(ids.filter((id) => !known.get(id)));
      return toCards(ids, (id) => known.get(id) ?? rows.get(id));
    },
  };
}

/** Cards of the ids in their order, without those that do not exist. */
export async function readCardsInOrder(reader: CardReader, ids: readonly number[]): Promise<ProductCard[]> {
  const cards = await reader(ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

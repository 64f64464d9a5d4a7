import type { SeedSource } from '@vitryna/contracts/assortment';
import { inTransaction } from '../database/connection.ts';
import type { Database } from '../database/open-database.ts';
import { announce } from '../import/run-repository.ts';
import { addEarlierPrices, findWithoutHistory } from '../import/write-prices.ts';

/** Tells what the products of a source cost before they were imported, so that its previous prices are ones that were charged. */
export async function seedPrices(
  { db }: Pick<Database, 'db'>,
  { name, prices }: Pick<SeedSource<unknown>, 'name' | 'prices'>,
  now = new Date(),
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const products = await findWithoutHistory(transaction, name);
    if (products.length === 0) return;
    const changes = products.flatMap(({ id, claimed, ...product }) =>
      prices({ ...product, previous: claimed }, now).map((change) => ({ productId: id, ...change })),
    );
    await addEarlierPrices(transaction, changes);
    await announce(transaction);
  });
}

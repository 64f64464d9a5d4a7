import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { AvailabilityWatchTable, PreorderTable } from '../../database/schema-preorder.ts';

const half = (): string => String(randomInt(1000, 10_000));

/** Keeps a pre-order and returns its number, `4587-1902`: unguessable enough to say on the phone, and nobody else's. */
export async function addPreorder(
  db: Connection,
  preorder: Omit<Insertable<PreorderTable>, 'number'>,
): Promise<string> {
  for (;;) {
    const added = await db
      .insertInto('preorder')
      .values({ ...preorder, number: `${half()}-${half()}` })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (added !== undefined) return added.number;
  }
}

/** Remembers who waits for a product; returns the id of the one entry, also when it was there already. */
export async function addWatch(db: Connection, watch: Insertable<AvailabilityWatchTable>): Promise<string> {
  const row = await db
    .insertInto('availability_watch')
    .values(watch)
    .onConflict((conflict) => conflict.columns(['product_id', 'contact']).doUpdateSet({ locale: watch.locale }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

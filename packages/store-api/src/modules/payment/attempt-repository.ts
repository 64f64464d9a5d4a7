import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { PaymentAttemptTable } from '../../database/schema-orders.ts';

/** A visit to a bank as the database has it. */
export type Attempt = Selectable<PaymentAttemptTable>;

/** Keeps a visit to a bank. */
export async function addAttempt(transaction: Connection, attempt: Insertable<PaymentAttemptTable>): Promise<void> {
  await transaction.insertInto('payment_attempt').values(attempt).execute();
}

/** The visit with this id at this bank, or null. */
export const findAttempt = async (db: Connection, provider: string, id: string): Promise<Attempt | null> =>
  (await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('id', '=', id)
    .where('provider', '=', provider)
    .executeTakeFirst()) ?? null;

/** The visit with this id, whichever bank's it is, or null. */
export const findVisit = async (db: Connection, id: string): Promise<Attempt | null> =>
  (await db.selectFrom('payment_attempt').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The visits of an order, the latest first. */
export const readAttempts = (db: Connection, orderId: string): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Keeps the bank's own name of a visit, by which it is asked. */
export async function keepBankReference(db: Connection, id: string, bankReference: string): Promise<void> {
  await db.updateTable('payment_attempt').set({ bank_reference: bankReference }).where('id', '=', id).execute();
}

/** Writes down what came of a visit. */
export async function resolveAttempt(
  transaction: Connection,
  id: string,
  { state, failure }: Pick<Attempt, 'state' | 'failure'>,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('payment_attempt')
    .set({ state, failure, settled_at: now, ask_at: null })
    .where('id', '=', id)
    .execute();
}

/** Visits of which nothing was heard and whose bank is to be asked now. */
export const readDueAttempts = (db: Connection, now: Date, limit: number): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('state', '=', 'pending')
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .execute();

/** Asks the bank of a visit again later. */
export async function postponeAttempt(db: Connection, { id, asked }: Attempt, askAt: Date): Promise<void> {
  await db
    .updateTable('payment_attempt')
    .set({ asked: asked + 1, ask_at: askAt })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

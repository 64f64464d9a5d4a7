import type { CheckoutDraft } from '@vitryna/contracts/api';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** The shopper's input so far. */
export async function readDraft(db: Connection, shopperId: string): Promise<CheckoutDraft> {
  const row = await db
    .selectFrom('checkout_draft')
    .select('draft')
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();
  return row?.draft ?? {};
}

/** An account's data for a new order: its owner, the default address and the company; null without such an account. */
export const findAccountFacts = async (db: Connection, accountId: string) =>
  (await db
    .selectFrom('account')
    .leftJoin('account_address', (join) =>
      join.onRef('account_address.account_id', '=', 'account.id').on('account_address.is_default', '=', true),
    )
    .select(['first_name as firstName', 'last_name as lastName', 'middle_name as middleName', 'phone', 'email'])
    .select(['company', 'account_address.recipient', 'account_address.delivery'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()) ?? null;

/** Puts the parts that are given in the place of the kept ones, in one statement: two tabs do not undo each other's parts. */
export async function saveDraft(db: Connection, shopperId: string, draft: CheckoutDraft, now: Date): Promise<void> {
  await sql`
    insert into checkout_draft as kept (shopper_id, draft, updated_at)
    values (${shopperId}::uuid, jsonb_strip_nulls(${JSON.stringify(draft)}::jsonb), ${now}::timestamptz)
    on conflict (shopper_id) do update
    set draft = jsonb_strip_nulls(kept.draft || ${JSON.stringify(draft)}::jsonb), updated_at = excluded.updated_at
  `.execute(db);
}

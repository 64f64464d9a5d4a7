import type { Kysely } from 'kysely';
import type { Passwords } from '../../core/passwords.ts';
import type { Schema } from '../../database/schema.ts';

/** What the account calls are made of. */
export type AccountOptions = { db: Kysely<Schema>; publicUrl: string; passwords: Passwords };

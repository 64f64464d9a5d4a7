import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { Passwords } from './passwords.ts';

/** What the account calls are made of. */
export type AccountOptions = { db: Kysely<Schema>; publicUrl: string; passwords: Passwords };

import type { Beat } from '../../core/beat.ts';
import type { Passwords } from '../../core/passwords.ts';
import type { Connection } from '../../database/connection.ts';

/** The dependencies of the account calls. */
export type AccountOptions = { db: Connection; publicUrl: string; passwords: Passwords; beat: Beat };

import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

/** The value of a hash, or null. */
export async function findPicture(db: Connection, hash: string): Promise<PictureSpec | null> {
  const row = await db.selectFrom('picture').select('spec').where('hash', '=', hash).executeTakeFirst();
  return (row?.spec as PictureSpec | undefined) ?? null;
}

/** Values of hashes, by hash; one that nobody knows is left out. */
export async function readPictures(db: Connection, hashes: readonly string[]): Promise<Map<string, PictureSpec>> {
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('picture').selectAll().where('hash', 'in', hashes).execute();
  return new Map(rows.map((row) => [row.hash, row.spec as PictureSpec]));
}

/** The same in the order of the hashes. */
export async function findPictures(db: Connection, hashes: readonly string[]): Promise<PictureSpec[]> {
  const specs = await readPictures(db, hashes);
  return hashes.flatMap((hash) => specs.get(hash) ?? []);
}

/** Remembers pictures by their hashes; one that is known already stays as it is. */
export async function addPictures(db: Connection, pictures: ReadonlyMap<string, PictureSpec>): Promise<void> {
  const rows = [...pictures].map(([hash, spec]) => ({ hash, spec }));
  await sql`
    insert into picture (hash, spec)
    select hash, spec from json_to_recordset(${JSON.stringify(rows)}::json) as picture (hash text, spec jsonb)
    on conflict (hash) do nothing
  `.execute(db);
}

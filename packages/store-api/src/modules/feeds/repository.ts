import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';

/** The version of a feed that is read now. */
export type Feed = { version: string; etag: string; fingerprint: string; parts: number; items: number; made_at: Date };

/** How long a version that nobody begins to read any more is kept for those who do, in minutes; also what a broken run has left. */
const lingerMinutes = 60;

/** The feed of this name, or null while there is none. */
export async function findFeed(db: Connection, name: string): Promise<Feed | null> {
  const { rows } = await sql<Feed>`
    select version, etag, fingerprint, parts, items, made_at from feed where name = ${name}`.execute(db);
  return rows[0] ?? null;
}

/** Whether any feed has been written yet. */
export async function hasFeeds(db: Connection): Promise<boolean> {
  const { rows } = await sql`select 1 from feed limit 1`.execute(db);
  return rows.length > 0;
}

/** A part of a version; null when it is gone. */
export async function findFeedPart(
  db: Connection,
  { name, version, position }: { name: string; version: string; position: number },
): Promise<Buffer | null> {
  const { rows } = await sql<{ body: Buffer }>`
    select body from feed_part where name = ${name} and version = ${version} and position = ${position}`.execute(db);
  return rows[0]?.body ?? null;
}

/** Keeps a part of a version that is being written. */
export async function addFeedPart(
  db: Connection,
  part: { name: string; version: string; position: number; body: Buffer; now: Date },
): Promise<void> {
  const { name, version, position, body, now } = part;
  await sql`
    insert into feed_part (name, version, position, body, made_at)
    values (${name}, ${version}, ${position}, ${body}, ${now})`.execute(db);
}

/**
 * Makes a whole version the one that is read, and forgets those before the one that it follows. Throws when a part of it is missing: then the
 * old one stays.
 */
export async function publishFeed(
  db: Connection,
  { name, now, ...feed }: Omit<Feed, 'made_at'> & { name: string; now: Date },
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ parts: number }>`
      select count(*)::int as parts from feed_part where name = ${name} and version = ${feed.version}`.execute(
      transaction,
    );
    if (rows[0]?.parts !== feed.parts) throw new Error(`store-api: the feed ${name} is not whole`);
    await sql`
      insert into feed (name, version, etag, fingerprint, parts, items, made_at)
      values (${name}, ${feed.version}, ${feed.etag}, ${feed.fingerprint}, ${feed.parts}, ${feed.items}, ${now})
      on conflict (name) do update set previous_version = feed.version, version = excluded.version, etag = excluded.etag,
        fingerprint = excluded.fingerprint, parts = excluded.parts, items = excluded.items, made_at = excluded.made_at`.execute(
      transaction,
    );
    await sql`
      delete from feed_part part using feed
      where part.name = ${name} and feed.name = part.name and part.version <> feed.version
        and part.version is distinct from feed.previous_version
        and part.made_at < ${now}::timestamptz - make_interval(mins => ${lingerMinutes})`.execute(transaction);
  });
}

/** Says that the feeds still say what the catalogue does. */
export async function confirmFeed(db: Connection, name: string, now: Date): Promise<void> {
  await sql`update feed set made_at = ${now} where name = ${name}`.execute(db);
}

/** A name for all that feeds say of products: another one, when any of it has changed. */
export async function readFeedFingerprint(db: Connection): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select (select version::text from catalogue_state) || ' ' || count(*) || ' ' ||
      coalesce(md5(string_agg(concat_ws(' ', id, digest, status, price, previous_price, stock > 0, is_orderable, is_deleted), ',' order by id)), '')
      as fingerprint
    from product`.execute(db);
  return rows[0]?.fingerprint ?? '';
}

/** Ids of the next listed products. */
export async function findNextIds(db: Connection, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product where id > ${after} and not is_deleted and status <> 'discontinued' and price is not null
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

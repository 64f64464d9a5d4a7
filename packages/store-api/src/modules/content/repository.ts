import type { Locale } from '@vitryna/contracts/constants';
import { postSlugSchema } from '@vitryna/contracts/content';
import { sql } from 'kysely';
import { type Connection, inTransaction } from '../../database/connection.ts';
import { readDrafts } from './draft-scope.ts';

/** Kinds of items that the content service keeps. */
export const contentKinds = [
  'page',
  'header-banner',
  'hero-banner',
  'promo-banner',
  'category-seo',
  'faq',
  'blog-post',
  'landing-page',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** One item; `key` is the path of a page, the code of a category, the slug of a FAQ or a post, the id of a landing page, or empty. */
export type ContentItem = {
  kind: ContentKind;
  locale: Locale;
  key: string;
  position: number;
  body: Record<string, unknown>;
};

const select = (db: Connection, kind: ContentKind, locale: Locale) =>
  db
    .selectFrom('content_entry')
    .select('body')
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .orderBy('position');

/** Items of a kind and a key in a language, in their order. */
export async function readItems(
  db: Connection,
  kind: ContentKind,
  locale: Locale,
  key: string,
): Promise<Record<string, unknown>[]> {
  const drafts = await readDrafts(kind, locale);
  if (drafts) return drafts.filter((draft) => draft.key === key).map(({ body }) => body);
  const rows = await select(db, kind, locale).where('key', '=', key).execute();
  return rows.map((row) => row.body);
}

/** All items of a kind in a language, whatever their key, in their order. */
export async function readKind(db: Connection, kind: ContentKind, locale: Locale): Promise<Record<string, unknown>[]> {
  const drafts = await readDrafts(kind, locale);
  if (drafts) return drafts.map(({ body }) => body);
  const rows = await select(db, kind, locale).orderBy('key').execute();
  return rows.map((row) => row.body);
}

/** The first item of a kind whatever its key, or null. */
export async function readFirst(
  db: Connection,
  kind: ContentKind,
  locale: Locale,
): Promise<Record<string, unknown> | null> {
  const drafts = await readDrafts(kind, locale);
  if (drafts) return drafts[0]?.body ?? null;
  const row = await select(db, kind, locale).orderBy('key').limit(1).executeTakeFirst();
  return row?.body ?? null;
}

/** All banners in all languages. */
export async function readBanners(db: Connection): Promise<Record<string, unknown>[]> {
  const rows = await db.selectFrom('content_entry').select('body').where('kind', 'like', '%banner').execute();
  return rows.map((row) => row.body);
}

/**
 * Makes `items` the whole content.
 *
 * @throws an `Error` for a post whose slug is a reserved word of the blog: nobody could ever read it
 */
export async function replaceContent(db: Connection, items: readonly ContentItem[]): Promise<void> {
  for (const { kind, key } of items) {
    const { error } = kind === 'blog-post' ? postSlugSchema.safeParse(key) : {};
    if (error) throw new Error(`[store-api] a post is called "${key}": ${error.issues[0]?.message}`);
  }
  await inTransaction(db, async (transaction) => {
    await sql`delete from content_entry`.execute(transaction);
    await insertItems(transaction, items);
  });
}

/** Makes `items` all there are of their kind. */
export async function replaceKind(db: Connection, kind: ContentKind, items: readonly ContentItem[]): Promise<void> {
  await db.deleteFrom('content_entry').where('kind', '=', kind).execute();
  await insertItems(db, items);
}

async function insertItems(db: Connection, items: readonly ContentItem[]): Promise<void> {
  await sql`
    insert into content_entry (kind, locale, key, position, body)
    select kind, locale, key, position, body from json_to_recordset(${JSON.stringify(items)}::json)
    as item (kind text, locale text, key text, position int, body jsonb)
  `.execute(db);
}

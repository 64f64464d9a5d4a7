import type { CategoryAddress, PageAddress, ProductAddress, ProductFile } from '@vitryna/contracts/api';
import { type Locale, sitemapProductIds } from '@vitryna/contracts/constants';
import { sql } from 'kysely';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import type { Connection } from '../../database/connection.ts';
import { blogAddresses, type LocatedPost } from './blog-addresses.ts';

/** Products in lists and sitemaps; discontinued and deleted products keep their pages but are not offered (reading 6). */
const isListed = sql`not p.is_deleted and p.status <> 'discontinued'`;

/** Large enough that nobody sees the difference, small enough for a card and a search result. */
const picturePath = (hash: string | null): string | null => (hash === null ? null : `/media/${hash}/l.jpg`);

/** Parts of the catalogue by ranges of ids: a product never moves to another part, whatever comes or goes. */
export async function readProductFiles(db: Connection): Promise<ProductFile[]> {
  const { rows } = await sql<{ file: number; count: number; updated_at: Date }>`
    select (p.id - 1) / ${sql.lit(sitemapProductIds)} + 1 as file, count(*)::int as count, max(p.updated_at) as updated_at
    from product p where ${isListed} group by 1 order by 1`.execute(db);
  return rows.map(({ file, count, updated_at }) => ({ file, count, updatedAt: updated_at.toISOString() }));
}

/** The next products of a part. */
export async function readProductAddresses(
  db: Connection,
  { file, after, limit }: { file: number; after: number; limit: number },
): Promise<ProductAddress[]> {
  const first = Math.max(after, (file - 1) * sitemapProductIds);
  const { rows } = await sql<{ id: number; path: string; updated_at: Date; picture: string | null }>`
    select p.id, '/' || c.slug || '/' || p.slug as path, p.updated_at, p.card::json -> 'pictures' ->> 0 as picture
    from product p join category c on c.code = p.main_category
    where p.id > ${first} and p.id <= ${file * sitemapProductIds} and ${isListed}
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id, path, updated_at, picture }) => ({
    id,
    path,
    updatedAt: updated_at.toISOString(),
    picture: picturePath(picture),
  }));
}

/** Categories with products, changed when one of the products in or below them was. */
export async function readCategoryAddresses(db: Connection, index: CatalogueIndex): Promise<CategoryAddress[]> {
  const { rows } = await sql<{ code: string; updated_at: Date }>`
    select pc.category_code as code, max(p.updated_at) as updated_at
    from product_category pc join product p on p.id = pc.product_id where ${isListed} group by 1`.execute(db);
  const changes = new Map<string, number>();
  for (const { code, updated_at } of rows) {
    for (const above of index.categories.get(code)?.path ?? []) {
      changes.set(above.code, Math.max(changes.get(above.code) ?? 0, updated_at.getTime()));
    }
  }
  return [...index.categories.values()].flatMap(({ code, slug, picture_hash, products, name, path }) => {
    const changed = changes.get(code);
    if (products.size === 0 || changed === undefined) return [];
    const above = path.at(-2);
    const facts = { name, above: above ? `/${above.slug}` : null };
    return [
      { path: `/${slug}`, updatedAt: new Date(changed).toISOString(), picture: picturePath(picture_hash), ...facts },
    ];
  });
}

/** Paths that the content service has something for: pages, questions, offers that are not over, and all of the blog. */
export async function readPageAddresses(db: Connection, now: Date): Promise<PageAddress[]> {
  const { rows: pages } = await sql<{ path: string; locales: string }>`
    select case kind when 'faq' then '/faq/' || key when 'landing-page' then '/landing-page/' || key else key end as path,
      string_agg(distinct locale, ',') as locales
    from content_entry where kind in ('page', 'faq', 'landing-page') and key <> ''
      and (kind <> 'landing-page' or (body -> 'period' ->> 'endAt')::bigint > ${Math.floor(now.getTime() / 1000)})
    group by 1 order by 1`.execute(db);
  const { rows: posts } = await sql<LocatedPost>`
    select locale, json_build_object('slug', key, 'category', body -> 'category', 'tags', body -> 'tags',
      'publishedAt', body -> 'publishedAt', 'cover', body -> 'cover') as post
    from content_entry where kind = 'blog-post' order by key`.execute(db);
  const blog = new Map(blogAddresses(posts).map((address) => [address.path, address]));
  const listed = pages.map(({ path, locales }): PageAddress => {
    const { updatedAt } = blog.get(path) ?? {};
    blog.delete(path);
    return { path, locales: locales.split(',') as Locale[], ...(updatedAt && { updatedAt }) };
  });
  return [...listed, ...blog.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}

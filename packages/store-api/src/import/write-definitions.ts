import { isTakenSegment, pageSegments } from '@vitryna/contracts/addresses';
import { type PictureDrawer, pictureHash } from '@vitryna/contracts/assortment';
import {
  type CatalogueImport,
  type ImportCategory,
  type ImportSpecification,
  importCategorySchema,
  importSpecificationSchema,
} from '@vitryna/contracts/catalogue-import';
import { availabilityFilter, categoryFilter } from '@vitryna/contracts/constants';
import { sql } from 'kysely';
import { addPictures } from '../catalogue/picture-repository.ts';
import type { Connection } from '../database/connection.ts';
import type { ImportContext } from './build-record.ts';
import type { Skipped } from './check-product.ts';

/** Filters that are no specifications. */
const ownFilters: ReadonlySet<string> = new Set([categoryFilter, availabilityFilter]);

const isReserved = (slug: string): boolean => isTakenSegment(slug) || pageSegments.includes(slug);

/** Categories whose parents are there too; the others are skipped, and so are circles. */
function connected(categories: Map<string, ImportCategory>, skipped: Skipped[]): ImportCategory[] {
  const reaches = (category: ImportCategory): boolean => {
    const seen = new Set<string>();
    for (let code: string | null = category.code; code !== null; ) {
      const parent = categories.get(code);
      if (!parent || seen.has(code)) return false;
      seen.add(code);
      code = parent.parentCode;
    }
    return true;
  };
  return [...categories.values()].filter((category) => {
    const isReached = reaches(category);
    if (!isReached) skipped.push({ code: category.code, reason: 'its parents do not lead to a root category' });
    return isReached;
  });
}

function checkCategories(records: readonly unknown[], skipped: Skipped[]): ImportCategory[] {
  const categories = new Map<string, ImportCategory>();
  const slugs = new Set<string>();
  for (const record of records) {
    const parsed = importCategorySchema.safeParse(record);
    if (!parsed.success) {
      skipped.push({ code: 'category', reason: parsed.error.issues[0]?.message ?? 'not a category' });
    } else if (isReserved(parsed.data.slug) || slugs.has(parsed.data.slug) || categories.has(parsed.data.code)) {
      skipped.push({ code: parsed.data.code, reason: "the category's slug or code is taken", about: parsed.data.slug });
    } else {
      slugs.add(parsed.data.slug);
      categories.set(parsed.data.code, parsed.data);
    }
  }
  return connected(categories, skipped);
}

type Run = { source: string; run: number; drawer: PictureDrawer };

async function writeCategories(db: Connection, { source, run, drawer }: Run, categories: ImportCategory[]) {
  const rows = categories.map((category) => ({
    ...category,
    parent_code: category.parentCode,
    picture_hash: category.picture && pictureHash(drawer, category.picture),
  }));
  await sql`
    insert into category (code, source, run, slug, parent_code, name, labels, picture_hash, position, contents, promotion)
    select code, ${source}, ${run}, slug, parent_code, name, labels, picture_hash, position, contents, promotion
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (code text, slug text, parent_code text, name jsonb,
      labels text[], picture_hash text, position int, contents jsonb, promotion jsonb)
    on conflict (code) do update set source = excluded.source, run = excluded.run, slug = excluded.slug,
      parent_code = excluded.parent_code, name = excluded.name, labels = excluded.labels,
      picture_hash = excluded.picture_hash, position = excluded.position, contents = excluded.contents,
      promotion = excluded.promotion`.execute(db);
  const pictures = categories.flatMap(({ picture }) => picture ?? []);
  await addPictures(db, new Map(pictures.map((picture) => [pictureHash(drawer, picture), picture])));
}

async function writeSpecifications(db: Connection, source: string, list: ImportSpecification[]) {
  const rows = list.map((one) => ({ ...one, is_promoted: one.isPromoted, is_interactive: one.isInteractive }));
  // A specification that two sources share (a brand, a colour) keeps the definition of the first.
  await sql`
    insert into specification (slug, source, name, unit, hint, view, is_promoted, is_interactive, better, position)
    select slug, ${source}, name, unit, hint, view, is_promoted, is_interactive, better, position
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (slug text, name jsonb, unit jsonb, hint jsonb, view text,
      is_promoted boolean, is_interactive boolean, better text, position int)
    on conflict (slug) do update set name = excluded.name, unit = excluded.unit, hint = excluded.hint,
      view = excluded.view, is_promoted = excluded.is_promoted, is_interactive = excluded.is_interactive,
      better = excluded.better, position = excluded.position
    where specification.source = excluded.source`.execute(db);
}

/** Writes specifications and categories of a run and returns what its products may refer to. */
export async function writeDefinitions(
  db: Connection,
  { source, specifications, categories }: CatalogueImport,
  { run, drawer, skipped }: Omit<Run, 'source'> & { skipped: Skipped[] },
): Promise<ImportContext> {
  const known = new Map<string, ImportSpecification>();
  for (const record of specifications) {
    const parsed = importSpecificationSchema.safeParse(record);
    if (parsed.success && ownFilters.has(parsed.data.slug)) {
      skipped.push({
        code: 'specification',
        reason: 'the slug is that of a filter of the store',
        about: parsed.data.slug,
      });
    } else if (parsed.success && !known.has(parsed.data.slug)) known.set(parsed.data.slug, parsed.data);
    else skipped.push({ code: 'specification', reason: parsed.error?.issues[0]?.message ?? 'the slug came before' });
  }
  const checked = checkCategories(categories, skipped);
  const clash = await db
    .selectFrom('category')
    .select(['code', 'slug', 'source'])
    .where((where) =>
      where.or([
        where('code', 'in', ['', ...checked.map(({ code }) => code)]),
        where('slug', 'in', ['', ...checked.map(({ slug }) => slug)]),
      ]),
    )
    .where('source', '<>', source)
    .execute();
  const isFree = ({ code, slug }: ImportCategory) => !clash.some((other) => other.code === code || other.slug === slug);
  for (const { code } of checked.filter((category) => !isFree(category))) {
    skipped.push({ code, reason: "the category's code or slug belongs to another source" });
  }
  const written = checked.filter(isFree);
  await writeSpecifications(db, source, [...known.values()]);
  await writeCategories(db, { source, run, drawer }, written);
  return { specifications: known, categories: new Map(written.map(({ code, slug }) => [code, slug])), drawer };
}

import { type Locale, locales } from '@vitryna/contracts/constants';
import { z } from 'zod';
import type { Strapi } from './client.ts';
import { contentTypes } from './content-types.ts';
import { nameOf, type TypeName } from './fields.ts';
import { flatten } from './flatten.ts';
import { kindNames, kinds } from './kinds.ts';
import type { KeptRecord } from './read-kind.ts';
import { type Links, writeDocument } from './write-fields.ts';

type Values = Record<string, unknown>;

/** A document in each of its languages; `key` tells it from others of its type. */
type Draft = { type: TypeName; key: string; bodies: Partial<Record<Locale, Values>> };

export type FillOptions = {
  records: readonly KeptRecord[];
  /** Bytes of a picture of the store; null where it cannot be had: the document is written without it. */
  readPicture: (url: string) => Promise<Blob | null>;
  onProgress: (done: number, total: number) => void;
};

/** What became of a filling. */
export type FillReport = { written: number; known: number; pictures: number; missingPictures: number };

const iso = (seconds: unknown): string => new Date(Number(seconds) * 1000).toISOString();

/** Of an entry what Strapi has in another form. */
function bodyOf({ kind, key, position, body }: KeptRecord): Values {
  const placed = { ...body, position };
  switch (kind) {
    case 'promo-banner':
      return { ...placed, categoryCode: key };
    case 'category-seo': {
      const [categoryCode, ...specifications] = key.split('/');
      return { ...placed, categoryCode, specifications: specifications.join('/') };
    }
    case 'landing-page': {
      const { startAt, endAt } = z.object({ startAt: z.number(), endAt: z.number() }).parse(body.period);
      return { ...placed, startsAt: iso(startAt), endsAt: iso(endAt) };
    }
    default:
      return placed;
  }
}

/** By what a document is known again: its key, or its place among those without one. */
const keyOf = (type: TypeName, values: Values): string =>
  ['path', 'slug', 'id', 'categoryCode', 'specifications', ...(isPlaced(type) ? ['position'] : [])]
    .map((name) => values[name] ?? '')
    .join('\n');
const isPlaced = (type: TypeName): boolean => type === 'hero-banner' || type === 'promo-banner';

function collect(type: TypeName, bodies: readonly { locale: Locale; values: Values }[]): Draft[] {
  const drafts = new Map<string, Draft>();
  for (const { locale, values } of bodies) {
    const key = keyOf(type, values);
    const draft = drafts.get(key) ?? { type, key, bodies: {} };
    draft.bodies[locale] ??= values;
    drafts.set(key, draft);
  }
  return [...drafts.values()];
}

const objectsIn = (value: unknown): Values[] =>
  [value].flat().filter((item): item is Values => typeof item === 'object' && item !== null);

/** Categories, tags and authors stand in posts; in Strapi they are documents, which have to be there first. */
function draftsOf(records: readonly KeptRecord[]): Draft[] {
  const beside = Object.entries(contentTypes['blog-post'].fields).flatMap(([name, field]) => {
    if (field.is !== 'relation') return [];
    const posts = records.filter(({ kind }) => kind === 'blog-post');
    const bodies = posts.flatMap(({ locale, body }) => objectsIn(body[name]).map((values) => ({ locale, values })));
    return collect(field.to, bodies);
  });
  const own = kindNames.flatMap((kind) =>
    collect(
      kinds[kind].type,
      records
        .filter((record) => record.kind === kind)
        .map((record) => ({ locale: record.locale, values: bodyOf(record) })),
    ),
  );
  return [...beside, ...own];
}

const createdSchema = z.object({ data: z.object({ documentId: z.string() }) });
const uploadedSchema = z.array(z.object({ id: z.number() })).min(1);

/** Fills a Strapi 5 with content. What is there already is left alone, so that it can be stopped and run again. */
export async function fillStrapi(
  strapi: Strapi,
  { records, readPicture, onProgress }: FillOptions,
): Promise<FillReport> {
  const report: FillReport = { written: 0, known: 0, pictures: 0, missingPictures: 0 };
  const documents = new Map<string, string>();
  const uploads = new Map<string, Promise<number | null>>();

  const upload = async ({ url, alt }: { url: string; alt: string }): Promise<number | null> => {
    const bytes = await readPicture(url);
    if (bytes === null) {
      report.missingPictures += 1;
      return null;
    }
    const body = new FormData();
    body.append('fileInfo', JSON.stringify({ alternativeText: alt }));
    body.append('files', bytes, url.split('/').slice(-2).join('-'));
    const [file] = uploadedSchema.parse(await strapi.send('/upload', { method: 'POST', body }));
    report.pictures += 1;
    return file?.id ?? null;
  };
  const links: Links = {
    picture(image) {
      const known = uploads.get(image.url) ?? upload(image);
      uploads.set(image.url, known);
      return known;
    },
    document: (type, values) => documents.get(`${type} ${keyOf(type, values)}`),
  };

  const readKnown = async (type: TypeName): Promise<void> => {
    const names = Object.entries(contentTypes[type].fields);
    for (const locale of locales) {
      for (const document of await strapi.list(type, { locale, isDraft: true })) {
        const flat = flatten(document) as Values;
        const values = Object.fromEntries(names.map(([name, field]) => [name, flat[nameOf(name, field)]]));
        documents.set(`${type} ${keyOf(type, values)}`, String(flat.documentId));
      }
    }
  };

  const write = async ({ type, key, bodies }: Draft): Promise<void> => {
    const path = `/${contentTypes[type].plural}`;
    let documentId = documents.get(`${type} ${key}`);
    if (documentId !== undefined) {
      report.known += 1;
      return;
    }
    for (const locale of locales) {
      const body = bodies[locale];
      if (!body) continue;
      const data = await writeDocument(type, body, links);
      const query: [string, string][] = [
        ['locale', locale],
        ['status', 'published'],
      ];
      if (documentId === undefined) {
        const created = createdSchema.parse(await strapi.send(path, { method: 'POST', query, body: { data } }));
        documentId = created.data.documentId;
        documents.set(`${type} ${key}`, documentId);
      } else await strapi.send(`${path}/${documentId}`, { method: 'PUT', query, body: { data } });
    }
    report.written += 1;
  };

  const drafts = draftsOf(records);
  for (const type of new Set(drafts.map((draft) => draft.type))) await readKnown(type);
  for (const [done, draft] of drafts.entries()) {
    onProgress(done, drafts.length);
    await write(draft);
  }
  onProgress(drafts.length, drafts.length);
  return report;
}

import { schemaFiles } from '../schema-files.ts';
import { parseBrackets } from './parse-brackets.ts';
import { type Attributes, populate, refuse } from './populate-document.ts';

type Values = Record<string, unknown>;
type Version = { locale: string; draft: Values; published: Values | null };
type Document = { documentId: string; id: number; type: string; versions: Version[] };

/** What a test does to it. */
export type Fault = 'slow' | 'status' | 'html' | 'shape';

/** Strapi's REST in memory, as a `fetch`: the written content types decide what may be asked for and what is answered. */
export type StrapiDouble = {
  fetch: typeof globalThis.fetch;
  /** Requests so far, as `GET /api/pages`. */
  requests: string[];
  /** Breaks every answer until it is null again. */
  fault: Fault | null;
  /** Puts another draft into a document, which visitors do not see. */
  saveDraft: (type: string, documentId: string, locale: string, values: Values) => void;
  publish: (type: string, documentId: string) => void;
  documents: () => { type: string; documentId: string; values: Values }[];
};

type DoubleOptions = { token?: string; version?: 4 | 5; locales?: string[] };

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });
const refusal = (status: number, name: string, message: string) =>
  json(status, { data: null, error: { status, name, message, details: {} } });

function readTypes() {
  const types = new Map<string, { name: string; attributes: Attributes }>();
  const parts = new Map<string, Attributes>();
  for (const { path, text } of schemaFiles().filter((file) => file.path.endsWith('.json'))) {
    const { info, attributes } = JSON.parse(text) as {
      info: { pluralName?: string; singularName?: string };
      attributes: Attributes;
    };
    const [, component] = /^src\/components\/(.*)\.json$/.exec(path) ?? [];
    if (component) parts.set(component.replace('/', '.'), attributes);
    else if (info.pluralName && info.singularName) types.set(info.pluralName, { name: info.singularName, attributes });
  }
  return { types, parts };
}

/** A document as version 4 answers it. */
function ofFour(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ofFour);
  if (typeof value !== 'object' || value === null) return value;
  const { id, documentId, ...attributes } = value as Values;
  const inner = Object.fromEntries(Object.entries(attributes).map(([name, field]) => [name, ofFour(field)]));
  if (documentId === undefined) return { ...(id !== undefined && { id }), ...inner };
  return { id, attributes: inner };
}

/** Makes one that holds nothing. */
export function createStrapiDouble({
  token = 'token',
  version = 5,
  locales = ['uk', 'ru'],
}: DoubleOptions = {}): StrapiDouble {
  const { types, parts } = readTypes();
  const documents: Document[] = [];
  const files = new Map<number, Values>();
  let ids = 0;
  const find = (type: string, documentId: string) =>
    documents.find((document) => document.type === type && document.documentId === documentId);

  const answerOf = (document: Document, locale: string, isDraft: boolean): Values | null => {
    const found = document.versions.find((one) => one.locale === locale);
    const values = isDraft ? found?.draft : found?.published;
    const { id, documentId } = document;
    return values ? { id, documentId, locale, publishedAt: '2026-11-01T00:00:00.000Z', ...values } : null;
  };
  const linked = (type: string, id: unknown, locale: string, isDraft: boolean) => {
    const document = find(type, String(id));
    return document ? answerOf(document, locale, isDraft) : null;
  };

  const list = (plural: string, query: Values): Response => {
    const type = types.get(plural);
    if (!type) return refusal(404, 'NotFoundError', 'Not Found');
    const { locale = locales[0], status = 'published', pagination = {}, populate: asked } = query;
    const isDraft = status === 'draft';
    const context = {
      parts,
      files,
      link: (to: string, id: unknown) => linked(to, id, String(locale), isDraft),
      version,
    };
    const found = documents
      .filter((document) => document.type === type.name)
      .map((document) => answerOf(document, String(locale), isDraft))
      .filter((values) => values !== null)
      .map((values) => populate(values, type.attributes, asked, context));
    const { page = 1, pageSize = 25 } = pagination as { page?: string; pageSize?: string };
    const size = Math.min(Number(pageSize), 100);
    const data = found.slice((Number(page) - 1) * size, Number(page) * size);
    const meta = {
      pagination: {
        page: Number(page),
        pageSize: size,
        pageCount: Math.ceil(found.length / size),
        total: found.length,
      },
    };
    return json(200, { data: version === 4 ? ofFour(data) : data, meta });
  };

  const write = (plural: string, documentId: string | undefined, query: Values, data: Values): Response => {
    const type = types.get(plural);
    if (!type) return refusal(404, 'NotFoundError', 'Not Found');
    for (const name of Object.keys(data)) if (!(name in type.attributes)) refuse(name);
    const locale = String(query.locale ?? locales[0]);
    if (!locales.includes(locale)) return refusal(400, 'ValidationError', 'Invalid locale');
    ids += 1;
    const document = documentId
      ? find(type.name, documentId)
      : { documentId: `document${ids}`, id: ids, type: type.name, versions: [] };
    if (!document) return refusal(404, 'NotFoundError', 'Not Found');
    if (!documentId) documents.push(document);
    document.versions = document.versions.filter((one) => one.locale !== locale);
    document.versions.push({ locale, draft: data, published: query.status === 'draft' ? null : data });
    return json(documentId ? 200 : 201, {
      data: { id: document.id, documentId: document.documentId, ...data },
      meta: {},
    });
  };

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (request.headers.get('authorization') !== `Bearer ${token}`)
      return refusal(401, 'UnauthorizedError', 'Missing or invalid credentials');
    const [, , plural = '', documentId] = pathname.split('/');
    const query = parseBrackets(search);
    if (pathname === '/api/i18n/locales')
      return json(
        200,
        locales.map((code) => ({ id: 1, code })),
      );
    if (pathname === '/api/upload') {
      const file = (await request.formData()).get('files') as File;
      ids += 1;
      files.set(ids, {
        id: ids,
        documentId: `file${ids}`,
        name: file.name,
        alternativeText: null,
        url: `/uploads/${file.name}`,
        width: 960,
        height: 960,
        formats: null,
      });
      return json(201, [files.get(ids)]);
    }
    if (request.method === 'GET') return list(plural, query);
    return write(plural, documentId, query, ((await request.json()) as { data: Values }).data);
  };

  const double: StrapiDouble = {
    requests: [],
    fault: null,
    async fetch(input, init) {
      const request = new Request(input, init);
      double.requests.push(`${request.method} ${new URL(request.url).pathname}`);
      switch (double.fault) {
        case 'slow':
          return new Promise((_, reject) => {
            request.signal.addEventListener('abort', () => reject(request.signal.reason));
          });
        case 'status':
          return refusal(500, 'InternalServerError', 'Internal Server Error');
        case 'html':
          return new Response('<!doctype html><title>Sign in</title>', { headers: { 'content-type': 'text/html' } });
        case 'shape':
          return json(200, { data: 'soon', meta: null });
        case null:
          return answer(request).catch((error: unknown) =>
            refusal(400, 'ValidationError', String((error as Error).message)),
          );
      }
    },
    saveDraft(type, documentId, locale, values) {
      const found = find(type, documentId)?.versions.find((one) => one.locale === locale);
      if (!found) throw new Error(`${type} ${documentId} is not there`);
      found.draft = { ...found.draft, ...values };
    },
    publish(type, documentId) {
      for (const one of find(type, documentId)?.versions ?? []) one.published = one.draft;
    },
    documents: () =>
      documents.map(({ type, documentId, versions }) => ({ type, documentId, values: versions[0]?.draft ?? {} })),
  };
  return double;
}

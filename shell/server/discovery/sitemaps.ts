import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { errorFields, type Log } from '../base/log.ts';
import { compress } from '../http/encodings.ts';
import {
  type Exchange,
  type FlatHeaders,
  noSniff,
  type Station,
  send,
  sendNotModified,
  sendText,
} from '../http/exchange.ts';
import { createPageFilter } from './page-routes.ts';
import type { SitemapSource } from './sitemap-source.ts';
import {
  closeUrlSet,
  maxAddresses,
  openUrlSet,
  type SitemapFile,
  type SitemapPage,
  sitemapIndex,
  urlEntries,
  urlSet,
} from './sitemap-xml.ts';

const filePattern = /^\/sitemaps\/(pages|categories|products)-([1-9]\d{0,4})\.xml$/;
/** Pages of a file: each has an address in both languages. */
const pagesPerFile = maxAddresses / 2;
const cacheControl = 'public, max-age=3600';

export type SitemapsOptions = {
  publicUrl: string;
  source: SitemapSource;
  /** Routes of the live composition: a page that it does not have is not listed. */
  routes: () => RouteDeclaration[];
  log: Log;
};

const tagOf = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const headersFor = ({ encoding }: Exchange, etag: string): FlatHeaders => [
  'Content-Type',
  'application/xml; charset=utf-8',
  'Cache-Control',
  cacheControl,
  'Vary',
  'Accept-Encoding',
  'ETag',
  etag,
  ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ...noSniff,
];

/** `/sitemap.xml` and the files that it names. Products are streamed: the catalogue is never in memory as a whole. */
export function createSitemaps({ publicUrl, source, routes, log }: SitemapsOptions): Station {
  const pages = async (): Promise<SitemapPage[]> => {
    const isPage = createPageFilter(routes());
    return (await source.pages()).filter(({ path }) => isPage(path));
  };
  const lists = { pages, categories: source.categories };

  const filesOf = (name: keyof typeof lists, list: SitemapPage[]): SitemapFile[] =>
    Array.from({ length: Math.ceil(list.length / pagesPerFile) }, (_, index) => {
      const part = list.slice(index * pagesPerFile, (index + 1) * pagesPerFile);
      const updatedAt = part
        .flatMap((page) => page.updatedAt ?? [])
        .sort()
        .at(-1);
      return { name: `${name}-${index + 1}`, ...(updatedAt && { updatedAt }) };
    });

  const sendWhole = async (exchange: Exchange, text: string): Promise<void> => {
    const etag = tagOf(text);
    const headers = headersFor(exchange, etag);
    if (sendNotModified(exchange, etag, headers)) return;
    send(exchange, 200, headers, await compress(Buffer.from(text), exchange.encoding));
  };

  const sendIndex = async (exchange: Exchange): Promise<void> => {
    const [pageList, categories, productFiles] = await Promise.all([
      pages(),
      source.categories(),
      source.productFiles(),
    ]);
    const files = [
      ...filesOf('pages', pageList),
      ...filesOf('categories', categories),
      ...productFiles.map(({ file, updatedAt }) => ({ name: `products-${file}`, updatedAt })),
    ];
    await sendWhole(exchange, sitemapIndex(publicUrl, files));
  };

  const sendList = async (exchange: Exchange, name: keyof typeof lists, number: number): Promise<void> => {
    const list: SitemapPage[] = await lists[name]();
    const part = list.slice((number - 1) * pagesPerFile, number * pagesPerFile);
    if (part.length === 0) sendText(exchange, 404, 'not found\n');
    else await sendWhole(exchange, urlSet(publicUrl, part));
  };

  const sendProducts = async (exchange: Exchange, number: number): Promise<void> => {
    const part = (await source.productFiles()).find(({ file }) => file === number);
    if (!part) {
      sendText(exchange, 404, 'not found\n');
      return;
    }
    const etag = tagOf(`${publicUrl} ${JSON.stringify(part)}`);
    const headers = headersFor(exchange, etag);
    if (sendNotModified(exchange, etag, headers)) return;
    const batches = source.products(number);
    // Before the head is sent: an API that does not answer is a 503, not half a file.
    const first = exchange.req.method === 'HEAD' ? null : await batches.next();
    exchange.res.writeHead(200, headers);
    if (!first) {
      exchange.res.end();
      return;
    }
    const entries = (batch: SitemapPage[]) => batch.map((page) => urlEntries(publicUrl, page)).join('');
    async function* text() {
      yield openUrlSet;
      if (first && !first.done) yield entries(first.value);
      for await (const batch of batches) yield entries(batch);
      yield closeUrlSet;
    }
    const { encoding, res } = exchange;
    const plain = Readable.from(text(), { objectMode: false });
    // A broken file ends without its last chunk, which a crawler recognises; an aborted request needs no words.
    if (encoding === 'identity') await pipeline(plain, res);
    else await pipeline(plain, encoding === 'br' ? createBrotliCompress(quality) : createGzip({ level: 4 }), res);
  };

  return async (exchange) => {
    const { pathname, res } = exchange;
    const [, kind, number] = filePattern.exec(pathname) ?? [];
    if (pathname !== '/sitemap.xml' && !pathname.startsWith('/sitemaps/')) return false;
    try {
      if (pathname === '/sitemap.xml') await sendIndex(exchange);
      else if (kind === 'products') await sendProducts(exchange, Number(number));
      else if (kind === 'pages' || kind === 'categories') await sendList(exchange, kind, Number(number));
      else sendText(exchange, 404, 'not found\n');
    } catch (error) {
      if (res.headersSent || res.destroyed) res.destroy();
      else sendText(exchange, 503, 'try again later\n', ['Retry-After', '60']);
      log.warn('a sitemap could not be written', { path: pathname, ...errorFields(error) });
    }
    return true;
  };
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

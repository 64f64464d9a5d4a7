import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { errorFields, type Log } from '../base/log.ts';
import { type Middleware, type RequestContext, sendNotModified, sendText } from '../http/request-context.ts';
import { createPageFilter } from './page-routes.ts';
import { sendXml, tagOf, xmlHeaders } from './send-xml.ts';
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

export type SitemapsOptions = {
  publicUrl: string;
  source: SitemapSource;
  /** Routes of the live composition: a page that it does not have is not listed. */
  routes: () => RouteDeclaration[];
  log: Log;
};

/** `/sitemap.xml` and the files that it names. Products are streamed: the catalogue is never in memory as a whole. */
export function createSitemaps({ publicUrl, source, routes, log }: SitemapsOptions): Middleware {
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

  const sendIndex = async (context: RequestContext): Promise<void> => {
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
    await sendXml(context, sitemapIndex(publicUrl, files));
  };

  const sendList = async (context: RequestContext, name: keyof typeof lists, number: number): Promise<void> => {
    const list: SitemapPage[] = await lists[name]();
    const part = list.slice((number - 1) * pagesPerFile, number * pagesPerFile);
    if (part.length === 0) sendText(context, 404, 'not found\n');
    else await sendXml(context, urlSet(publicUrl, part));
  };

  const sendProducts = async (context: RequestContext, number: number): Promise<void> => {
    const part = (await source.productFiles()).find(({ file }) => file === number);
    if (!part) {
      sendText(context, 404, 'not found\n');
      return;
    }
    const etag = tagOf(`${publicUrl} ${JSON.stringify(part)}`);
    const headers = xmlHeaders(context, etag);
    if (sendNotModified(context, etag, headers)) return;
    const batches = source.products(number);
    // Before the head is sent: an API that does not answer is a 503, not half a file.
    const first = context.req.method === 'HEAD' ? null : await batches.next();
    context.res.writeHead(200, headers);
    if (!first) {
      context.res.end();
      return;
    }
    const entries = (batch: SitemapPage[]) => batch.map((page) => urlEntries(publicUrl, page)).join('');
    async function* text() {
      yield openUrlSet;
      if (first && !first.done) yield entries(first.value);
      for await (const batch of batches) yield entries(batch);
      yield closeUrlSet;
    }
    const { encoding, res } = context;
    const plain = Readable.from(text(), { objectMode: false });
    // A broken file ends without its last chunk, which a crawler recognises; an aborted request needs no words.
    if (encoding === 'identity') await pipeline(plain, res);
    else await pipeline(plain, encoding === 'br' ? createBrotliCompress(quality) : createGzip({ level: 4 }), res);
  };

  return async (context) => {
    const { pathname, res } = context;
    const [, kind, number] = filePattern.exec(pathname) ?? [];
    if (pathname !== '/sitemap.xml' && !pathname.startsWith('/sitemaps/')) return false;
    try {
      if (pathname === '/sitemap.xml') await sendIndex(context);
      else if (kind === 'products') await sendProducts(context, Number(number));
      else if (kind === 'pages' || kind === 'categories') await sendList(context, kind, Number(number));
      else sendText(context, 404, 'not found\n');
    } catch (error) {
      if (res.headersSent || res.destroyed) res.destroy();
      else sendText(context, 503, 'try again later\n', ['Retry-After', '60']);
      log.warn('a sitemap could not be written', { path: pathname, ...errorFields(error) });
    }
    return true;
  };
}

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Hono } from 'hono';
import { accepts } from 'hono/accepts';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { FeedFormat } from './feed-format.ts';
import { feeds, isFeedName } from './feeds.ts';
import { type Feed, findFeed, findFeedPart } from './repository.ts';

async function* partsOf(db: Connection, name: string, { version, parts }: Feed): AsyncGenerator<Buffer> {
  for (let position = 0; position < parts; position += 1) {
    const body = await findFeedPart(db, { name, version, position });
    // A reader of two versions ago. The file ends without its end, which every XML reader recognises.
    if (body === null) throw new Error(`store-api: part ${position} of ${name} is gone`);
    yield body;
  }
}

/** Readers at once, of all feeds: each costs a row of the database at a time and, where it takes no gzip, a thread that unpacks. */
const mostReaders = 16;

/** `GET /feeds/:name`: the feed as it was last written; 503 in the first minute of a store, until there is one, and while too many read. */
export function createFeedsApp(db: Connection, { most = mostReaders }: { most?: number } = {}): Hono {
  const app = new Hono();
  let readers = 0;
  const later = { 'Retry-After': '60', 'Cache-Control': 'no-store' };
  app.get('/feeds/:name', async (c) => {
    const { name } = c.req.param();
    if (!isFeedName(name)) throw notFound();
    const format: FeedFormat = feeds[name];
    const feed = await findFeed(db, name);
    if (!feed) return c.text('not written yet\n', 503, later);
    const isPacked =
      accepts(c, { header: 'Accept-Encoding', supports: ['gzip', 'identity'], default: 'identity' }) === 'gzip';
    const etag = `"${feed.etag}${isPacked ? '-gz' : ''}"`;
    const headers = {
      'Content-Type': format.type,
      ...(format.isDownload && { 'Content-Disposition': `attachment; filename="${name}"` }),
      'Cache-Control': 'public, max-age=600',
      'Last-Modified': feed.made_at.toUTCString(),
      Vary: 'Accept-Encoding',
      ETag: etag,
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    };
    const known = c.req.header('if-none-match') ?? '';
    if (known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) return c.body(null, 304, headers);
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    if (readers >= most) return c.text('too many readers\n', 503, later);
    readers += 1;
    const packed = Readable.from(partsOf(db, name, feed), { objectMode: false });
    const stream = isPacked ? packed : packed.compose(createGunzip());
    stream.once('close', () => {
      readers -= 1;
    });
    return c.body(Readable.toWeb(stream) as ReadableStream, 200, headers);
  });
  return app;
}

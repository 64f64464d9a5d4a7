import { Hono } from 'hono';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Connection } from '../../database/connection.ts';
import { findByCodes, findByIds } from '../catalog/product-repository.ts';
import { toProduct } from '../catalog/product-view.ts';
import { writeDocument } from '../catalog/write-document.ts';

/**
 * `GET /media/documents/:code/:file`: the manuals of the demo assortment, written from what the catalogue says of the product. Only what
 * a product names among its attachments is answered.
 */
export function createDocumentsApp(
  db: Connection,
  { current, readCards, drawer }: Pick<Catalogue, 'current' | 'readCards' | 'drawer'>,
  now: () => Date,
): Hono {
  const app = new Hono();
  app.get('/media/documents/:code/:file', async (c) => {
    const { code, file } = c.req.param();
    const known = /^[0-9A-Za-z-]{1,40}$/.test(code) ? (await findByCodes(db, [code])).get(code) : undefined;
    const stored = known && (await findByIds(db, [known.id])).get(known.id);
    const isNamed = stored?.document.attachments.some(({ url }) => url === `/media/documents/${code}/${file}`);
    const time = { now, validUntil: () => {} };
    const shown = { db, index: current(), readCards, drawer, time };
    const product = stored && isNamed ? await toProduct(shown, stored) : null;
    const document = product && writeDocument(file, product);
    if (!document) return c.notFound();
    return c.body(new Uint8Array(document.body), 200, {
      'Content-Type': document.mime,
      'Content-Disposition': `attachment; filename="${code}-${file}"`,
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return app;
}

import { orderInvoiceQuerySchema } from '@vitryna/contracts/api';
import { toMinor } from '@vitryna/money';
import { Hono } from 'hono';
import { notFound } from '../../core/failure.ts';
import type { Connection } from '../../database/connection.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { readPayee } from '../invoice/payee.ts';
import { writeInvoice } from '../invoice/write-invoice.ts';
import type { Settings } from '../shared/settings.ts';
import { ownOrder } from './access.ts';
import { hasInvoice } from './invoice-url.ts';
import { type OrderRow, readOrderLines } from './repository.ts';

type Options = { db: Connection; now: () => Date; settings: Pick<Settings, 'readConfig'> };

/** The invoice of an order. Throws 404 where the order or the store has none. */
async function readInvoice({ db, settings }: Options, order: OrderRow, locale: Invoice['locale']): Promise<Invoice> {
  const [config, payee] = [await settings.readConfig(db), await readPayee(db)];
  const { company: buyer, number, created_at: date, total, summary } = order;
  if (config === null || payee === null || buyer === null || !hasInvoice(order)) throw notFound();
  const { legal, phone } = config;
  const lines = (await readOrderLines(db, [order.id])).map(({ name, quantity, price }) => ({
    name: name[locale],
    quantity,
    price,
  }));
  const discount = toMinor(summary.coupon?.discount.amount ?? 0);
  return { locale, number, date, seller: { legal, phone, payee }, buyer, lines, discount, total };
}

/** `GET /user/order/invoice`: the invoice of an order as a PDF, for its owner and the reader of an e-mail. */
export const createInvoiceApp = (options: Options): Hono<ApiEnv> =>
  new Hono<ApiEnv>().get('/', async (c) => {
    const query = orderInvoiceQuerySchema.safeParse(c.req.query());
    if (!query.success) throw notFound();
    const { db, now } = options;
    const order = await ownOrder({ db, now, session: c.get('session') }, query.data);
    const invoice = await readInvoice(options, order, query.data.locale ?? order.locale);
    return c.body(new Uint8Array(await writeInvoice(invoice)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="invoice-${order.number}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

import type { L10n } from '@vitryna/contracts/api';
import { paths } from '@vitryna/routing';
import type { Connection } from '../../database/connection.ts';
import { addMessage } from '../outbox/repository.ts';
import { readStoreContacts } from '../shared/config.ts';
import { findInvoiceUrl } from './invoice-url.ts';
import { composeOrderMessage, isNotifiedOf, type OrderEvent } from './order-messages.ts';
import { type OrderRow, readOrderLines } from './repository.ts';
import { addOrderToken } from './token-repository.ts';

/**
 * Notifies the customer about the order, by e-mail or else by text message, with a link of its own; in the transaction of
 * the change. Nothing where the event is none that customers are told of.
 */
export async function notifyCustomer(
  transaction: Connection,
  order: OrderRow,
  { event, note = null }: { event: OrderEvent; note?: L10n | null },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  if (!isNotifiedOf(order, event)) return;
  const { id: orderId, locale } = order;
  const kind = event === 'feedback' ? 'feedback' : 'letter';
  const token = await addOrderToken(transaction, { orderId, kind }, now);
  const page = kind === 'feedback' ? paths.purchaseFeedback : paths.order;
  const invoice = await findInvoiceUrl(transaction, order, { token, locale });
  const message = composeOrderMessage(event, {
    order,
    note,
    lines: await readOrderLines(transaction, [orderId]),
    href: new URL(page(locale, { orderId, token }), publicUrl).href,
    invoiceUrl: invoice === null ? null : new URL(invoice, publicUrl).href,
    storePhone: (await readStoreContacts(transaction)).phone,
  });
  if (message !== null) await addMessage(transaction, message, now);
}

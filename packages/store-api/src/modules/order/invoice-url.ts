import type { Locale } from '@vitryna/contracts/constants';
import type { Connection } from '../../database/connection.ts';
import { readPayee } from '../invoice/payee.ts';
import { isPaidByTransfer } from '../payment/payment-methods.ts';
import type { OrderRow } from './repository.ts';

type Invoiced = Pick<OrderRow, 'id' | 'payment_method' | 'company' | 'status'>;

/** Whether a company pays this order by an invoice. */
export const hasInvoice = ({ payment_method: method, company, status }: Invoiced): boolean =>
  isPaidByTransfer(method) && company !== null && status !== 'cancelled';

/** The address of an order's invoice, for readers with this token and the owner; null if there is none. */
export async function findInvoiceUrl(
  db: Connection,
  order: Invoiced,
  { token, locale }: { token?: string | undefined; locale: Locale },
): Promise<string | null> {
  if (!hasInvoice(order) || (await readPayee(db)) === null) return null;
  const query = new URLSearchParams({ orderId: order.id, locale, ...(token !== undefined && { token }) });
  return `/user/order/invoice?${query}`;
}

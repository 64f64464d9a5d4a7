import { type Connection, inTransaction } from '../../database/connection.ts';
import { onlineMethods } from '../payment/payment-methods.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { inEveryLanguage } from '../shared/texts.ts';
import { askBanks } from './ask-banks.ts';
import { moveOrder, type OrderWriter } from './move-order.ts';
import { notifyCustomer } from './notify-customer.ts';
import { lockUnasked, lockUnpaid } from './repository.ts';

/** When somebody who has the goods is asked about them, and how long an order waits for money from a bank, in milliseconds. */
const askAfterMs = 3 * 86_400_000;
const unpaidLifeMs = 3 * 86_400_000;
/** How many orders one transaction takes. */
const batch = 50;

const unpaid = inEveryLanguage('The payment did not come');
const before = ({ now }: OrderWriter, ms: number): Date => new Date(now.getTime() - ms);

/**
 * Scheduled work: silent banks are polled, unpaid orders release their stock, customers are asked about
 * them. May run as often as it likes, in several processes at once.
 */
export async function doOrderChores(
  db: Connection,
  providers: readonly PaymentProvider[],
  writer: OrderWriter,
): Promise<void> {
  await askBanks(db, providers, writer);
  await inTransaction(db, async (transaction) => {
    for (const order of await lockUnpaid(transaction, before(writer, unpaidLifeMs), onlineMethods, batch)) {
      await moveOrder(transaction, order, { to: 'cancelled', note: unpaid }, writer);
    }
  });
  await inTransaction(db, async (transaction) => {
    for (const order of await lockUnasked(transaction, before(writer, askAfterMs), batch)) {
      await notifyCustomer(transaction, order, { event: 'feedback' }, writer);
    }
  });
}

import type { CartSummary, OrderDelivery, OrderPayment } from '@vitryna/contracts/api';
import { perLocale } from '@vitryna/contracts/languages';
import { larger, nothing, toMinor } from '@vitryna/money';
import type { Passwords } from '../../core/passwords.ts';
import { newId } from '../../core/secrets.ts';
import type { Connection } from '../../database/connection.ts';
import type { Log } from '../../http/failure-answer.ts';
import type { CallContext } from '../../openapi/registry.ts';
import type { RuledLine } from '../cart/cart-rules.ts';
import type { ProductCards } from '../catalog/product-cards.ts';
import { isPaidByTransfer, isPaidOnDelivery, isPaidOnline } from '../payment/payment-methods.ts';
import type { PaymentProvider } from '../payment/provider.ts';
import { notifyCustomer } from './notify-customer.ts';
import type { PricedOrder } from './price-cart.ts';
import { addOrder, type NewLine, type OrderRow } from './repository.ts';
import { type ResolvedDelivery, resolveDelivery } from './resolve-delivery.ts';
import { takeStock } from './stock-repository.ts';

/** The dependencies of orders. */
export type OrderOptions = {
  cards: ProductCards;
  publicUrl: string;
  passwords: Passwords;
  providers: readonly PaymentProvider[];
  log: Log;
};

/** The customer, the payment and the delivery. */
export type Placed = {
  shopperId: string | null;
  priced: PricedOrder;
  recipient: OrderRow['recipient'];
  anotherRecipient?: OrderRow['another_recipient'];
  payment: OrderPayment;
  delivery: OrderDelivery | null;
  comment?: string | undefined;
  dontCall: boolean;
  marketing: boolean;
};

/** The coupon that takes something off, or null: one that does not is not used up. */
export const spentCode = ({ coupon }: CartSummary): string | null => (coupon?.problem === null ? coupon.code : null);

const json = (value: unknown): string | null => (value == null ? null : JSON.stringify(value));

type Names = Awaited<ReturnType<ProductCards['readCards']>>;

function toLine(line: RuledLine, names: Names, took: ReadonlySet<number>): NewLine {
  const price = line.price ?? nothing;
  return {
    product_id: line.productId,
    quantity: line.quantity,
    price,
    previous_price: line.previousPrice === null ? null : larger(line.previousPrice, price),
    name: names.get(line.productId)?.name ?? perLocale(() => ''),
    took_stock: took.has(line.productId),
  };
}

/** Takes what is in stock from it. The products are locked: one that is short was not read right. */
async function take(transaction: Connection, lines: readonly RuledLine[]): Promise<ReadonlySet<number>> {
  const inStock = lines.filter(({ status }) => status === 'inStock');
  const took = await takeStock(transaction, inStock);
  if (took.size !== inStock.length) throw new Error('store-api: a locked product has less than was read');
  return took;
}

function toRow(
  id: string,
  placed: Placed,
  resolved: ResolvedDelivery | null,
  { locale, now }: Pick<CallContext, 'locale' | 'now'>,
) {
  const { priced, recipient, payment, shopperId } = placed;
  const { summary } = priced;
  return {
    id,
    shopper_id: shopperId,
    status: isPaidOnDelivery(payment.method) ? ('new' as const) : ('awaitingPayment' as const),
    payment_method: payment.method,
    payment_state: isPaidOnline(payment.method) ? ('pending' as const) : ('none' as const),
    parts: payment.parts ?? null,
    company: isPaidByTransfer(payment.method) ? json(payment.company) : null,
    recipient: JSON.stringify(recipient),
    another_recipient: json(placed.anotherRecipient),
    phone: recipient.phone,
    email: recipient.email,
    delivery: json(placed.delivery),
    address: json(resolved?.address),
    pickup_point: json(resolved?.pickupPoint),
    delivery_price: resolved?.price ?? nothing,
    delivery_payer: resolved?.payer ?? ('recipient' as const),
    eta: json(resolved?.eta),
    ttn: null,
    summary: JSON.stringify(summary),
    total: toMinor(summary.total.amount),
    coupon: spentCode(summary),
    comment: placed.comment ?? null,
    dont_call: placed.dontCall,
    has_marketing_consent: placed.marketing,
    locale,
    created_at: now(),
    delivered_at: null,
  };
}

/** When the last of the goods is ready to leave, or null when all are there. */
function readyAt(names: Names): Date | null {
  const times = [...names.values()].flatMap(({ delivery }) =>
    delivery.readyAt === null ? [] : [Date.parse(delivery.readyAt)],
  );
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** An order by phone says where to only when the shop calls back. */
async function resolve(
  transaction: Connection,
  { delivery, payment, priced }: Placed,
  { names, now }: { names: Names; now: Date },
): Promise<ResolvedDelivery | null> {
  if (delivery === null) return null;
  const asked = { delivery, payment: payment.method, ...priced, readyAt: readyAt(names), now };
  return resolveDelivery(transaction, asked);
}

/** Keeps an order, takes its goods from the stock and writes to the customer. Its products are locked; must run in a transaction. */
export async function placeOrder(
  transaction: Connection,
  { cards, publicUrl }: Pick<OrderOptions, 'cards' | 'publicUrl'>,
  placed: Placed,
  context: Pick<CallContext, 'locale' | 'now'>,
): Promise<OrderRow> {
  const { lines } = placed.priced;
  const id = newId();
  const names = await cards.readCards(
    lines.map(({ productId }) => productId),
    transaction,
  );
  const resolved = await resolve(transaction, placed, { names, now: context.now() });
  const took = await take(transaction, lines);
  const row = toRow(id, placed, resolved, context);
  const rows = lines.map((line) => toLine(line, names, took));
  const timeline = row.status === 'new' ? [row.status] : (['new', row.status] as const);
  const order = await addOrder(transaction, { order: row, lines: rows }, timeline);
  await notifyCustomer(transaction, order, { event: order.status }, { publicUrl, now: context.now() });
  return order;
}

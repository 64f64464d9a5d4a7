import { randomInt } from 'node:crypto';
import type { L10n, OrderStatus, PaymentMethod } from '@vitryna/contracts/api';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import type { CustomerOrderTable, OrderEventTable, OrderLineTable } from '../../database/schema-orders.ts';

/** An order as the database has it. */
export type OrderRow = Selectable<CustomerOrderTable>;
/** A line of an order as the database has it. */
export type OrderLineRow = Selectable<OrderLineTable>;
/** An entry of the timeline. */
export type OrderEventRow = Selectable<OrderEventTable>;

const half = (): string => String(randomInt(1000, 10_000));

/** A line of an order that is being made. */
export type NewLine = Omit<OrderLineRow, 'order_id' | 'position'>;
type NewOrder = { order: Omit<Insertable<CustomerOrderTable>, 'number'>; lines: readonly NewLine[] };

/**
 * Keeps an order with its lines and the beginning of its timeline, in one statement, under a number for people, `4587-1902`: it tells neither
 * how many orders there are nor what the next one is called.
 */
export async function addOrder(
  transaction: Connection,
  { order, lines }: NewOrder,
  timeline: readonly OrderStatus[],
): Promise<OrderRow> {
  for (;;) {
    const made = await transaction
      .with('made', (query) =>
        query
          .insertInto('customer_order')
          .values({ ...order, number: `${half()}-${half()}` })
          .onConflict((conflict) => conflict.column('number').doNothing())
          .returningAll(),
      )
      .with('with_lines', () => addLines(lines))
      .with('with_timeline', () => addTimeline(timeline))
      .selectFrom('made')
      .selectAll()
      .executeTakeFirst();
    if (made !== undefined) return made;
  }
}

const addLines = (lines: readonly NewLine[]) => sql<{ order_id: string }>`(
  insert into order_line (order_id, product_id, position, quantity, price, previous_price, name, took_stock)
  select made.id, line.product_id, line.position, line.quantity, line.price, line.previous_price, line.name, line.took_stock
  from made, jsonb_to_recordset(${JSON.stringify(lines.map((line, position) => ({ ...line, position })))}::jsonb)
    as line (product_id int, position int, quantity int, price bigint, previous_price bigint, name jsonb, took_stock boolean)
  returning order_id
)`;

const addTimeline = (statuses: readonly OrderStatus[]) => sql<{ order_id: string }>`(
  insert into order_event (order_id, status, at)
  select made.id, step.status, made.created_at
  from made, unnest(${statuses}::text[]) with ordinality as step (status, number) order by step.number
  returning order_id
)`;

/** Writes down where an order has come to. */
export async function addEvent(
  transaction: Connection,
  event: { orderId: string; status: OrderStatus; note: L10n | null },
  at: Date,
): Promise<void> {
  const note = event.note && JSON.stringify(event.note);
  await transaction
    .insertInto('order_event')
    .values({ order_id: event.orderId, status: event.status, at, note })
    .execute();
}

/** The order with this id, or null. */
export const findOrder = async (db: Connection, id: string): Promise<OrderRow | null> =>
  (await db.selectFrom('customer_order').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** The same, which nobody else can change before the transaction ends. */
export const lockOrder = async (transaction: Connection, id: string): Promise<OrderRow | null> =>
  (await transaction.selectFrom('customer_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  null;

/** The order with this number, or null. */
export const findByNumber = async (db: Connection, number: string): Promise<OrderRow | null> =>
  (await db.selectFrom('customer_order').selectAll().where('number', '=', number).executeTakeFirst()) ?? null;

/** Changes columns of an order. */
export async function updateOrder(
  transaction: Connection,
  id: string,
  changes: Updateable<CustomerOrderTable>,
): Promise<void> {
  await transaction.updateTable('customer_order').set(changes).where('id', '=', id).execute();
}

/** Lines of these orders in the order of their carts. */
export const readOrderLines = (db: Connection, ids: readonly string[]): Promise<OrderLineRow[]> =>
  db
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('position')
    .execute();

/** The timeline of an order. */
export const readEvents = (db: Connection, orderId: string): Promise<OrderEventRow[]> =>
  db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

/** A page of a shopper's orders, the latest first, and how many there are; of everybody's where no shopper is named. */
export async function listOrders(
  db: Connection,
  asked: { shopperId: string | null; status: OrderStatus | undefined; page: number; limit: number },
): Promise<{ rows: OrderRow[]; total: number }> {
  const { shopperId, status, page, limit } = asked;
  const all = db
    .selectFrom('customer_order')
    .$if(shopperId !== null, (query) => query.where('shopper_id', '=', shopperId))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'));
  const rows = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Lets one order of a shopper be made at a time: of two submits of one cart the second finds it empty. */
export async function lockShopper(transaction: Connection, shopperId: string): Promise<void> {
  await sql`select id from shopper where id = ${shopperId}::uuid for no key update`.execute(transaction);
}

/** Takes ordered lines out of the cart. */
export async function dropLines(
  transaction: Connection,
  shopperId: string,
  productIds: readonly number[],
): Promise<void> {
  await transaction
    .deleteFrom('cart_line')
    .where('shopper_id', '=', shopperId)
    .where('product_id', 'in', productIds)
    .execute();
}

/** Orders whose shopper has had the goods since then and was never asked about them; others who look for them do not find them meanwhile. */
export const lockUnasked = (transaction: Connection, deliveredBy: Date, limit: number): Promise<OrderRow[]> =>
  transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('status', '=', 'delivered')
    .where('delivered_at', '<=', deliveredBy)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('order_token')
            .select('order_id')
            .whereRef('order_id', '=', 'customer_order.id')
            .where('kind', '=', 'feedback'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('order_feedback').select('order_id').whereRef('order_id', '=', 'customer_order.id'))),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** Orders that wait since then for money which a bank should have taken, and of which no bank has a shopper. */
export const lockUnpaid = (
  transaction: Connection,
  createdBy: Date,
  methods: readonly PaymentMethod[],
  limit: number,
): Promise<OrderRow[]> =>
  transaction
    .selectFrom('customer_order')
    .selectAll()
    .where('status', '=', 'awaitingPayment')
    .where('created_at', '<=', createdBy)
    .where('payment_method', 'in', methods)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempt')
            .select('id')
            .whereRef('order_id', '=', 'customer_order.id')
            .where('state', '=', 'pending'),
        ),
      ),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

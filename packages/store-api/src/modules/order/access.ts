import { notFound } from '../../core/failure.ts';
import type { CallContext } from '../../openapi/registry.ts';
import { findOrder, lockOrder, type OrderRow } from './repository.ts';
import { findOrderToken } from './token-repository.ts';

type Asked = { orderId: string; token?: string | undefined };
type Asker = Pick<CallContext, 'db' | 'session' | 'now'>;

/** Whether an order is the shopper's own, or they have an e-mail about it. */
async function isOwner(order: OrderRow, { db, session, now }: Asker, token: string | undefined): Promise<boolean> {
  const shopperId = await session.readShopperId();
  if (shopperId !== null && order.shopper_id === shopperId) return true;
  const kind = token === undefined ? null : await findOrderToken(db, order.id, token, now());
  return kind === 'letter' || kind === 'feedback';
}

/** An order and how much of it the reader may see. Throws 404 where there is none. */
export async function seeOrder(asker: Asker, { orderId, token }: Asked): Promise<{ order: OrderRow; isOwn: boolean }> {
  const order = await findOrder(asker.db, orderId);
  if (order === null) throw notFound();
  return { order, isOwn: await isOwner(order, asker, token) };
}

/** An order of the shopper's own. Throws 404 for anybody else: to a stranger it is no order that anything can be done with. */
export async function ownOrder(asker: Asker, asked: Asked): Promise<OrderRow> {
  const { order, isOwn } = await seeOrder(asker, asked);
  if (!isOwn) throw notFound();
  return order;
}

/** The same, which nobody else can change before the transaction of `db` ends. */
export async function lockOwnOrder(asker: Asker, asked: Asked): Promise<OrderRow> {
  const { id } = await ownOrder(asker, asked);
  const order = await lockOrder(asker.db, id);
  if (order === null) throw notFound();
  return order;
}

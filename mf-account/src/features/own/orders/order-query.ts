import { orderStatusSchema } from '@vitryna/contracts/api';
import type { OrderQuery } from '../api/orders.ts';

/** The address's query: a page and a status; what makes no sense asks for nothing. */
export function parseOrderQuery(search: string): OrderQuery {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page'));
  const status = orderStatusSchema.safeParse(given.get('status'));
  return { page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1, status: status.data ?? null };
}

/** The query of an address; the first page of all orders has none. */
export function writeOrderQuery({ page, status }: OrderQuery): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `?${query}` : '';
}

import type { OrderStatus, OrderWarranty } from '@vitryna/contracts/api';

/** `months` after a moment, at the same hour; where that month is shorter, on its last day. */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

type Sold = { status: OrderStatus; deliveredAt: Date | null };

/** Until when the warranty of something that was ordered holds, and whether it does. */
export function warrantyOf(
  { status, deliveredAt }: Sold,
  months: number | null,
  now: Date,
): Pick<OrderWarranty['items'][number], 'until' | 'state'> {
  if (status === 'cancelled' || status === 'returned') return { until: null, state: 'cancelled' };
  if (months === null) return { until: null, state: 'unknown' };
  if (deliveredAt === null) return { until: null, state: 'notBegun' };
  const until = addMonths(deliveredAt, months);
  return { until: until.toISOString(), state: now <= until ? 'valid' : 'over' };
}

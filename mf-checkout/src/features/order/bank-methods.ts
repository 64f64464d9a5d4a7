import type { Order } from '@vitryna/contracts/api';
import { allowedParts, isInstalment } from '@vitryna/contracts/instalments';

const methods = ['card', 'privatParts', 'monoParts'] as const;

/** A way to pay at a bank's page; `parts` is empty where the whole sum is paid at once. */
type BankMethod = { method: (typeof methods)[number]; parts: readonly number[] };

/** Whether a bank's page takes the money of the order; cash and a company's transfer are not paid here. */
const isPaidAtBank = ({ payment }: Pick<Order, 'payment'>): boolean =>
  methods.some((method) => method === payment.method);

/** Ways in which the order can be paid at a bank's page now: by card, and by the banks that take its sum in parts. */
export function bankMethods({ can, payment, summary }: Pick<Order, 'can' | 'payment' | 'summary'>): BankMethod[] {
  if (!can.pay || !isPaidAtBank({ payment })) return [];
  const total = Math.round(summary.total.amount * 100);
  return methods
    .map((method) => ({ method, parts: isInstalment(method) ? allowedParts(method, total) : [] }))
    .filter(({ method, parts }) => !isInstalment(method) || parts.length > 0);
}

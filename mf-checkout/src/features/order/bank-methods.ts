import type { Order, PaymentMethodOf } from '@vitryna/contracts/api';
import { allowedParts, isInstalment } from '@vitryna/contracts/instalments';
import { toMinor } from '@vitryna/money';
import { bankMethodCodes } from './bank-method-codes.ts';

/** A way to pay at a bank's page; `parts` is empty where the whole sum is paid at once. */
type BankMethod = {
  method: PaymentMethodOf<'bank' | 'instalments'>;
  parts: readonly number[];
};

/** Whether a bank's page takes the money of the order; cash and a company's transfer are not paid here. */
const isPaidAtBank = ({ payment }: Pick<Order, 'payment'>): boolean =>
  bankMethodCodes.some((method) => method === payment.method);

/** Ways in which the order can be paid at a bank's page now: by card, and by the banks that take its sum in parts. */
export function bankMethods({ can, payment, summary }: Pick<Order, 'can' | 'payment' | 'summary'>): BankMethod[] {
  if (!can.pay || !isPaidAtBank({ payment })) return [];
  const total = toMinor(summary.total.amount);
  return bankMethodCodes
    .map((method) => ({ method, parts: isInstalment(method) ? allowedParts(method, total) : [] }))
    .filter(({ method, parts }) => !isInstalment(method) || parts.length > 0);
}

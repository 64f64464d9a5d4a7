import type { OrderCreate } from '@vitryna/contracts/api';
import { allowedParts, isInstalment } from '@vitryna/contracts/instalments';
import { invalidField } from '../../core/failure.ts';

/** A bank takes the sums of its rules, in so many parts as they say. */
export function checkPayment({ method, parts }: Pick<OrderCreate['payment'], 'method' | 'parts'>, total: number): void {
  if (!isInstalment(method) || (parts !== undefined && allowedParts(method, total).includes(parts))) return;
  throw invalidField('payment.parts', { rule: 'parts', message: '@Entry field is wrong' });
}

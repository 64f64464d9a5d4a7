import type { PaymentStart } from '@vitryna/contracts/api';

/** The page of a bank that a payment begins at; null where the bank asks by its own app, or nothing is left to be done. */
export function bankAddress(start: PaymentStart): string | null {
  if (start.kind === 'redirect') return start.url;
  // The page may send forms to its own origin only; banks take the same fields in an address.
  if (start.kind === 'form') return `${start.action}?${new URLSearchParams(start.fields)}`;
  return null;
}

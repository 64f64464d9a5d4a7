import type { PaymentStart } from '@vitryna/contracts/api';
import { bankAddress } from './bank-address.ts';

/**
 * Leaves for the bank's page; the way back leads to the order, because the checkout is over.
 * @returns false where there is no page to go to
 */
export function leaveForBank(start: PaymentStart | undefined, orderAddress: string): boolean {
  const address = start ? bankAddress(start) : null;
  if (address === null) return false;
  history.replaceState(history.state, '', orderAddress);
  // A page restored from the bfcache is still the checkout.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(address);
  return true;
}

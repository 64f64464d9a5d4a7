import type { OutboxNotice } from '@vitryna/store';

/** Why a change that waited was not made, as an English key; the API's codes of contract §3. */
const reasons: Record<string, string> = {
  notOrderable: 'A product that you put in the cart is out of stock.',
  limited: 'There is less in stock than you wanted, so the quantity was not changed.',
  cartFull: 'The cart is full, so a product was not added.',
  comparisonFull: 'The comparison is full, so a product was not added.',
  notFound: 'A product that you chose is no longer sold.',
};

/** Says what came of a change that waited. */
export const reasonOf = ({ code }: Extract<OutboxNotice, { kind: 'refused' }>): string =>
  (Object.hasOwn(reasons, code) ? reasons[code] : undefined) ??
  'A change that you made without a connection was not accepted.';

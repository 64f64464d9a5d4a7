import type { Label } from '@vitryna/contracts/api';
import { freeDeliveryThreshold } from '@vitryna/contracts/constants';
import { type MinorUnits, missing, nothing, toMinor } from '@vitryna/money';

const included: Label = 'shippingIncluded';
const paid: Label = 'shippingPaid';

/** The delivery terms of a product's categories. */
export type ShippingTerms = { hasPaidShipping: boolean; hasIncludedShipping: boolean };

/** Reads the labels of all categories of a product. */
export const shippingTermsOf = (categoryLabels: ReadonlySet<string>): ShippingTerms => ({
  hasPaidShipping: categoryLabels.has(paid),
  hasIncludedShipping: categoryLabels.has(included),
});

/** Delivery is free from this sum on. */
export const freeDeliveryFrom: MinorUnits = toMinor(freeDeliveryThreshold);

/** Whether delivery is free, and what is missing to that in money. */
export type FreeDelivery = { isFree: boolean; left: MinorUnits };

/**
 * The rule of free delivery (contract §1.2, specification §9.1), for the card of a product and for a cart: all goods include it, or
 * none asks for paid delivery and `eligible`, which is what is paid for them, reaches the threshold.
 */
export function freeDeliveryOf(goods: readonly ShippingTerms[], eligible: MinorUnits): FreeDelivery {
  const isIncluded = goods.length > 0 && goods.every(({ hasIncludedShipping }) => hasIncludedShipping);
  const left = missing(eligible, freeDeliveryFrom);
  const isFree = isIncluded || (left === nothing && !goods.some(({ hasPaidShipping }) => hasPaidShipping));
  return { isFree, left: isFree ? nothing : left };
}

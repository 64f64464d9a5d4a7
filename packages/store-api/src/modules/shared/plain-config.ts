import { type BrandData, brandConfig } from '@vitryna/brand';
import type { Config } from '@vitryna/contracts/api';
import type { Capability } from '@vitryna/contracts/capabilities';
import { expectedBuildTag, freeDeliveryThreshold } from '@vitryna/contracts/constants';

const capabilities: Record<Capability, boolean> = { cardPayment: true, installment: true, couponsInCart: true };

/** The configuration of a store that nobody has configured: a brand's contacts, and everything that there is switched on. */
export const plainConfig = (brand: BrandData): Config => ({
  ...brandConfig(brand),
  freeDelivery: freeDeliveryThreshold,
  buildTag: expectedBuildTag,
  features: {
    ...{ compare: true, reviews: true, preOrder: true, helpWidget: true, adPopup: true, leadCapture: true },
    ...capabilities,
  },
});

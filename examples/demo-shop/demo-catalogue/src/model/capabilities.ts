import type { Capability } from '@vitryna/contracts/capabilities';

/** What the demo store can do. Its configuration and its texts follow these switches, so that none promises what is not built. */
export const demoCapabilities: Record<Capability, boolean> = {
  cardPayment: true,
  installment: true,
  couponsInCart: true,
};

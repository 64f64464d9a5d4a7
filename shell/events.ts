import type { EventName } from '@vitryna/contracts/events';

/** The news that the shell sends and hears, its copy of the stores included: the gate keeps them from being lost. */
export const events = {
  sends: [
    'account:favourites-changed',
    'account:user-changed',
    'catalog:comparison-changed',
    'checkout:cart-changed',
    'shell:composition-changed',
  ],
  hears: [
    'account:favourites-changed',
    'checkout:cart-changed',
    'checkout:checkout-started',
    'checkout:order-placed',
    'product:product-viewed',
    'shell:composition-changed',
  ],
} satisfies Record<'sends' | 'hears', EventName[]>;

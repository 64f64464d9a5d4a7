import type { RemoteFederation } from '@vitryna/build';
import { routes } from './src/routes.ts';

export default {
  name: 'mf-catalog',
  exposes: { './pages': './src/expose/pages.ts', './modals': './src/expose/modals.ts' },
  routes,
  events: {
    sends: ['catalog:comparison-changed', 'checkout:cart-changed', 'account:favourites-changed'],
    hears: [],
  },
  needs: [],
} satisfies RemoteFederation;

import type { RemoteFederation } from '@vitryna/build';
import { routes } from './src/routes.ts';

export default {
  name: 'mf-account',
  exposes: { './pages': './src/expose/pages.ts' },
  routes,
  events: {
    sends: [
      'account:user-changed',
      'account:favourites-changed',
      'checkout:cart-changed',
      'catalog:comparison-changed',
    ],
    hears: [],
  },
  needs: [],
} satisfies RemoteFederation;

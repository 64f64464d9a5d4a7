import type { RemoteFederation } from '@vitryna/build';
import { routes } from './src/routes.ts';

export default {
  name: 'mf-catalog',
  exposes: { './pages': './src/expose/pages.ts', './modals': './src/expose/modals.ts' },
  routes,
  events: { sends: ['account:favourites-changed', 'catalog:comparison-changed'], hears: [] },
  needs: [],
} satisfies RemoteFederation;

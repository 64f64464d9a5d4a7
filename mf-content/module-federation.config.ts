import type { RemoteFederation } from '@vitryna/build';
import { routes } from './src/routes.ts';

export default {
  name: 'mf-content',
  owner: 'team read',
  exposes: { './pages': './src/expose/pages.ts', './modals': './src/expose/modals.ts' },
  routes,
} satisfies RemoteFederation;

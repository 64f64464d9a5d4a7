import type { RemoteFederation } from '@vitryna/build';
import { routes } from './src/routes.ts';

export default {
  name: 'mf-account',
  owner: 'team own',
  exposes: { './pages': './src/expose/pages.ts', './modals': './src/expose/modals.ts' },
  routes,
} satisfies RemoteFederation;

import type { RemoteFederation } from '@vitryna/build';
import { routes } from './src/routes.ts';

export default {
  name: 'mf-content',
  owner: 'team read',
  exposes: { './pages': './src/expose/pages.ts' },
  routes,
} satisfies RemoteFederation;

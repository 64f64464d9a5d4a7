import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * `react-router/late`: a second instance of the router's navigating core. A bundler keeps a module whole, so without it the
 * few constants that hydration needs would pull 14 KB of navigation into the first script.
 */
export function lateRouterAlias(folder: string): Record<string, string> {
  const entry = createRequire(join(folder, 'package.json')).resolve('react-router');
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  return { 'react-router/late$': join(dirname(entry), '..', mode, 'lib/router/router.js?late') };
}

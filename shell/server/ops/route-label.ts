import type { RequestContext } from '../http/request-context.ts';

/** Addresses below which no page is, each a route of its own for the metrics. */
const folders = new Set([
  ...[
    'api',
    'assets',
    'builds',
    'feeds',
    'health',
    'icons',
    'media',
    'ready',
    'reports.json',
    'sitemaps',
    'texts',
    'user',
  ],
  'views.json',
]);

/** The name under which a request is counted: of its page, of its folder, or `other`, so that no stranger can make more of them. */
export function routeLabel({ facts, pathname }: Pick<RequestContext, 'facts' | 'pathname'>): string {
  if (facts.route) return facts.route;
  const [, folder = ''] = pathname.split('/', 2);
  return folders.has(folder) ? `/${folder}` : 'other';
}

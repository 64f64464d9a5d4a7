import type { PageAddress } from '@vitryna/contracts/api';
import { locales } from '@vitryna/contracts/constants';
import { pageSeoSchema } from '@vitryna/contracts/content';
import { stringifyQuery } from '@vitryna/contracts/query-string';
import type { RouteDeclaration } from '@vitryna/contracts/release';
import { isIndexed } from '@vitryna/contracts/route-facts';
import type { JsonClient } from '../upstream/json-client.ts';

const timeoutMs = 5000;

/**
 * Which of the composition's fixed paths a content service has a page for, asked one by one with the call that every such service has
 * (specification §7.7). Rejects while it is down; a single answer that cannot be used costs its own page.
 */
export async function askForPages(content: JsonClient, routes: readonly RouteDeclaration[]): Promise<PageAddress[]> {
  const fixed = routes.filter((route) => isIndexed(route) && !/[:*]/.test(route.path));
  const paths = new Set(fixed.map(({ path }) => `/${path}`));

  const hasPage = async (path: string, locale: string): Promise<boolean> => {
    const query = stringifyQuery({ locale, path, 'fields[0]': 'metaTitle', 'fields[1]': 'path' });
    const signal = AbortSignal.timeout(timeoutMs);
    const { status, body } = await content.get({ path: `/pages?${query}`, signal });
    if (status >= 500 || status === 429) throw new Error(`gateway: /pages answers ${status}`);
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
    const page = pageSeoSchema(path).safeParse(data);
    return status === 200 && page.success && page.data !== null;
  };

  const addresses = await Promise.all(
    [...paths].map(async (path) => {
      const has = await Promise.all(locales.map((locale) => hasPage(path, locale)));
      return { path, locales: locales.filter((_, index) => has[index]) };
    }),
  );
  return addresses.filter(({ locales: found }) => found.length > 0);
}

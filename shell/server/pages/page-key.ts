import { filterParameters } from '@vitryna/routing';

const known = new Set<string>(filterParameters);

/**
 * The address under which a page is rendered and cached: path and known query parameters as they were written, because
 * their order decides whether the address is canonical. What belongs to the visit (`utm_*`, `recovery`) and everything
 * unknown is left out: it changes nothing on the server and would fill the cache.
 */
export function pageKeyOf(pathname: string, search: string): string {
  if (search === '') return pathname;
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => known.has(pair.split('=', 1)[0] ?? ''));
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

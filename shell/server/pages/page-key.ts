import { filterParameters } from '@vitryna/routing';

/** `ids` are the products of a shared comparison. */
const known = new Set<string>([...filterParameters, 'ids']);

/** Fields of the filter form, which a page answers with a redirect to the canonical address. */
const formField = /^filter\.[0-9a-z-]+$/;

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
    .filter((pair) => {
      const [name = ''] = pair.split('=', 1);
      return known.has(name) || formField.test(name);
    });
  return kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
}

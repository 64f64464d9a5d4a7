import type { ChosenTheme } from '@vitryna/contracts/remote';
import { filterParameters } from '@vitryna/routing';

/** `ids` are the products of a shared comparison. */
const known = new Set<string>([...filterParameters, 'ids']);

/** Fields of the filter form, which a page answers with a redirect to the canonical address. */
const formField = /^(?:filter|from|to)\.[0-9a-z-]+$/;

/**
 * The address under which a page is rendered and cached: path and known query parameters as they were written, because
 * their order decides whether the address is canonical. What belongs to the visit (`utm_*`, `recovery`) and everything
 * unknown is left out: it changes nothing on the server and would fill the cache. A page in a chosen theme is a variant of its own,
 * named where an address has its fragment, which no request carries.
 */
export function pageKeyOf(pathname: string, search: string, theme: ChosenTheme | null): string {
  return withTheme(pathname + knownSearch(search), theme);
}

/** The key of a variant of a page. */
export function withTheme(address: string, theme: ChosenTheme | null): string {
  return theme ? `${address}#${theme}` : address;
}

/** What a key stands for: the address to render and the theme to render it in. */
export function readPageKey(key: string): { url: string; theme: ChosenTheme | null } {
  const [url = key, theme] = key.split('#');
  return { url, theme: theme === 'light' || theme === 'dark' ? theme : null };
}

function knownSearch(search: string): string {
  if (search === '') return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [name = ''] = pair.split('=', 1);
      return known.has(name) || formField.test(name);
    });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

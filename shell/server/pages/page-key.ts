import type { ListLook } from '@vitryna/contracts/remote';
import { filterParameters } from '@vitryna/routing';
import type { PageVariant } from './page-variant.ts';

/** `ids` are the products of a shared comparison, `showcase` a row of products of the home page. */
const known = new Set<string>([...filterParameters, 'ids', 'showcase']);

const fontMark = 'font';
const lookMarks: readonly ListLook[] = ['filtersHidden', 'listView'];

/** Fields of the filter form, which a page answers with a redirect to the canonical address. */
const formField = /^(?:filter|from|to)\.[0-9a-z-]+$/;

/**
 * The address under which a page is rendered and cached: path and known query parameters as they were written, because
 * their order decides whether the address is canonical. What belongs to the visit (`utm_*`, `recovery`) and everything
 * unknown is left out: it changes nothing on the server and would fill the cache. A variant of the page is named where an address has
 * its fragment, which no request carries.
 */
export function pageKeyOf(pathname: string, search: string, variant: PageVariant): string {
  return withVariant(pathname + knownSearch(search), variant);
}

/** The key of a variant of a page. */
export function withVariant(address: string, { theme, hasFont, looks = [] }: PageVariant): string {
  if (!theme && !hasFont && looks.length === 0) return address;
  return `${address}#${[theme ?? '', ...(hasFont ? [fontMark] : []), ...looks].join('+')}`;
}

/** What a key stands for: the address to render and the variant to render. */
export function readPageKey(key: string): { url: string; variant: PageVariant } {
  const [url = key, name = ''] = key.split('#');
  const [theme, ...marks] = name.split('+');
  const looks = lookMarks.filter((look) => marks.includes(look));
  return {
    url,
    variant: {
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      hasFont: marks.includes(fontMark),
      ...(looks.length > 0 && { looks }),
    },
  };
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

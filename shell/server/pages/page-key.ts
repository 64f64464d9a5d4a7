import type { ListLook } from '@vitryna/contracts/remote';
import type { IsOwn } from './own-query.ts';
import type { PageVariant } from './page-variant.ts';

const fontMark = 'font';
const lookMarks: readonly ListLook[] = ['filtersHidden', 'listView'];

/**
 * The address under which a page is rendered and cached: path and the route's own query parameters as they were written, because
 * their order decides whether the address is canonical. What belongs to the visit (`utm_*`, `recovery`) and everything
 * unknown is left out: it changes nothing on the server and would fill the cache. A variant of the page is named where an address has
 * its fragment, which no request carries.
 */
export function pageKeyOf(
  pathname: string,
  search: string,
  variant: PageVariant,
  ownQuery: (pathname: string) => IsOwn,
): string {
  return withVariant(search === '' ? pathname : pathname + ownSearch(search, ownQuery(pathname)), variant);
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

function ownSearch(search: string, isOwn: IsOwn): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [name = ''] = pair.split('=', 1);
      return isOwn(name);
    });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

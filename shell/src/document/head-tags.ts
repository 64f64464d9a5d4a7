import type { Locale } from '@vitryna/contracts/constants';
import type { PageHead } from '@vitryna/remote-kit';
import { alternates, pathBelowPrefix } from '@vitryna/routing';

/** The head of one address: what the server writes and the browser keeps true while navigating. */
export type HeadTags = {
  title: string;
  metas: { name: string; content: string }[];
  properties: { property: string; content: string }[];
  links: { rel: string; href: string; hreflang?: string }[];
  structuredData: Record<string, unknown>[];
};

type Input = { head: PageHead; locale: Locale; publicUrl: string; pathname: string; search: string; brand: string };

/** Title, description, canonical, alternates, robots and Open Graph of a page (specification §2, decision 2). */
export function headTags({ head, locale, publicUrl, pathname, search, brand }: Input): HeadTags {
  const [path = '/', query = ''] = (head.canonicalPath ?? pathBelowPrefix(pathname) + canonicalSearch(search)).split(
    '?',
  );
  const { canonical, links } = alternates(publicUrl, locale, path, query && `?${query}`);
  const description = head.description ?? '';
  const picture = head.socialPicture && new URL(head.socialPicture, publicUrl).href;
  return {
    title: head.title,
    metas: [
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(head.isNoindex || head.hasNoTwin ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    properties: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand },
      { property: 'og:locale', content: locale === 'uk' ? 'uk_UA' : 'ru_UA' },
      { property: 'og:title', content: head.title },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      { property: 'og:url', content: canonical },
      ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ],
    links: head.hasNoTwin
      ? []
      : [
          { rel: 'canonical', href: canonical },
          ...links.map((link) => ({ rel: 'alternate', href: link.href, hreflang: link.hreflang })),
        ],
    structuredData: head.structuredData ?? [],
  };
}

/** Of a query only what chooses other contents; campaign parameters make no other page. */
function canonicalSearch(search: string): string {
  const wanted = ['page', 'limit', 'minPrice', 'maxPrice', 'labels', 'sort', 'searchQuery', 'ids'];
  const parameters = [...new URLSearchParams(search)].filter(([name]) => wanted.includes(name));
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

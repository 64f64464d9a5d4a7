import { type Locale, locales, openGraphLocales } from '@vitryna/contracts/languages';
import { isOwnParameter, tokenParameter } from '@vitryna/contracts/route-facts';
import type { PageHead } from '@vitryna/remote-kit';
import { alternates, pathBelowPrefix } from '@vitryna/routing';
import { absoluteData } from './structured-data.ts';

/** The head of one address: what the server writes and the browser keeps true while navigating. */
export type HeadTags = {
  title: string;
  metas: { name: string; content: string }[];
  properties: { property: string; content: string }[];
  links: { rel: string; href: string; hreflang?: string; type?: string; title?: string }[];
  structuredData: Record<string, unknown>[];
};

type Input = {
  head: PageHead;
  locale: Locale;
  publicUrl: string;
  pathname: string;
  search: string;
  /** The route's own query parameters. */
  query: readonly string[] | undefined;
  brand: string;
};

/** Title, description, canonical, alternates, robots and Open Graph of a page (specification §2, reading 2). */
export function headTags({ head, locale, publicUrl, pathname, search, query: own = [], brand }: Input): HeadTags {
  const [path = '/', query = ''] = (
    head.canonicalPath ?? pathBelowPrefix(pathname) + canonicalSearch(search, own)
  ).split('?');
  const { canonical, links } = alternates(publicUrl, locale, path, query && `?${query}`);
  const description = head.description ?? '';
  return {
    title: head.title,
    metas: [
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(head.isNoindex || head.hasNoTwin ? [{ name: 'robots', content: 'noindex' }] : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    properties: [
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand },
      { property: 'og:locale', content: openGraphLocales[locale] },
      ...(head.hasNoTwin ? [] : locales.filter((other) => other !== locale)).map((other) => ({
        property: 'og:locale:alternate',
        content: openGraphLocales[other],
      })),
      { property: 'og:title', content: head.title },
      ...(description ? [{ property: 'og:description', content: description }] : []),
      { property: 'og:url', content: canonical },
      ...pictureTags(head.socialPicture, { locale, publicUrl, brand }),
    ],
    links: [
      ...(head.hasNoTwin
        ? []
        : [
            { rel: 'canonical', href: canonical },
            ...links.map((link) => ({ rel: 'alternate', hreflang: link.hreflang, href: link.href })),
          ]),
      ...(head.feeds ?? []).map((feed) => ({ rel: 'alternate', ...feed })),
    ],
    structuredData: absoluteData(head.structuredData ?? [], publicUrl),
  };
}

/** The page's own picture, or the brand's in the page's language, whose size is known (a file of the shell, 1200 × 630). */
function pictureTags(
  picture: PageHead['socialPicture'],
  { locale, publicUrl, brand }: Pick<Input, 'locale' | 'publicUrl' | 'brand'>,
): HeadTags['properties'] {
  const own = { url: `/icons/social-${locale}.png`, width: 1200, height: 630, alt: brand };
  const { url, width, height, alt } = typeof picture === 'string' ? { url: picture } : (picture ?? own);
  return [
    { property: 'og:image', content: new URL(url, publicUrl).href },
    ...(width && height
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
  ];
}

/** Of a query only what chooses other contents; campaign parameters make no other page, and secrets are for no link. */
function canonicalSearch(search: string, own: readonly string[]): string {
  const parameters = [...new URLSearchParams(search)].filter(
    ([name]) => name !== tokenParameter && isOwnParameter(own, name),
  );
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : '';
}

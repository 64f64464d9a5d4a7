import { type Locale, locales } from '@vitryna/contracts/languages';
import type { PageHead } from '@vitryna/remote-kit';
import { paths } from '@vitryna/routing';
import type { FrameData } from './frame-data.ts';

type Data = Record<string, unknown>;

/** Properties that hold addresses; everything else is words, whatever it looks like. */
const addresses = new Set(['@id', 'contentUrl', 'image', 'item', 'logo', 'sameAs', 'target', 'thumbnailUrl', 'url']);

/** The same data with every address of the store made absolute: search engines resolve nothing against the page. */
export function absoluteData<Value>(value: Value, publicUrl: string, isAddress = false): Value {
  if (typeof value === 'string') {
    // Not `new URL`: a search template holds braces that must stay braces.
    return (isAddress && /^\/(?!\/)/.test(value) ? publicUrl + value : value) as Value;
  }
  if (Array.isArray(value)) return value.map((item) => absoluteData(item, publicUrl, isAddress)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, absoluteData(item, publicUrl, addresses.has(name))]),
  ) as Value;
}

/** `BreadcrumbList` of the way to a page. */
export function breadcrumbData(breadcrumbs: NonNullable<PageHead['breadcrumbs']>): Data {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(href && { item: href }),
    })),
  };
}

/** The seller, and the search of the store: for the home page (contract §10). */
export function storeData(frame: FrameData | undefined, locale: Locale, name: string): Data[] {
  const url = paths.home(locale);
  const search = paths.search(locale, { searchQuery: 'query' }).replace(/query$/, '{query}');
  return [
    {
      '@type': 'Organization',
      name,
      url,
      logo: '/icons/icon-512.png',
      ...(frame?.legal && { legalName: frame.legal.company, email: frame.legal.email, address: frame.legal.address }),
      ...(frame?.phone && {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: frame.phone,
          areaServed: 'UA',
          availableLanguage: locales,
        },
      }),
      ...(frame?.socials && { sameAs: Object.values(frame.socials) }),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'UA',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
      },
    },
    {
      '@type': 'WebSite',
      name,
      url,
      inLanguage: locale,
      potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=query' },
    },
  ];
}

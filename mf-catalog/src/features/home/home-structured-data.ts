import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';

/** `Organization` and `WebSite` with its search (contract §10). */
export function homeStructuredData(locale: Locale, name: string): Record<string, unknown>[] {
  const url = paths.home(locale);
  const target = `${paths.search(locale, { searchQuery: 'query' }).replace(/query$/, '')}{query}`;
  return [
    { '@context': 'https://schema.org', '@type': 'Organization', name, url },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url,
      inLanguage: locale,
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=query' },
    },
  ];
}

import type { Locale } from '@vitryna/contracts/constants';

/** Absolute address of the home page in a language (reading 1), with a query. */
export function homeLink(publicUrl: string, locale: Locale, query: Record<string, string> = {}): string {
  const url = new URL(locale === 'uk' ? '/' : '/ru', publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

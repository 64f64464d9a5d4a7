import type { Locale } from '@vitryna/contracts/constants';
import { paths } from '@vitryna/routing';

/** Absolute address of the home page in a language (reading 1), with a query. */
export function homeLink(publicUrl: string, locale: Locale, query: Record<string, string> = {}): string {
  const url = new URL(paths.home(locale), publicUrl);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** The page on which a person leaves a mailing list. */
export const leaveListLink = (
  publicUrl: string,
  { locale, list, token }: { locale: Locale; list: string; token: string },
): string => homeLink(publicUrl, locale, { unsubscribe: token, list });

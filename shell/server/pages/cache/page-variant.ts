import { cookieValue, fontCookie, themeCookie } from '@vitryna/contracts/cookies';
import type { ChosenTheme, PageVariant } from '@vitryna/contracts/remote';
import { readCookie } from '../../http/cookies.ts';
import { looksOf } from './list-view-cookie.ts';

/** The composition for new visitors. */
export const plain: PageVariant = { theme: null, hasFont: false, looks: [] };

/**
 * The variant that the cookies ask for. What is no theme is the system's, looks of lists are those of lists only, and who chose
 * anything has been here before and is taken to hold the font: it never holds the paint up.
 */
export function variantOf(header: string | undefined, hasListLooks: boolean): PageVariant {
  if (!header?.includes('store_')) return plain;
  const looks = hasListLooks ? looksOf(header) : plain.looks;
  const theme = themeOf(header);
  const hasFont =
    header.includes(fontCookie.name) && cookieValue(fontCookie, readCookie(header, fontCookie.name)) !== null;
  return theme || hasFont || looks.length > 0 ? { theme, hasFont: true, looks } : plain;
}

function themeOf(header: string): ChosenTheme | null {
  if (!header.includes(themeCookie.name)) return null;
  const theme = cookieValue(themeCookie, readCookie(header, themeCookie.name));
  return theme === 'system' ? null : theme;
}

/** Name of a variant: empty for new visitors, else what tells it from the others. */
export const variantName = ({ theme, hasFont, looks }: PageVariant): string =>
  hasFont ? ['held', theme, ...looks].filter(Boolean).join('.') : '';

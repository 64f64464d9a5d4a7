import { fontCookie } from '@vitryna/contracts/constants';
import type { PageVariant } from '@vitryna/contracts/remote';
import { z } from 'zod';
import { readCookie } from '../http/cookies.ts';
import { looksOf } from './looks-cookie.ts';

/** Written by the store's appearance slice in the browser (reading 23). */
const themeCookie = 'store_theme';
const themeSchema = z.enum(['light', 'dark']).nullable().catch(null);

/** What new visitors get. */
export const plain: PageVariant = { theme: null, hasFont: false, looks: [] };

/**
 * The variant that the cookies ask for. What is no theme is the system's, looks of lists are those of lists only, and who chose
 * anything has been here before and is taken to hold the font: it never holds the paint up.
 */
export function variantOf(header: string | undefined, hasListLooks: boolean): PageVariant {
  if (!header?.includes('store_')) return plain;
  const looks = hasListLooks ? looksOf(header) : plain.looks;
  const theme = header.includes(themeCookie) ? themeSchema.parse(readCookie(header, themeCookie)) : null;
  const hasFont = header.includes(fontCookie) && readCookie(header, fontCookie) === '1';
  return theme || hasFont || looks.length > 0 ? { theme, hasFont: true, looks } : plain;
}

/** Name of a variant: empty for new visitors, else what tells it from the others. */
export const variantName = ({ theme, hasFont, looks }: PageVariant): string =>
  hasFont ? ['held', theme, ...looks].filter(Boolean).join('.') : '';

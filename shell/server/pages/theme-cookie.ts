import type { ChosenTheme } from '@vitryna/contracts/remote';
import { z } from 'zod';
import { readCookie } from '../http/cookies.ts';

/** Written by the store's appearance slice in the browser (decision 23). */
const themeCookie = 'store_theme';
const themeSchema = z.enum(['light', 'dark']).nullable().catch(null);

/** The theme that a visitor chose; null for the system's, for none and for what is no theme. */
export function themeOf(header: string | undefined): ChosenTheme | null {
  return header?.includes(themeCookie) ? themeSchema.parse(readCookie(header, themeCookie)) : null;
}

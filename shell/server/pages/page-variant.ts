import { fontCookie } from '@vitryna/contracts/constants';
import type { RenderInput } from '@vitryna/contracts/remote';
import { z } from 'zod';
import { readCookie } from '../http/cookies.ts';
import { looksOf } from './looks-cookie.ts';

/** What of a visitor changes the HTML of a public page. */
export type PageVariant = Pick<RenderInput, 'theme' | 'hasFont' | 'looks'>;

/** Written by the store's appearance slice in the browser (reading 23). */
const themeCookie = 'store_theme';
const themeSchema = z.enum(['light', 'dark']).nullable().catch(null);

/** The variant that the cookies ask for: what is no theme is the system's, and a font not known to be there is not. */
export function variantOf(header: string | undefined): PageVariant {
  const looks = looksOf(header);
  return {
    theme: header?.includes(themeCookie) ? themeSchema.parse(readCookie(header, themeCookie)) : null,
    hasFont: header?.includes(fontCookie) === true && readCookie(header, fontCookie) === '1',
    ...(looks.length > 0 && { looks }),
  };
}

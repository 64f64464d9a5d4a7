import { mailingLists } from '@vitryna/contracts/api';
import { type Locale, locales } from '@vitryna/contracts/constants';
import { z } from 'zod';

/** The one-click unsubscribe address (RFC 8058); a person who opens it is led to the page for that. */
export const unsubscribePath = '/user/unsubscribe';

/** The list of an unsubscribe address: a mailing list, or the watch of a price. */
export const unsubscribeQuerySchema = z.object({
  list: z.enum([...mailingLists, 'priceWatch']),
  locale: z.enum(locales),
  token: z.string().min(1).max(200),
});

type Leaving = { list: z.infer<typeof unsubscribeQuerySchema>['list']; locale: Locale; token: string };

/** The address for the header `List-Unsubscribe` of an e-mail. */
export const unsubscribeUrl = (publicUrl: string, leaving: Leaving): string =>
  new URL(`${unsubscribePath}?${new URLSearchParams(leaving)}`, publicUrl).href;

/**
 * Cookies that more than one part of the store writes, reads or sets for a test: name, values that count, and how long they last in
 * seconds (reading 23). Without zod, because the first script reads them. A name carries its owner.
 */

/** A cookie of the store. */
export type StoreCookie<Value extends string = string> = {
  name: string;
  /** Its allowed values; anything else counts as no cookie. */
  values: readonly Value[];
  maxAge: number;
};
export type CookieValue<Cookie extends StoreCookie> = Cookie['values'][number];

const day = 86_400;
const year = 365 * day;

/** The theme that the shopper chose. */
export const themeCookie = { name: 'store_theme', values: ['light', 'dark', 'system'], maxAge: year } as const;

/** Whether filters are folded away. */
export const filterMenuCookie = { name: 'store_filter_menu', values: ['shown', 'hidden'], maxAge: year } as const;

/** Whether lists show products as cells or one for each line. */
export const listViewCookie = { name: 'store_list_view', values: ['grid', 'list'], maxAge: year } as const;

/** That a browser holds the store's font, as long as its files are cached; its pages are written with it. */
export const fontCookie = { name: 'store_font', values: ['1'], maxAge: year } as const;

/** That the advertising pop-up was closed: it stays away for a day (specification §4.27, §9.12). */
export const adShownCookie = { name: 'store_ad_shown', values: ['0', '1'], maxAge: day } as const;

/** That the discount form was closed: it stays away for a year. */
export const leadShownCookie = { name: 'store_lead_shown', values: ['0', '1'], maxAge: year } as const;

/** The consent to analytics: for 180 days. */
export const consentCookie = { name: 'shell_consent', values: ['granted', 'denied'], maxAge: 180 * day } as const;

/**
 * The city that the shopper chose for the whole store, as its ref; readers parse it with `readCityRef`. The window is told `changeEvent` when
 * another is chosen, for parts that no remote shares.
 */
export const cityCookie = { name: 'store_city', maxAge: year, changeEvent: 'store:city-chosen' } as const;

/** Beside the session's own cookie, for the page's script: that there is a session, and nothing about it (contract §0). */
export const sessionHintCookie = 'shopper';

/** A cookie's value, if it is a known one. */
export function cookieValue<Value extends string>(cookie: StoreCookie<Value>, text: unknown): Value | null {
  return cookie.values.find((value) => value === text) ?? null;
}

/** The ref of a city that a cookie or an address names, or null where that can be none. */
export const readCityRef = (text: unknown): string | null =>
  typeof text === 'string' && /^[0-9A-Za-z_-]{1,40}$/.test(text) ? text : null;

/** The ref of the city that a browser remembers, from `document.cookie`. */
export function cityRefIn(cookies: string): string | null {
  const pair = cookies.split('; ').find((one) => one.startsWith(`${cityCookie.name}=`));
  return readCityRef(pair?.slice(cityCookie.name.length + 1));
}

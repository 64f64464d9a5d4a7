import { type CookieValue, filterMenuCookie, listViewCookie, type StoreCookie } from '@vitryna/contracts/cookies';
import type { ListLook } from '@vitryna/contracts/remote';
import { readCookie } from '../../http/cookies.ts';

const look = <Cookie extends StoreCookie>(name: ListLook, cookie: Cookie, value: CookieValue<Cookie>) =>
  [name, cookie.name, value] as const;

/** Written by the store's filters slice in the browser (reading 23). */
const cookies = [look('filtersHidden', filterMenuCookie, 'hidden'), look('listView', listViewCookie, 'list')];

/** How a visitor likes lists; nothing for none and for what is no such choice. */
export function looksOf(header: string): readonly ListLook[] {
  return cookies.flatMap(([wanted, name, value]) => (readCookie(header, name) === value ? [wanted] : []));
}

import type { ListLook } from '@vitryna/contracts/remote';
import { readCookie } from '../http/cookies.ts';

/** Written by the store's filters slice in the browser (reading 23). */
const cookies = [
  ['filtersHidden', 'store_filter_menu', 'hidden'],
  ['listView', 'store_list_view', 'list'],
] as const satisfies [ListLook, string, string][];

/** How a visitor likes lists; nothing for none and for what is no such choice. */
export function looksOf(header: string): readonly ListLook[] {
  return cookies.flatMap(([look, name, value]) => (readCookie(header, name) === value ? [look] : []));
}

import type { PageRoute } from './page-route.ts';

type Place = { pathname: string };

/** A path without the segment that says which filters are chosen. */
function withoutFilters({ pathname }: Place): string {
  const [last = '', ...others] = pathname.split('/').reverse();
  return /=|%3D/i.test(last) ? others.reverse().join('/') : pathname;
}

/** Whether two addresses are one page that shows something else: the same list by other filters, another number of it. */
export function isSamePage(
  one: Place & { page: PageRoute | null },
  other: Place & { page: PageRoute | null },
): boolean {
  return one.page?.declaration.name === other.page?.declaration.name && withoutFilters(one) === withoutFilters(other);
}

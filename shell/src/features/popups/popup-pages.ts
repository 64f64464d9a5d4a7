import { matchedPage } from '../../router/page-route.ts';

/** Pages that stay free of automatic pop-ups, with whatever is below them (specification §4). */
const quietPages = ['landing-page', 'checkout', 'order', 'purchase-feedback'];

type Matches = Parameters<typeof matchedPage>[0];

/** Whether a pop-up may open on a page by itself; decided by the route's name. */
export function allowsPopups(matches: Matches): boolean {
  const name = matchedPage(matches)?.declaration.name ?? '';
  return !quietPages.some((page) => name === page || name === `${page}s` || name.startsWith(`${page}-`));
}

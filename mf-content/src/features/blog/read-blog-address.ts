import { blogQueryMax } from '@vitryna/contracts/constants';
import { data, redirect } from '@vitryna/remote-kit';
import { keepVisitParameters } from '@vitryna/routing';
import type { BlogAddress, BlogHref } from './list-href.ts';

/**
 * Reads the address of a list of posts; `hrefOf` writes it, where the list is not `searched` without the query.
 *
 * @throws a 404 for a page that is no number, a 301 to the one right spelling: the first page has none, an empty search is none
 */
export function readBlogAddress(url: URL, hrefOf: BlogHref, isSearched: boolean): BlogAddress {
  const { searchParams } = url;
  const number = searchParams.get('page');
  if (number !== null && !/^[1-9]\d{0,3}$/.test(number)) throw data(null, { status: 404 });
  const page = Number(number ?? 1);
  const given = searchParams.get('q');
  const query = isSearched && given ? given.trim().replace(/\s+/g, ' ').slice(0, blogQueryMax).trim() : '';
  const isRight = number !== '1' && (given === null || (isSearched && given === query && query !== ''));
  if (!isRight) throw redirect(keepVisitParameters(hrefOf({ page, query }), url.search), 301);
  return { page, query };
}

import type { Locale } from '@vitryna/contracts/constants';
import { contentPaths } from '@vitryna/routing/content-paths';

/** Which list of posts: the whole blog, where one can search, or what has a category or a tag. */
export type BlogList = { kind: 'home' } | { kind: 'category' | 'tag'; slug: string; title: string };

/** A list as its address names it; the whole blog has no slug. */
export type ListName = { kind: BlogList['kind']; slug: string };

/** What the address of a list says: its page, from 1, and what is searched for. */
export type BlogAddress = { page: number; query: string };

/** Writes the address of a list. */
export type BlogHref = (address: Partial<BlogAddress>) => string;

/** The addresses of the pages of a list. */
export function listHref(locale: Locale, { kind, slug }: ListName): BlogHref {
  if (kind === 'category') return ({ page = 1 }) => contentPaths.blogCategory(locale, { categorySlug: slug, page });
  if (kind === 'tag') return ({ page = 1 }) => contentPaths.blogTag(locale, { tagSlug: slug, page });
  return ({ page = 1, query: q = '' }) => contentPaths.blogSearch(locale, { q, page });
}

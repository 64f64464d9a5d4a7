import type { BlogPostPage, BlogTerm } from '@vitryna/contracts/content';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type Dated, datedContent } from '@vitryna/remote-kit/dated-content';
import { getLatestPosts } from './api/get-latest-posts.ts';
import { getPosts } from './api/get-posts.ts';
import { getTerms } from './api/get-terms.ts';
import { type BlogList, type ListName, listHref } from './list-href.ts';
import { readBlogAddress } from './read-blog-address.ts';
import { type PostCard, type TermLink, toCategoryLink, toPostCard, toTagLinks } from './to-post-card.ts';

/** A list of the blog's posts, and the ways on from it. */
export type BlogView = Dated & {
  list: BlogList;
  query: string;
  posts: PostCard[];
  page: number;
  pages: number;
  total: number;
  limit: number;
  categories: TermLink[];
  popularTags: TermLink[];
  /** The newest posts of the blog that the list does not show; none beside the newest ones themselves. */
  latest: PostCard[];
};

/** Most posts that stand below a list. */
const maxLatest = 3;

function wantedBy({ categorySlug, tagSlug }: LoaderFunctionArgs['params']): ListName {
  if (categorySlug !== undefined) return { kind: 'category', slug: categorySlug };
  return tagSlug === undefined ? { kind: 'home', slug: '' } : { kind: 'tag', slug: tagSlug };
}

/** How the category or tag of a list is called: its posts say so, too, where nobody answers which there are. Null for one without posts. */
function titleOf({ kind, slug }: ListName, terms: readonly BlogTerm[], { items }: BlogPostPage): string | null {
  const named = kind === 'category' ? items.map(({ category }) => category) : items.flatMap(({ tags }) => tags);
  return [...terms, ...named].find((term) => term.slug === slug)?.title ?? null;
}

/**
 * A page of the list that an address names. One that there is not, of the list or of its pages, is a 404; without the content service the
 * page says so and answers 503.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const { locale } = app;
  const { content, keptSince } = datedContent(app);
  const { signal } = request;
  const wanted = wantedBy(params);
  const { kind, slug } = wanted;
  const { page, query } = readBlogAddress(new URL(request.url), listHref(locale, wanted), kind === 'home');
  const choice = { page, ...(kind !== 'home' && { [kind]: slug }), ...(query && { query }) };
  const [found, categories, tags, popularTags, latest] = await Promise.all([
    getPosts(content, { locale, ...choice }, signal),
    getTerms(content, 'categories', locale, signal),
    kind === 'tag' ? getTerms(content, 'tags', locale, signal) : [],
    getTerms(content, 'popular-tags', locale, signal),
    kind === 'home' && query === '' ? [] : getLatestPosts(content, locale, signal),
  ]);
  if (!found) return data(null, { status: 503 });
  const { items, pagination } = found;
  const title = titleOf(wanted, kind === 'category' ? categories : tags, found);
  if (page > Math.max(1, pagination.pageCount)) throw data(null, { status: 404 });
  if (kind !== 'home' && title === null) throw data(null, { status: 404 });
  const shown = new Set(items.map((post) => post.slug));
  const view: BlogView = {
    list: kind === 'home' || title === null ? { kind: 'home' } : { kind, slug, title },
    query,
    keptSince: keptSince(),
    posts: items.map((post) => toPostCard(post, locale)),
    ...{ page, pages: pagination.pageCount, total: pagination.total, limit: pagination.pageSize },
    categories: categories.flatMap((category) => toCategoryLink(category, locale) ?? []),
    popularTags: toTagLinks(popularTags, locale),
    latest: (latest ?? [])
      .filter((post) => !shown.has(post.slug))
      .slice(0, maxLatest)
      .map((post) => toPostCard(post, locale)),
  };
  return view;
}

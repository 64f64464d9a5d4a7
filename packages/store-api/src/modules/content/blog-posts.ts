import { type BlogPost, type BlogTerm, blogPostCardSchema } from '@vitryna/contracts/content';
import { searchPosts } from './blog-search.ts';
import type { KeptPost } from './kept-post.ts';

/** Orders of a list. */
export const postSorts = ['newest', 'popular'] as const;

/** Which posts of the blog a list holds. */
export type PostChoice = {
  category?: string | undefined;
  tag?: string | undefined;
  query?: string | undefined;
  /** Left out, what answers a search best comes first, and the newest where nothing is searched for. */
  sort?: (typeof postSorts)[number] | undefined;
};

/** Most posts that are offered below one. */
const maxRelated = 3;

const linkTo = (post: KeptPost | undefined) => (post ? { slug: post.slug, title: post.title } : null);

/** A post as lists show it. */
export const cardOf = (post: KeptPost) => blogPostCardSchema.parse(post);

/** The posts of a choice; `posts` are all, the newest first. */
export function choosePosts(posts: readonly KeptPost[], { category, tag, query, sort }: PostChoice): KeptPost[] {
  const chosen = posts.filter(
    (post) =>
      (category === undefined || post.category.slug === category) &&
      (tag === undefined || post.tags.some(({ slug }) => slug === tag)),
  );
  const found = query === undefined ? chosen : searchPosts(chosen, query);
  if (sort === 'newest') return posts.filter((post) => found.includes(post));
  return sort === 'popular' ? found.toSorted((one, other) => other.views - one.views) : found;
}

/** One page of a list, from 1; a page beyond the last one is empty. */
export function pageOf(posts: readonly KeptPost[], page: number, pageSize: number) {
  const total = posts.length;
  return {
    items: posts.slice((page - 1) * pageSize, page * pageSize).map(cardOf),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  };
}

/** Categories or tags that posts have, with the number of posts, in the order in which the newest posts name them. */
export function countTerms(
  posts: readonly KeptPost[],
  termsOf: (post: KeptPost) => { slug: string; title: string }[],
): BlogTerm[] {
  const terms = new Map<string, BlogTerm>();
  for (const { slug, title } of posts.flatMap(termsOf)) {
    const term = terms.get(slug) ?? { slug, title, count: 0 };
    terms.set(slug, { ...term, count: term.count + 1 });
  }
  return [...terms.values()];
}

/** The terms of most posts first; of as many posts, by their words. */
export const byPopularity = (terms: readonly BlogTerm[]): BlogTerm[] =>
  terms.toSorted((one, other) => other.count - one.count || one.title.localeCompare(other.title));

/** Posts to go on with: of the same category or with a tag in common, those that have most in common first, then the newest. */
function relatedTo(post: KeptPost, posts: readonly KeptPost[]): KeptPost[] {
  const tags = new Set(post.tags.map(({ slug }) => slug));
  const inCommon = (other: KeptPost) =>
    2 * other.tags.filter(({ slug }) => tags.has(slug)).length + Number(other.category.slug === post.category.slug);
  return posts
    .filter((other) => other.slug !== post.slug && inCommon(other) > 0)
    .toSorted((one, other) => inCommon(other) - inCommon(one))
    .slice(0, maxRelated);
}

/** A post with what stands beside it: the one before it in time, the one after it, related ones. Null where there is none. */
export function viewOf(posts: readonly KeptPost[], slug: string): Omit<BlogPost, 'socialPicture'> | null {
  const place = posts.findIndex((post) => post.slug === slug);
  const post = posts[place];
  if (!post) return null;
  return {
    ...post,
    related: relatedTo(post, posts).map(cardOf),
    prev: linkTo(posts[place + 1]),
    next: linkTo(posts[place - 1]),
  };
}

import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getLatestPosts } from './api/get-latest-posts.ts';
import { type PostCard, toPostCard } from './to-post-card.ts';

/** The blog's first page. */
export type BlogView = { posts: PostCard[] };

/** Without the content service the page says so and answers 503. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, locale } = context.get(appContext);
  const posts = await getLatestPosts(content, locale, request.signal);
  if (!posts) return data(null, { status: 503 });
  const view: BlogView = { posts: posts.map((post) => toPostCard(post, locale)) };
  return view;
}

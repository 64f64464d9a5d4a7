import type { Block } from '@vitryna/contracts/content';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getLatestPosts } from './api/get-latest-posts.ts';
import { getPost } from './api/get-post.ts';
import { type PostCard, toPostCard } from './to-post-card.ts';

/** The view of a post. */
export type PostView = {
  card: PostCard;
  author: string;
  publishedAt: string;
  blocks: Block[];
  /** Posts to go on with. */
  others: PostCard[];
};

/** Most posts below a post. */
const maxOthers = 3;

/** A post that the service does not have is a 404; without the service the page says so and answers 503. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { content, locale } = context.get(appContext);
  const { postSlug: slug = '' } = params;
  const [post, latest] = await Promise.all([
    getPost(content, { locale, slug, signal: request.signal }),
    getLatestPosts(content, locale, request.signal),
  ]);
  if (post === null) throw data(null, { status: 404 });
  if (!post) return data(null, { status: 503 });
  const others = post.related.length > 0 ? post.related : (latest ?? []).filter((one) => one.slug !== slug);
  const view: PostView = {
    card: toPostCard(post, locale),
    author: post.author.name,
    publishedAt: post.publishedAt,
    blocks: post.blocks,
    others: others.slice(0, maxOthers).map((one) => toPostCard(one, locale)),
  };
  return view;
}

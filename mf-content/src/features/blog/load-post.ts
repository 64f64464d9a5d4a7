import type { Block, BlogPost } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import { appContext, data, type LoaderFunctionArgs, type SocialPicture } from '@vitryna/remote-kit';
import { getLatestPosts } from './api/get-latest-posts.ts';
import { getPost } from './api/get-post.ts';
import { type PostCard, toPostCard } from './to-post-card.ts';

/** The view of a post. */
export type PostView = {
  card: PostCard;
  author: string;
  publishedAt: string;
  /** The picture for social networks. */
  socialPicture: SocialPicture | null;
  blocks: Block[];
  /** Posts to go on with. */
  others: PostCard[];
};

/** Most posts below a post. */
const maxOthers = 3;

/** The picture that the service draws of a post, or its cover. */
function socialPictureOf({ socialPicture, cover, title }: BlogPost): SocialPicture | null {
  if (socialPicture) return { url: socialPicture, width: 1200, height: 630, alt: title };
  const picture = toContentPicture(cover);
  return picture && { url: `${picture.base}l.jpg`, alt: title };
}

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
    socialPicture: socialPictureOf(post),
    blocks: post.blocks,
    others: others.slice(0, maxOthers).map((one) => toPostCard(one, locale)),
  };
  return view;
}

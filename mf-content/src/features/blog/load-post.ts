import type { Block, BlogPost } from '@vitryna/contracts/content';
import { toContentPicture } from '@vitryna/contracts/picture-sources';
import { appContext, data, type LoaderFunctionArgs, type SocialPicture } from '@vitryna/remote-kit';
import { type Dated, datedContent } from '@vitryna/remote-kit/dated-content';
import { paths } from '@vitryna/routing';
import { getLatestPosts } from './api/get-latest-posts.ts';
import { getPost } from './api/get-post.ts';
import { type PostCard, type TermLink, toCategoryLink, toPostCard, toTagLinks } from './to-post-card.ts';

/** The view of a post. */
export type PostView = Dated & {
  card: PostCard;
  author: string;
  publishedAt: string;
  /** The picture for social networks. */
  socialPicture: SocialPicture | null;
  category: TermLink | null;
  tags: TermLink[];
  blocks: Block[];
  /** Slugs of the products that the post is about. */
  products: string[];
  /** Posts to go on with. */
  others: PostCard[];
  /** The posts before and after it in time. */
  earlier: { href: string; title: string } | null;
  later: { href: string; title: string } | null;
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
  const app = context.get(appContext);
  const { locale } = app;
  const { content, keptSince } = datedContent(app);
  const { postSlug: slug = '' } = params;
  const [post, latest] = await Promise.all([
    getPost(content, { locale, slug, signal: request.signal }),
    getLatestPosts(content, locale, request.signal),
  ]);
  if (post === null) throw data(null, { status: 404 });
  if (!post) return data(null, { status: 503 });
  const others = post.related.length > 0 ? post.related : (latest ?? []).filter((one) => one.slug !== slug);
  const linkTo = (one: typeof post.prev) =>
    one && { href: paths.blogPost(locale, { postSlug: one.slug }), title: one.title };
  const view: PostView = {
    keptSince: keptSince(),
    card: toPostCard(post, locale),
    author: post.author.name,
    publishedAt: post.publishedAt,
    socialPicture: socialPictureOf(post),
    category: toCategoryLink(post.category, locale),
    tags: toTagLinks(post.tags, locale),
    blocks: post.blocks,
    products: post.products,
    others: others.slice(0, maxOthers).map((one) => toPostCard(one, locale)),
    earlier: linkTo(post.prev),
    later: linkTo(post.next),
  };
  return view;
}

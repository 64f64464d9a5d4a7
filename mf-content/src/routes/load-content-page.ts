import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { getLatestPosts } from '#features/blog/api/get-latest-posts.ts';
import { type PostCard, toPostCard } from '#features/blog/to-post-card.ts';
import { type ContentView, loader as loadContent } from '#features/content-page/load-content.ts';
import { loadShelves, type Shelves } from '#features/content-page/load-shelves.ts';

/** What a content page shows: its own text with its shelves, and what can be read after it. */
export type ContentPageView = ContentView & { posts: PostCard[]; shelves: Shelves };

/** Most posts beside a text. */
const maxPosts = 2;

/** Posts are asked for together with the page; without them the page is still whole. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, content, locale } = args.context.get(appContext);
  const { signal } = args.request;
  const [answer, latest] = await Promise.all([loadContent(args), getLatestPosts(content, locale, signal)]);
  if (!('path' in answer)) return answer;
  const posts = (latest ?? []).slice(0, maxPosts).map((post) => toPostCard(post, locale));
  return { ...answer, posts, shelves: await loadShelves(api, answer.blocks, locale, signal) } satisfies ContentPageView;
}

import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loader as loadPost, type PostView } from '#features/blog/load-post.ts';
import { loadShelves, type Shelves } from '#features/content-page/load-shelves.ts';

/** A post with the products of its shelves. */
export type BlogPostView = PostView & { shelves: Shelves };

/** Shelves are read when the post is here, which names them; without them the post is still whole. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await loadPost(args);
  if (!('blocks' in answer)) return answer;
  const { api, locale } = args.context.get(appContext);
  const shelves = await loadShelves(api, answer.blocks, locale, args.request.signal);
  return { ...answer, shelves } satisfies BlogPostView;
}

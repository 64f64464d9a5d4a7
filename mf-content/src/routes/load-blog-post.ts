import type { CardView } from '@vitryna/product-view';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { loader as loadPost, type PostView } from '#features/blog/load-post.ts';
import { loadShelves, type Shelves } from '#features/content-page/load-shelves.ts';

/** A post with the products of its shelves, and with those that it is about. */
export type BlogPostView = PostView & { shelves: Shelves; about: CardView[] };

/** Products are read when the post is here, which names them; without them the post is still whole. */
export async function loader(args: LoaderFunctionArgs) {
  const answer = await loadPost(args);
  if (!('blocks' in answer)) return answer;
  const { api, locale } = args.context.get(appContext);
  const { blocks, products } = answer;
  const named = [...blocks, { type: 'products', slugs: products } as const];
  const { [blocks.length]: about = [], ...shelves } = await loadShelves(api, named, locale, args.request.signal);
  return { ...answer, shelves, about } satisfies BlogPostView;
}

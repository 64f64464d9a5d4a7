import { lazyLoader, type PageHandle, useLoaderData } from '@vitryna/remote-kit';
import { blogHead } from '#features/blog/blog-head.ts';
import { BlogPage } from '#features/blog/components/blog-page.tsx';
import type { BlogView } from '#features/blog/load-blog.ts';
import { Unavailable } from './unavailable.tsx';

export const loader = lazyLoader(() => import('#features/blog/load-blog.ts'));

export const handle: PageHandle<BlogView | null> = {
  head: ({ data, ...input }) =>
    data ? blogHead(data, input) : { title: input.t('The page did not load'), isNoindex: true, hasNoTwin: true },
};

/** The posts of a category of the blog, or with a tag. */
export function Component() {
  const view = useLoaderData<typeof loader>();
  return view ? <BlogPage view={view} /> : <Unavailable />;
}

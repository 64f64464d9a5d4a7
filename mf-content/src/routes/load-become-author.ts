import type { Page } from '@vitryna/contracts/content';
import type { NoJsFacts } from '@vitryna/forms';
import { readNoJsFacts } from '@vitryna/forms/no-js';
import { appContext, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type Dated, datedContent } from '@vitryna/remote-kit/dated-content';
import { authorForm, sentParameter } from '#features/authors/author-forms.ts';
import { getLatestPosts } from '#features/blog/api/get-latest-posts.ts';
import { type PostCard, toPostCard } from '#features/blog/to-post-card.ts';
import { getPage } from '#features/content-page/api/get-page.ts';

/** The page of who wants to write: editors' words where they are here, and the form, which needs none. */
export type BecomeAuthorView = Dated & {
  title: string | null;
  description: string | null;
  heading: string | null;
  body: string | null;
  blocks: NonNullable<Page['blocks']>;
  noJs: NoJsFacts;
  /** Whether a form that the browser posted was taken. */
  isSent: boolean;
  posts: PostCard[];
};

/** Where editors keep the words of this page. */
const path = '/blog/become-author';
/** Most posts below the form: how others write. */
const maxPosts = 3;

/** The content service costs the page its words, never its form. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<BecomeAuthorView> {
  const app = context.get(appContext);
  const { locale } = app;
  const { content, keptSince } = datedContent(app);
  const { signal } = request;
  const [page, latest] = await Promise.all([
    getPage(content, { locale, path, signal }),
    getLatestPosts(content, locale, signal),
  ]);
  return {
    keptSince: keptSince(),
    title: page?.metaTitle || null,
    description: page?.metaDescription || null,
    heading: page?.h1 ?? null,
    body: page?.body ?? null,
    blocks: page?.blocks ?? [],
    noJs: readNoJsFacts(request, authorForm),
    isSent: new URL(request.url).searchParams.get(sentParameter) === 'yes',
    posts: (latest ?? []).slice(0, maxPosts).map((post) => toPostCard(post, locale)),
  };
}

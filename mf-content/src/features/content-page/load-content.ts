import type { Page } from '@vitryna/contracts/content';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type Dated, datedContent } from '@vitryna/remote-kit/dated-content';
import { localeOfPath, pathBelowPrefix } from '@vitryna/routing';
import { getPage } from './api/get-page.ts';

/** What a content page shows: the service's answer is already in the page's language. */
export type ContentView = Dated & {
  title: string;
  description: string;
  heading: string;
  body: string | null;
  blocks: NonNullable<Page['blocks']>;
  /** Its path below the prefix of the language. */
  path: string;
};

/** A page that the service does not have is a 404; without the service the page says so and answers 503. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const { locale } = app;
  const { content, keptSince } = datedContent(app);
  const { pathname } = new URL(request.url);
  const path = pathBelowPrefix(pathname);
  const page = await getPage(content, { locale: locale ?? localeOfPath(pathname), path, signal: request.signal });
  if (page === null) throw data(null, { status: 404 });
  if (!page) return data(null, { status: 503 });
  const view: ContentView = {
    title: page.metaTitle,
    description: page.metaDescription,
    heading: page.h1 ?? page.metaTitle,
    body: page.body ?? null,
    blocks: page.blocks ?? [],
    path,
    keptSince: keptSince(),
  };
  return view;
}

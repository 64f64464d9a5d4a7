import type { ContentImage } from '@vitryna/contracts/content';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type Dated, datedContent } from '@vitryna/remote-kit/dated-content';
import { contentPaths } from '@vitryna/routing/content-paths';
import { getLandingPages } from './api/get-landing-pages.ts';
import { type OfferPeriod, periodOf } from './period.ts';

/** An offer as lists show it. */
export type OfferCard = OfferPeriod & { href: string; title: string; cover: ContentImage | null };

/** One page of the list of landing pages. */
export type LandingListView = Dated & {
  offers: OfferCard[];
  page: number;
  pages: number;
  total: number;
  pageSize: number;
};

/** A page beyond the last one is a 404; without the content service the page says so and answers 503. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const { locale } = app;
  const { content, keptSince } = datedContent(app);
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const list = await getLandingPages(content, { locale, page, signal: request.signal });
  if (!list) return data(null, { status: 503 });
  const { items, pagination } = list;
  if (items.length === 0 && page > 1) throw data(null, { status: 404 });
  const view: LandingListView = {
    keptSince: keptSince(),
    offers: items.map((one) => ({
      href: contentPaths.landingPage(locale, { id: one.id }),
      title: one.title,
      cover: one.cover,
      ...periodOf(one, locale),
    })),
    page,
    pages: pagination?.pageCount ?? 1,
    total: pagination?.total ?? items.length,
    pageSize: pagination?.pageSize ?? items.length,
  };
  return view;
}

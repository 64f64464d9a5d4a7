import type { Faq } from '@vitryna/contracts/content';
import { appContext, data, type LoaderFunctionArgs } from '@vitryna/remote-kit';
import { type Dated, datedContent } from '@vitryna/remote-kit/dated-content';
import { getFaq } from './api/get-faq.ts';

/** A page of questions and answers, and what its address looks for among them. */
export type FaqView = Faq & Dated & { query: string };

/** Most characters that are looked for. */
const maxQuery = 100;

/** Questions that the service does not have are a 404; without the service the page says so and answers 503. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const app = context.get(appContext);
  const { content, keptSince } = datedContent(app);
  const faq = await getFaq(content, { locale: app.locale, slug: params.faqSlug, signal: request.signal });
  if (faq === null) throw data(null, { status: 404 });
  if (!faq) return data(null, { status: 503 });
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, maxQuery);
  return { ...faq, query, keptSince: keptSince() } satisfies FaqView;
}

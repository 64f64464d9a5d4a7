import type { Locale } from '@vitryna/contracts/constants';
import { type Faq, faqSchema } from '@vitryna/contracts/content';
import type { AppContext } from '@vitryna/remote-kit';

/** A page of questions and answers by its slug, the main one without; null when there is none, undefined when the content service is slow, down or wrong. */
export function getFaq(
  content: AppContext['content'],
  { locale, slug, signal }: { locale: Locale; slug: string | undefined; signal: AbortSignal },
): Promise<Faq | null | undefined> {
  const schema = faqSchema.refine((faq) => slug === undefined || faq.slug === slug, `not the questions ${slug}`);
  return content.get<Faq | null | undefined>(slug === undefined ? '/faq' : '/faq/view', {
    schema: schema.nullable(),
    query: { locale, ...(slug !== undefined && { slug }) },
    fallback: undefined,
    missing: null,
    signal,
  });
}

import type { Locale } from '@vitryna/contracts/constants';
import { encodeSegment } from './address.ts';
import { href } from './language.ts';
import { query } from './query.ts';

type ListPart = { page?: number };

const numberOf = ({ page = 1 }: ListPart) => (page > 1 ? String(page) : undefined);

/** Addresses that only pages of content lead to (specification §2). The first page of a list has no number. */
export const contentPaths = {
  icsee: (locale: Locale) => href(locale, '/icsee'),
  gvSs: (locale: Locale) => href(locale, '/gv-ss'),
  landingPage: (locale: Locale, { id }: { id: string }) => href(locale, `/landing-page/${encodeSegment(id)}`),
  blogBecomeAuthor: (locale: Locale) => href(locale, '/blog/become-author'),
  faq: (locale: Locale, { faqSlug }: { faqSlug: string }) => href(locale, `/faq/${encodeSegment(faqSlug)}`),
  /** What a search within the blog finds. */
  blogSearch: (locale: Locale, { q, ...part }: { q?: string } & ListPart) =>
    href(locale, `/blog${query({ q, page: numberOf(part) })}`),
  blogCategory: (locale: Locale, { categorySlug, ...part }: { categorySlug: string } & ListPart) =>
    href(locale, `/blog/category/${encodeSegment(categorySlug)}${query({ page: numberOf(part) })}`),
  blogTag: (locale: Locale, { tagSlug, ...part }: { tagSlug: string } & ListPart) =>
    href(locale, `/blog/tag/${encodeSegment(tagSlug)}${query({ page: numberOf(part) })}`),
  /** A file for feed readers: a document of the gateway, no page. */
  blogFeed: (locale: Locale, { format }: { format: 'rss' | 'atom' }) => href(locale, `/blog/${format}.xml`),
  /** An editors' form on a page of its own, for browsers without JavaScript. */
  writeToUs: (locale: Locale, { event }: { event: string }) => href(locale, `/write-to-us/${encodeSegment(event)}`),
  /** Tools of content pages on pages of their own, for browsers without JavaScript. */
  warrantyCheck: (locale: Locale) => href(locale, '/warranty-check'),
  deliveryCost: (locale: Locale) => href(locale, '/delivery-cost'),
} as const;

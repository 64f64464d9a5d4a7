import type { APIRequestContext } from '@playwright/test';
import type { Language } from './languages.ts';

/** A product that a category shows, as a shopper would find it. */
export async function productPath(request: APIRequestContext, { prefix }: Language): Promise<string> {
  const html = await (await request.get(`${prefix}/ip-kamery`)).text();
  const path = /<h3[^>]*><a href="(?<path>[^"]+)"/.exec(html)?.groups?.path;
  if (!path) throw new Error(`The category at ${prefix}/ip-kamery shows no product.`);
  return path;
}

/** A page that every rule of the shop is checked on. */
export type Sample = {
  name: string;
  find: (language: Language, request: APIRequestContext) => string | Promise<string>;
  status: number;
};

/** One page of each kind. */
export const samples: Sample[] = [
  { name: 'home', find: ({ home }) => home, status: 200 },
  { name: 'catalogue', find: ({ prefix }) => `${prefix}/catalog`, status: 200 },
  { name: 'department', find: ({ prefix }) => `${prefix}/zhyvlennia`, status: 200 },
  { name: 'category', find: ({ prefix }) => `${prefix}/ip-kamery`, status: 200 },
  {
    name: 'filtered category',
    find: ({ prefix }) => `${prefix}/ip-kamery/rozdilna-zdatnist=4;vyrobnyk=obrii,vartis?maxPrice=9000`,
    status: 200,
  },
  { name: 'product', find: (language, request) => productPath(request, language), status: 200 },
  { name: 'content page', find: ({ prefix }) => `${prefix}/warranty`, status: 200 },
  { name: 'not found', find: ({ prefix }) => `${prefix}/no-such-page`, status: 404 },
];

/** Further kinds of pages that are read, for journeys that few pages are too few for. */
export const contentSamples: Sample[] = [
  { name: 'blog', find: ({ prefix }) => `${prefix}/blog`, status: 200 },
  { name: 'tag of the blog', find: ({ prefix }) => `${prefix}/blog/tag/networks`, status: 200 },
  { name: 'post', find: ({ prefix }) => `${prefix}/blog/komu-potriben-wi-fi-7`, status: 200 },
  { name: 'questions', find: ({ prefix }) => `${prefix}/faq`, status: 200 },
  { name: 'offer', find: ({ prefix }) => `${prefix}/landing-page/zymovyi-montazh`, status: 200 },
];

/** Journeys over samples run in two combinations, those over the further ones in one of them. */
export const tagOf = (sample: Sample): string[] => (contentSamples.includes(sample) ? [] : ['@pair']);

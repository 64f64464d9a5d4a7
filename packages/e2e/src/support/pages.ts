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

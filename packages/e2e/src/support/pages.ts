import type { APIRequestContext } from '@playwright/test';
import type { Language } from './languages.ts';

/** A page that every rule of the shop is checked on. */
export type Sample = { name: string; path: string; status?: number };

/** A product that a category shows, as a shopper would find it. */
export async function productPath(request: APIRequestContext, { prefix }: Language): Promise<string> {
  const html = await (await request.get(`${prefix}/ip-kamery`)).text();
  const path = /<h3[^>]*><a href="(?<path>[^"]+)"/.exec(html)?.groups?.path;
  if (!path) throw new Error(`The category at ${prefix}/ip-kamery shows no product.`);
  return path;
}

/** The pages whose addresses are known, in one language. */
export function samples({ prefix, home }: Language): Sample[] {
  return [
    { name: 'home', path: home },
    { name: 'catalogue', path: `${prefix}/catalog` },
    { name: 'category', path: `${prefix}/ip-kamery` },
    { name: 'filtered category', path: `${prefix}/ip-kamery/rozdilna-zdatnist=4;vyrobnyk=obrii,vartis?maxPrice=9000` },
    { name: 'content page', path: `${prefix}/warranty` },
    { name: 'not found', path: `${prefix}/no-such-page`, status: 404 },
  ];
}

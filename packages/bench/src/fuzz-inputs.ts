import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema } from '@vitryna/contracts/release';
import {
  type FuzzedRequest,
  fuzzedAddresses,
  fuzzedCallbacks,
  fuzzedForms,
  fuzzedOperations,
  knownTexts,
  type Lived,
  liveThrough,
  openTestBrowser,
  type PostedForm,
  type StoreDocument,
} from '@vitryna/store-api/testing';
import fc from 'fast-check';

/** One input; `isCall` where the answer has to be of contract §0, `cookie` of somebody who has bought. */
export type FuzzInput = { input: FuzzedRequest; isCall: boolean; cookie: string | null };

/** Addresses that no release declares: files of the gateway, pictures, and what is nobody's. */
const otherAddresses = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/products-1.xml',
  '/manifest.webmanifest',
  '/manifest.ru.webmanifest',
  '/sw.js',
  '/offline',
  '/views.json',
  '/reports.json',
  '/.well-known/security.txt',
  '/health',
  '/build/x/1.0.0/client/entry.js',
  '/media/1/card.webp',
  '/media/documents/1/manual.pdf',
  '/user/openapi.json',
  '/__dev/outbox',
  '/__pay/x.y',
];
/** Inputs that are made of one call, of addresses, or of forms, before the next one's turn. */
const inRow = 25;

/** Pages and forms of what was built last. */
async function readReleases(store: string): Promise<{ addresses: string[]; forms: PostedForm[] }> {
  const addresses = [...otherAddresses];
  const forms: PostedForm[] = [];
  for (const app of (await readdir(store)).filter((name) => name.startsWith('mf-'))) {
    const [version = ''] = (await readdir(join(store, app))).sort().reverse();
    const { routes } = releaseSchema.parse(
      JSON.parse(await readFile(join(store, app, version, 'release.json'), 'utf8')),
    );
    for (const { path, example = path, forms: declared = {} } of routes) {
      for (const address of [`/ua/${example}`, `/${example}`]) {
        addresses.push(address);
        for (const [name, { fields }] of Object.entries(declared)) forms.push({ path: address, name, fields });
      }
    }
  }
  return { addresses, forms };
}

type Options = { api: string; store: string; bankSecret: string; seed: number };

const openBrowser = (api: string) => openTestBrowser({ request: (path, init) => fetch(`${api}${path}`, init) }, []);

async function readProducts(api: string): Promise<string[]> {
  const { items } = (await openBrowser(api).read('GET', '/user/catalog/product/list?pageSize=48')) as {
    items: { id: string }[];
  };
  return items.map(({ id }) => id);
}

type Shopper = { cookie: string | null; lived: Lived };

/** Somebody who has bought the first of the products that is still there. */
async function openShopper(api: string, products: string[]): Promise<Shopper> {
  for (;;) {
    const [productId] = products;
    if (productId === undefined) throw new Error('bench: everything is sold');
    const browser = openBrowser(api);
    try {
      const lived = await liveThrough(browser, productId, `fuzzed-${crypto.randomUUID()}@example.com`);
      return { cookie: browser.cookie(), lived };
    } catch (error) {
      if (!String(error).includes(': 409 ')) throw error;
      products.shift();
    }
  }
}

/** Inputs without an end: some of each call, callbacks, addresses and forms, and anew with another seed and other shoppers. */
export async function* makeInputs({ api, store, bankSecret, seed: begin }: Options): AsyncGenerator<FuzzInput, never> {
  const document = (await (await fetch(`${api}/user/openapi.json`)).json()) as StoreDocument;
  const { addresses, forms } = await readReleases(store);
  const products = await readProducts(api);
  const known = ({ texts }: Lived) => ({ any: knownTexts, productId: products.slice(0, 5), ...texts });
  const count = Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0);
  for (let seed = begin; ; seed += 1) {
    for (let at = 0; at < count; at += 1) {
      const { cookie, lived } = await openShopper(api, products);
      const call = fuzzedOperations(document, known(lived))[at];
      if (call === undefined) continue;
      for (const input of fc.sample(call.all, { numRuns: inRow, seed })) yield { input, isCall: true, cookie };
      for (const input of fc.sample(call.valid, { numRuns: 2, seed })) yield { input, isCall: true, cookie };
    }
    const { cookie, lived } = await openShopper(api, products);
    const callbacks = fuzzedCallbacks(bankSecret, [lived.attempt]).all;
    for (const input of fc.sample(callbacks, { numRuns: inRow * 4, seed })) yield { input, isCall: true, cookie: null };
    const { orderId: [id = ''] = [], token: [token = ''] = [] } = lived.texts;
    const own = [`/ua/order/${id}`, `/order/${id}?token=${token}`, `/purchase-feedback/${id}?token=${token}`];
    const pages = fuzzedAddresses([...addresses, ...own]);
    for (const input of fc.sample(pages, { numRuns: inRow * 20, seed })) yield { input, isCall: false, cookie };
    const posted = fuzzedForms(forms, known(lived));
    for (const input of fc.sample(posted, { numRuns: inRow * 8, seed })) yield { input, isCall: false, cookie };
  }
}

import { brotliCompressSync, constants } from 'node:zlib';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { type Cost, costTable, total } from '../support/cost-table.ts';
import { uk } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { bytesUntil, readServed, type Served, scriptsOf } from '../support/served-page.ts';
import { openReady } from '../support/shop.ts';
import { watchTraffic } from '../support/traffic.ts';

/** Bytes on the wire with brotli. */
const budgets = { html: 25.3, scripts: 123.3, ownScripts: 122.8, firstView: 250, aboveProducts: 14 } as const;
const kilobyte = 1024;

/** Elements of a body once it is hydrated and has what comes by itself. */
const mostElements = { home: 600, category: 885, search: 840, product: 700 } as const;

const widths = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
] as const;

const pages = [
  { name: 'home', scripts: budgets.scripts, find: async () => uk.home },
  { name: 'category', scripts: budgets.scripts, find: async () => '/ua/ip-kamery' },
  // Choosing among variants, pieces, ways to get it and the history of its price stand on it.
  { name: 'product', scripts: 124.8, find: (request: Parameters<typeof productPath>[0]) => productPath(request, uk) },
] as const;

function expectWithin(title: string, budgetKilobytes: number, costs: Cost[]): void {
  const budget = budgetKilobytes * kilobyte;
  expect(total(costs), costTable(title, budget, costs)).toBeLessThanOrEqual(budget);
}

/** Figures that a reader of the run wants to see, also when nothing is wrong. */
function print(figures: string): void {
  process.stdout.write(`     ${figures}\n`);
}

const costOf = ({ path, bytes }: Served): Cost => ({ path, bytes: bytes.length });

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Place and appearance of everything above the page. */
async function looksOfHeader(page: Page, path: string) {
  await page.goto(path);
  return page
    .locator('#root > :not(main, main ~ *, style, script, link), #root > :is(nav, header) *')
    .evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, font, opacity, maskImage } = getComputedStyle(element);
        return { name: element.className, x, y, width, height, color, backgroundColor, font, opacity, maskImage };
      }),
    );
}

/** A page as most visitors get it: packed at its best in the background once a few have asked for it. */
async function readPacked(path: string): Promise<Served> {
  let page = await readServed(path);
  await expect(async () => {
    page = await readServed(path);
    expect(page.headers['content-encoding']).toBe('br');
    const quick = brotliCompressSync(page.text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    expect(page.bytes.length).toBeLessThan(quick.length);
  }).toPass();
  return page;
}

for (const { name, scripts: scriptBudget, find } of pages) {
  test.describe(name, () => {
    test(`${name} sends no more than its budgets`, async ({ request }) => {
      const page = await readPacked(await find(request));
      const modules = await Promise.all(scriptsOf(page).map(readServed));
      const html = costOf(page);
      const scripts = modules.map(costOf);
      // V8 compiles what begins so beside the thread that answers.
      const compiledLate = modules.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
      expect(compiledLate.map(({ path }) => path)).toEqual([]);
      const start = page.text.includes('<article') ? bytesUntil(page, '<article') : 0;
      print(
        `${name}: HTML ${(html.bytes / kilobyte).toFixed(1)} KB, scripts ${(total(scripts) / kilobyte).toFixed(1)} KB in ${scripts.length} files, ` +
          `${(start / kilobyte).toFixed(1)} KB of HTML before the first product (aim: ${budgets.aboveProducts} KB)`,
      );
      expectWithin('HTML', budgets.html, [html]);
      expectWithin('JavaScript before hydration', scriptBudget, scripts);
    });

    test(`${name} is there after one wave of requests`, async ({ browser, request }) => {
      const path = await find(request);
      const preloaded = new Set(scriptsOf(await readServed(path)));
      const requests = await watchTraffic(browser, path);
      const isFirst = ({ path, type }: (typeof requests)[number]) =>
        ['Document', 'Font', 'Image', 'Stylesheet'].includes(type) || preloaded.has(path);
      const first = requests.filter(isFirst);
      print(
        `${name}: first view ${(total(first) / kilobyte).toFixed(1)} KB in ${first.length} requests, ` +
          `${(total(requests) / kilobyte).toFixed(1)} KB in ${requests.length} with what follows hydration`,
      );
      // What a script asks for before hydration is a second wave, unless the page named it already.
      const second = requests.filter(
        ({ initiator, isBeforeHydration, path: asked }) =>
          isBeforeHydration && initiator === 'script' && !preloaded.has(asked),
      );
      expect(second.map(({ path: asked }) => asked)).toEqual([]);
      expectWithin('First view', budgets.firstView, first);
    });

    test(`${name} has all styles of its header before it, and those of the page behind`, async ({
      browser,
      request,
    }) => {
      const path = await find(request);
      const { text } = await readServed(path);
      const [start = 0, end = 0] = ['</header>', '<main'].map((part) => text.indexOf(part));
      const styles = [...text.matchAll(/<style data-href="([^."]*)/g)].map(({ 1: file = '', index }) => ({
        file,
        index,
      }));
      expect(styles.filter(({ index }) => index < start).map(({ file }) => file)).toEqual(['fonts', 'header', 'brand']);
      expect(styles.filter(({ index }) => index > start && index < end).length).toBeGreaterThan(1);
      expect(styles.filter(({ index }) => index > end)).toEqual([]);

      for (const viewport of widths) {
        const page = await browser.newPage({ javaScriptEnabled: false, viewport });
        const whole = await looksOfHeader(page, path);
        await expect(page.locator('main')).toHaveCount(1);
        await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: text.slice(0, start) }));
        expect(await looksOfHeader(page, path)).toEqual(whole);
        expect(whole.length).toBeGreaterThan(10);
        await expect(page.locator('main')).toHaveCount(0);
        await page.close();
      }
    });

    test(`${name} is strict about scripts and styles and preloads its first picture`, async ({ request }) => {
      const page = await readServed(await find(request));
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toMatch(/script-src [^;]*'self'/);
      expect(policy).not.toMatch(/script-src [^;]*'unsafe-/);
      const scripts = page.text.match(/<script[^>]*>/g) ?? [];
      const inline = scripts.filter((tag) => !tag.includes(' src=') && !/type="application\/(?:ld\+)?json"/.test(tag));
      expect(inline).toEqual([]);
      const markup = page.text.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
      expect(markup.match(/<[^>]* style="[^"]*"/g) ?? []).toEqual([]);
      expect(markup.match(/<[^>]* on[a-z]+="[^"]*"/g) ?? []).toEqual([]);

      const preload = /<link rel="preload" as="image"[^>]*>/.exec(markup)?.[0] ?? '';
      const picture = /<img [^>]*>/.exec(markup.slice(markup.indexOf('<main')))?.[0] ?? '';
      expect(attribute(preload, 'imagesrcset')).toBeTruthy();
      expect(attribute(picture, 'srcset')).toBe(attribute(preload, 'imagesrcset'));
      expect(attribute(picture, 'sizes')).toBe(attribute(preload, 'imagesizes'));
    });
  });
}

/** A product that has every tab. */
async function filmedProduct(request: APIRequestContext): Promise<string> {
  const read = async (path: string) => (await (await request.get(`/user/catalog/product/${path}`)).json()).data;
  const { items } = (await read(`list?searchQuery=${encodeURIComponent('камера')}&pageSize=24`)) as {
    items: { slug: string; categorySlug: string }[];
  };
  for (const { slug, categorySlug } of items)
    if (((await read(`view?slug=${slug}`)) as { videos: object[] }).videos.length > 0)
      return `/ua/${categorySlug}/${slug}`;
  throw new Error('no product has a video');
}

test('no tab of a product sends more scripts than its budget', async ({ request }) => {
  const product = await filmedProduct(request);
  for (const tab of ['specifications', 'reviews', 'videos', 'downloads']) {
    const modules = await Promise.all(scriptsOf(await readServed(`${product}/${tab}`)).map(readServed));
    print(`${tab}: scripts ${(total(modules.map(costOf)) / kilobyte).toFixed(1)} KB`);
    expectWithin(`JavaScript of ${tab} before hydration`, 127, modules.map(costOf));
  }
});

/** How many elements a browser with scripts makes of a page that has just come: `<noscript>` is text to it. */
async function elementsIn(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const markup = html.replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '');
  return markup.match(/<[a-z]/g)?.length ?? 0;
}

/** The category whose first page is made of the most elements. */
async function largestCategory(request: APIRequestContext): Promise<string> {
  const sitemap = await (await request.get('/sitemaps/categories-1.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  let largest = { path: '', elements: 0 };
  for (const path of paths.filter((one) => one.startsWith('/ua/'))) {
    const elements = await elementsIn(request, path);
    if (elements > largest.elements) largest = { path, elements };
  }
  return largest.path;
}

const elementPages = [
  { name: 'home', find: async () => uk.home },
  { name: 'category', find: largestCategory },
  { name: 'search', find: async () => `/ua/search?searchQuery=${encodeURIComponent('камера')}` },
  { name: 'product', find: (request: APIRequestContext) => productPath(request, uk) },
] as const;

for (const { name, find } of elementPages) {
  test(`${name} is made of no more elements than its budget`, async ({ browser, request }) => {
    const path = await find(request);
    for (const viewport of widths) {
      const page = await browser.newPage({ viewport });
      await openReady(page, path);
      // What a head lists of files to fetch comes and goes with the moment, and is drawn nowhere.
      const count = await page.locator('body, body *').count();
      print(`${name} (${path}) at ${viewport.width} px: ${count} elements`);
      expect(count).toBeLessThanOrEqual(mostElements[name]);
      await page.close();
    }
  });
}

/** Pages of one shopper: never kept, so never packed at their best. */
const own = [
  { name: 'checkout', path: '/ua/checkout' },
  { name: 'cart', path: '/ua/checkout/cart' },
  { name: 'order', path: '/ua/order/0123456789abcdefghij' },
  { name: 'account', path: '/ua/account' },
  { name: 'favourites', path: '/ua/account/favorites' },
] as const;

for (const { name, path } of own) {
  test(`${name} sends no more JavaScript before hydration than its budget`, async () => {
    const page = await readServed(path);
    expect(page.headers['cache-control']).toContain('no-store');
    const scripts = (await Promise.all(scriptsOf(page).map(readServed))).map(costOf);
    print(`${name}: scripts ${(total(scripts) / kilobyte).toFixed(1)} KB in ${scripts.length} files`);
    expectWithin('JavaScript before hydration', budgets.ownScripts, scripts);
  });
}

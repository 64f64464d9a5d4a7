import type { APIRequestContext, Page } from '@playwright/test';
import { type Head, readHead } from '../support/head.ts';
import { languages, otherOf } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';
import { baseURL } from '../support/store.ts';

/** The head that the gateway wrote for an address; `plain` is a document whose policy does not refuse a text as HTML. */
async function servedHead(plain: Page, path: string): Promise<Head> {
  const html = await (await plain.request.get(path)).text();
  const document = await plain.evaluateHandle((text) => new DOMParser().parseFromString(text, 'text/html'), html);
  return plain.evaluate(readHead, document);
}

/**
 * Reviews come after the first screen of a page that was navigated to: only documents name them. How many there are, other journeys
 * change meanwhile, and a kept document may not know yet.
 */
const withoutReviews = ({ structuredData, ...head }: Head): Head => ({
  ...head,
  structuredData: structuredData.map(({ review: _, aggregateRating: __, ...data }) => data),
});

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const pathOf = (address: string): string => address.slice(baseURL.length);

/** Addresses of all kinds of sitemap files; of products every so many, because each is rendered. */
async function listedAddresses(request: APIRequestContext): Promise<string[]> {
  const index = await (await request.get('/sitemap.xml')).text();
  const lists = await Promise.all(
    locations(index).map(async (file) => {
      const all = locations(await (await request.get(pathOf(file))).text());
      expect(all.length).toBeLessThanOrEqual(50_000);
      return file.includes('products') ? all.filter((_, number) => number % 401 === 0) : all;
    }),
  );
  return lists.flat();
}

/** What a page says of itself in a line or two; empty where it says nothing. */
const descriptionOf = (html: string): string =>
  /<meta data-head name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';

test.describe('the gateway', () => {
  test('lists only addresses that answer, in well-formed files', { tag: '@desktop' }, async ({ page, request }) => {
    await page.goto('/robots.txt');
    for (const file of [
      '/sitemap.xml',
      '/sitemaps/pages-1.xml',
      '/sitemaps/categories-1.xml',
      '/sitemaps/products-1.xml',
    ]) {
      const answer = await request.get(file);
      expect(answer.headers().etag, file).toBeTruthy();
      const problem = await page.evaluate(
        (xml) =>
          new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent ?? null,
        await answer.text(),
      );
      expect(problem, file).toBeNull();
    }
    const paths = (await listedAddresses(request)).map(pathOf);
    expect(paths).toEqual(expect.arrayContaining(['/', '/ru', '/ua/catalog', '/warranty', '/ua/ip-kamery']));
    // Each page in one of its languages, which stand beside each other, now in the one and now in the other.
    const asked = paths.filter((_, at) => at % 2 === Math.floor(at / 2) % 2);
    for (let first = 0; first < asked.length; first += 4) {
      const some = asked.slice(first, first + 4);
      const answers = await Promise.all(some.map((path) => request.get(path, { maxRedirects: 0 })));
      expect(
        answers.map((answer) => answer.status()),
        some.join(' '),
      ).toEqual(some.map(() => 200));
      const pages = await Promise.all(answers.map((answer) => answer.text()));
      for (const [number, page] of pages.entries()) expect.soft(descriptionOf(page), some[number]).toMatch(/\S.{29}/);
    }
  });

  test('describes what was searched for and what is compared', async ({ request, language }) => {
    const read = async (path: string) => descriptionOf(await (await request.get(language.prefix + path)).text());
    expect(await read('/search?searchQuery=wi-fi')).toMatch(/^\d+ \p{L}+ .*«wi-fi»/u);
    expect(await read('/search?searchQuery=qzxqzxqzx')).toMatch(/«qzxqzxqzx»/);
    expect(await read('/comparison')).not.toBe('');
  });

  test('says what each page is, to search engines and social networks', async ({ page, language, request }) => {
    await page.goto('/robots.txt');
    const { prefix, home } = language;
    const product = await productPath(request, language);
    const types: Record<string, string[]> = {
      [home]: ['Organization', 'WebSite'],
      [`${prefix}/catalog`]: ['BreadcrumbList'],
      [`${prefix}/ip-kamery`]: ['BreadcrumbList', 'ItemList'],
      [`${prefix}/warranty`]: ['BreadcrumbList'],
      [product]: ['BreadcrumbList', 'Product'],
    };
    for (const [path, expected] of Object.entries(types)) {
      const head = await servedHead(page, path);
      expect(head.title.length, path).toBeGreaterThan(5);
      expect(head.metas.description?.length, path).toBeGreaterThan(20);
      expect(head.canonical).toBe(baseURL + path);
      expect(head.alternates[language.locale]).toBe(head.canonical);
      expect(head.alternates['x-default']).toBe(head.alternates.uk);
      const twin = await servedHead(page, pathOf(head.alternates[otherOf(language).locale] ?? ''));
      expect(twin.alternates).toEqual(head.alternates);
      expect(head.structuredData.map((data) => data['@type'])).toEqual(expected);
      expect(JSON.stringify(head.structuredData)).not.toMatch(/"(?:url|item|image|logo|target)":"\/(?!\/)/);
      const picture = await request.get(pathOf(head.metas['og:image'] ?? ''));
      expect(picture.headers()['content-type'], path).toMatch(/^image\//);
      expect((await picture.body()).length).toBeLessThan(200 * 1024);
      expect(head.metas['twitter:card']).toBe('summary_large_image');
      expect([head.metas['og:image:width'], head.metas['og:image:height']], path).toEqual(['1200', '630']);
      expect(head.metas['og:image:alt'], path).toBeTruthy();
    }
  });

  test('tells robots, installers and finders of mistakes what they ask for', { tag: '@desktop' }, async ({
    request,
  }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const security = await (await request.get('/.well-known/security.txt')).text();
    expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
    for (const { locale, home } of languages) {
      const html = await (await request.get(home)).text();
      const href = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const manifest = await (await request.get(href)).json();
      expect(manifest).toMatchObject({ lang: locale, start_url: home });
      for (const { src, sizes, type } of manifest.icons) {
        const icon = await (await request.get(src)).body();
        expect(icon.length).toBeLessThan(20_000);
        if (type === 'image/png') expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
      }
    }
    expect((await request.get('/icons/icon-180.png')).status()).toBe(200);
    for (const feed of ['google.xml', 'hotline.xml', 'prices.yml']) {
      const answer = await request.head(`/feeds/${feed}`);
      // A new store writes them a minute after its start.
      if (answer.status() === 503) expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
      else expect(answer.headers()['content-type']).toContain('application/xml');
    }
    for (const guide of ['/llms.txt', '/llms-ru.txt']) {
      const text = await (await request.get(guide)).text();
      expect(text).toMatch(/^# \S/);
      const links = [...text.matchAll(/^- \[.+\]\(([^)]+)\)/gm)].map(([, address = '']) => address);
      expect(links.length).toBeGreaterThan(20);
      expect(links.filter((address) => !address.startsWith(baseURL))).toEqual([]);
    }
  });
});

test('the head stays true while the page changes without a document', async ({ page, language, request }) => {
  const product = await productPath(request, language);
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const plain = await page.context().newPage();
  await plain.goto('/robots.txt');
  const current = async () => page.evaluate(readHead, await page.evaluateHandle(() => document));
  await page.getByRole('main').locator(`a[href="${product}"]`).first().click();
  await expect(page).toHaveURL(product);
  await expect
    .poll(async () => withoutReviews(await current()))
    .toEqual(withoutReviews(await servedHead(plain, product)));
  // The title of the home page comes from the content service.
  await page.getByRole('banner').locator(`a[href="${language.home}"]`).first().click();
  await expect(page).toHaveURL(language.home);
  await expect.poll(current).toEqual(await servedHead(plain, language.home));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test.describe('a moved path', () => {
  // Its target is on a site that is none.
  test.use({ allowed: /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_PROXY/ });

  test('leads a link to where the gateway leads everybody, with the campaign', async ({ page, language }) => {
    await page.goto(`${language.prefix}/catalog`);
    await hydrated(page);
    const table = page.waitForResponse('**/user/shared/redirects');
    await page.keyboard.press('Shift');
    await table;
    const follow = (href: string) =>
      page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address, textContent: 'moved' });
        document.querySelector('main')?.prepend(link);
        link.click();
      }, href);
    const left = page.waitForEvent('framenavigated');
    await follow(`${language.prefix}/delivery?utm_source=mail&page=2`);
    await left;
    await expect(page).toHaveURL(`${language.prefix}/about-company/shipping-payment?utm_source=mail`);
    await hydrated(page);
    const again = page.waitForResponse('**/user/shared/redirects');
    await page.keyboard.press('Shift');
    await again;
    const outside = page.waitForRequest('https://video.example/**');
    await follow('/video?token=secret');
    expect((await outside).url()).toBe('https://video.example/vitryna');
  });
});

test('any spelling of an address reaches its own in one redirect at most', async ({ request, language }) => {
  const { prefix } = language;
  const options = ['', '/vyrobnyk=vartis,obrii', '/zzz=1;vyrobnyk=vartis,nobody;rozdilna-zdatnist=4', '/nothing=1'];
  const queries = ['', '?page=1&sort=popular', '?maxPrice=1&minPrice=9&anything=1', '?utm_source=mail&limit=24'];
  const paths = ['ip-kamery', '%69p-kamery'].flatMap((path) => options.map((option) => `${prefix}/${path}${option}`));
  const homes = language.prefix === '' ? ['/ru', '/ru/'] : ['/ua', '/ua/', '/'];
  const addresses = [...homes, ...paths, ...paths.map((path) => `${path}/`)].flatMap((path) =>
    queries.map((query) => path + query),
  );
  for (const address of addresses) {
    const first = await request.get(address, { maxRedirects: 0 });
    if (first.status() === 200) continue;
    expect([address, first.status()]).toEqual([address, 301]);
    const to = first.headers().location ?? '';
    expect([address, to, (await request.get(to, { maxRedirects: 0 })).status()]).toEqual([address, to, 200]);
    expect(to.includes('utm_source')).toBe(address.includes('utm_source'));
  }
});

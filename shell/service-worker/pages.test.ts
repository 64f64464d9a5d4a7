import { createHash, webcrypto } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createBoundedCache } from './bounded-cache.ts';
import { keptAtHeader, noticeCss } from './kept-page.ts';
import { createPages } from './pages.ts';
import { createFakeCaches } from './testing/fake-caches.ts';

const at = (path: string) => `https://shop.example${path}`;
const keptAt = Date.UTC(2026, 10, 21, 14, 5);
const html = (lang: string, title: string, composition = 'one') =>
  `<!doctype html><html lang="${lang}" data-composition="${composition}"><head><title>${title}</title></head><body><div id="root">${title}</div></body></html>`;
const list = '<section data-kept-pages="" hidden=""><h2>Saved</h2><ul data-kept-list=""></ul></section>';
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': "default-src 'self'; style-src 'self' 'sha256-abc'",
};
const page = (...given: Parameters<typeof html>) => new Response(html(...given), { headers });

function setUp() {
  const caches = createFakeCaches();
  let uses = 0;
  const cache = createBoundedCache({
    caches,
    name: 'pages',
    bounds: { entries: 9, bytes: 1e6 },
    now: () => uses++,
    pause: async () => {},
  });
  const asked: string[] = [];
  const late = { hasPassed: false };
  const live = { composition: 'one' };
  const pages = createPages({
    scope: {
      fetch: (async (path: string) => {
        asked.push(path);
        const lang = path.startsWith('/ua') ? 'uk' : 'ru';
        return new Response(html(lang, 'Offline', live.composition).replace('</body>', `${list}</body>`), { headers });
      }) as typeof fetch,
      crypto: webcrypto as Crypto,
      location: { origin: at('') },
    },
    cache,
    offline: () => caches.open('offline'),
    now: () => keptAt,
    wait: () => (late.hasPassed ? Promise.resolve() : new Promise(() => {})),
  });
  return { asked, late, live, pages };
}
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
const never = () => new Promise<Response>(() => {});

test('shows what the network answers, whatever is kept', async () => {
  const { pages } = setUp();
  await pages.keep(at('/ua/catalog'), page('uk', 'Old', 'one'));
  const answer = await pages.answer(at('/ua/catalog'), Promise.resolve(page('uk', 'New', 'two')));
  expect(await answer.text()).toBe(html('uk', 'New', 'two'));
});

test('passes a refusal of the store on: maintenance mode is no lost connection', async () => {
  const { pages } = setUp();
  await pages.keep(at('/'), page('uk', 'Home'));
  const closed = await pages.answer(at('/'), Promise.resolve(new Response('closed', { status: 503 })));
  expect(closed.status).toBe(503);
});

test.each([
  ['uk', '/ua/catalog', /Цю сторінку збережено 21 листопада/],
  ['ru', '/catalog', /Эта страница сохранена 21 ноября/],
])('shows the kept page in %s with its date when there is no network', async (lang, path, words) => {
  const { pages } = setUp();
  await pages.keep(at(path), page(lang, 'Catalogue'));
  const answer = await pages.answer(at(`${path}?utm_source=mail`), lost());
  const text = await answer.text();
  expect(text).toMatch(words);
  expect(text).toContain(`data-kept-at="${keptAt}"`);
  expect(text).toContain('<div id="root">Catalogue</div>');
  expect(answer.headers.get(keptAtHeader)).toBe(String(keptAt));
});

test('allows the style of the notice in the policy of the page, and nothing else', async () => {
  const { pages } = setUp();
  await pages.keep(at('/'), page('uk', 'Home'));
  const answer = await pages.answer(at('/'), lost());
  const hash = createHash('sha256').update(noticeCss).digest('base64');
  expect(answer.headers.get('content-security-policy')).toBe(
    `default-src 'self'; style-src 'self' 'sha256-${hash}' 'sha256-abc'`,
  );
  expect(await answer.text()).toContain(`<style>${noticeCss}</style>`);
});

test('shows the kept page when the line is dead although the browser believes in it', async () => {
  const { late, pages } = setUp();
  await pages.keep(at('/'), page('uk', 'Home'));
  late.hasPassed = true;
  expect(await (await pages.answer(at('/'), never())).text()).toContain('kept-notice');
});

test('waits for a late page that is not kept', async () => {
  const { late, pages } = setUp();
  late.hasPassed = true;
  const network = new Promise<Response>((resolve) => setTimeout(() => resolve(page('uk', 'Late'))));
  expect(await (await pages.answer(at('/'), network)).text()).toContain('Late');
});

test('shows the offline page of the language with links to what is kept in it, the last visited first', async () => {
  const { pages } = setUp();
  await pages.keepOffline(null);
  await pages.keep(at('/ua/catalog'), page('uk', 'Каталог &amp; <'.replace('<', '&lt;')));
  await pages.keep(at('/catalog'), page('ru', 'Каталог'));
  await pages.keep(at('/'), page('uk', 'Costs $1 & $&'.replaceAll('&', '&amp;')));
  const text = await (await pages.answer(at('/ua/unseen'), lost())).text();
  expect(text).toContain('<html lang="uk"');
  expect(text).not.toContain('hidden=""');
  expect([...text.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, title]) => [href, title])).toEqual([
    [at('/'), 'Costs $1 &amp; $&amp;'],
    [at('/ua/catalog'), 'Каталог &amp; &lt;'],
  ]);
  expect(await (await pages.answer(at('/unseen'), lost())).text()).toContain('<html lang="ru"');
});

test('hides the list when nothing is kept', async () => {
  const { pages } = setUp();
  await pages.keepOffline(null);
  expect(await (await pages.answer(at('/unseen'), lost())).text()).toContain('hidden=""');
});

test('keeps the offline pages once per composition', async () => {
  const { asked, live, pages } = setUp();
  await pages.keepOffline(null);
  await pages.keepOffline('one');
  expect(asked).toEqual(['/ua/offline', '/offline']);
  live.composition = 'two';
  await pages.keepOffline('two');
  await pages.keepOffline('two');
  expect(asked).toHaveLength(4);
});

test('keeps neither pages of one shopper nor secrets', async () => {
  const { pages } = setUp();
  await pages.keepOffline(null);
  const mine = new Response(html('uk', 'Account'), { headers: { ...headers, 'cache-control': 'no-store' } });
  await pages.keep(at('/ua/account'), mine);
  await pages.keep(at('/?recovery=secret'), page('uk', 'Home'));
  for (const path of ['/ua/account', '/', '/?recovery=secret']) {
    expect(await (await pages.answer(at(path), lost())).text()).toContain('data-kept-list');
  }
});

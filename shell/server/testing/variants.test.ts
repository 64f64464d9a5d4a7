import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import { fakeRoute } from '@vitryna/release/testing';
import { type Answer, type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

const routes = [
  { ...fakeRoute('category', 'kamery'), hasListLooks: true },
  fakeRoute('warranty', 'warranty'),
  { ...fakeRoute('account', 'account'), cache: 'private' as const },
];
const start = (shell = {}) =>
  startGateway({
    releases: [
      { name: 'shell', ...shell },
      { name: 'mf-catalog', routes },
    ],
  });

/** Every combination of what a visitor can have chosen. */
const combinations = [[], ['store_theme=light'], ['store_theme=dark']].flatMap((theme) =>
  [[], ['store_font=1']].flatMap((font) =>
    [[], ['store_filter_menu=hidden']].flatMap((menu) =>
      [[], ['store_list_view=list']].map((view) => [...theme, ...font, ...menu, ...view].join('; ')),
    ),
  ),
);
async function ask(path: string, cookie: string, more: Record<string, string> = {}) {
  const answer = await gateway.get(path, { headers: { 'Accept-Encoding': 'identity', Cookie: cookie, ...more } });
  return { ...answer, variant: /data-variant="([^"]*)"/.exec(answer.text)?.[1] };
}
const unpackers = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };
function unpackAnswer({ headers, bytes, text }: Answer): string {
  const unpack = unpackers[headers['content-encoding'] as keyof typeof unpackers];
  return unpack ? unpack(bytes).toString() : text;
}
function expected(cookie: string, isList: boolean) {
  const looks = [cookie.includes('menu') && 'filtersHidden', cookie.includes('list_view') && 'listView'].filter(
    Boolean,
  );
  const theme = /theme=(\w+)/.exec(cookie)?.[1];
  const worn = isList ? looks : [];
  return [theme, (theme || worn.length > 0 || cookie.includes('font')) && 'font', ...worn].filter(Boolean).join(' ');
}

test.each([
  ['/ua/kamery', true],
  ['/ua/warranty', false],
])('renders %s once for all 24 combinations of choices, and each gets its own from memory', async (path, isList) => {
  gateway = await start();
  await ask(path, '');
  for (const cookie of [...combinations, ...combinations.toReversed()]) {
    const { variant, headers } = await ask(path, cookie);
    expect([cookie, variant]).toEqual([cookie, expected(cookie, isList)]);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['server-timing']).toBe('cache;desc=hit');
    expect((await ask(path, cookie, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
  }
  expect(gateway.api.requests.filter(({ url }) => url === '/user/hello')).toHaveLength(1);
});

test('tells variants apart by their tags', async () => {
  gateway = await start();
  const tags = await Promise.all(combinations.map(async (cookie) => (await ask('/ua/kamery', cookie)).headers.etag));
  expect(new Set(tags).size).toBe(13);
  const { headers } = await ask('/ua/kamery', 'store_theme=dark');
  expect((await ask('/ua/kamery', '', { 'If-None-Match': headers.etag ?? '' })).status).toBe(200);
});

test('gives a page of one shopper in the variant that was chosen, too', async () => {
  gateway = await start();
  expect(await ask('/account', 'store_theme=dark; store_list_view=list')).toMatchObject({
    variant: 'dark font',
    headers: { 'cache-control': 'no-store' },
  });
});

test.each([
  '?utm_source=mail&utm_medium=letter',
  '?anything=1&page=2',
  '?page=2&utm_campaign=a%20b&gclid=%22x',
  '?x="><script>',
  '?utm_source',
])(
  'keeps %s in the links that keep the query, in every variant and packing, of one kept page [§2.5]',
  async (search) => {
    gateway = await startGateway();
    const path = `/catalog${search.includes('page=2') ? '?page=2' : ''}`;
    const plain = await gateway.get(path);
    const linkOf = (text: string) => /<a hreflang="ru" href="([^"]*)">/.exec(text)?.[1];
    const escaped = search
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    for (const cookie of ['', 'store_theme=dark', '']) {
      for (const packing of ['identity', 'gzip', 'br', 'br, zstd']) {
        const answer = await gateway.get(`/catalog${search}`, {
          headers: { Cookie: cookie, 'Accept-Encoding': packing },
        });
        expect(linkOf(unpackAnswer(answer))).toBe(escaped);
        expect(answer.headers['server-timing']).toBe('cache;desc=hit');
      }
    }
    expect(await gateway.get(path)).toMatchObject({ text: plain.text, headers: { etag: plain.headers.etag } });
    expect(gateway.api.requests.filter(({ url }) => url === '/user/hello')).toHaveLength(1);
  },
);

test('keeps the query of a page that is not kept, too, and never a secret of an e-mail', async () => {
  gateway = await startGateway();
  const linkOf = async (path: string) => /hreflang="ru" href="([^"]*)"/.exec((await gateway.get(path)).text)?.[1];
  await expect(linkOf('/account?utm_source=mail')).resolves.toBe('?utm_source=mail');
  await expect(linkOf('/catalog?recovery=secret&utm_source=mail')).resolves.toBe('?utm_source=mail');
  await expect(linkOf('/account?utm_source=mail&recovery=secret')).resolves.toBe('?utm_source=mail');
  await expect(linkOf('/catalog?unsubscribe=secret&list=news&page=3')).resolves.toBe('?page=3');
});

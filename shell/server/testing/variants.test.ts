import { afterEach, expect, test } from '@jest/globals';
import { fakeRoute } from '@vitryna/release/testing';
import { type Gateway, startGateway } from './start-gateway.ts';

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
const ask = async (path: string, cookie: string, more: Record<string, string> = {}) => {
  const answer = await gateway.get(path, { headers: { 'Accept-Encoding': 'identity', Cookie: cookie, ...more } });
  return { ...answer, variant: /data-variant="([^"]*)"/.exec(answer.text)?.[1] };
};
const expected = (cookie: string, isList: boolean) => {
  const looks = [cookie.includes('menu') && 'filtersHidden', cookie.includes('list_view') && 'listView'].filter(
    Boolean,
  );
  const theme = /theme=(\w+)/.exec(cookie)?.[1];
  const worn = isList ? looks : [];
  return [theme, (theme || worn.length > 0 || cookie.includes('font')) && 'font', ...worn].filter(Boolean).join(' ');
};

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

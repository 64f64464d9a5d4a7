import { expect, jest, test } from '@jest/globals';
import { contentTimeoutMs } from '@vitryna/contracts/constants';
import type { Release, RouteDeclaration } from '@vitryna/contracts/release';
import type { LoadedRemote, PageVariant, RendererInput } from '@vitryna/contracts/remote';
import { useTranslate } from '@vitryna/i18n/react';
import { appContext, data, type LoaderFunctionArgs, redirect, useLoaderData, usePageHref } from '@vitryna/remote-kit';
import { z } from 'zod';
import { lostTexts } from '../modals/lost-texts.ts';
import { createRenderer } from './renderer.tsx';

const file = { integrity: `sha384-${'A'.repeat(64)}`, size: 1 };
const none = { js: [], css: [] };

function release(name: string, more: Partial<Release> = {}): Release {
  return {
    schema: 1,
    name,
    version: '1.0.0',
    builtAt: '2026-01-01T00:00:00Z',
    entry: 'client/entry.js',
    server: 'server/server.cjs',
    routes: [],
    exposes: {},
    pages: {},
    modals: {},
    shared: {},
    contracts: {},
    events: { sends: [], hears: [] },
    needs: [],
    texts: {},
    files: { 'client/entry.js': file, 'client/pages.js': file, 'client/page.js': file, 'client/page.css': file },
    ...more,
  };
}

const route = (name: string, path: string): RouteDeclaration => ({
  name,
  path,
  layout: 'default',
  cache: 'public',
  page: name,
});

function Greeting() {
  const t = useTranslate();
  return (
    <p>
      {t('Buy')} {useLoaderData<() => string>()}
    </p>
  );
}

function AskAgain() {
  return <a href={usePageHref()}>Again</a>;
}

const pages = {
  home: { loader: () => '</script><b>', Component: Greeting, handle: { head: () => ({ title: 'Home & <more>' }) } },
  flagged: {
    Component: Greeting,
    loader: () => '',
    handle: { isSeoExternal: true, head: () => ({ title: 'Own title' }) },
  },
  category: { loader: ({ params }: { params: object }) => JSON.stringify(params), Component: Greeting },
  product: { loader: ({ params }: { params: object }) => JSON.stringify(params), Component: Greeting },
  old: { loader: () => redirect('/ua/new', 301), Component: Greeting },
  gone: {
    loader: () => {
      throw data(null, { status: 404 });
    },
    Component: Greeting,
  },
  lacking: { loader: () => null, Component: AskAgain },
  needy: {
    loader: ({ context }: LoaderFunctionArgs) =>
      context.get(appContext).api.get('/catalog/product/view', { schema: z.null(), showError: true }),
    Component: Greeting,
  },
  optional: {
    loader: ({ context, request }: LoaderFunctionArgs) => {
      const query = { searchQuery: new URL(request.url).searchParams.get('searchQuery') ?? '' };
      return context
        .get(appContext)
        .api.get('/catalog/product/list', { schema: z.null(), query })
        .catch(() => null);
    },
    Component: Greeting,
  },
  broken: {
    loader: () => null,
    Component: () => {
      throw new Error('cannot render');
    },
  },
};

function remote(more: Partial<LoadedRemote> = {}): LoadedRemote {
  return {
    name: 'mf-test',
    release: release('mf-test', {
      routes: [
        route('home', ''),
        route('category', ':categorySlug/:specifications?'),
        route('product', ':categorySlug/:productSlug'),
        route('flagged', 'flagged'),
        route('old', 'old'),
        route('gone', 'gone'),
        route('broken', 'broken'),
        route('needy', 'needy'),
        route('lacking', 'lacking'),
        { ...route('home', 'short'), name: 'short', layout: 'simplified' },
        { ...route('optional', 'optional'), query: ['searchQuery'] },
      ],
      exposes: { './pages': { js: ['client/pages.js'], css: [] } },
      pages: Object.fromEntries(
        Object.keys(pages).map((name) => [name, { js: ['client/page.js'], css: ['client/page.css'] }]),
      ),
    }),
    module: {
      pages: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, async () => page])),
      modals: {},
    },
    ...more,
  };
}

const report = jest.fn<RendererInput['report']>();

type Fetch = Parameters<ReturnType<typeof createRenderer>['render']>[0]['fetch'];
const down: Fetch = async () => ({ status: 503, body: null });

async function render(url: string, remotes = [remote()], fetch: Fetch = down, more: Record<string, string> = {}) {
  report.mockClear();
  const renderer = createRenderer({
    compositionId: '0123456789abcdef',
    shell: release('shell', { exposes: { '.': none } }),
    remotes,
    readCss: () => '.a{color:red}',
    publicUrl: 'https://shop.example',
    report,
  });
  const result = await renderer.render({
    url,
    method: 'GET',
    fetch,
    texts: () => ({
      texts: { Buy: 'Купити', Unused: 'Зайве', ...more },
      url: '/assets/texts/uk-1.json',
    }),
    signal: new AbortController().signal,
  });
  return { ...result, html: Buffer.from(result.html).toString() };
}

const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

test('renders a whole page with one composition, its styles inlined and its modules preloaded [§2.6 home]', async () => {
  const { html, status, cache, styleHashes, route: name } = await render('/');
  expect({ status, cache, name, styles: styleHashes.length }).toEqual({
    status: 200,
    cache: 'public',
    name: 'home',
    styles: 1,
  });
  expect(html).toContain('<html lang="uk" data-composition="0123456789abcdef">');
  expect(html).toContain('<style data-href="page.css">.a{color:red}</style>');
  expect(html.match(/<link rel="modulepreload"[^>]*>/g)).toHaveLength(3);
  expect(html).toContain('href="https://shop.example/ru"');
});

test('brings what the page needs behind the header, so that the header is painted first', async () => {
  const { html } = await render('/');
  const places = ['</head>', '</header>', '<style data-href="page.css">', '<script defer', '<main'].map((part) =>
    html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('escapes what data holds, in the head and in the state [§2.4]', async () => {
  const { html } = await render('/');
  expect(html).toContain('<title>Home &amp; &lt;more&gt;</title>');
  // The shell's entry, the state, and the home page's two blocks of structured data.
  expect(html.match(/<\/script>/g)).toHaveLength(4);
  expect(stateOf(html).router.loaderData.ua_home).toBe('</script><b>');
});

test('sends with every page the words of a modal that cannot be shown', async () => {
  const expected = Object.fromEntries(lostTexts.map((key) => [key, `${key} (uk)`]));
  expect(stateOf((await render('/', [remote()], down, expected)).html).texts).toMatchObject(expected);
});

test('sends only the texts that the page used', async () => {
  const { texts } = stateOf((await render('/')).html);
  expect(texts).toHaveProperty('Buy', 'Купити');
  expect(texts).not.toHaveProperty('Unused');
});

test.each([
  ['/ua/kamery', 'category', { categorySlug: 'kamery' }],
  ['/kamery/typ=kupol', 'category', { categorySlug: 'kamery', specifications: 'typ=kupol' }],
  ['/ua/kamery/model-5', 'product', { categorySlug: 'kamery', productSlug: 'model-5' }],
])('decides by the second segment what %s shows [§2.1]', async (url, name, params) => {
  const result = await render(url);
  expect([result.status, result.route]).toEqual([200, name]);
  expect(Object.values(stateOf(result.html).router.loaderData)).toContain(JSON.stringify(params));
});

test.each(['/ua/kamery/Model', '/ua/flagged/x', '/ua/icons', '/ua/a/b/c/d', '/ua/gone'])(
  'answers 404 for %s inside the frame [§2.6 not found §2.16 §8.10]',
  async (url) => {
    const { status, html, cache } = await render(url);
    expect([status, cache]).toEqual([404, 'private']);
    expect(html).toContain('<footer');
  },
);

// Specification §2.7.
test('has a short header and footer where a page asks for the simplified layout [§2.7]', async () => {
  const [whole, short] = await Promise.all([render('/'), render('/ua/short')]);
  const countLinks = (html: string, part: string) =>
    html.match(new RegExp(`<${part}[^]*</${part}>`))?.[0].match(/<a /g)?.length ?? 0;
  expect(whole.html).toContain('<search');
  expect([short.status, short.html.includes('<search')]).toEqual([200, false]);
  for (const part of ['header', 'footer']) {
    expect(countLinks(short.html, part)).toBeLessThan(countLinks(whole.html, part));
    expect(short.html).toContain(`<${part}`);
  }
});

test('passes a redirect on', async () => {
  expect(await render('/ua/old')).toMatchObject({ status: 301, location: '/ua/new', html: '' });
});

test('loses only the outlet of a page that throws, and says whose it was', async () => {
  const { status, html, cache, lostRemotes } = await render('/ua/broken');
  expect([status, cache, lostRemotes]).toEqual([503, 'private', ['mf-test']]);
  expect(html).toContain('role="alert"');
  expect(html).toContain('<footer');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'mf-test' }));
});

test('loses only the outlet of a remote whose bundle is missing', async () => {
  const { status, html, lostRemotes } = await render('/', [remote({ module: null })]);
  expect([status, lostRemotes]).toEqual([503, ['mf-test']]);
  expect(html).toContain('role="alert"');
  expect(html).not.toContain('rel="modulepreload"');
});

test('takes the title of a flagged page from the content service, asked by path and language [§2.6 home §2.13 §7.7]', async () => {
  const asked: string[] = [];
  const { html } = await render('/ua/flagged', [remote()], async ({ upstream, path }) => {
    if (upstream === 'api') return { status: 503, body: null };
    asked.push(path);
    return { status: 200, body: { data: { metaTitle: 'Від редакції', metaDescription: 'Опис' } } };
  });
  expect(html).toContain('<title>Від редакції</title>');
  expect(html).toContain('name="description" content="Опис"');
  expect(asked.map(decodeURIComponent)).toEqual([
    '/pages?fields[0]=metaTitle&fields[1]=metaDescription&fields[2]=path&locale=uk&path=/flagged',
  ]);
});

test('gives the content service one second, then the title is the trademark [§7.6]', async () => {
  jest.useFakeTimers();
  try {
    const rendering = render('/flagged', [remote()], ({ upstream }) =>
      upstream === 'content'
        ? new Promise(() => {})
        : down({ upstream, path: '', signal: new AbortController().signal }),
    );
    await jest.advanceTimersByTimeAsync(contentTimeoutMs);
    expect((await rendering).html).toContain('<title>Trademark</title>');
  } finally {
    jest.useRealTimers();
  }
});

test('says which parts of an answer are wrong; the page lacks nothing for that', async () => {
  const page = { path: '/flagged', metaTitle: ['a'], metaDescription: 'b' };
  const { degradations, omissions } = await render('/ua/flagged', [remote()], async () => ({
    status: 200,
    body: { data: page },
  }));
  expect(degradations?.filter(({ upstream }) => upstream === 'content')).toEqual([]);
  expect(omissions).toEqual([
    {
      upstream: 'content',
      call: expect.stringMatching(/^\/pages\?.*flagged$/),
      isOfCall: true,
      reason: expect.stringMatching(/^without .*string/),
    },
  ]);
});

test.each<[string, Fetch, string]>([
  ['a page of HTML', async () => ({ status: 200, body: undefined }), 'contract says'],
  ['an outage', async () => ({ status: 500, body: null }), 'status 500'],
  ['a lost connection', () => Promise.reject(new Error('refused')), 'refused'],
  ['another page', async () => ({ status: 200, body: { data: { path: '/' } } }), 'not the page of /flagged'],
])('says what a page goes without, and why: %s', async (_, fetch, reason) => {
  const { status, degradations } = await render('/ua/flagged', [remote()], fetch);
  expect(status).toBe(200);
  expect(degradations?.filter(({ upstream }) => upstream === 'content')).toEqual([
    expect.objectContaining({
      upstream: 'content',
      call: expect.stringMatching(/^\/pages\?.*flagged$/),
      reason: expect.stringContaining(reason),
    }),
  ]);
});

test.each([
  [429, 1],
  [500, 1],
  [404, 0],
  [410, 0],
])('a part of a page whose call answers %i makes it lack %i', async (status, count) => {
  const { degradations } = await render('/ua/optional?searchQuery=secret', [remote()], async () => ({
    status,
    body: {},
  }));
  expect(degradations?.filter(({ call }) => call === '/catalog/product/list')).toHaveLength(count);
  expect(JSON.stringify(degradations)).not.toContain('secret');
});

function fail(message: string): never {
  throw new Error(message);
}
const refusing =
  (status: number): Fetch =>
  async () => ({ status, body: { error: { code: 'failed', message: '@Failed' } } });

test.each([
  [400, 404],
  [403, 404],
  [404, 404],
  [410, 410],
  [429, 503],
  [500, 503],
  [503, 503],
])(
  'a call that a page cannot do without and that answers %i makes the page a %i inside the frame [§2.11 §2.24 §8.8]',
  async (given, shown) => {
    const { status, html, cache } = await render('/ua/needy', [remote()], refusing(given));
    expect([status, cache]).toEqual([shown, 'private']);
    expect(html).toContain('<footer');
    const expected = { 404: 'Page not found', 410: 'The page is gone' }[shown];
    expect(html).toContain(expected ?? 'Something went wrong');
    expect(html).toContain(`href="/" aria-label="${expected ? shown : '…'} To the home page"`);
  },
);

test('tells what was taken away from what never was', async () => {
  const [gone, unknown] = [await render('/ua/410/410/410'), await render('/ua/404/404/404')];
  expect([gone.status, gone.lostRemotes]).toEqual([410, []]);
  expect(gone.html).toContain('<h1>The page is gone</h1>');
  expect(stateOf(gone.html).router.errors).toEqual({ 'ua_not-found': { kind: 'gone', status: 410 } });
  expect(unknown.status).toBe(404);
  expect(unknown.html).toContain('<h1>Page not found</h1>');
});

test('a frame that throws still gives a screen with ways on, in the language of the page [§2.24]', async () => {
  const texts = { Retry: 'Спробувати ще раз', 'Something went wrong': 'Щось пішло не так' };
  const unlucky = remote();
  // The frame reads the layout first, and the page's state when all is rendered.
  let reads = 0;
  const layout = { get: () => (reads++ === 0 ? fail('cannot render the frame') : 'default') };
  for (const declaration of unlucky.release.routes) Object.defineProperty(declaration, 'layout', layout);
  const { status, html, cache, lostRemotes } = await render('/ua/kamery', [unlucky], down, texts);
  expect([status, cache, lostRemotes]).toEqual([503, 'private', ['shell']]);
  expect(html).toContain('<h1>Щось пішло не так</h1>');
  expect(html).toMatch(/<a[^>]* href="\/ua\/kamery"[^>]*>Спробувати ще раз<\/a>/);
  expect(html).toMatch(/<header[^>]*><a href="\/"/);
  expect(html).not.toContain('<footer');
  expect(stateOf(html).router.errors).toEqual({ ua_frame: { kind: 'lost', status: 503 } });
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ remote: 'shell' }));
});

test('begins a page with everything in which its variants differ', async () => {
  const { html, opening } = await render('/');
  const written = (variant: PageVariant) => Buffer.from(opening?.write(variant) ?? []).toString();
  const plain = written({ theme: null, hasFont: false, looks: [] });
  expect([html.startsWith(plain), opening?.length]).toEqual([true, Buffer.byteLength(plain)]);
  expect(plain).not.toContain('data-theme');
  const dark = written({ theme: 'dark', hasFont: true, looks: ['filtersHidden', 'listView'] });
  expect(dark).toMatch(
    /^<!doctype html><html lang="uk" [^>]*data-theme="dark" data-filter-menu="hidden" data-list-view="list"><head>/,
  );
  expect(dark.match(/name="theme-color" content="#121416"/g)).toHaveLength(2);
  // Not once more behind it, where it would win.
  expect(html.slice(plain.length)).not.toMatch(/theme-color|<html/);
});

test('says where links to this page have its query, where the gateway can write another', async () => {
  const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)" hrefLang/g)].map(([, href]) => href);
  const { html, query } = await render('/ua/kamery?page=2');
  const both = ['/ua/kamery?page=2', '/kamery?page=2'];
  expect(linksIn(html)).toEqual([...both, ...both]);
  expect(html).not.toContain('search-');
  const bytes = Buffer.from(html);
  const places = query?.places ?? [];
  expect(places.map((at) => bytes.subarray(at, at + (query?.length ?? 0)).toString())).toEqual(
    linksIn(html).map(() => '?page=2'),
  );
  const failed = await render('/ua/broken');
  const retry = /<a [^>]*href="([^"]*)"[^>]*>[^<]*Retry/.exec(failed.html)?.[1];
  expect(retry).toBe('/ua/broken');
  expect(failed.query?.places).toHaveLength(5);
});

test('keeps the query in a link to this page that a remote draws, too [§2.5]', async () => {
  const { html, query } = await render('/ua/lacking?page=2&utm_source=mail');
  expect(html).toContain('<a href="/ua/lacking?page=2&amp;utm_source=mail">Again</a>');
  const plain = await render('/ua/lacking');
  expect(plain.html).toContain('<a href="/ua/lacking">Again</a>');
  const places = plain.query?.places ?? [];
  const at = Buffer.from(plain.html).indexOf('">Again');
  expect([query?.places.length, places.includes(at)]).toEqual([places.length, true]);
});

test('leads home in its own language, for this once, when a call says that the page makes no sense any more [§8.5]', async () => {
  const senseless: Fetch = async () => ({ status: 422, body: { error: { code: 'unprocessable', message: '@x' } } });
  for (const [url, home] of [
    ['/ua/needy?utm_source=mail', '/'],
    ['/needy', '/ru'],
  ] as const) {
    await expect(render(url, [remote()], senseless)).resolves.toMatchObject({
      status: 302,
      location: home,
      cache: 'private',
      lostRemotes: [],
    });
    expect(report).not.toHaveBeenCalled();
  }
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failWith, l10n, product, productCard, review } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { FakeIntersectionObserver } from '../testing/fake-intersection-observer.ts';
import { answersOf, renderProductPage } from '../testing/render-product-page.tsx';
import * as downloads from './downloads.tsx';
import * as reviews from './reviews.tsx';
import * as specifications from './specifications.tsx';
import * as videos from './videos.tsx';

guardConsole();

beforeEach(() => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
});

const base = '/ua/kamery/kamera-vartis-1';
const path = 'ua/:categorySlug/:productSlug/:tab';
const file = {
  id: 'f1',
  name: l10n('Посібник'),
  url: '/files/f1.pdf',
  size: 2048,
  mime: null,
  locales: ['uk' as const],
};
const rich = product({
  attachments: [{ group: 'Инструкция', files: [file] }],
  videos: [{ id: 'abcdefghijk', title: l10n('Огляд камери'), poster: null }],
});

test('shows specifications by groups, the general one named [§2.8 §3.4]', async () => {
  renderProductPage(specifications, `${base}/specifications`, answersOf(rich), path);
  await screen.findByRole('heading', { level: 3, name: 'Загальні' });
  expect(screen.getByText('Роздільність')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Характеристики' }).getAttribute('aria-current')).toBe('page');
});

test('explains a figure, and copies one or all of them', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const [general] = rich.specifications;
  const [spec] = general?.items ?? [];
  if (!spec) throw new Error('the camera has no figure');
  const group = {
    group: l10n('Живлення'),
    items: [{ ...spec, slug: 'poe', name: l10n('PoE'), hint: l10n('Живлення кабелем') }],
  };
  const given = { ...rich, specifications: [...rich.specifications, group] };
  renderProductPage(specifications, `${base}/specifications`, answersOf(given), path);
  expect((await screen.findByText('Живлення кабелем')).tagName).toBe('DETAILS');
  fireEvent.click(screen.getByRole('button', { name: 'Скопіювати: PoE' }));
  fireEvent.click(screen.getByRole('button', { name: 'Скопіювати все' }));
  await waitFor(() => expect(copied).toHaveLength(2));
  expect(copied[0]).toBe('PoE: 4\u00a0Мп');
  expect(copied[1]).toBe('Загальні\nРоздільність: 4\u00a0Мп\n\nЖивлення\nPoE: 4\u00a0Мп');
});

test('sets a similar product beside it, by links', async () => {
  const other = product({ id: '8', specifications: [{ group: null, items: [] }] });
  renderProductPage(
    specifications,
    `${base}/specifications?with=kamera-vartis-8`,
    {
      ...answersOf(rich),
      'GET /catalog/product/view': ({ query }: { query: { slug?: string } }) =>
        query.slug === 'kamera-vartis-8' ? other : rich,
      'GET /catalog/product/list/related': [productCard({ id: '8' }), productCard({ id: '9' })],
    },
    path,
  );
  const table = await screen.findByRole('table', { name: 'Чим вони відрізняються' });
  expect(within(table).getByRole('row', { name: /Роздільність 4\s*Мп —/ })).toBeTruthy();
  const choice = screen.getByRole('navigation', { name: 'Схожі товари' });
  expect(within(choice).getByRole('link', { name: 'Камера Vartis 8' }).getAttribute('aria-current')).toBe('true');
  expect(within(choice).getByRole('link', { name: 'Камера Vartis 9' }).getAttribute('href')).toBe(
    `${base}/specifications?with=kamera-vartis-9#differences`,
  );
});

test('is whole when there is nothing to set beside it', async () => {
  const answers = {
    ...answersOf(rich),
    'GET /catalog/product/view': ({ query }: { query: { slug?: string } }) =>
      query.slug === 'x' ? failWith(404, 'notFound') : rich,
    'GET /catalog/product/list/related': failWith(503, 'unavailable'),
  };
  renderProductPage(specifications, `${base}/specifications?with=x`, answers, path);
  expect(await screen.findByText('Роздільність')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Поруч зі схожим' })).toBeNull();
});

test('shows reviews a page at a time [§1.2 §2.8]', async () => {
  const words = [review({ pros: 'чітка картинка', reply: { body: 'Дякуємо', at: '2026-01-11T10:00:00Z' } })];
  const { calls } = renderProductPage(reviews, `${base}/reviews`, answersOf(rich, words), path);
  await screen.findByText('Гарна камера');
  expect(screen.getByText(/чітка картинка/)).toBeTruthy();
  expect(screen.getByText('Дякуємо')).toBeTruthy();
  expect(calls.find(({ path: asked }) => asked.endsWith('/review/list'))?.query).toMatchObject({
    page: '1',
    sort: 'useful',
  });
});

test('each choice among the reviews is an address, read from it', async () => {
  const words = [review(), review({ id: 'r2' })];
  const { calls } = renderProductPage(
    reviews,
    `${base}/reviews?rating=5&sort=new&pictures=1`,
    answersOf(rich, words),
    path,
  );
  await screen.findAllByText('Гарна камера');
  expect(calls.find(({ path: asked }) => asked.endsWith('/review/list'))?.query).toMatchObject({
    ...{ rating: '5', sort: 'new', withMedia: 'true', page: '1' },
  });
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/Прибрати|Remove filter/)).toBe(`${base}/reviews?pictures=1&sort=new`);
  expect(hrefOf(/^4/)).toBe(`${base}/reviews?pictures=1&rating=4&sort=new`);
  expect(hrefOf(/З високою оцінкою/)).toBe(`${base}/reviews?pictures=1&rating=5&sort=high`);
});

test('has no page of a state that there is not', async () => {
  renderProductPage(reviews, `${base}/reviews?rating=6`, answersOf(rich), path);
  expect(await screen.findByText(/404/)).toBeTruthy();
});

test('counts a vote, and takes it back with the second press', async () => {
  const answers = [
    { up: 4, down: 0, mine: 1 },
    { up: 3, down: 0, mine: 0 },
  ];
  const words = [review({ votes: { up: 3, down: 0, mine: 0 } })];
  const table = { ...answersOf(rich, words), 'POST /catalog/product/review/vote': () => answers.shift() };
  const { calls } = renderProductPage(reviews, `${base}/reviews`, table, path);
  fireEvent.click(await screen.findByRole('button', { name: 'Так 3' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Так 4', pressed: true }));
  await screen.findByRole('button', { name: 'Так 3', pressed: false });
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as { value: number }).value);
  expect(sent).toEqual([1, 0]);
});

test('shows questions with their answers, and the reviews without them when they fail', async () => {
  const answers = [{ author: 'Магазин', isShop: true, body: 'Так, E27.', createdAt: '2026-02-01T10:00:00Z' }];
  const question = { id: '1', author: 'Петро', body: 'Який цоколь?', createdAt: '2026-01-31T10:00:00Z', answers };
  const other = { ...question, id: '2', body: 'Какой свет?', locale: 'ru', answers: [] };
  const page = { items: [question, other], page: 1, limit: 10, total: 1, pages: 1 };
  const table = { ...answersOf(rich), 'GET /catalog/product/question/list': page };
  const { unmount } = renderProductPage(reviews, `${base}/reviews`, table, path);
  expect((await screen.findByText('Так, E27.')).closest('[lang]')).toBeNull();
  expect(screen.getByText('Какой свет?').getAttribute('lang')).toBe('ru');
  unmount();
  const failing = {
    ...answersOf(rich, [review()]),
    'GET /catalog/product/question/list': failWith(503, 'unavailable'),
  };
  renderProductPage(reviews, `${base}/reviews`, failing, path);
  expect(await screen.findByText('Гарна камера')).toBeTruthy();
  expect(screen.getByText('Запитання не завантажилися')).toBeTruthy();
});

test('shows reviews whose votes could not be read, none of them pressed', async () => {
  const words = [review({ votes: { up: 3, down: 0, mine: 0 } })];
  const table = { ...answersOf(rich, words), 'GET /catalog/product/review/votes': failWith(503, 'unavailable') };
  const { calls } = renderProductPage(reviews, `${base}/reviews`, table, path);
  expect(await screen.findByRole('button', { name: 'Так 3', pressed: false })).toBeTruthy();
  await waitFor(() => expect(calls.some(({ path: asked }) => asked.endsWith('/review/votes'))).toBe(true));
  expect(screen.getByText('Гарна камера')).toBeTruthy();
});

test.each([
  ['specifications', specifications, 'Роздільність'],
  ['reviews', reviews, 'Гарна камера'],
  ['videos', videos, /Огляд камери/],
  ['downloads', downloads, /Посібник/],
] as const)('its tab of %s stands without what only the configuration knows', async (tab, page, contents) => {
  const table = { ...answersOf(rich, [review()]), 'GET /shared/config': failWith(503, 'unavailable') };
  renderProductPage(page, `${base}/${tab}`, table, path);
  expect((await screen.findAllByText(contents)).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: 'Додати до кошика' }).length).toBeGreaterThan(0);
});

test('keeps the choice of similar products when the chosen one cannot be read', async () => {
  const answers = {
    ...answersOf(rich),
    'GET /catalog/product/view': ({ query }: { query: { slug?: string } }) =>
      query.slug === 'kamera-vartis-8' ? failWith(503, 'unavailable') : rich,
    'GET /catalog/product/list/related': [productCard({ id: '8' })],
  };
  renderProductPage(specifications, `${base}/specifications?with=kamera-vartis-8`, answers, path);
  expect(await screen.findByText('Роздільність')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Камера Vartis 8' })).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'Чим вони відрізняються' })).toBeNull();
});

test('says that nobody has written yet', async () => {
  const silent = product({ reviews: { averageRating: null, count: 0 } });
  renderProductPage(reviews, `${base}/reviews`, answersOf(silent), path);
  expect(await screen.findByText('Про цей товар ще ніхто не написав')).toBeTruthy();
});

test('leads to videos on their channel [§2.8]', async () => {
  renderProductPage(videos, `${base}/videos`, answersOf(rich), path);
  const link = await screen.findByRole('link', { name: /Огляд камери/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
});

test('plays a video in place, and loads nothing of its host before', async () => {
  renderProductPage(videos, `${base}/videos`, answersOf(rich), path);
  const link = await screen.findByRole('link', { name: /Огляд камери/ });
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(link);
  expect(screen.getByTitle('Огляд камери').getAttribute('src')).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0',
  );
});

test.each([
  ['videos', videos],
  ['downloads', downloads],
] as const)('has no page of %s without any', async (tab, page) => {
  const bare = product({ attachments: [], videos: [] });
  renderProductPage(page, `${base}/${tab}`, answersOf(bare), path);
  expect(await screen.findByText(/404/)).toBeTruthy();
});

test('offers files with their size [§3.2]', async () => {
  renderProductPage(downloads, `${base}/downloads`, answersOf(rich), path);
  const link = await screen.findByRole('link', { name: /Посібник.*2\u00a0КБ/ });
  expect(link.hasAttribute('download')).toBe(true);
});

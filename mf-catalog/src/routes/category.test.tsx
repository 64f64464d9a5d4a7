/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { steadyConnectionMs } from '@vitryna/remote-kit';
import type { FakeCall, FakeTable } from '@vitryna/testing';
import { category, categoryView, failWith, productCard, productList } from '@vitryna/testing';
import { contextOf, renderPage } from '../testing/render-page.tsx';
import * as page from './category.tsx';

afterEach(() => {
  cleanup();
  // How far a list went is remembered there.
  window.history.replaceState(null, '');
});

const path = '/ua/:categorySlug/:specifications?';
const items = ['1', '2'].map((id) => productCard({ id }));

function open(url: string, overrides: FakeTable = {}, route = page) {
  const api = {
    'GET /catalog/category/view': categoryView({ children: [] }),
    'GET /catalog/product/list': productList({ items, total: 30, pages: 2 }),
    ...overrides,
  };
  return renderPage(route, url, { path, api, content: { 'GET /category-seo': null } });
}

const listCalls = (calls: FakeCall[]) => calls.filter((call) => call.path.startsWith('/catalog/product/list'));

test('shows the category with its products and pages [§2.6 category]', async () => {
  open('/ua/kamery');
  expect(await screen.findByRole('heading', { level: 1, name: 'Камери' })).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Show 6 more' }).getAttribute('href')).toBe('/ua/kamery?page=2');
});

test('has a way past the filters for who comes with the keyboard', async () => {
  const { container } = open('/ua/kamery');
  const skip = await screen.findByRole('link', { name: 'Skip to products' });
  const products = container.querySelector<HTMLElement>(skip.getAttribute('href') ?? '');
  const follows = (after: Element | null) =>
    after && skip.compareDocumentPosition(after) === document.DOCUMENT_POSITION_FOLLOWING;
  expect(follows(container.querySelector('#filters input'))).toBe(true);
  expect(products?.tabIndex).toBe(-1);
  expect(products?.querySelector('article')).not.toBeNull();
  expect(products?.querySelector('#filters')).toBeNull();
});

test.each([
  ['/ua/kamery?sort=popular&page=1', '/ua/kamery'],
  [
    '/ua/kamery?filter.rozdilnist=8&filter.rozdilnist=4&minPrice=1%20000&maxPrice=',
    '/ua/kamery/rozdilnist=4,8?minPrice=1000',
  ],
  ['/ua/kamery?labels=new&labels=hit&utm_source=a', '/ua/kamery?labels=hit,new&utm_source=a'],
  ['/ua/kamery?searchQuery=dome&sort=relevance', '/ua/kamery'],
])('%s is redirected to %s', async (url, canonical) => {
  const { location } = open(url);
  await screen.findByRole('heading', { level: 1 });
  expect(location()).toBe(canonical);
});

test('options that the catalogue does not know are dropped from the address', async () => {
  let isFirst = true;
  const { location } = open('/ua/kamery/rozdilnist=4,99', {
    'GET /catalog/product/list': () => {
      const dropped = isFirst ? ['rozdilnist=99'] : [];
      isFirst = false;
      return productList({ items, dropped });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(location()).toBe('/ua/kamery/rozdilnist=4');
});

test('a tick applies by itself at the canonical address', async () => {
  const { calls, location } = open('/ua/kamery');
  const box = await screen.findByRole('checkbox', { name: /^4/ });
  act(() => box.click());
  await waitFor(() => expect(location()).toBe('/ua/kamery/rozdilnist=4'));
  expect(listCalls(calls)).toHaveLength(2);
});

test.each(['/ua/kamery', '/ua/kamery?minPrice=10&maxPrice=900'])(
  'a lowest price above the highest resets the price at %s, in the fields too, and says so until the next change [§4.16]',
  async (url) => {
    const price = { min: 10, max: 900, histogram: [] };
    const { location } = open(url, { 'GET /catalog/product/list': productList({ items, total: 30, pages: 2, price }) });
    const field = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement;
    const note = 'The lowest price was above the highest, so the price was reset';
    await screen.findByRole('heading', { level: 1 });
    // The code of the form comes after it.
    await act(async () => void (await import('#features/product-list/filter-form/wire-filter-form.ts')));
    fireEvent.change(field('from'), { target: { value: '5000' } });
    fireEvent.change(field('to'), { target: { value: '1000' } });
    await screen.findByText(note);
    await waitFor(() => expect([field('from').value, field('to').value, location()]).toEqual(['', '', '/ua/kamery']));
    fireEvent.change(field('from'), { target: { value: '50' } });
    await waitFor(() => expect(location()).toBe('/ua/kamery?minPrice=50'));
    expect(screen.queryByText(note)).toBeNull();
  },
);

test('a price the wrong way round that was sent without the form’s code is reset, and the page says so [§4.16]', async () => {
  const note = 'The lowest price was above the highest, so the price was reset';
  const { location } = open('/ua/kamery?filter.rozdilnist=4&minPrice=5%20000&maxPrice=1000');
  expect(await screen.findByText(note)).toBeTruthy();
  expect(location()).toBe('/ua/kamery/rozdilnist=4');
  const box = await screen.findByRole('checkbox', { name: /^4/ });
  act(() => box.click());
  await waitFor(() => expect([location(), screen.queryByText(note)]).toEqual(['/ua/kamery', null]));
});

test('says that nothing matches and offers the way back', async () => {
  open('/ua/kamery/rozdilnist=4', { 'GET /catalog/product/list': productList({ items: [], total: 0, pages: 0 }) });
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Reset filters' }).getAttribute('href')).toBe('/ua/kamery');
});

test('a page beyond the last leads to the first', async () => {
  open('/ua/kamery?page=9', { 'GET /catalog/product/list': productList({ items: [], total: 30, pages: 2 }) });
  expect((await screen.findByRole('link', { name: 'To the first page' })).getAttribute('href')).toBe('/ua/kamery');
});

test('without its products the rest of the page is there, and Retry asks again', async () => {
  let isDown = true;
  const children = [category({ id: '12', slug: 'kupolni', name: { uk: 'Купольні', ru: 'Купольные' } })];
  open('/ua/kamery', {
    'GET /catalog/category/view': categoryView({ children }),
    'GET /catalog/product/list': () => (isDown ? failWith(500, 'internal') : productList({ items, total: 2 })),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('The products did not load');
  expect(screen.getByRole('heading', { level: 1, name: 'Камери' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Купольні/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/ua/kamery');
  isDown = false;
});

test('a change that cannot be loaded keeps the filters, with what was ticked', async () => {
  let calls = 0;
  const { location } = open('/ua/kamery', {
    'GET /catalog/product/list': () => {
      calls += 1;
      return calls === 1 ? productList({ items, total: 30, pages: 2 }) : failWith(503, 'unavailable');
    },
  });
  const box = (await screen.findByRole('checkbox', { name: /^4/ })) as HTMLInputElement;
  act(() => box.click());
  await screen.findByRole('alert');
  expect(location()).toBe('/ua/kamery/rozdilnist=4');
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.getByRole('checkbox', { name: /^4/ })).toBe(box);
});

test.each([
  ['an unknown category [§2.11 §8.9]', { 'GET /catalog/category/view': failWith(404, 'notFound') }],
  ['a refusal of the list', { 'GET /catalog/product/list': failWith(400, 'validation') }],
])('%s is no such page', async (_, answers) => {
  const failing = contextOf({
    api: {
      'GET /catalog/category/view': categoryView({ children: [] }),
      'GET /catalog/product/list': productList(),
      ...answers,
    },
    content: { 'GET /category-seo': null },
  });
  const request = new Request('https://store.test/ua/kamery');
  const asked = page.loader({ params: { categorySlug: 'kamery' }, request, context: failing } as never);
  await expect(asked).rejects.toMatchObject({ status: 404, message: 'request error' });
});

test('a department shows what is in it with pictures and counts, a group with words', async () => {
  const picture = { type: 'image', url: { uk: '/media/0f3a/m.webp', ru: '/media/0f3a/m.webp' } };
  const children = [
    category({ slug: 'kupolni', name: { uk: 'Купольні', ru: 'Купольные' }, assets: [picture], productsCount: 7 }),
    category({ slug: 'insha', name: { uk: 'Інші', ru: 'Другие' }, assets: [], productsCount: 1200 }),
  ];
  const tile = async (breadcrumbs: { id: string; slug: string }[], name = /^Купольні/) => {
    const named = breadcrumbs.map((crumb) => ({ ...crumb, name: { uk: crumb.slug, ru: crumb.slug } }));
    open('/ua/kamery', { 'GET /catalog/category/view': categoryView({ children, breadcrumbs: named }) });
    const link = await screen.findByRole('link', { name });
    const found = [link.querySelectorAll('img').length, link.textContent];
    cleanup();
    return found;
  };
  expect(await tile([{ id: '10', slug: 'kamery' }])).toEqual([1, 'Купольні7']);
  // Beside pictures the placeholder; where none has one, words and counts alone.
  expect(await tile([{ id: '10', slug: 'kamery' }], /^Інші/)).toEqual([1, 'Інші1\u00a0200']);
  children.shift();
  expect(await tile([{ id: '10', slug: 'kamery' }], /^Інші/)).toEqual([0, 'Інші1\u00a0200']);
  const group = [
    { id: '9', slug: 'bezpeka' },
    { id: '10', slug: 'kamery' },
  ];
  expect(await tile(group, /^Інші/)).toEqual([0, 'Інші']);
});

test('adds the next products at the same address, and offers them again when they did not come', async () => {
  const next = productList({ items: ['2', '3', '4'].map((id) => productCard({ id })), total: 30, pages: 2, page: 2 });
  const answers = [productList({ items, total: 30, pages: 2 }), failWith(500, 'internal'), next];
  const { location, calls } = open('/ua/kamery', { 'GET /catalog/product/list': () => answers.shift() });
  const press = async () => {
    const more = await screen.findByRole('link', { name: /^Show \d+ more$/ });
    await act(async () => more.click());
  };
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('The next products did not load. Try again.');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await press();
  // The product that has moved to the second page meanwhile is not shown twice.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  expect(listCalls(calls).map(({ query }) => query.pageNum)).toEqual(['1', '2', '2']);
  expect(location()).toBe('/ua/kamery');
  expect(screen.queryByRole('link', { name: /^Show \d+ more$/ })).toBeNull();
});

/** The connection is back, and stays long enough to be one. */
async function reconnect() {
  jest.useFakeTimers();
  globalThis.fetch = async () => new Response();
  dispatchEvent(new Event('online'));
  await act(() => jest.advanceTimersByTimeAsync(steadyConnectionMs));
  jest.useRealTimers();
}

test('says when the list is the one of before, and reads it again by itself when the connection is back', async () => {
  let isDown = true;
  // What the shell does with a change that cannot be read: the page as it was, marked.
  const loader = async (args: never) => ({ ...(await page.loader(args)), ...(isDown && { isUnread: true }) });
  const { calls } = open('/ua/kamery?sort=newest', {}, { ...page, loader } as typeof page);
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  isDown = false;
  const before = listCalls(calls).length;
  await reconnect();
  expect(listCalls(calls)).toHaveLength(before + 1);
  expect(screen.queryByRole('alert')).toBeNull();
  await reconnect();
  expect(listCalls(calls)).toHaveLength(before + 1);
});

test('Retry reads the list of before again, and the focus goes on at the heading', async () => {
  let isDown = true;
  const loader = async (args: never) => ({ ...(await page.loader(args)), ...(isDown && { isUnread: true }) });
  open('/ua/kamery', {}, { ...page, loader } as typeof page);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  retry.focus();
  act(() => retry.click());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('adds the products that were asked for without a connection when it is back', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const next = productList({ items: [productCard({ id: '3' })], total: 30, pages: 2, page: 2 });
  const answers = [productList({ items, total: 30, pages: 2 }), next];
  open('/ua/kamery?sort=priceAsc', { 'GET /catalog/product/list': () => answers.shift() });
  const more = await screen.findByRole('link', { name: /^Show \d+ more$/ });
  connection.mockReturnValue(false);
  await act(async () => more.click());
  expect((await screen.findByRole('alert')).textContent).toBe('No connection. The next products come when it is back.');
  connection.mockReturnValue(true);
  await reconnect();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
  connection.mockRestore();
});

/** The list's only filter, which has more values than it brings. */
function cutFacet() {
  const [facet] = productList().facets;
  return facet ? [{ ...facet, more: true }] : [];
}
const resolution = (slug: string) => ({
  slug,
  value: { uk: slug, ru: slug },
  count: 1,
  selected: false,
  disabled: false,
});
const rows = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('value'));

test('a filter that is cut leads to a page with all its values, which works without JavaScript', async () => {
  const lists = { 'GET /catalog/product/list': productList({ items, facets: cutFacet() }) };
  open('/ua/kamery/rozdilnist=4?sort=newest', lists);
  const link = await screen.findByRole('link', { name: 'All values' });
  expect(link.getAttribute('href')).toBe('/ua/kamery/rozdilnist=4?sort=newest&options=rozdilnist#filters');
  expect(rows()).not.toContain('32');
  cleanup();

  const options = ['4', '8', '12', '16', '24', '28', '32'].map(resolution);
  const { calls } = open('/ua/kamery/rozdilnist=4?sort=newest&options=rozdilnist', {
    ...lists,
    'GET /catalog/product/list/options': { options, total: options.length },
  });
  await screen.findByRole('heading', { level: 1 });
  expect(rows()).toEqual(expect.arrayContaining(['4', '8', '12', '16', '24', '28', '32']));
  expect(screen.getByRole('checkbox', { name: '32' }).closest('details')?.open).toBe(true);
  expect(screen.queryByRole('link', { name: 'All values' })).toBeNull();
  const asked = calls.find((call) => call.path === '/catalog/product/list/options');
  expect(asked?.query).toMatchObject({ facet: 'rozdilnist', specifications: 'rozdilnist=4', categoryId: '10' });
});

test('a list stays whole when the values of a filter cannot be read', async () => {
  open('/ua/kamery?options=rozdilnist', {
    'GET /catalog/product/list': productList({ items, facets: cutFacet() }),
    'GET /catalog/product/list/options': failWith(500, 'internal'),
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'All values' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Камера Vartis 2' })).toBeTruthy();
});

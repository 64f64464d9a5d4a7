/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { l10n, product } from '@vitryna/testing';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './comparison.tsx';

beforeEach(() => {
  // jsdom has no layout, so nothing ever leaves the view.
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(cleanup);

const row = (slug: string, values: string[], more: object = {}) => ({
  group: null,
  slug,
  name: l10n(slug),
  hint: null,
  values: values.map((value) => l10n(value)),
  differs: true,
  best: [],
  ...more,
});

/** A store that compares the products it knows, all of one category. */
function open(url: string, known = ['1', '2', '3'], route = page) {
  const compare = ({ query }: { query: Record<string, string | string[]> }) => {
    const asked = [query.ids ?? []].flat();
    const products = asked.filter((id) => known.includes(id)).map((id) => product({ id }));
    if (products.length === 0) return { groups: [] };
    const category = { id: '10', slug: 'kamery', name: l10n('Камери') };
    const values = products.map(({ id }) => `вага ${id}`);
    return {
      groups: [{ category, products, rows: [row('weight', values, { best: [0], hint: l10n('Без упаковки') })] }],
    };
  };
  return renderPage(route, url, {
    path: '/ua/comparison',
    api: { 'GET /catalog/product/list/comparison': compare },
  });
}

const columns = () => screen.getAllByRole('columnheader').map((cell) => within(cell).getByRole('heading').textContent);

test('shows products side by side, marks the best and explains [§2.6 comparison §2.8]', async () => {
  open('/ua/comparison?ids=2,1');
  await screen.findByRole('table');
  expect(columns()).toEqual(['Камера Vartis 2', 'Камера Vartis 1']);
  expect(screen.getByText('вага 2').textContent).toBe('вага 2 (the best)');
  expect(screen.getByText('Без упаковки').closest('details')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a product' }).getAttribute('href')).toBe('/ua/kamery');
  const [away] = screen.getAllByRole('link', { name: /^Take away/ });
  expect(away?.getAttribute('href')).toBe('/ua/comparison?ids=1');
});

test('says that a product of the link is not shown', async () => {
  open('/ua/comparison?ids=1,9');
  expect(await screen.findByText('1 products of this link are not shown')).toBeTruthy();
});

test('goes to the products of this browser and follows them', async () => {
  const { stores, location } = open('/ua/comparison');
  await screen.findByText('Nothing to compare yet');
  act(() => {
    stores.comparison.add('1', '10');
    stores.comparison.add('2', '10');
  });
  await waitFor(() => expect(location()).toBe('/ua/comparison?ids=1%2C2'));
  await screen.findByRole('table');
  act(() => stores.comparison.remove('1'));
  await waitFor(() => expect(columns()).toEqual(['Камера Vartis 2']));
  act(() => stores.comparison.clear());
  await screen.findByText('Nothing to compare yet');
  expect(location()).toBe('/ua/comparison');
});

test('keeps a product in view and folds a group', async () => {
  open('/ua/comparison?ids=1,2,3');
  const [, keep] = await screen.findAllByRole('button', { name: /^Keep in view/ });
  if (!keep) throw new Error('no button');
  fireEvent.click(keep);
  expect(keep.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('вага 2').closest('td')?.dataset.pinned).toBe('true');
  const group = screen.getByRole('button', { name: 'General' });
  fireEvent.click(group);
  expect(group.getAttribute('aria-expanded')).toBe('false');
});

test('keeps the products of before without a connection, says so, and asks once', async () => {
  let isDown = false;
  let last: object = {};
  let reads = 0;
  // What the shell does with a change that cannot be read: the page as it was, marked.
  const loader = async (args: never) => {
    reads += 1;
    if (!isDown) last = (await page.loader(args)) as object;
    return { ...last, ...(isDown && { isUnread: true }) };
  };
  const { stores, location } = open('/ua/comparison', undefined, { ...page, loader } as typeof page);
  await screen.findByText('Nothing to compare yet');
  act(() => {
    stores.comparison.add('1', '10');
    stores.comparison.add('2', '10');
  });
  await screen.findByRole('table');
  const before = reads;
  isDown = true;
  act(() => stores.comparison.remove('1'));
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  await waitFor(() => expect(location()).toBe('/ua/comparison?ids=2'));
  expect(columns()).toHaveLength(2);
  // Reading what is missing once more at each look would never end.
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
  expect(reads).toBe(before + 1);
  isDown = false;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(columns()).toEqual(['Камера Vartis 2']));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => stores.comparison.clear());
});

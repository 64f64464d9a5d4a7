/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { ComingSkeleton, comingSkeleton, type PageRoute, useScroll } from '@vitryna/navigation';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import type { App } from '../feature.ts';
import { showSkeleton } from './show-skeleton.tsx';

const scrollTo = jest.fn<(x: number, y: number) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollTo });
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 });
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  jest.useRealTimers();
});

/** What the loaders of pages wait for, by address; without an entry they answer at once. */
const held = new Map<string, PromiseWithResolvers<unknown>>();
function hold(address: string) {
  const answer = Promise.withResolvers<unknown>();
  held.set(address, answer);
  return answer;
}

const page = (name: string): PageRoute => ({
  remote: {
    name: 'mf-catalog',
    routes: [],
    loaded: () => null,
    load: () => Promise.reject(new Error('not asked')),
    loadForNavigation: () => Promise.reject(new Error('not asked')),
    skeletons: () => Promise.resolve({ product: () => <p>Skeleton of a product</p> }),
  },
  declaration: { name, path: name, layout: 'default', cache: 'public', page: name, example: '' },
});

const route = (path: string, name: string, title: string): RouteObject => ({
  path,
  handle: { pageOf: () => page(name) },
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url);
    return held.get(pathname + search)?.promise ?? null;
  },
  Component: () => (
    <>
      <h1>{title}</h1>
      <a href="/somewhere">Link in the page</a>
    </>
  ),
  ErrorBoundary: () => <h1>Failed</h1>,
});

function Frame() {
  useScroll();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
      <ComingSkeleton />
    </main>
  );
}

async function open() {
  held.clear();
  const routes: RouteObject[] = [
    {
      Component: Frame,
      HydrateFallback: () => null,
      children: [
        route('/ua/:categorySlug', 'category', 'List'),
        route('/ua/kamery/:specifications', 'category', 'List'),
        route('/ua/kamery/dome', 'product', 'Product'),
        route('/ua/faq', 'content', 'Questions'),
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/ua/kamery'] });
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  showSkeleton({ router } as unknown as App);
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const go = async (to: string | number) => {
    act(() => void router.navigate(to as string));
    await pass(0);
  };
  await pass(0);
  return { go, pass };
}

const skeleton = () => document.querySelector('[data-skeleton]');
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('shows the skeleton of the coming page once it takes 300 ms, until the page is here', async () => {
  const { go, pass } = await open();
  const answer = hold('/ua/kamery/dome');
  await go('/ua/kamery/dome');
  await pass(299);
  expect(skeleton()).toBeNull();
  await pass(1);
  expect(skeleton()?.textContent).toContain('Skeleton of a product');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(heading()).toBe('List');
  // The list is hidden by this mark.
  expect(screen.getByRole('main').hasAttribute('data-coming')).toBe(true);
  answer.resolve(null);
  await pass(0);
  expect(skeleton()).toBeNull();
  expect(screen.getByRole('main').hasAttribute('data-coming')).toBe(false);
  expect(heading()).toBe('Product');
  expect(comingSkeleton.isShown).toBe(false);
});

test('shows lines of text where a remote has no skeleton', async () => {
  const { go, pass } = await open();
  hold('/ua/faq');
  await go('/ua/faq');
  await pass(300);
  expect(skeleton()).toBeTruthy();
  expect(skeleton()?.textContent).not.toContain('product');
});

test('shows nothing for a page that is here sooner', async () => {
  const { go, pass } = await open();
  const answer = hold('/ua/kamery/dome');
  await go('/ua/kamery/dome');
  await pass(299);
  answer.resolve(null);
  await pass(1000);
  expect(skeleton()).toBeNull();
});

test.each(['/ua/kamery?page=2', '/ua/kamery/rozdilnist=4', '/ua/kamery?sort=priceAsc'])(
  'leaves the list in sight while it changes to %s',
  async (address) => {
    const { go, pass } = await open();
    hold(address);
    await go(address);
    await pass(2000);
    expect(skeleton()).toBeNull();
    expect(heading()).toBe('List');
  },
);

test('shows the skeleton for another list', async () => {
  const { go, pass } = await open();
  hold('/ua/routery');
  await go('/ua/routery');
  await pass(300);
  expect(skeleton()).toBeTruthy();
});

test('shows nothing on the way back to a page that is kept', async () => {
  const { go, pass } = await open();
  await go('/ua/kamery/dome');
  await pass(0);
  await go(-1);
  await pass(2000);
  expect(skeleton()).toBeNull();
  expect(heading()).toBe('List');
});

test('keeps the skeleton through a redirect, with the time that has passed', async () => {
  const { go, pass } = await open();
  const first = hold('/ua/routery');
  hold('/ua/kamery/dome');
  await go('/ua/routery');
  await pass(200);
  first.resolve(Response.redirect('http://localhost/ua/kamery/dome'));
  await pass(100);
  expect(skeleton()?.textContent).toContain('Skeleton of a product');
});

test('gives way to the screen of an error', async () => {
  const { go, pass } = await open();
  const answer = hold('/ua/kamery/dome');
  await go('/ua/kamery/dome');
  await pass(300);
  answer.reject(new Error('down'));
  await pass(0);
  expect(skeleton()).toBeNull();
  expect(heading()).toBe('Failed');
});

test('begins at the top with the focus in the main part, and forgets neither where the page was left', async () => {
  const { go, pass } = await open();
  const link = screen.getByRole('link');
  link.focus();
  Object.assign(window, { scrollY: 900 });
  dispatchEvent(new Event('scroll'));
  const answer = hold('/ua/kamery/dome');
  await go('/ua/kamery/dome');
  await pass(300);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(document.getElementById('main'));
  Object.assign(window, { scrollY: 0 });
  dispatchEvent(new Event('scroll'));
  answer.resolve(null);
  await pass(0);
  await go(-1);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
});

test('brings the page back as it was when the shopper stays on it', async () => {
  const { go, pass } = await open();
  const link = screen.getByRole('link');
  link.focus();
  Object.assign(window, { scrollY: 900 });
  hold('/ua/kamery/dome');
  await go('/ua/kamery/dome');
  await pass(300);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await pass(50);
  expect(skeleton()).toBeNull();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
  expect(document.activeElement).toBe(link);
});

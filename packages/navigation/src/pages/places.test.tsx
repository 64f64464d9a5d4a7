/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { inSight, leftPlaces, useLoaderData, useLocation } from '@vitryna/remote-kit';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { PageRoute } from '../router/page-route.ts';
import { Places } from './places.tsx';
import { prerenderPage } from './prerendered-page.ts';
import { onIdle, showLeft, showPrerendered, whenPrerendered } from './show-early.ts';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Which pages are in sight and work, as their effects tell. */
const hydrated = new Set<string>();

function Page() {
  const name = useLoaderData<() => string>();
  const { pathname } = useLocation();
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    hydrated.add(name);
    return () => void hydrated.delete(name);
  }, [name]);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`${name} at ${pathname}: ${presses}`}
    </button>
  );
}

const routeOf = (name: string): PageRoute =>
  ({
    declaration: { name, page: name, cache: 'public' },
    remote: { name: 'mf-test' },
  }) as unknown as PageRoute;
const product = routeOf('product');
const Shown = () => (
  <div data-boundary="mf-test">
    <Page />
  </div>
);

/** A tab at the list. */
function open() {
  const route = (path: string, page: PageRoute) => ({
    path,
    handle: { pageOf: () => page },
    loader: () => kept[path] ?? path.slice(1),
    element: null,
  });
  const router = createMemoryRouter([
    {
      element: <Places isEmpty={false} Page={Shown} />,
      HydrateFallback: () => null,
      children: [route('/', routeOf('list')), route('/product', product)],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}
/** What loaders give. */
const kept: Record<string, string> = { '/': 'list' };
/** The product begins to be prerendered with this answer. */
function beginToPrepare(data: string) {
  const location = { pathname: '/product', search: '', hash: '', state: null, key: '', mask: undefined };
  prerenderPage({ page: product, location, data, arrival: { type: 'PUSH', hash: '' } });
}
const prepare = (data: string) => act(async () => beginToPrepare(data));
const namesInSight = () => inSight('[data-boundary] button').map(({ textContent }) => textContent);

test('a page that was left comes back as it was; its effects rest meanwhile', async () => {
  const router = open();
  fireEvent.click(await screen.findByText('list at /: 0'));
  await act(() => router.navigate('/product'));
  expect(namesInSight()).toEqual(['product at /product: 0']);
  expect([...hydrated]).toEqual(['product']);
  await act(() => router.navigate(-1));
  expect(namesInSight()).toEqual(['list at /: 1']);
  expect([...hydrated]).toEqual(['list']);
});

test('a page out of sight is laid out: its place hides it, and not React', async () => {
  const router = open();
  await screen.findByText('list at /: 0');
  await act(() => router.navigate('/product'));
  const list = screen.getByText('list at /: 0');
  expect(list.closest('[data-out-of-sight]')?.getAttribute('data-out-of-sight')).toBe('left');
  expect(list.closest<HTMLElement>('[data-boundary]')?.style.display).toBe('');
});

test('a page that was prerendered is shown before the router goes there, and is the same one then', async () => {
  const router = open();
  await screen.findByText('list at /: 0');
  await prepare('product');
  const prerendered = await screen.findByText('product at /product: 0');
  expect(prerendered.closest('[data-out-of-sight]')?.getAttribute('data-out-of-sight')).toBe('prerendered');
  expect([...hydrated]).toEqual(['list']);
  expect(showPrerendered(new URL('http://localhost/elsewhere'))).toBe(false);
  expect(showPrerendered(new URL('http://localhost/product'))).toBe(true);
  expect(namesInSight()).toEqual(['product at /product: 0']);
  await act(() => router.navigate('/product'));
  expect(screen.getByText('product at /product: 0')).toBe(prerendered);
  expect([...hydrated]).toEqual(['product']);
});

test('the place of the page that is guessed next stands before there is one, and anew once it was come to', async () => {
  const router = open();
  await screen.findByText('list at /: 0');
  const spare = () => document.querySelector('[data-out-of-sight="prerendered"]');
  const first = spare();
  expect(first?.childElementCount).toBe(0);
  await prepare('old answer');
  expect(spare()).toBe(first);
  expect(first?.textContent).toBe('old answer at /product: 0');
  // Another guess begins beside it: what still stands of the first one is not taken for it.
  await prepare('product');
  expect(first?.isConnected).toBe(false);
  expect(spare()?.textContent).toBe('product at /product: 0');
  await act(() => router.navigate('/product'));
  expect(spare()?.childElementCount).toBe(0);
});

test('a press is told to wait for a page that is being rendered, and for no other', async () => {
  open();
  await screen.findByText('list at /: 0');
  const url = new URL('http://localhost/product');
  expect(whenPrerendered(url)).toBeNull();
  // As in a browser: its place is there at once, what is in it comes in slices.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  beginToPrepare('product');
  await Promise.resolve();
  expect(whenPrerendered(new URL('http://localhost/elsewhere'))).toBeNull();
  const waiting = whenPrerendered(url);
  expect(showPrerendered(url)).toBe(false);
  expect(waiting).not.toBeNull();
  await waiting;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(whenPrerendered(url)).toBeNull();
  expect(showPrerendered(url)).toBe(true);
});

test('of a page that was prerendered with an older answer only the new one is in sight', async () => {
  const router = open();
  await screen.findByText('list at /: 0');
  await prepare('older');
  await screen.findByText('older at /product: 0');
  expect(showPrerendered(new URL('http://localhost/product'))).toBe(true);
  await act(() => router.navigate('/product'));
  onIdle();
  expect(namesInSight()).toEqual(['product at /product: 0']);
});

test('when the router goes elsewhere, what was shown early is out of sight again', async () => {
  const router = open();
  await screen.findByText('list at /: 0');
  await act(() => router.navigate('/product'));
  const { key } = router.state.location;
  await act(() => router.navigate(-1));
  leftPlaces.set(key, 40);
  expect(showLeft(key, 'another answer')).toBe(false);
  expect(showLeft(router.state.location.key, 'list')).toBe(false);
  expect(showLeft(key, 'product')).toBe(true);
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 40);
  expect(namesInSight()).toEqual(['product at /product: 0']);
  onIdle();
  expect(namesInSight()).toEqual(['list at /: 0']);
});

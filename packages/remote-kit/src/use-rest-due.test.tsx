/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation, useNavigationType } from 'react-router';
import { PageProvider } from './page-provider.tsx';
import { useRestDue } from './use-rest-due.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Page() {
  return <main>First screen{useRestDue() && <p>The rest</p>}</main>;
}

function PageWithPlace() {
  return <main>In sight{useRestDue({ knowsPlace: true }) && <p>The rest</p>}</main>;
}

/** A page as the shell lets it stand. */
const cached = (Contents: () => React.ReactNode) => () => {
  const location = useLocation();
  const type = useNavigationType();
  return (
    <PageProvider location={location} data={null} arrival={{ type, hash: location.hash }}>
      <Contents />
    </PageProvider>
  );
};

/** A tab on a first page, where a link to this page exists. */
function open(first = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', element: <main>Home</main> },
      { path: '/page', Component: cached(Page) },
      { path: '/list', Component: cached(PageWithPlace) },
    ],
    { initialEntries: [first] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const rest = () => screen.queryByText('The rest');

test('a document has the rest at once', () => {
  open('/page');
  expect(rest()).not.toBeNull();
});

test('a page that was navigated to has it after its first frame', async () => {
  const router = open();
  await act(() => router.navigate('/page'));
  expect(screen.getByText('First screen')).toBeTruthy();
  expect(rest()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(rest()).not.toBeNull();
});

test('the way back and an anchor find it there', async () => {
  const router = open('/page');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(rest()).not.toBeNull();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/page#reviews'));
  expect(rest()).not.toBeNull();
});

test('a page that knows its place has it after its first frame on the way back too', async () => {
  const router = open('/list');
  await act(() => router.navigate('/'));
  await act(() => router.navigate(-1));
  expect(screen.getByText('In sight')).toBeTruthy();
  expect(rest()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(50));
  expect(rest()).not.toBeNull();
});

test('a document of it keeps the rest that the server wrote', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = '<main>In sight<p>The rest</p></main>';
  const drawn = rest();
  const router = createMemoryRouter([{ path: '/', Component: cached(PageWithPlace) }]);
  await act(async () => render(<RouterProvider router={router} />, { container, hydrate: true }));
  expect(rest()).toBe(drawn);
});

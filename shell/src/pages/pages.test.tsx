/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { PageRoute } from '@vitryna/navigation';
import { inSight } from '@vitryna/remote-kit';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Pages } from './pages.tsx';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const routeOf = (path: string, Component: ComponentType) => ({
  path,
  handle: {
    pageOf: () =>
      ({
        declaration: { name: path, page: path, cache: 'public' },
        remote: { name: 'mf-test', loaded: () => ({ Component }) },
      }) as unknown as PageRoute,
  },
  loader: () => path,
  element: null,
});

function Broken(): never {
  throw new Error('broken');
}

test('a page that throws says so in its place, and only there', async () => {
  const router = createMemoryRouter([
    {
      Component: Pages,
      HydrateFallback: () => null,
      children: [routeOf('/', () => <h2>The list</h2>), routeOf('/broken', Broken)],
    },
  ]);
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByText('The list');
  await act(() => router.navigate('/broken'));
  expect(screen.getByRole('alert').closest('[data-out-of-sight]')).toBeNull();
  await act(() => router.navigate(-1));
  expect(inSight('[data-boundary] h2').map(({ textContent }) => textContent)).toEqual(['The list']);
});

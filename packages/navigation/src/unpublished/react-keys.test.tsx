/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { isHydrated } from './react-keys.ts';

test('an element is known to be hydrated by what React keeps on it', async () => {
  const Page = () => <button type="button" onClick={() => {}} />;
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  const [root, button] = ['div', 'button'].map((selector) => document.querySelector(selector) as HTMLElement);
  if (!root || !button) throw new Error('nothing was rendered');
  expect(isHydrated(button)).toBe(false);
  const hydrated = await act(async () => hydrateRoot(root, <Page />));
  expect(isHydrated(button)).toBe(true);
  await act(async () => hydrated.unmount());
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import type { Stores } from '@vitryna/store';
import { StoreProvider } from '@vitryna/store/react';
import { ShareButton } from './share-button.tsx';

const open = jest.fn();
const stores = { modals: { open } } as unknown as Stores;

afterEach(() => {
  cleanup();
  open.mockClear();
  Reflect.deleteProperty(navigator, 'share');
});

async function press(): Promise<void> {
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <StoreProvider stores={stores}>
        <ShareButton title="Камера" />
      </StoreProvider>
    </I18nProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button')));
}

test('opens the ways to share in a browser that has no sheet of its own', async () => {
  await press();
  expect(open).toHaveBeenCalledWith('mf-product/share', expect.objectContaining({ title: 'Камера' }));
});

test.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('after a sheet that ends with %s it opens %i modals', async (name, count) => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', name)) });
  await press();
  expect(open).toHaveBeenCalledTimes(count);
});

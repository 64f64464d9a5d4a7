/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { ShareButton } from './share-button.tsx';

const share = jest.fn(async () => {});
const writeText = jest.fn(async (_text: string) => {});

afterEach(() => {
  cleanup();
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

async function press(): Promise<void> {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <ShareButton />
    </I18nProvider>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button')));
}

test('opens the sheet of a phone', async () => {
  Object.assign(navigator, { share });
  await press();
  expect([share.mock.calls.length, writeText.mock.calls.length]).toEqual([1, 0]);
});

test('copies the address in a browser that has no sheet', async () => {
  await press();
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(screen.getByRole('status').textContent).toBe('Link copied');
});

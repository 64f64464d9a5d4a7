/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import uk from '../../locales/uk.json' with { type: 'json' };
import { shareLinks } from './share-links.ts';
import { ShareModal } from './share-modal.tsx';

afterEach(cleanup);

const open = (extra: unknown) =>
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: uk, onMissing: () => {} })}>
      <ShareModal extra={extra} onClose={() => {}} />
    </I18nProvider>,
  );

test('writes a name and an address so that they end no link early', () => {
  for (const { href } of shareLinks('4 & 5 "%" #1', 'https://a.example/ua/x?a=1&b=2')) {
    expect(href).toContain('4%20%26%205%20%22%25%22%20%231');
    expect(href).toContain('https%3A%2F%2Fa.example%2Fua%2Fx%3Fa%3D1%26b%3D2');
  }
});

test('leads to messengers, and shows the address where it may not be copied', async () => {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('not allowed')) },
  });
  open({ title: 'Камера', url: 'https://a.example/ua/x' });
  expect(screen.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toContain('t.me/share');
  fireEvent.click(screen.getByRole('button', { name: 'Скопіювати адресу' }));
  expect(await screen.findByText(/виділіть адресу/)).toBeTruthy();
  expect(screen.getByText('https://a.example/ua/x')).toBeTruthy();
});

test('shares the page itself when a link opens it, with nothing', () => {
  open(null);
  expect(screen.getByText(location.href)).toBeTruthy();
});

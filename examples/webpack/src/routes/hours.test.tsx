/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createApiClient, createContentClient } from '@vitryna/api-client';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { appContext } from '@vitryna/remote-kit';
import { config, createFakeTransport, failWith } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderRoute } from '@vitryna/testing/render-route';
import type { ReactNode } from 'react';
import texts from '../locales/uk.json' with { type: 'json' };
import * as page from './hours.tsx';

guardConsole();

function open(answer: unknown) {
  const { transport } = createFakeTransport({ 'GET /shared/config': answer as never });
  const clients = { api: createApiClient({ transport }), content: createContentClient({ transport }) };
  const i18n = createI18n({ locale: 'uk', texts, onMissing: () => {} });
  renderRoute(page, '/ua/hours', {
    context: (context) => context.set(appContext, { locale: 'uk', ...clients }),
    wrapper: ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
}

test('shows the phone of the store', async () => {
  open(config({ phone: '0 800 000 000' }));
  const phone = await screen.findByRole('link', { name: '0 800 000 000' });
  expect(phone.getAttribute('href')).toBe('tel:0800000000');
});

test('is there without the phone when nobody knows it', async () => {
  open(failWith(503, 'unavailable'));
  await screen.findByRole('heading', { level: 1, name: 'Коли ми відповідаємо' });
  expect(screen.queryByRole('link', { name: /0 800/ })).toBeNull();
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createI18n } from './i18n.ts';
import { I18nProvider, useFormat, useLocale, useTranslate } from './react.ts';

afterEach(cleanup);

function Card() {
  const t = useTranslate();
  const format = useFormat();
  return <p lang={useLocale()}>{`${t('In stock')}, ${format.money(1200)}, ${t('Later')}`}</p>;
}

test('hydrates what the server wrote, and renders again when texts arrive', () => {
  const i18n = createI18n({ locale: 'uk', texts: { 'In stock': 'В наявності' }, isPartial: true });
  const container = document.createElement('div');
  container.innerHTML = '<p lang="uk">В наявності, 1\u00a0200\u00a0₴, </p>';
  document.body.append(container);
  const paragraph = container.firstChild;
  const page = (
    <I18nProvider i18n={i18n}>
      <Card />
    </I18nProvider>
  );
  render(page, { container, hydrate: true });
  expect(container.firstChild).toBe(paragraph);
  act(() => i18n.addTexts({ Later: 'Потім' }));
  expect(container.textContent).toBe('В наявності, 1\u00a0200\u00a0₴, Потім');
});

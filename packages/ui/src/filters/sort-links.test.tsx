/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { SortLinks } from './sort-links.tsx';

afterEach(cleanup);

test('says the order that is current as a word of its own on the button, and as one of a row among the links', () => {
  const options = ['популярні', 'дешеві'].map((text, at) => ({ text, href: `?sort=${at}`, isCurrent: at === 1 }));
  const { container } = render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: {} })}>
      <SortLinks options={options} />
    </I18nProvider>,
  );
  expect(container.querySelector('summary')?.textContent).toBe('Sort: Дешеві');
  expect(screen.getByRole('link', { name: 'дешеві' }).getAttribute('aria-current')).toBe('true');
});

// A folded list without a button to unfold it would leave a shopper with Safari 17.5 no order to choose.
test('the button goes only where what is folded can be shown', () => {
  const css = readFileSync(join(import.meta.dirname, 'sort-links.module.css'), 'utf8').replaceAll(/\s+/g, ' ');
  const hidden = [...css.matchAll(/\.head \{ display: none; \}/g)].map(({ index }) => css.slice(0, index).trimEnd());
  expect(hidden).toHaveLength(1);
  expect(hidden[0]?.endsWith('@supports selector(::details-content) {')).toBe(true);
});

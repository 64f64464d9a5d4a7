/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
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

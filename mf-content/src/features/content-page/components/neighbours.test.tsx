/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import texts from '../../../locales/uk.json' with { type: 'json' };
import { Neighbours, useNeighbours } from './neighbours.tsx';

function Beside({ path }: { path: string }) {
  const group = useNeighbours(path);
  return group && <Neighbours group={group} path={path} />;
}

function open(path: string) {
  const i18n = createI18n({ locale: 'uk', texts, onMissing: () => {} });
  render(
    <I18nProvider i18n={i18n}>
      <Beside path={path} />
    </I18nProvider>,
  );
}

test.each([
  ['/warranty', 'Покупцям', 'Гарантія та повернення'],
  ['/services', 'Послуги монтажу', 'Усі послуги'],
  ['/services/house', 'Послуги монтажу', 'Будинок'],
])('leads from %s to the pages beside it, and says which it is', (path, label, current) => {
  open(path);
  // The footer has a navigation of the same words.
  expect(screen.getByRole('navigation', { name: 'Сторінки розділу' }).textContent).toContain(label);
  const links = screen.getAllByRole('link');
  expect(links.filter((link) => link.ariaCurrent === 'page').map((link) => link.textContent)).toEqual([current]);
  expect(links.every((link) => link.getAttribute('href')?.startsWith('/ua/'))).toBe(true);
});

test('says nothing beside a page of a campaign', () => {
  open('/icsee');
  expect(screen.queryByRole('navigation')).toBeNull();
});

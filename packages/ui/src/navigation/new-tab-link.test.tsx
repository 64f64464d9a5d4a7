/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { NewTabLink } from './new-tab-link.tsx';

test('says in its name that it opens a tab, which has no hold on this page', () => {
  renderUkrainian(<NewTabLink href="/ua/public-offer">Публічна оферта</NewTabLink>);
  const link = screen.getByRole('link', { name: 'Публічна оферта (відкриється в новій вкладці)' });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')?.split(' ')).toContain('noopener');
});

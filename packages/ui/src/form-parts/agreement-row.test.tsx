/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { AgreementRow } from './agreement-row.tsx';

afterEach(cleanup);

test('is a required checkbox with a link that says it opens a new tab', () => {
  renderUkrainian(<AgreementRow input={{}} error={null} errorId="note" policyHref="/ua/privacy-policy" />);
  const name = 'Приймаю політику конфіденційності (відкриється в новій вкладці)';
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).required).toBe(true);
  const link = screen.getByRole('link', { name: 'політику конфіденційності (відкриється в новій вкладці)' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/ua/privacy-policy', '_blank']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says what is wrong where the checkbox says it is said', () => {
  const input = { 'aria-invalid': true, 'aria-describedby': 'note' };
  renderUkrainian(<AgreementRow input={input} error="Потрібна згода" errorId="note" policyHref="#" />);
  expect(screen.getByRole('alert').id).toBe('note');
  expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe('note');
});

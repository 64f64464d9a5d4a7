/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import { NewPassword } from './new-password.tsx';

guardConsole();

const token = 'a'.repeat(43);
const nothing = { token, key: 'key', step: null, form: null, problem: null, fields: [], amount: null };
const link = { ...nothing, username: 'o***@example.com' };

test.each([
  ['gone', { problem: 'gone', form: 'confirm' }, 'Це посилання вже не діє'],
  ['not whole', { token: '' }, 'Посилання неповне'],
  ['done', { token: '', step: 'done' }, 'Адресу підтверджено'],
])('says of a link that it is %s, and confirms nothing by being opened', (_, said, title) => {
  const { calls } = renderInStore(<ConfirmEmail page={{ ...nothing, ...said }} />, {});
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(document.querySelector('form')).toBeNull();
  expect(calls).toEqual([]);
});

test('tells how strong a new password is, and shows it on demand', () => {
  renderInStore(<NewPassword page={link} />, {});
  const password = screen.getByLabelText<HTMLInputElement>('Новий пароль');
  expect([password.type, password.autocomplete]).toEqual(['password', 'new-password']);
  fireEvent.change(password, { target: { value: 'каштан-7-липа' } });
  expect(screen.getByRole('status').textContent).toBe('Надійний');
  fireEvent.click(screen.getAllByRole('button', { name: 'Показати пароль' })[0] as HTMLElement);
  expect(password.type).toBe('text');
});

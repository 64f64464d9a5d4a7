/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { respond, user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { RecoveryModal, SetNewPasswordModal } from './recovery-modal.tsx';

guardConsole();

const token = 'a'.repeat(43);
const gone = respond({ status: 410, body: { error: { code: 'gone', message: '@The link has expired' } } });
const good = { 'GET /account/recovery/check': { username: 'o***@example.com' } };

async function type(password: string, repeat = password) {
  fireEvent.change(await screen.findByLabelText('Новий пароль'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Новий пароль ще раз'), { target: { value: repeat } });
  fireEvent.click(screen.getByRole('button', { name: 'Зберегти пароль' }));
}

test.each([
  ['the link of an e-mail', RecoveryModal],
  ['the holder of a checked link', SetNewPasswordModal],
])('takes a new password by %s, lets its owner in and closes [§2.9]', async (_, Modal) => {
  let closings = 0;
  const { calls, stores } = renderInStore(<Modal extra={{ token }} onClose={() => (closings += 1)} />, {
    ...good,
    'POST /account/recovery/set': { ...user(), merged: { cart: 0, favorites: 0, comparison: 0 } },
    'GET /account/me': user(),
  });
  await type('correct horse battery');
  await waitFor(() => expect(closings).toBe(1));
  const sent = calls.find(({ path }) => path === '/account/recovery/set');
  expect(sent?.body).toEqual({ token, password: 'correct horse battery', passwordRepeat: 'correct horse battery' });
  expect([stores.getState().user.profile?.id, stores.getState().modals.byName.successful.isActive]).toEqual([
    user().id,
    true,
  ]);
});

test('sends nothing while the two passwords differ', async () => {
  const { calls } = renderInStore(<RecoveryModal extra={{ token }} onClose={() => {}} />, good);
  await type('correct horse battery', 'correct horse');
  await waitFor(() => expect(screen.getByLabelText('Новий пароль ще раз').getAttribute('aria-invalid')).toBe('true'));
  expect(calls.some(({ path }) => path === '/account/recovery/set')).toBe(false);
});

test.each([
  ['before it is opened', { 'GET /account/recovery/check': gone }, false],
  ['while the password was typed', { ...good, 'POST /account/recovery/set': gone }, true],
])('offers another link when this one was used up %s', async (_, table, isTyped) => {
  renderInStore(<RecoveryModal extra={{ token }} onClose={() => {}} />, table);
  if (isTyped) await type('correct horse battery');
  await screen.findByText(/^Це посилання вже не діє/);
  expect(screen.getByRole('button', { name: 'Надіслати посилання' })).toBeTruthy();
});

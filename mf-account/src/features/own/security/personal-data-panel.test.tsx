/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { PersonalDataPanel } from './personal-data-panel.tsx';

guardConsole();

test('removes an account at the second press only, and lets it be kept', async () => {
  let removalAt: string | null = null;
  const { calls, stores } = renderInStore(<PersonalDataPanel />, {
    'GET /account/me': () => user({ removalAt }),
    'POST /account/remove': () => {
      removalAt = '2026-12-06T10:00:00Z';
      return { removalAt };
    },
    'POST /account/remove/cancel': () => {
      removalAt = null;
      return user();
    },
  });
  await act(() => stores.user.load());
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Видалити акаунт');
  expect(calls.some(({ path }) => path === '/account/remove')).toBe(false);
  press('Так, видалити');
  await screen.findByText(/^Акаунт буде видалено 6 грудня 2026/);
  press('Залишити акаунт');
  await screen.findByRole('button', { name: 'Видалити акаунт' });
});

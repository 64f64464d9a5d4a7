/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Passkey } from '@vitryna/contracts/api';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';

guardConsole();

const made = { id: 'k1', createdAt: '2026-11-20T10:00:00Z', usedAt: null, isSynced: false };
const passkey = (name: string): Passkey => ({ ...made, name });

test('gives a key the name that its owner types, and the focus back', async () => {
  const renamed: string[][] = [];
  const door = {
    isSupported: true,
    list: async () => [passkey('Chrome, Linux')],
    add: async () => null,
    rename: async (...given: string[]) => {
      renamed.push(given);
      return [passkey(given[1] ?? '')];
    },
    remove: async () => [],
  };
  renderInStore(<PasskeysPanel door={door} />, {});
  fireEvent.click(await screen.findByRole('button', { name: 'Змінити назву: Chrome, Linux' }));
  const field = screen.getByRole('textbox', { name: 'Назва ключа' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.change(field, { target: { value: ' Робочий ноутбук ' } });
  fireEvent.submit(screen.getByRole('form', { name: 'Змінити назву: Chrome, Linux' }));
  const again = await screen.findByRole('button', { name: 'Змінити назву: Робочий ноутбук' });
  expect(renamed).toEqual([['k1', 'Робочий ноутбук']]);
  await waitFor(() => expect(document.activeElement).toBe(again));
});

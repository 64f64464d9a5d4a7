/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { respond } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { useRead } from '../use-read.ts';
import { readSessions, SessionsPanel } from './sessions-panel.tsx';

guardConsole();

const at = '2026-11-20T10:00:00Z';
const session = (id: string, isCurrent = false) => ({ id, device: id, signedInAt: at, seenAt: at, isCurrent });

function Panel() {
  return <SessionsPanel reading={useRead(readSessions)} />;
}

test('ends every other session by one call, which takes their devices for strangers', async () => {
  const { calls } = renderInStore(<Panel />, {
    'GET /account/session/list': [session('here', true), session('phone'), session('tablet')],
    'POST /account/session/remove/others': [session('here', true)],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Вийти на всіх інших пристроях' }));
  await waitFor(() => expect(screen.queryByText('phone')).toBeNull());
  expect([screen.getByText('here').tagName, calls.at(-1)?.path]).toEqual(['B', '/account/session/remove/others']);
});

test('asks once more who it is before a session is ended, and ends it then', async () => {
  let isProven = false;
  const { stores, calls } = renderInStore(<Panel />, {
    'GET /account/session/list': [session('here', true), session('phone')],
    'POST /account/session/remove': () =>
      isProven
        ? [session('here', true)]
        : respond({
            status: 403,
            body: { error: { code: 'reauthenticate', message: '@Confirm', details: { methods: ['password'] } } },
          }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Вийти там' }));
  const modal = 'mf-account/reauthenticate';
  await waitFor(() => expect(stores.getState().modals.byName[modal]?.isActive).toBe(true));
  isProven = true;
  const extra = stores.getState().modals.byName[modal]?.extra as { onProof: () => void } | undefined;
  extra?.onProof();
  stores.modals.close(modal);
  await waitFor(() => expect(screen.queryByText('phone')).toBeNull());
  expect(calls.filter(({ path }) => path === '/account/session/remove')).toHaveLength(2);
});

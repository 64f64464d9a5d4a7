/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { user } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { renderInStore } from '../../../testing/render-in-store.tsx';
import { useRead } from '../use-read.ts';
import { AccountFrame } from './account-frame.tsx';

guardConsole();

test('shows nothing of the one who was here before to the next who signs in, also where no sign-out was heard of', async () => {
  let who = user({ id: 'olena' });
  const read = async () => `of ${who.id}`;
  function Place() {
    return <p>{useRead(read).data}</p>;
  }
  const { stores } = renderInStore(
    <AccountFrame place="orders" skeleton={<i>…</i>}>
      <Place />
    </AccountFrame>,
    { 'GET /account/me': () => who },
  );
  await screen.findByText('of olena');
  who = user({ id: 'taras' });
  await act(() => stores.user.load());
  await waitFor(() => expect(screen.getByText('of taras')).toBeTruthy());
  expect(screen.queryByText('of olena')).toBeNull();
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { useLater } from './use-later.ts';

afterEach(cleanup);

type Data = { later: string | null };

function setUp(data: Data, load: () => Promise<string>) {
  const read = jest.fn<(signal: AbortSignal) => Promise<string>>(load);
  const Page = (given: Data) => <p>{useLater(data, given.later, read) ?? 'nothing yet'}</p>;
  const show = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Page {...data} />
    </Activity>
  );
  return { read, show };
}

test('shows what came with the document and reads nothing', async () => {
  const { read, show } = setUp({ later: 'from the document' }, async () => 'read');
  await act(async () => render(show('visible')));
  expect(screen.getByText('from the document')).toBeTruthy();
  expect(read).not.toHaveBeenCalled();
});

test('reads when the page comes into sight, not before, and once for the same data', async () => {
  const { read, show } = setUp({ later: null }, async () => 'read');
  const view = await act(async () => render(show('hidden')));
  expect(read).not.toHaveBeenCalled();
  await act(async () => view.rerender(show('visible')));
  expect(screen.getByText('read')).toBeTruthy();
  view.unmount();
  await act(async () => render(show('visible')));
  expect(screen.getByText('read')).toBeTruthy();
  expect(read).toHaveBeenCalledTimes(1);
});

test('a page that is left before the answer gives the reading up, and what fails is left out', async () => {
  const { read, show } = setUp({ later: null }, () => new Promise(() => {}));
  const view = await act(async () => render(show('visible')));
  view.unmount();
  expect(read.mock.calls[0]?.[0].aborted).toBe(true);
  const failing = setUp({ later: null }, () => Promise.reject(new Error('down')));
  await act(async () => render(failing.show('visible')));
  expect(screen.getByText('nothing yet')).toBeTruthy();
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { FilesField } from './index.ts';

/** What the tab sends, answered by hand. */
class FakeRequest {
  static all: FakeRequest[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  open(_method: string, url: string) {
    this.url = url;
    FakeRequest.all.push(this);
  }
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

const usual = globalThis.XMLHttpRequest;
beforeEach(() => {
  FakeRequest.all = [];
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  cleanup();
  globalThis.XMLHttpRequest = usual;
});

const i18n = createI18n({ locale: 'uk', texts: {}, onMissing: () => {} });
const picture = (name: string, size = 10, type = 'image/png') => new File(['x'.repeat(size)], name, { type });

function show() {
  const onChange = jest.fn<(ids: string[], isSending: boolean) => void>();
  render(
    <I18nProvider i18n={i18n}>
      <FilesField label="Pictures" onChange={onChange} />
    </I18nProvider>,
  );
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Pictures'), { target: { files } });
  return { choose, reported: () => onChange.mock.lastCall };
}

test('sends each file by itself, tells how far it is, and its id when it is there', async () => {
  const { choose, reported } = show();
  choose(picture('a.png'), picture('b.png'));
  expect(FakeRequest.all.map(({ url }) => url)).toEqual(['/user/shared/file/add', '/user/shared/file/add']);
  expect(reported()).toEqual([[], true]);
  const [first, second] = FakeRequest.all;
  act(() => first?.upload.onprogress?.({ loaded: 5, total: 10 }));
  expect(screen.getAllByRole('progressbar')[0]?.getAttribute('value')).toBe('0.5');
  await act(async () => second?.answer(200, { data: { id: 'second' } }));
  await act(async () => first?.answer(200, { data: { id: 'first' } }));
  expect(reported()).toEqual([['first', 'second'], false]);
});

test('says at the file what is wrong with it, before it is sent and after', async () => {
  const { choose, reported } = show();
  choose(picture('a.svg', 10, 'image/svg+xml'), picture('empty.png', 0), picture('b.png'));
  expect(FakeRequest.all).toHaveLength(1);
  await act(async () =>
    FakeRequest.all[0]?.answer(415, { error: { code: 'mixedFile', message: '@The file holds more than a picture' } }),
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Wrong file type',
    'The file is empty',
    'The file holds more than a picture',
  ]);
  expect(reported()).toEqual([[], false]);
});

test('gives up a file that is taken away, and takes five at most', async () => {
  const { choose, reported } = show();
  choose(...Array.from({ length: 7 }, (_, at) => picture(`${at}.png`)));
  expect(FakeRequest.all).toHaveLength(5);
  expect(screen.getByLabelText('Pictures').hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('alert').textContent).toMatch(/^No more than 5 pictures/);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Remove 0.png' }));
  });
  expect(screen.queryByText('0.png')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('Pictures').hasAttribute('disabled')).toBe(false);
  expect(reported()?.[1]).toBe(true);
});

test('keeps no place for a file that was refused', () => {
  const { choose } = show();
  choose(picture('a.svg', 10, 'image/svg+xml'), picture('empty.png', 0), picture('notes.pdf', 10, 'application/pdf'));
  choose(...Array.from({ length: 5 }, (_, at) => picture(`${at}.png`)));
  expect(FakeRequest.all).toHaveLength(5);
  expect(screen.queryByText(/^No more than/)).toBeNull();
});

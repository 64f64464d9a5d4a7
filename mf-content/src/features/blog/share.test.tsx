/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInStore } from '../../testing/render-in-store.tsx';
import { Share } from './components/share.tsx';

const writeText = jest.fn<(text: string) => Promise<void>>();
Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

test('copies the address, and says where it is when that is not allowed', async () => {
  writeText.mockResolvedValueOnce().mockRejectedValueOnce(new Error('not allowed'));
  renderInStore(<Share title="Камера" />, {});
  expect(screen.queryByRole('button', { name: 'Поділитися' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Копіювати адресу' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Скопійовано' }));
  expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname);
  expect(await screen.findByText(/візьміть адресу/)).toBeTruthy();
});

test('hands the post to the sheet of a device that has one', () => {
  const share = jest.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new DOMException('', 'AbortError'));
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  renderInStore(<Share title="Камера" />, {});
  fireEvent.click(screen.getByRole('button', { name: 'Поділитися' }));
  expect(share).toHaveBeenCalledWith({ title: 'Камера', url: location.origin + location.pathname });
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createI18n } from '@vitryna/i18n';
import { I18nProvider } from '@vitryna/i18n/react';
import { guardConsole } from '@vitryna/testing/console-guard';
import uk from '../../locales/uk.json' with { type: 'json' };
import { GalleryModal } from './components/gallery-modal.tsx';

guardConsole();
afterEach(cleanup);

const pictures = ['a', 'b', 'c'].map((name) => ({ base: `/media/${name}/`, alt: `Фото ${name}` }));
const whole = {
  title: 'Камера',
  pictures,
  turn: { url: '/media/0123456789abcdef-{view}/l.webp', views: 24 },
  videos: { href: '/ua/kamery/a/videos', list: [{ id: 'abcdefghijk', title: 'Огляд', poster: null }] },
};

const open = (extra: unknown) =>
  render(
    <I18nProvider i18n={createI18n({ locale: 'uk', texts: uk, onMissing: () => {} })}>
      <GalleryModal extra={extra} onClose={() => {}} />
    </I18nProvider>,
  );
const shown = () => screen.getByRole('img').getAttribute('alt');
const press = (key: string) => act(async () => void fireEvent.keyDown(document, { key }));

test('leads on by arrows around the end, to both ends, and by one press to each', async () => {
  open({ ...whole, index: 1 });
  expect(shown()).toBe('Фото b');
  await press('ArrowRight');
  await press('ArrowRight');
  expect(screen.getByText('4 / 4')).toBeTruthy();
  // Its page alone may frame the player, and has to come as a document.
  const link = screen.getByRole('link', { name: 'Дивитися: Огляд' });
  expect([link.getAttribute('href'), link.dataset.document]).toEqual(['/ua/kamery/a/videos', '']);
  await press('ArrowRight');
  expect(shown()).toBe('Фото a');
  fireEvent.click(screen.getByRole('button', { name: 'Зображення 3' }));
  expect(shown()).toBe('Фото c');
  fireEvent.click(screen.getByRole('button', { name: 'Відео: Огляд' }));
  expect(screen.queryByRole('img')).toBeNull();
  await press('Home');
  expect(shown()).toBe('Фото a');
  await press('End');
  expect(screen.getByText('4 / 4')).toBeTruthy();
});

test('arrows move a picture that is zoomed, and lead on again when it is whole', async () => {
  open(whole);
  await press('+');
  await press('ArrowRight');
  expect(shown()).toBe('Фото a');
  expect(screen.getByRole('img').parentElement?.style.transform).toContain('scale(1.4)');
  await press('0');
  await press('ArrowRight');
  expect(shown()).toBe('Фото b');
});

test('turns by keys once views are here, loads none before, and tries again those that failed', async () => {
  const asked: string[] = [];
  let isBroken = true;
  HTMLImageElement.prototype.decode = jest.fn(function decode(this: HTMLImageElement) {
    asked.push(this.src);
    return isBroken && this.src.includes('-07/') ? Promise.reject(new Error('broken')) : Promise.resolve();
  });
  open(whole);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '360° Покрутити товар' }));
  const slider = await screen.findByRole('slider');
  await waitFor(() => expect(asked).toHaveLength(24));
  fireEvent.keyDown(slider, { key: 'End' });
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(slider.getAttribute('aria-valuenow')).toBe('0');
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(slider.getAttribute('aria-valuetext')).toBe('345 градусів');
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/0123456789abcdef-23/l.webp');
  await screen.findByText('Частина зображень не завантажилася');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }));
  expect(await screen.findByText('Тягніть або користуйтеся стрілками')).toBeTruthy();
  expect(asked).toHaveLength(25);
});

test('opened by a link, with nothing, it says that there is nothing', () => {
  open(null);
  expect(screen.getByText('Фото ще немає')).toBeTruthy();
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { l10n, product, review } from '@vitryna/testing';
import { guardConsole } from '@vitryna/testing/console-guard';
import { FakeIntersectionObserver } from '../testing/fake-intersection-observer.ts';
import { answersOf, renderProductPage } from '../testing/render-product-page.tsx';
import * as downloads from './downloads.tsx';
import * as reviews from './reviews.tsx';
import * as specifications from './specifications.tsx';
import * as videos from './videos.tsx';

guardConsole();

beforeEach(() => {
  globalThis.IntersectionObserver = FakeIntersectionObserver;
});

const base = '/ua/kamery/kamera-vartis-1';
const path = 'ua/:categorySlug/:productSlug/:tab';
const file = {
  id: 'f1',
  name: l10n('Посібник'),
  url: '/files/f1.pdf',
  size: 2048,
  mime: null,
  locales: ['uk' as const],
};
const rich = product({
  attachments: [{ group: 'Инструкция', files: [file] }],
  videos: [{ id: 'abcdefghijk', title: l10n('Огляд камери'), poster: null }],
});

test('shows specifications by groups, the general one named', async () => {
  renderProductPage(specifications, `${base}/specifications`, answersOf(rich), path);
  await screen.findByRole('heading', { level: 3, name: 'Загальні' });
  expect(screen.getByText('Роздільність')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Характеристики' }).getAttribute('aria-current')).toBe('page');
});

test('shows reviews a page at a time', async () => {
  const words = [review({ pros: 'чітка картинка', reply: { body: 'Дякуємо', at: '2026-01-11T10:00:00Z' } })];
  const { calls } = renderProductPage(reviews, `${base}/reviews`, answersOf(rich, words), path);
  await screen.findByText('Гарна камера');
  expect(screen.getByText(/чітка картинка/)).toBeTruthy();
  expect(screen.getByText('Дякуємо')).toBeTruthy();
  expect(calls.find(({ path: asked }) => asked.endsWith('/review/list'))?.query).toMatchObject({
    page: '1',
    sort: 'useful',
  });
});

test('says that nobody has written yet', async () => {
  const silent = product({ reviews: { averageRating: null, count: 0 } });
  renderProductPage(reviews, `${base}/reviews`, answersOf(silent), path);
  expect(await screen.findByText('Про цей товар ще ніхто не написав')).toBeTruthy();
});

test('leads to videos on their channel', async () => {
  renderProductPage(videos, `${base}/videos`, answersOf(rich), path);
  const link = await screen.findByRole('link', { name: /Огляд камери/ });
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
});

test('offers files with their size', async () => {
  renderProductPage(downloads, `${base}/downloads`, answersOf(rich), path);
  const link = await screen.findByRole('link', { name: /Посібник.*2\u00a0КБ/ });
  expect(link.hasAttribute('download')).toBe(true);
});

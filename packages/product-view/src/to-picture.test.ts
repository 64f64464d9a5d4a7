import { expect, test } from '@jest/globals';
import { category, img, l10n } from '@vitryna/testing';
import { categoryPicture, toPicture, toPictures } from './to-picture.ts';

const thumbnail = (url: string) => ({ type: 'any', url, width: null, height: null });
const outside = (url: string) => `/media/outside/${Buffer.from(url).toString('base64url')}/`;

test('shows the pictures of the language in their order, the first one where there is room for one', () => {
  const images = [img({ id: 'aa', locales: ['ru'] }), img({ id: 'bb', locales: ['uk'] }), img({ id: 'cc' })];
  expect(toPictures(images, 'uk').map(({ base }) => base)).toEqual(['/media/bb/', '/media/cc/']);
  expect(toPicture(images, 'ru')?.base).toBe('/media/aa/');
});

test('passes by a picture without an address', () => {
  const images = [img({ thumbnails: [] }), img({ thumbnails: [thumbnail('')] }), img({ id: 'cc' })];
  expect(toPicture(images, 'uk')?.base).toBe('/media/cc/');
});

test('says of a close-up that its frame may cut it', () => {
  const images = [img({ id: 'aa' }), img({ id: 'bb', isFull: true })];
  expect(toPictures(images, 'uk').map(({ isFull }) => isFull)).toEqual([undefined, true]);
});

test('has no picture where none is of the language [§3.22]', () => {
  expect(toPicture([img({ locales: ['ru'] }), img({ locales: [] })], 'uk')).toBeNull();
});

test.each(['https://cdn.example/a.png', '/uploads/x.png', 'x.png'])('takes %s under any name', (url) => {
  expect(toPicture([img({ thumbnails: [thumbnail(url)] })], 'uk')).toEqual({ base: outside(url), alt: 'Фото товару' });
});

test('shows the picture of a category that the language has', () => {
  const assets = [
    { type: 'icon', url: l10n('/media/icon/m.webp') },
    { type: 'image', url: l10n('/uploads/k.png', '') },
  ];
  expect(categoryPicture(category({ assets }), 'uk')).toEqual({ base: outside('/uploads/k.png') });
  expect(categoryPicture(category({ assets }), 'ru')).toBeNull();
});

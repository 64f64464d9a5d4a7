import { expect, test } from '@jest/globals';
import { l10n } from '@vitryna/testing';
import { editedParts } from './edited-parts.ts';

const texts = { metaTitle: '', metaDescription: '', h1: '', top: '<p>Від редакції</p>', bottom: '', faq: [] };
const contents = [
  { type: 'kit', body: l10n('Комплект', 'Комплект') },
  { type: 'seoBottom', body: l10n('<p>Низ</p>', '<p>Низ по-русски</p>') },
  { type: 'seoTop', body: l10n('Верх', '') },
];
const banner = {
  title: 'B',
  titleColor: '',
  url: '/ua/b',
  description: '',
  descriptionColor: '',
  buttonLabel: '',
  buttonColor: '',
  buttonLabelColor: '',
  backgroundImage: null,
  overlayImage: null,
  position: 1,
};
const nothing = { texts: null, contents: [], banners: [] };

test('shows nothing of nobody’s', () => {
  expect(editedParts(nothing, 'uk')).toEqual({ top: '', bottom: '', faq: [], promo: [] });
});

test('shows the category’s own texts in the page’s language', () => {
  const { top, bottom } = editedParts({ ...nothing, contents }, 'uk');
  expect(top).toBe('Верх');
  expect(bottom).toBe('<p>Низ</p>');
  expect(editedParts({ ...nothing, contents }, 'ru').bottom).toBe('<p>Низ по-русски</p>');
});

test('shows the content service’s text where it has one', () => {
  expect(editedParts({ ...nothing, texts, contents }, 'uk')).toMatchObject({
    top: '<p>Від редакції</p>',
    bottom: '<p>Низ</p>',
  });
});

test('shows two offers in their order', () => {
  const banners = [banner, { ...banner, url: '/ua/c', position: 2 }, { ...banner, url: '/ua/a', position: 0 }];
  expect(editedParts({ ...nothing, banners }, 'uk').promo.map(({ href }) => href)).toEqual(['/ua/a', '/ua/b']);
});

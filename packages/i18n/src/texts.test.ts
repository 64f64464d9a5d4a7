import { expect, test } from '@jest/globals';
import { englishOf, mergeTexts } from './texts.ts';

test('lets exported texts win over bundled ones, and empty ones over none', () => {
  const bundled = { Cart: 'Кошик', Buy: 'Купити' };
  const exported = { Cart: { uk: 'Візок', ru: 'Корзина' }, Buy: { uk: '', ru: 'Купить' }, New: { uk: 'Нове', ru: '' } };
  expect(mergeTexts(bundled, exported, 'uk')).toEqual({ Cart: 'Візок', Buy: 'Купити', New: 'Нове' });
});

test('serves the bundled copies of several workspaces when the export failed', () => {
  expect(
    mergeTexts(
      [
        { A: '1', B: '2' },
        { B: '3', C: '' },
      ],
      null,
      'uk',
    ),
  ).toEqual({ A: '1', B: '3' });
});

test('keeps a key named like a property of objects', () => {
  const merged = mergeTexts({}, JSON.parse('{"__proto__":{"uk":"а","ru":"б"}}'), 'uk');
  expect(Object.entries(merged)).toEqual([['__proto__', 'а']]);
});

test('takes the @ off a key', () => {
  expect(englishOf('@Cart')).toBe('Cart');
  expect(englishOf('Cart')).toBe('Cart');
});

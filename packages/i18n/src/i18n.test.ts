import { expect, jest, test } from '@jest/globals';
import { createI18n } from './i18n.ts';

const uk = {
  'Add to cart': 'Додати в кошик',
  'From {{price}}': 'Від {{ price }}',
  '{{count}} products_one': '{{count}} товар',
  '{{count}} products_few': '{{count}} товари',
  '{{count}} products_many': '{{count}} товарів',
  '{{count}} products_other': '{{count}} товару',
  '@Entry field required': "Обов'язкове поле",
  Empty: '',
};

test('gives the text of the language and fills it without escaping', () => {
  const { t } = createI18n({ locale: 'uk', texts: uk });
  expect(t('Add to cart')).toBe('Додати в кошик');
  expect(t('From {{price}}', { price: '<1 ₴ & "2">' })).toBe('Від <1 ₴ & "2">');
  expect(t('From {{price}}')).toBe('Від ');
  expect(t('@Entry field required')).toBe("Обов'язкове поле");
});

test.each([
  [0, '0 товарів'],
  [1, '1 товар'],
  [3, '3 товари'],
  [11, '11 товарів'],
  [21, '21 товар'],
  [1.5, '1,5 товару'],
  [12345, '12\u00a0345 товарів'],
])('counts %d', (count, text) => {
  expect(createI18n({ locale: 'uk', texts: uk }).t('{{count}} products', { count })).toBe(text);
});

test('shows the English text of a missing key without the @ and reports it once', () => {
  const onMissing = jest.fn();
  const { t } = createI18n({ locale: 'uk', texts: { ...uk }, onMissing });
  expect(t('@Field {{name}} is wrong', { name: 'A' })).toBe('Field A is wrong');
  expect(t('@Field {{name}} is wrong', { name: 'B' })).toBe('Field B is wrong');
  expect(t('Empty')).toBe('Empty');
  expect(onMissing.mock.calls).toEqual([['@Field {{name}} is wrong'], ['Empty']]);
});

test('reports a missing key once for all requests of the same texts', () => {
  const onMissing = jest.fn();
  const texts = { ...uk };
  createI18n({ locale: 'uk', texts, onMissing }).t('Nowhere');
  createI18n({ locale: 'uk', texts, onMissing }).t('Nowhere');
  expect(onMissing).toHaveBeenCalledTimes(1);
});

test.each(['constructor', '__proto__', 'toString', 'a.b:c', ''])(
  'takes the key %j for a text like any other',
  (key) => {
    expect(createI18n({ locale: 'ru', texts: uk }).t(key)).toBe(key);
  },
);

test('records the texts that were asked for, with every plural form of what was counted', () => {
  const i18n = createI18n({ locale: 'uk', texts: uk });
  i18n.t('From {{price}}');
  const usedTexts = i18n.recordKeys();
  i18n.t('Add to cart');
  i18n.t('Nowhere');
  i18n.t('{{count}} products', { count: 1 });
  expect(Object.keys(usedTexts()).sort()).toEqual([
    'Add to cart',
    'Nowhere',
    '{{count}} products_few',
    '{{count}} products_many',
    '{{count}} products_one',
    '{{count}} products_other',
  ]);
});

test('gives with the recorded texts what it gave with all of them', () => {
  const server = createI18n({ locale: 'uk', texts: uk });
  const usedTexts = server.recordKeys();
  const show = (t: typeof server.t) => [t('Add to cart'), t('{{count}} products', { count: 3 }), t('@Nowhere')];
  const shown = show(server.t);
  expect(show(createI18n({ locale: 'uk', texts: usedTexts(), isPartial: true }).t)).toEqual(shown);
});

test('tells its listeners when added texts change what was shown, and only then', () => {
  const onMissing = jest.fn();
  const listener = jest.fn();
  const onAwaited = jest.fn();
  const i18n = createI18n({ locale: 'uk', texts: { Cart: 'Кошик' }, isPartial: true, onAwaited, onMissing });
  const stop = i18n.subscribe(listener);
  const { t } = i18n;
  expect(t('Cart')).toBe('Кошик');
  expect(onAwaited).not.toHaveBeenCalled();
  // What the rest may have is not shown in English first.
  expect([t('Later'), t('Never'), t('{{count}} products', { count: 3 })]).toEqual(['', '', '']);
  expect(onAwaited).toHaveBeenCalled();
  expect(onMissing).not.toHaveBeenCalled();

  i18n.addTexts({ Later: 'Потім' });
  expect(onMissing.mock.calls).toEqual([['Never'], ['{{count}} products']]);
  expect(i18n.t('Never')).toBe('Never');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(i18n.t).not.toBe(t);
  expect(i18n.t('Later')).toBe('Потім');

  i18n.addTexts({ Unasked: 'Байдуже' });
  expect(listener).toHaveBeenCalledTimes(1);
  i18n.addTexts({ Cart: 'Візок' });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  i18n.addTexts({ Cart: 'Кошик' });
  expect(listener).toHaveBeenCalledTimes(2);
});

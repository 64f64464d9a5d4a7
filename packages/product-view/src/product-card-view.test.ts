import { expect, test } from '@jest/globals';
import type { ProductCard } from '@vitryna/contracts/api';
import { img, l10n, prices, productCard } from '@vitryna/testing';
import { toProductCardView } from './product-card-view.ts';

const view = (overrides: Partial<ProductCard> = {}, locale: 'uk' | 'ru' = 'uk') =>
  toProductCardView(productCard(overrides), { locale });

test('writes a product in the language of the page [§3.1]', () => {
  const name = l10n('Камера вулична', 'Камера уличная');
  const keySpecs = ['a', 'b', 'c', 'd', 'e'].map((key) => ({
    name: l10n(`${key} укр`, `${key} рус`),
    value: l10n(key),
  }));
  expect(view({ name, keySpecs }, 'ru')).toEqual({
    id: '1',
    categoryId: '10',
    code: '100001',
    href: '/kamery/kamera-vartis-1',
    title: 'Камера уличная',
    picture: { base: '/media/00112233aabbccdd/', alt: 'Фото товара' },
    badges: [{ kind: 'note', text: 'Топ' }],
    rating: 4.5,
    reviewsCount: 12,
    keySpecs: ['a', 'b', 'c', 'd'].map((key) => ({ label: `${key} рус`, value: key })),
    price: 2499,
    previousPrice: 2999,
    status: 'inStock',
    isDeliveryFree: true,
    buy: { kind: 'buy' },
    isFavourite: false,
    isCompared: false,
  });
  expect(view({ name }).href).toBe('/ua/kamery/kamera-vartis-1');
});

const buys: [string, Partial<ProductCard>, string, string][] = [
  ['in stock', {}, 'buy', 'inStock'],
  ['made to order', { status: 'quickProduction' }, 'buy', 'quickProduction'],
  ['pre-order', { status: 'preOrder' }, 'preOrder', 'preOrder'],
  ['expected', { status: 'expected' }, 'notify', 'expected'],
  ['absent', { status: 'outOfStock' }, 'notify', 'outOfStock'],
  ['not orderable', { isOrderable: false }, 'notify', 'outOfStock'],
  ['without a price', { prices: [] }, 'ask', 'outOfStock'],
  ['without a price and awaited', { prices: [], status: 'expected', isOrderable: false }, 'ask', 'expected'],
  ['without a price and no longer made', { prices: [], status: 'discontinued' }, 'similar', 'discontinued'],
  ['deleted', { isDeleted: true, status: 'discontinued' }, 'similar', 'discontinued'],
];

test.each(buys)('a product that is %s has the button it needs', (_, overrides, kind, status) => {
  const card = view(overrides);
  expect([card.buy.kind, card.status]).toEqual([kind, status]);
  expect(card.buy.href).toBe(kind === 'similar' ? '/ua/kamery' : undefined);
});

const note = (url: string | null) => ({
  id: '1',
  text: { uk: 'Вибір монтажників', ru: 'Выбор монтажников' },
  color: '#15181B',
  background: '#FFF6D9',
  url,
});
const badges: [Partial<ProductCard>, string[]][] = [
  [{ labels: [] }, []],
  [{ labels: ['hit'] }, ['Хіт']],
  [{ labels: ['new', 'hit'] }, ['Хіт', 'Новинка']],
  [{ labels: ['new', 'hit', 'sale'], hasGifts: true }, ['Подарунок', 'Хіт']],
  [{ badges: [note(null)], labels: ['new', 'hit'] }, ['Вибір монтажників', 'Хіт']],
];

test.each(badges)('%j shows the badges %j [§3.1]', (overrides, texts) => {
  expect(view({ badges: [], ...overrides }).badges.map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['/services', '/ua/services'],
  ['https://brand.example/a', 'https://brand.example/a'],
  [null, undefined],
])('a badge of %j leads to %j [§3.1]', (url, expected) => {
  expect(view({ badges: [note(url)] }).badges).toEqual([
    { kind: 'note', text: 'Вибір монтажників', ...(expected && { href: expected }) },
  ]);
});

test('leaves out a rating that nobody gave, a price that never was and a picture of another language', () => {
  const card = view({
    reviews: { averageRating: null, count: 0 },
    prices: prices(100),
    images: [img({ locales: ['ru'] })],
  });
  expect(card).toMatchObject({ rating: null, previousPrice: null, picture: null, price: 100 });
});

test('key specifications have their short names, leave out what is not there and mark what needs its name', () => {
  const spec = (name: string, value: string, short?: string) => ({
    name: l10n(name),
    ...(short && { shortName: l10n(short) }),
    value: l10n(value),
  });
  const keySpecs = [
    spec('Роздільна здатність', '4 Мп', 'Роздільність'),
    spec('Порти PoE', 'немає'),
    spec('Кількість портів', '16', 'Портів'),
    spec('GPS', 'є'),
    spec('USB-C', '1, вхід і вихід'),
  ];
  expect(view({ keySpecs }).keySpecs).toEqual([
    { label: 'Роздільність', value: '4 Мп' },
    { label: 'Портів', value: '16', isBare: true },
    { label: 'GPS', value: 'є', isBare: true },
    { label: 'USB-C', value: '1, вхід і вихід', isBare: true },
  ]);
});

test.each([
  ['Фото з боку', { base: '/media/00112233aabbccdd/', alt: 'Фото з боку' }],
  ['Камера', { base: '/media/00112233aabbccdd/' }],
  ['', { base: '/media/00112233aabbccdd/' }],
])('a picture called %j is called like the product unless it has words of its own', (alt, picture) => {
  expect(view({ name: l10n('Камера'), images: [img({ alt: l10n(alt) })] }).picture).toEqual(picture);
});

test('says nothing of a price that nobody knows', () => {
  expect(view({ prices: [] })).toMatchObject({ price: null, previousPrice: null });
});

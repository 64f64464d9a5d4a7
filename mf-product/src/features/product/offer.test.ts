import { expect, test } from '@jest/globals';
import type { Product } from '@vitryna/contracts/api';
import { offerKindOf } from '@vitryna/contracts/offer-kind';
import { l10n, prices, product, productCard } from '@vitryna/testing';
import { discountText } from '@vitryna/ui';
import { toOffer } from './offer.ts';

const seconds = (date: string) => Date.parse(date) / 1000;

test.each<[Partial<Product>, string]>([
  [{ status: 'inStock' }, 'buy'],
  [{ status: 'quickProduction' }, 'buy'],
  [{ status: 'preOrder' }, 'preOrder'],
  [{ status: 'expected', isOrderable: false }, 'expected'],
  [{ status: 'outOfStock', isOrderable: false }, 'outOfStock'],
  [{ status: 'inStock', isOrderable: false }, 'outOfStock'],
  [{ status: 'discontinued', isOrderable: false }, 'discontinued'],
  [{ status: 'inStock', isDeleted: true }, 'discontinued'],
])('offers %j as %s [§4.2]', (overrides, kind) => {
  expect(offerKindOf(product(overrides))).toBe(kind);
});

test.each([
  ['a reduced price', prices(4299, 4899), 4299, 4899, '−12\u00a0%'],
  ['a price that did not fall', prices(4899, 4299), 4899, null, null],
  ['equal prices', prices(4299, 4299), 4299, null, null],
  ['less than a percent', prices(9999, 10000), 9999, 10000, null],
  ['a truncated percentage', prices(100, 119), 100, 119, '−15\u00a0%'],
])('shows %s [§3.1]', (_, given, price, previousPrice, discount) => {
  const offer = toOffer(product({ prices: given }), 'uk');
  expect(offer).toMatchObject({ price, previousPrice });
  expect(discountText(price, offer.previousPrice)).toBe(discount);
});

test('does not sell what has no price', () => {
  expect(toOffer(product({ prices: [] }), 'uk')).toMatchObject({
    kind: 'outOfStock',
    status: 'outOfStock',
    price: null,
  });
});

test('tells the last day of a promotion that the store names, where the price is reduced [§3.16 §4.29]', () => {
  const period = { startAt: 0, endAt: seconds('2026-11-30T12:00:00Z') };
  const promotion = { id: '1', name: l10n('Акція'), period };
  expect(toOffer(product({ promotion }), 'uk').reducedUntil).toContain('30 листопада 2026');
  expect(toOffer(product({ promotion, prices: prices(4899) }), 'uk').reducedUntil).toBeNull();
  expect(toOffer(product({ promotion: null }), 'uk').reducedUntil).toBeNull();
});

test('takes free delivery as the store has decided it', () => {
  expect(toOffer(product({ delivery: { free: true, readyAt: null } }), 'uk').isDeliveryFree).toBe(true);
  expect(toOffer(product({ delivery: { free: false, readyAt: null } }), 'uk').isDeliveryFree).toBe(false);
});

test('leads to gifts and to the replacement in the language of the page [§3.1]', () => {
  const gifts = [productCard({ id: '7', name: l10n('Датчик', 'Датчик ру') })];
  const given = product({ gifts, replacement: { slug: 'novyi', categorySlug: 'kamery' } });
  expect(toOffer(given, 'ru')).toMatchObject({
    gifts: [{ title: 'Датчик ру', href: '/kamery/kamera-vartis-7' }],
    replacementHref: '/kamery/novyi',
  });
});

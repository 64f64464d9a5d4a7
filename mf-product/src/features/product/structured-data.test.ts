import { expect, test } from '@jest/globals';
import { img, l10n, money, product, review } from '@vitryna/testing';
import { toProductHead } from './product-head-view.ts';
import { productData } from './structured-data.ts';

function dataOf(overrides: Parameters<typeof product>[0] = {}, reviews = [review()]) {
  const given = product(overrides);
  const head = toProductHead(given, { locale: 'uk', config: null });
  return productData({ product: given, head, reviews }, 'uk', '/ua/kamery/kamera-vartis-1');
}

test('describes the product and its price', () => {
  const [described] = dataOf({ gtin: '4820022867438' });
  expect(described).toMatchObject({
    '@type': 'Product',
    gtin: '4820022867438',
    brand: { name: 'Vartis' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    offers: { price: 2499, priceCurrency: 'UAH', availability: 'https://schema.org/InStock' },
    review: [{ author: { name: 'Олена К.' } }],
  });
  expect(described).not.toHaveProperty('mpn');
});

test.each([
  ['inStock', 'InStock'],
  ['quickProduction', 'BackOrder'],
  ['preOrder', 'PreOrder'],
  ['expected', 'BackOrder'],
  ['outOfStock', 'OutOfStock'],
  ['discontinued', 'Discontinued'],
] as const)('calls %s %s', (status, availability) => {
  expect(dataOf({ status })[0]).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
});

test('claims no rating without reviews and no offer without a price', () => {
  const [described] = dataOf({ reviews: { averageRating: null, count: 0 }, prices: [] }, []);
  expect(described).not.toHaveProperty('aggregateRating');
  expect(described).not.toHaveProperty('review');
  expect(described).not.toHaveProperty('offers');
});

test('shows the pictures of the language, whatever service they are of, and no placeholder', () => {
  const url = 'https://cdn.example/a.png';
  const outside = img({ thumbnails: [{ type: 'main', url, width: null, height: null }] });
  const images = [img({ id: 'aa', locales: ['ru'] }), img({ id: 'bb' }), outside];
  const name = Buffer.from(url).toString('base64url');
  expect(dataOf({ images })[0]).toMatchObject({ image: ['/media/bb/xl.jpg', `/media/outside/${name}/xl.jpg`] });
  expect(dataOf({ images: [img({ locales: ['ru'] })] })[0]).not.toHaveProperty('image');
});

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isAddress: Check = (value) => typeof value === 'string' && /^(?:\/|https:\/\/)/.test(value);
const isWhole: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const is =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const schema = (...names: string[]): Check => is(...names.map((name) => `https://schema.org/${name}`));
const every =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const isDay: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * What Google asks of a merchant listing (developers.google.com/search/docs/appearance/structured-data/merchant-listing, read in
 * November 2026): the property, whether a listing is refused without it, and what is a value of it.
 */
const merchantListing: readonly (readonly [path: string, level: 'required' | 'recommended', check: Check])[] = [
  ['@type', 'required', is('Product')],
  ['name', 'required', isText],
  ['image', 'required', every(isAddress)],
  ['description', 'recommended', (value) => isText(value) && String(value).length <= 5000],
  ['brand.name', 'recommended', isText],
  ['sku', 'recommended', (value) => isText(value) && !/\s/.test(String(value))],
  ['gtin', 'recommended', (value) => /^(?:\d{8}|\d{12,14})$/.test(String(value))],
  ['mpn', 'recommended', isText],
  ['aggregateRating.ratingValue', 'recommended', (value) => Number(value) >= 1 && Number(value) <= 5],
  ['aggregateRating.reviewCount', 'recommended', (value) => isWhole(value) && Number(value) > 0],
  ['review.0.author.name', 'recommended', isText],
  ['review.0.reviewRating.ratingValue', 'recommended', (value) => Number(value) >= 1 && Number(value) <= 5],
  ['review.0.datePublished', 'recommended', isDay],
  ['offers.@type', 'required', is('Offer')],
  ['offers.price', 'required', (value) => typeof value === 'number' && value > 0],
  ['offers.priceCurrency', 'required', is('UAH')],
  ['offers.priceValidUntil', 'recommended', isDay],
  ['offers.availability', 'recommended', schema('InStock', 'PreOrder', 'BackOrder', 'OutOfStock', 'Discontinued')],
  ['offers.itemCondition', 'recommended', schema('NewCondition')],
  ['offers.url', 'recommended', isAddress],
  ['offers.shippingDetails.@type', 'recommended', is('OfferShippingDetails')],
  ['offers.shippingDetails.shippingDestination.addressCountry', 'required', is('UA')],
  ['offers.shippingDetails.shippingRate.currency', 'required', is('UAH')],
  ['offers.shippingDetails.shippingRate.value', 'required', (value) => typeof value === 'number' && value >= 0],
  ['offers.shippingDetails.deliveryTime.handlingTime.minValue', 'recommended', isWhole],
  ['offers.shippingDetails.deliveryTime.handlingTime.maxValue', 'recommended', isWhole],
  ['offers.shippingDetails.deliveryTime.handlingTime.unitCode', 'recommended', is('DAY')],
  ['offers.shippingDetails.deliveryTime.transitTime.minValue', 'recommended', isWhole],
  ['offers.shippingDetails.deliveryTime.transitTime.maxValue', 'recommended', isWhole],
  ['offers.shippingDetails.deliveryTime.transitTime.unitCode', 'recommended', is('DAY')],
  ['offers.hasMerchantReturnPolicy.applicableCountry', 'required', is('UA')],
  ['offers.hasMerchantReturnPolicy.returnPolicyCountry', 'recommended', is('UA')],
  ['offers.hasMerchantReturnPolicy.returnPolicyCategory', 'required', schema('MerchantReturnFiniteReturnWindow')],
  ['offers.hasMerchantReturnPolicy.merchantReturnDays', 'required', is(14)],
  ['offers.hasMerchantReturnPolicy.returnMethod', 'recommended', schema('ReturnByMail')],
  ['offers.hasMerchantReturnPolicy.returnFees', 'recommended', schema('ReturnFeesCustomerResponsibility')],
  ['offers.hasMerchantReturnPolicy.refundType', 'recommended', schema('FullRefund')],
];

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);

const whole = {
  gtin: '4820022867438',
  mpn: 'VRT-1',
  images: [img()],
  promotion: { id: 'p', name: l10n('Акція'), period: { startAt: 0, endAt: 1_800_000_000 } },
};

test.each(merchantListing)('a listing has %s, which is %s', (path, _, check) => {
  const value = valueAt(dataOf(whole)[0], path);
  expect([value, check(value)]).toEqual([value, true]);
});

test('a number that a shop gives within its own walls is no barcode for others', () => {
  expect(dataOf({ gtin: '2000000000008' })[0]).not.toHaveProperty('gtin');
});

test('a promotion that ends at midnight in Kyiv gives its price until the day before, as the page says', () => {
  const endAt = Date.parse('2026-12-01T00:00:00+02:00') / 1000;
  const [described] = dataOf({ ...whole, promotion: { ...whole.promotion, period: { startAt: 0, endAt } } });
  expect(valueAt(described, 'offers.priceValidUntil')).toBe('2026-11-30');
  const untilOne = { startAt: 0, endAt: endAt + 3600 };
  const [later] = dataOf({ ...whole, promotion: { ...whole.promotion, period: untilOne } });
  expect(valueAt(later, 'offers.priceValidUntil')).toBe('2026-12-01');
});

const statuses = ['inStock', 'quickProduction', 'preOrder', 'expected', 'outOfStock', 'discontinued'] as const;
const deliveries = [
  { costs: 'nothing', free: true, deliveryPrice: null, rate: 0 },
  { costs: '100 UAH everywhere', free: false, deliveryPrice: money(100), rate: 100 },
  { costs: 'what the place costs', free: false, deliveryPrice: null, rate: undefined },
];
test.each(statuses.flatMap((status) => deliveries.map((delivery) => ({ status, ...delivery }))))(
  'a listing that is $status, whose delivery costs $costs, lacks nothing that is required and claims nothing wrong',
  ({ status, free, deliveryPrice, rate }) => {
    const [described] = dataOf({ ...whole, status, delivery: { free, readyAt: null }, deliveryPrice });
    // What is not for sale is not delivered; a rate that depends on the place is not named.
    const mayLack = (path: string) => path.startsWith('offers.shippingDetails') && path.split('.').length > 1;
    for (const [path, level, check] of merchantListing) {
      const value = valueAt(described, path);
      if (value !== undefined) expect([path, check(value)]).toEqual([path, true]);
      else expect([path, level === 'recommended' || mayLack(path)]).toEqual([path, true]);
    }
    const isDelivered = ['inStock', 'quickProduction', 'preOrder'].includes(status);
    expect(valueAt(described, 'offers.shippingDetails') !== undefined).toBe(isDelivered);
    expect(valueAt(described, 'offers.shippingDetails.shippingRate.value')).toBe(isDelivered ? rate : undefined);
  },
);

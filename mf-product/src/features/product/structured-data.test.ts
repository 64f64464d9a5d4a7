import { expect, test } from '@jest/globals';
import { img, product, review } from '@vitryna/testing';
import { toProductHead } from './product-head-view.ts';
import { productData } from './structured-data.ts';

function dataOf(overrides: Parameters<typeof product>[0] = {}, reviews = [review()]) {
  const given = product(overrides);
  const head = toProductHead(given, { locale: 'uk', now: 0, config: null });
  return productData({ product: given, head, reviews }, 'uk', '/ua/kamery/kamera-vartis-1');
}

test('describes the product and its price', () => {
  const [described] = dataOf({ gtin: '2000000000008' });
  expect(described).toMatchObject({
    '@type': 'Product',
    gtin: '2000000000008',
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

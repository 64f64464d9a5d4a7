import { expect, test } from '@jest/globals';
import { prices, productCard } from '@vitryna/testing';
import { productEvent, toItem } from './ecommerce.ts';

test('leaves the price out where the shop names none', () => {
  const item = (given: ReturnType<typeof prices>) =>
    toItem({ card: productCard({ prices: given }), categories: [] }, { locale: 'uk' });
  expect(item([])).not.toHaveProperty('price');
  expect(item(prices(90, 100)).price).toBe(90);
  expect(productEvent('view_item', [item([]), item(prices(90))]).ecommerce).toMatchObject({ value: 90 });
});

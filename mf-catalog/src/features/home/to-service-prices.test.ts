import { expect, test } from '@jest/globals';
import type { Page } from '@vitryna/contracts/content';
import { toServicePrices } from './to-service-prices.ts';

const pageOf = (items: { title: string; text: string; url?: string }[]): Page =>
  ({ path: '/services', blocks: [{ type: 'cards', items }] }) as unknown as Page;

test('a service costs what the last line of its card says', () => {
  expect(
    toServicePrices(
      pageOf([
        { title: 'Квартира', text: 'домофон, дві камери\nвід 6 400 ₴', url: '/ua/services/apartment' },
        { title: 'Будинок', text: 'периметр, ворота<br>від 18 900 ₴', url: '/ua/services/house' },
        { title: 'Склад', text: 'без ціни', url: '/ua/services/warehouse' },
        { title: 'Без сторінки', text: 'слова\n5 ₴' },
      ]),
    ),
  ).toEqual({ '/ua/services/apartment': 'від 6 400 ₴', '/ua/services/house': 'від 18 900 ₴' });
  expect(toServicePrices(null)).toEqual({});
});

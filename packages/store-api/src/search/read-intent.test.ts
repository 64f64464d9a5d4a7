import { expect, test } from '@jest/globals';
import { readIntent } from './read-intent.ts';

const none = { minPrice: null, maxPrice: null, sort: null };

test.each([
  ['телефон до 10000 грн', { query: 'телефон', maxPrice: 10_000 }],
  ['телефон до 10 000', { query: 'телефон', maxPrice: 10_000 }],
  ['ноутбук до 30 тисяч', { query: 'ноутбук', maxPrice: 30_000 }],
  ['ноутбук до 30к asus', { query: 'ноутбук asus', maxPrice: 30_000 }],
  ['ноутбук не дороже 30 тыс. грн', { query: 'ноутбук', maxPrice: 30_000 }],
  ['миша дешевше 200', { query: 'миша', maxPrice: 200 }],
  ['повербанк за 1000 гривень', { query: 'повербанк', maxPrice: 1000 }],
  ['лампа до 100 грн', { query: 'лампа', maxPrice: 100 }],
  ['монітор 8000 грн', { query: 'монітор', maxPrice: 8000 }],
  ['смартфон от 5000 до 8000', { query: 'смартфон', minPrice: 5000, maxPrice: 8000 }],
  ['смартфон від 5 до 8 тисяч', { query: 'смартфон', minPrice: 5000, maxPrice: 8000 }],
  ['смартфон від 8000 до 5000', { query: 'смартфон', minPrice: 5000, maxPrice: 8000 }],
  ['телевізор 5000-9000 грн', { query: 'телевізор', minPrice: 5000, maxPrice: 9000 }],
  ['телевізор 5000 – 9000', { query: 'телевізор', minPrice: 5000, maxPrice: 9000 }],
  ['інвертор дорожче 30000', { query: 'інвертор', minPrice: 30_000 }],
  ['rtx 3060 до 15000 грн', { query: 'rtx 3060', maxPrice: 15_000 }],
  ['ntktajy lj 10000 uhy', { query: 'ntktajy', maxPrice: 10_000 }],
  ['дешевий ноутбук', { query: 'ноутбук', sort: 'priceAsc' }],
  ['самый дешевый телефон', { query: 'телефон', sort: 'priceAsc' }],
  ['недорогая мышь до 1000 грн', { query: 'мышь', maxPrice: 1000, sort: 'priceAsc' }],
  ['найдорожчий процесор', { query: 'процесор', sort: 'priceDesc' }],
])('reads prices and order from «%s»', (query, intent) => {
  expect(readIntent(query)).toEqual({ ...none, ...intent });
});

test.each([
  'монітор до 27 дюймів',
  'монітор до 27',
  'повербанк до 10000 мАг',
  'накопичувач до 500 гб',
  'станція від 1000 до 2000 вт',
  'оперативна пам’ять ddr5-6000',
  'intel core i5-13600k',
  'rtx 3060',
  'модель 1000-2000x',
  'монітор 4к',
  'маршрутизатор 2-4',
  'до 5000 грн',
  'дешевий',
  '',
])('reads no price from «%s»', (query) => {
  expect(readIntent(query)).toBeNull();
});

import { expect, test } from '@jest/globals';
import { readBrand } from '@vitryna/brand';
import { locales } from '@vitryna/contracts/languages';
import { seedSource } from '@vitryna/demo-catalogue';
import { defaultPickupPoint } from '../../locales/delivery-words.ts';
import { deliverySettingsSchema } from './delivery-settings.ts';

const brand = readBrand();
const { items } = seedSource.contents(brand);
const { tariffs } = deliverySettingsSchema.parse({});
const leastOf = (method: 'warehouse' | 'courier') => Math.min(...tariffs.map((line) => line[method])) / 100;

/** Every text below a value; a row of a table, and a question with its answer, are one. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value);
  const texts = inner.filter((one): one is string => typeof one === 'string');
  return [texts.join(' · '), ...inner.filter((one) => typeof one !== 'string').flatMap(textsOf)];
}

const wordsIn = (locale: string) =>
  items
    .filter((item) => item.locale === locale)
    .flatMap(({ body }) => textsOf(body))
    .map((text) => text.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''));

/** The figures that a pattern finds in the demo's words, without repeats. */
function figures(locale: string, pattern: RegExp): number[] {
  const found = wordsIn(locale).flatMap((text) => [...text.matchAll(pattern)]);
  return [...new Set(found.map(([, figure = '']) => Number(figure.replaceAll(' ', ''))))];
}

test.each(locales)('the demo says of deliveries what they cost: %s', (locale) => {
  const courier = /(?:кур’єр|курьер)[^.₴]*?(?:від|от) (\d[\d ]*) ₴/gi;
  expect(figures(locale, courier)).toEqual([leastOf('courier')]);
  const warehouse = /(?:інакше|иначе|поштомат —|почтомат —) (?:від|от) (\d[\d ]*) ₴/gi;
  expect(figures(locale, warehouse)).toEqual([leastOf('warehouse')]);
});

test.each(locales)('the demo says from which sum a delivery is free: %s', (locale) => {
  const threshold = seedSource.config(brand).freeDelivery;
  const patterns = [
    /(?:безкоштовн|бесплатн)[^.₴]*?(?:від|от) (\d[\d ]*) ₴/gi,
    /(?:від|от) (\d[\d ]*) ₴ (?:— (?:безкоштовно|бесплатно)|(?:у відділення|в отделение|за поточними|по текущим))/gi,
  ];
  for (const pattern of patterns) expect(figures(locale, pattern)).toEqual([threshold]);
});

test.each(locales)('the contacts name the place where orders are given out: %s', (locale) => {
  const words = wordsIn(locale).join('\n');
  expect(words).toContain(defaultPickupPoint.address[locale]);
  expect(words).toContain(defaultPickupPoint.schedule[locale]);
});

import { expect, test } from '@jest/globals';
import { filterField, formParameters, rangeFields, readRangeField, slugOfField, wholeHref } from './filter-field.ts';

test('a field is named by its specification, and tells it', () => {
  expect(filterField('typ')).toBe('filter.typ');
  expect(slugOfField(filterField('typ'))).toBe('typ');
  expect(rangeFields('porty')).toEqual({ from: 'from.porty', to: 'to.porty' });
  expect(formParameters).toEqual(['filter.*', 'from.*', 'to.*', 'options']);
});

test.each([
  ['from.porty', { end: 'from', slug: 'porty' }],
  ['to.porty', { end: 'to', slug: 'porty' }],
  ['from.', null],
  ['to.', null],
  ['porty', null],
  ['filter.from.porty', null],
])('the field %s bounds %j', (name, bound) => {
  expect(readRangeField(name)).toEqual(bound);
});

test('a list with all values of a filter is opened at the filters', () => {
  expect(wholeHref('/kamery', 'typ')).toBe('/kamery?options=typ#filters');
  expect(wholeHref('/kamery?page=2', 'typ')).toBe('/kamery?page=2&options=typ#filters');
});

import { expect, test } from '@jest/globals';
import { parseFilters } from '@vitryna/routing';
import { filterField } from './filter-field.ts';
import { readFilterForm } from './filter-form.ts';

const table: [string, { segment: string; search: string } | null][] = [
  ['', null],
  ['page=2&sort=newest', null],
  ['filter.colour=white', { segment: 'colour=white', search: '' }],
  ['filter.colour=white&filter.colour=black', { segment: 'colour=white,black', search: '' }],
  [
    'filter.type=dome&minPrice=100&maxPrice=&filter.colour=red&labels=new&labels=hit',
    { segment: 'type=dome;colour=red', search: '?minPrice=100&maxPrice=&labels=new&labels=hit' },
  ],
  ['filter.colour=', { segment: '', search: '' }],
];

test.each(table)('%j is %j', (query, expected) => {
  expect(readFilterForm(new URLSearchParams(query))).toEqual(expected);
});

test('gives what an address gives', () => {
  const form = readFilterForm(new URLSearchParams(`${filterField('colour')}=white&minPrice=1 300&sort=newest`));
  const address = parseFilters({ segment: 'colour=white', search: '?minPrice=1300&sort=newest' });
  expect(parseFilters(form ?? {}).filters).toEqual(address.filters);
});

test('a field that is no specification makes an address that does not exist', () => {
  expect(parseFilters(readFilterForm(new URLSearchParams('filter.A%2F..=x')) ?? {}).isBad).toBe(true);
});

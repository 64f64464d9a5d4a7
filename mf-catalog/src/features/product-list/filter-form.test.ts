import { expect, test } from '@jest/globals';
import { parseFilters } from '@vitryna/routing';
import { filterField } from './filter-field.ts';
import { type Ends, readFilterForm } from './filter-form.ts';

const table: [string, { segment: string; search: string; ranges?: [string, Ends][] } | null][] = [
  ['', null],
  ['page=2&sort=newest', null],
  ['filter.colour=white', { segment: 'colour=white', search: '' }],
  ['filter.colour=white&filter.colour=black', { segment: 'colour=white,black', search: '' }],
  [
    'filter.type=dome&minPrice=100&maxPrice=&filter.colour=red&labels=new&labels=hit',
    { segment: 'type=dome;colour=red', search: '?minPrice=100&maxPrice=&labels=new&labels=hit' },
  ],
  ['filter.colour=', { segment: '', search: '' }],
  ['from.ports=&to.ports=', { segment: '', search: '' }],
  [
    'from.ports=4&to.ports=1 200&from.size=6,3&to.size=x&sort=newest',
    {
      segment: '',
      search: '?sort=newest',
      ranges: [
        ['ports', { from: 4, to: 1200 }],
        ['size', { from: 6.3, to: null }],
      ],
    },
  ],
];

test.each([
  ['-4', null],
  ['4-', null],
  ['4,', null],
  ['1234567890123', null],
  ['4,1234567', null],
  ['123456789012', 123_456_789_012],
  ['6.123456', 6.123456],
])('a field that says %s bounds by %p', (text, from) => {
  const { ranges } = readFilterForm(new URLSearchParams([['from.ports', text]])) ?? {};
  expect(ranges?.get('ports')?.from ?? null).toBe(from);
});

test.each(table)('%j is %j', (query, expected) => {
  expect(readFilterForm(new URLSearchParams(query))).toEqual(
    expected && { ...expected, ranges: new Map(expected.ranges) },
  );
});

test('gives what an address gives', () => {
  const form = readFilterForm(new URLSearchParams(`${filterField('colour')}=white&minPrice=1 300&sort=newest`));
  const address = parseFilters({ segment: 'colour=white', search: '?minPrice=1300&sort=newest' });
  expect(parseFilters(form ?? {}).filters).toEqual(address.filters);
});

test('a field that is no specification makes an address that does not exist', () => {
  expect(parseFilters(readFilterForm(new URLSearchParams('filter.A%2F..=x')) ?? {}).isBad).toBe(true);
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseQuery, stringifyQuery } from './query-string.ts';

test('writes lists with brackets, sorts keys and leaves out what is not set', () => {
  expect(
    stringifyQuery({ sort: 'newest', labels: ['new', 'hit'], page: 2, none: undefined, no: null, empty: [] }),
  ).toBe('labels[]=new&labels[]=hit&page=2&sort=newest');
});

test('reads lists by their brackets and takes the last of a plain name', () => {
  expect({ ...parseQuery('fields%5B%5D=a&fields[]=b&fields[3]=c&page=1&page=2&a[b]=c') }).toEqual({
    fields: ['a', 'b', 'c'],
    page: '2',
    'a[b]': 'c',
  });
});

test('takes hostile names for what they are', () => {
  const query = parseQuery('__proto__=1&constructor[]=2&__proto__[]=3');
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>)['1']).toBeUndefined();
});

test('reads back whatever it has written', () => {
  const name = fc.stringMatching(/^[A-Za-z]{1,8}$/);
  const text = fc.string({ unit: 'grapheme' });
  const value = fc.oneof(text, fc.array(text, { minLength: 1 }));
  fc.assert(
    fc.property(fc.dictionary(name, value), (query) => {
      expect({ ...parseQuery(stringifyQuery(query)) }).toEqual({ ...query });
    }),
  );
});

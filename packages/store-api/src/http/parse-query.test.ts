import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Failure } from '../core/failure.ts';
import { parseQuery } from './parse-query.ts';

test.each([
  ['', {}],
  ['a=1&b=', { a: '1', b: '' }],
  ['a', { a: '' }],
  ['&&a=1&', { a: '1' }],
  ['a=b=c', { a: 'b=c' }],
  ['a=%D1%97+%26', { a: 'ї &' }],
  ['ids[]=1&ids[]=2', { ids: ['1', '2'] }],
  ['ids%5B%5D=1', { ids: ['1'] }],
  ['fields[0]=x&fields[1]=y', { fields: ['x', 'y'] }],
  ['filters[path]=/a&filters[slug]=b', { filters: { path: '/a', slug: 'b' } }],
])('reads %s', (query, values) => {
  expect(parseQuery(query)).toEqual(values);
});

test.each([
  'a=1&a=2',
  'a=1&a[]=2',
  'a[]=1&a=2',
  'a[]=1&a[x]=2',
  'a[x][y]=1',
  'a[=1',
  '[]=1',
  '__proto__=1',
  'a=%',
  'a=%C0%AF',
  'a=%00',
  'a%00=1',
  `a=${'x'.repeat(4096)}`,
])('refuses %.40s', (query) => {
  expect(() => parseQuery(query)).toThrow(Failure);
});

test('returns values or throws a Failure, whatever the query', () => {
  const piece = fc.constantFrom(
    'a',
    'b[]',
    '[',
    ']',
    '=',
    '&',
    '%',
    '%00',
    '%D1',
    '+',
    '__proto__',
    '\ud800',
    'ї',
    '0',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      try {
        parseQuery(pieces.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(Failure);
      }
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }),
  );
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Failure } from '../core/failure.ts';
import { maxQueryLength, parseQuery } from './parse-query.ts';

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

const problem = (rule: string) => [{ rule, message: '@Wrong value' }];

test.each([
  ['a=1&a=2', { a: problem('repeated') }],
  ['a=1&a[]=2', { a: problem('repeated') }],
  ['a[]=1&a=2', { a: problem('repeated') }],
  ['a[]=1&a[x]=2', { a: problem('repeated') }],
  ['a[x]=1&a=2', { a: problem('repeated') }],
  ['a[x][y]=1', { query: problem('name') }],
  ['a[=1', { query: problem('name') }],
  ['[]=1', { query: problem('name') }],
  ['__proto__=1', { query: problem('name') }],
  ['a=%', { query: problem('encoding') }],
  ['a=%C0%AF', { query: problem('encoding') }],
  ['a=%00', { a: problem('text') }],
  ['a%00=1', { query: problem('name') }],
  [
    `a=${'x'.repeat(maxQueryLength - 1)}`,
    { query: [{ rule: 'maxLength', message: '@Maximum field length', params: { max: maxQueryLength } }] },
  ],
])('refuses %.40s, and says what is wrong with it', (query, fields) => {
  expect(() => parseQuery(query)).toThrow(expect.objectContaining({ code: 'validation', fields }));
});

test('reads a query of the greatest length', () => {
  const value = 'x'.repeat(maxQueryLength - 2);
  expect(parseQuery(`a=${value}`)).toEqual({ a: value });
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

import { expect, test } from '@jest/globals';
import { trackingSchema } from '../api/account.ts';
import {
  campaignNames,
  campaignParameter,
  emailParameters,
  isNoPageParameter,
  isVisitParameter,
  visitParametersOf,
  withoutEmail,
} from './visit.ts';

test('what e-mails and campaigns bring belongs to the visit', () => {
  const names = [...emailParameters, ...campaignNames.map(campaignParameter), 'utm_other'];
  expect(names.filter((name) => !isVisitParameter(name) || !isNoPageParameter(name))).toEqual([]);
});

test.each([
  ['gclid', false, true],
  ['fbclid', false, true],
  ['msclkid', false, true],
  ['yclid', false, true],
  ['', false, false],
  ['list', false, false],
  ['page', false, false],
  ['norecovery', false, false],
  ['my_utm_source', false, false],
])('%s belongs to the visit: %p, to no page: %p', (name, isVisits, isNoPages) => {
  expect([isVisitParameter(name), isNoPageParameter(name)]).toEqual([isVisits, isNoPages]);
});

test('an e-mail takes its list along, and no other list goes with it', () => {
  const search = '?page=2&unsubscribe=t&list=discounts&utm_source=mail&gclid=1';
  expect(new URLSearchParams(visitParametersOf(search)).toString()).toBe(
    'unsubscribe=t&list=discounts&utm_source=mail',
  );
  expect(visitParametersOf('?list=discounts&confirm=t')).toEqual([['confirm', 't']]);
});

test('the call takes every tracking parameter [§3.19]', () => {
  expect(Object.keys(trackingSchema.shape)).toEqual([...campaignNames]);
});

test.each([
  ['?recovery=t&page=2', '?page=2'],
  ['?page=2&recovery', '?page=2'],
  ['?recovery=t', ''],
  ['?a&unsubscribe=t&list=news&b=%20', '?a&b=%20'],
  ['?list=news&x=recovery', '?list=news&x=recovery'],
  ['?norecovery=1', '?norecovery=1'],
  ['', ''],
])('%s without its e-mail is "%s"', (search, rest) => {
  expect(withoutEmail(search)).toBe(rest);
});

import { expect, test } from '@jest/globals';
import * as contract from './cookies.ts';

const { cityCookie, cityRefIn, cookieValue, readCityRef, sessionHintCookie, themeCookie, ...others } = contract;
const chosen = [themeCookie, ...Object.values(others)];
const cookies = [cityCookie, ...chosen];

test('every cookie has a name of its own that carries its owner', () => {
  const names = cookies.map(({ name }) => name);
  expect(names).not.toContain(sessionHintCookie);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^(?:store|shell)_[a-z_]+$/.test(name))).toEqual([]);
});

test('what is written needs no encoding, so that gateway and browser read the same', () => {
  const values = chosen.flatMap((cookie): readonly string[] => cookie.values);
  expect(values.filter((value) => encodeURIComponent(value) !== value)).toEqual([]);
});

test.each([
  ['dark', 'dark'],
  ['system', 'system'],
  ['Dark', null],
  ['constructor', null],
  [1, null],
  [null, null],
])('a theme that says %p is %p', (text, value) => {
  expect(cookieValue(themeCookie, text)).toBe(value);
});

test.each([
  ['lviv', 'lviv'],
  ['db5c88f5-391c-11dd-90d9-001a92567626', 'db5c88f5-391c-11dd-90d9-001a92567626'],
  ['', null],
  ['lviv; theme=dark', null],
  ['../account', null],
  ['x'.repeat(41), null],
  [undefined, null],
])('a city that says %p is %p', (text, ref) => {
  expect(readCityRef(text)).toBe(ref);
});

test('finds the city among the cookies of a browser, and takes nothing else for one', () => {
  expect(cityRefIn('store_theme=dark; store_city=kyiv; shopper=1')).toBe('kyiv');
  for (const cookies of ['', 'store_theme=dark', 'store_city=', 'store_city=%22x%22', 'other_store_city=kyiv'])
    expect(cityRefIn(cookies)).toBeNull();
});

import { expect, test } from '@jest/globals';
import { servicePlaceOf, toPlace } from './service-place.ts';

test.each([
  ['/ua/services/house', 'house'],
  ['/services/enterprises', 'enterprises'],
  ['/ua/services', null],
  ['/ua/gv-ss', null],
])('the page %s is about %s', (path, place) => {
  expect(servicePlaceOf(path)).toBe(place);
});

test.each([
  ['8', '', { cameras: 8 }],
  ['', ' 120', { area: 120 }],
  ['0', '-5', {}],
  ['много', '1e3', {}],
  ['501', '100001', {}],
])('takes %j cameras and %j m² as %j', (cameras, area, taken) => {
  expect(toPlace({ place: 'shop', cameras, area })).toEqual({ place: 'shop', ...taken });
});

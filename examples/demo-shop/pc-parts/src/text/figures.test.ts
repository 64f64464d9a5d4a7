import { expect, test } from '@jest/globals';
import { driveGigabytes, driveSize, memorySize } from './figures.ts';

test.each([
  [512, '512 ГБ'],
  [1000, '1 ТБ'],
  [1024, '1 ТБ'],
  [2048, '2 ТБ'],
  [1920, '1,92 ТБ'],
  [15_360, '15,36 ТБ'],
  [0.5, '0,5 ГБ'],
])('a drive of %d gigabytes is one of %s', (value, text) => {
  expect(driveSize(value).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [768, '768 ГБ'],
  [1024, '1 ТБ'],
  [1536, '1,5 ТБ'],
  [2048, '2 ТБ'],
])('memory of %d gigabytes is %s', (value, text) => {
  expect(memorySize(value).replaceAll('\u00a0', ' ')).toBe(text);
});

test('drives of one size are one option, however their makers count', () => {
  expect([1000, 1024, 2048, 960].map(driveGigabytes)).toEqual([1000, 1000, 2000, 960]);
});

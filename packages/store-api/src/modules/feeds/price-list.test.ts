import { expect, test } from '@jest/globals';
import { cell } from './price-list.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+38', "'+38"],
  ['-5', "'-5"],
  ['@cmd', "'@cmd"],
  ['\tx', "'\tx"],
  ['\r=x', `"'\r=x"`],
  ['=A1;"b"', `"'=A1;""b"""`],
  ['Камера "C4"', '"Камера ""C4"""'],
  ['Кабель 2-жильний', 'Кабель 2-жильний'],
])('keeps a spreadsheet from calculating %j', (text, written) => {
  expect(cell(text)).toBe(written);
});

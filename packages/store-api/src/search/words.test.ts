import { expect, test } from '@jest/globals';
import { codeKey, termsOf, wordsOf } from './words.ts';

test.each([
  ['Комп’ютер Їжак', ['компютер', 'ижак']],
  ["комп'ютер ёжик", ['компютер', 'ежик']],
  ['ЄВРО Європа ґанок', ['евро', 'европа', 'ганок']],
  ['Процессор, комутатор, аккумулятор', ['процесор', 'комутатор', 'акумулятор']],
  ['SSD-накопичувач 2,5" ', ['ssd', 'накопичувач', '2.5in']],
  ['16 ГБ, 16гб, 16GB', ['16gb', '16gb', '16gb']],
  ['1000 ГБ 1024гб 1 ТБ', ['1tb', '1tb', '1tb']],
  ['27 дюймів 27″ 27-inch 31,5 дюйма', ['27in', '27in', '27in', '31.5in']],
  ['2560 × 1440, 2х16 ГБ', ['2560x1440', '2x16', 'гб']],
  ['20\u00a0000 мА·год 20 000 mah', ['20000mah', '20000mah']],
  ['M.2-2280', ['m2', '2280']],
  ['8 ядер, 1500 об/хв, 650вт', ['8core', '1500rpm', '650w']],
  ['Ⅷ ﬁ', ['viii', 'fi']],
  ['\u0000 \\u0000 %_&|!', ['u0000']],
  ['🙂 … —', []],
  ['', []],
])('reads the words of «%s»', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('keeps models also as one word, and their letters and digits also apart', () => {
  expect([...termsOf('WH-1000XM6')]).toEqual(['wh', '1000xm6', 'wh1000xm6']);
  expect([...termsOf('DDR5')]).toEqual(['ddr5', 'ddr', '5']);
  expect([...termsOf('веб-камера')]).toEqual(['веб', 'камер', 'вебкамер']);
  expect([...termsOf('27″')]).toEqual(['27in', '27']);
});

test('compares codes without their signs', () => {
  expect(codeKey('AB-77/Q')).toBe(codeKey('ab 77 q'));
});

import { expect, test } from '@jest/globals';
import { tokensOf, tokensOfCode } from './tokens.ts';

test.each([
  ['Комп’ютер Їжак', ['компютер', 'ижак']],
  ["комп'ютер ёжик", ['компютер', 'ежик']],
  ['ЄВРО Європа ґанок', ['евро', 'европа', 'ганок']],
  ['SSD-накопичувач 2,5" ', ['ssd', 'накопичувач', '2', '5']],
  ['Ⅷ ﬁ', ['viii', 'fi']],
  ['\u0000 \\u0000 %_&|!', ['u0000']],
  ['', []],
])('reads the words of «%s»', (text, words) => {
  expect(tokensOf(text)).toEqual(words);
});

test('reads a model number also as one word', () => {
  expect(tokensOfCode('AB-12/X')).toEqual(['ab', '12', 'x', 'ab12x']);
  expect(tokensOfCode('77')).toEqual(['77']);
});

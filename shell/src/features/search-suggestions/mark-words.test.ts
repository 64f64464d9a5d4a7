import { expect, test } from '@jest/globals';
import { markWords } from './mark-words.ts';

const show = (text: string, typed: string) =>
  markWords(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Камера Wi-Fi вулична', 'камера wi', '[Камера] [Wi]-Fi вулична'],
  ['Телевізори', 'телевизор', '[Телевізор]и'],
  ['Акумулятор', 'лятор', 'Акумулятор'],
  ['Памʼять DDR5', "пам'ять ddr", '[Памʼять] [DDR]5'],
  ['', 'а', ''],
  ['C++ та .NET (x64) [a|b]', 'c++ .net .* (x [a|b', '[C]++ та .[NET] ([x]64) [[a]|[b]]'],
  ['$& $1 \\d', '$& \\d ^', '$& $1 \\[d]'],
  ['Роутер', '', 'Роутер'],
])('%j for %j is %j', (text, typed, expected) => expect(show(text, typed)).toBe(expected));

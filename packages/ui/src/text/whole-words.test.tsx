import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { wholeWords } from './whole-words.tsx';

test.each([
  ['Камера Porih Yard 5, Wi-Fi', 'Камера Porih Yard 5, <span class="whole">Wi-Fi</span>'],
  ['2 × USB-C, Wi-Fi 6', '2 × <span class="whole">USB-C</span>, <span class="whole">Wi-Fi</span> 6'],
  ['2,5\u00a0Гбіт/с, чорний', '2,5\u00a0Гбіт/\u2060с, чорний'],
  ['90 км/год', '90 км/\u2060год'],
  ['№12: вул. Центральна, 4', '№12: <span class="whole">вул. Центральна</span>, 4'],
  ['IP-камера, камера/монітор', 'IP-камера, камера/монітор'],
  ['<b>Wi-Fi</b>', '&lt;b&gt;<span class="whole">Wi-Fi</span>&lt;/b&gt;'],
])('keeps what reads as one word of %s on one line', (text, html) => {
  expect(renderToStaticMarkup(wholeWords(text))).toBe(html);
});

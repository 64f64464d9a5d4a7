import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { wholeWords } from './whole-words.tsx';

test.each([
  ['Камера Porih Yard 5, Wi-Fi', 'Камера Porih Yard 5, <span class="whole">Wi-Fi</span>'],
  ['2 × USB-C, Wi-Fi 6', '2 × <span class="whole">USB-C</span>, <span class="whole">Wi-Fi</span> 6'],
  ['IP-камера', 'IP-камера'],
  ['<b>Wi-Fi</b>', '&lt;b&gt;<span class="whole">Wi-Fi</span>&lt;/b&gt;'],
])('keeps short words with a hyphen of %s on one line', (text, html) => {
  expect(renderToStaticMarkup(wholeWords(text))).toBe(html);
});

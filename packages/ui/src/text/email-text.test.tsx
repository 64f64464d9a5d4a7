import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailText } from './email-text.tsx';

test.each([
  ['oksana.s@example.com', 'oksana<wbr/>.s<wbr/>@example<wbr/>.com'],
  ['Лист надіслано на o@example.com, підтвердьте.', 'Лист надіслано на o<wbr/>@example<wbr/>.com, підтвердьте.'],
  ['Кв. 4, вул. Зелена', 'Кв. 4, вул. Зелена'],
  ['<b>@', '&lt;b&gt;@'],
])('lets a line end before a sign of an address in %s', (text, html) => {
  expect(renderToStaticMarkup(emailText(text))).toBe(html);
});

import { expect, test } from '@jest/globals';
import { splitLinks } from '@vitryna/contracts/plain-links';

test.each([
  ['a text without addresses', 'Просто текст', ['Просто текст']],
  [
    'an address before a full stop',
    'Прошивка: https://example.com/a?b=1.',
    ['Прошивка: ', { href: 'https://example.com/a?b=1' }, '.'],
  ],
  ['other schemes as text', 'javascript:alert(1)', ['javascript:alert(1)']],
  ['an address alone', 'https://example.com', [{ href: 'https://example.com' }]],
  ['an empty text', '', []],
])('splits %s', (_, text, parts) => {
  expect(splitLinks(text)).toEqual(parts);
});

import { expect, test } from '@jest/globals';
import { splitLinks } from './split-links.ts';

test.each([
  ['a text without addresses', 'Просто текст', [{ text: 'Просто текст' }]],
  [
    'an address before a full stop',
    'Прошивка: https://example.com/a?b=1.',
    [{ text: 'Прошивка: ' }, { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' }, { text: '.' }],
  ],
  ['other schemes as text', 'javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
  ['an address alone', 'https://example.com', [{ text: 'https://example.com', href: 'https://example.com' }]],
  ['an empty text', '', [{ text: '' }]],
])('splits %s', (_, text, parts) => {
  expect(splitLinks(text)).toEqual(parts);
});

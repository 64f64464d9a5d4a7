import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { externalRel, splitLinks, type TextPart } from './plain-links.ts';

const link = (href: string): TextPart => ({ href });

test.each<[string, string, TextPart[]]>([
  ['a text without addresses', 'Просто текст', ['Просто текст']],
  ['an empty text', '', []],
  ['an address alone', 'https://example.com', [link('https://example.com')]],
  ['two addresses', 'http://a.example\nhttps://b.example', [link('http://a.example'), '\n', link('https://b.example')]],
  ['an address before a full stop', 'Тут: https://a.example/b?c=1.', ['Тут: ', link('https://a.example/b?c=1'), '.']],
  ['an address in brackets', '(https://a.example)', ['(', link('https://a.example'), ')']],
  ['an address in brackets that has some', '(https://a.example/b_(c))', ['(', link('https://a.example/b_(c)'), ')']],
  ['an address after whose bracket it goes on', 'https://a.example/b)c', [link('https://a.example/b)c')]],
  ['an address in square brackets', '[https://a.example/b]', ['[', link('https://a.example/b'), ']']],
  ['an address with a query', 'https://a.example/?b=1&c=2', [link('https://a.example/?b=1&c=2')]],
  ['an address with brackets', 'https://a.example/b_(c).', [link('https://a.example/b_(c)'), '.']],
  ['an address in quotes', '«https://a.example/b»', ['«', link('https://a.example/b'), '»']],
  ['a path in Ukrainian', 'https://a.example/вітрина!', [link('https://a.example/вітрина'), '!']],
  ['other schemes as text', 'javascript:alert(1) xhttps://a.example', ['javascript:alert(1) xhttps://a.example']],
  ['a scheme alone as text', 'https:// http://.', ['https:// http://.']],
])('finds in %s its links', (_, text, parts) => expect(splitLinks(text)).toEqual(parts));

test.each(['.', ',', ';', ':', '!', '?', '…', '*'])('leaves %s behind an address to the sentence', (sign) =>
  expect(splitLinks(`https://a.example/b${sign}`)).toEqual([link('https://a.example/b'), sign]),
);

test.each(['#160', 'nbsp', 'quot', 'apos', 'lt', 'gt', 'laquo', 'raquo', 'ldquo', 'rdquo', 'bdquo'])(
  'ends an address before &%s;',
  (entity) =>
    expect(splitLinks(`https://a.example/?b=1&${entity};`)).toEqual([link('https://a.example/?b=1'), `&${entity};`]),
);

test('tells the page behind a link nothing of this one', () => expect(externalRel).toContain('noopener'));

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'https://',
        'HTTP://',
        'a.example',
        '/',
        '(',
        ')',
        '.',
        ' ',
        '\n',
        '&amp;',
        '&nbsp;',
        '&',
        '"',
        '<',
      ),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));

test('whatever the text, its parts are the text, and its links are addresses of the web [§5.15]', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parts = splitLinks(text);
      expect(parts.map((part) => (typeof part === 'string' ? part : part.href)).join('')).toBe(text);
      for (const part of parts) {
        if (typeof part === 'string') continue;
        expect(part.href).toMatch(/^https?:\/\/[^\s<>"]+$/i);
        expect(part.href).not.toMatch(/[.,;:!?]$/);
      }
    }),
    { numRuns: 2000 },
  );
});

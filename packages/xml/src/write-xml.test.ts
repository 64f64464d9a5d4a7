import { expect, test } from '@jest/globals';
import { element, escapeXml } from './write-xml.ts';

test('writes text that would end its element as text', () => {
  expect(escapeXml(`a < b & "c" > 'd'`)).toBe('a &lt; b &amp; &quot;c&quot; &gt; &apos;d&apos;');
  expect(element('name', '</name>', { id: '"1"' })).toBe('<name id="&quot;1&quot;">&lt;/name&gt;</name>');
});

test('leaves out what XML 1.0 cannot hold, and half a character', () => {
  expect(escapeXml('a\u0000b\u001fc\uffffd')).toBe('abcd');
  expect(escapeXml('a\ud800b')).toBe('a\ufffdb');
  expect(escapeXml('tab\tline\n😀')).toBe('tab\tline\n😀');
});

test('leaves out attributes without a value', () => {
  expect(element('category', 'Камери', { id: 10, parentId: null })).toBe('<category id="10">Камери</category>');
});

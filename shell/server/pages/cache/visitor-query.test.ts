import { expect, test } from '@jest/globals';
import { visitorQuery, withVisitorQuery } from './visitor-query.ts';

const places = { places: [], length: 0 };

test.each([
  ['/kamery', '', null],
  ['/kamery?page=2', '?page=2', null],
  ['/kamery?page=2', '?page=2&utm_source=a', '?page=2&utm_source=a'],
  ['/kamery', '?utm_source=a', '?utm_source=a'],
  ['/kamery', '?recovery=secret&utm_source=a', '?utm_source=a'],
  ['/kamery', '?recovery=secret', null],
  ['/kamery?page=2', '', ''],
])('links of the page %s keep for the visit %s the query %p', (key, search, query) => {
  expect(visitorQuery(places, search, key)).toBe(query);
});

test("a page without such links is everybody's", () => {
  const html = Buffer.from('<a href="/">');
  expect(visitorQuery(undefined, '?utm_source=a', '/')).toBeNull();
  expect(withVisitorQuery(html, undefined, '?utm_source=a')).toBe(html);
});

test('writes the query, escaped, in each of its places and leaves the other bytes alone', () => {
  const html = Buffer.from('<a href="/x?page=2"> і <a href="/y?page=2">');
  const own = '?page=2';
  const first = html.indexOf(own);
  const found = { places: [first, html.indexOf(own, first + 1)], length: own.length };
  expect(withVisitorQuery(html, found, `?page=2&a="<'`).toString()).toBe(
    '<a href="/x?page=2&amp;a=&quot;&lt;&#39;"> і <a href="/y?page=2&amp;a=&quot;&lt;&#39;">',
  );
  expect(withVisitorQuery(html, { ...found, places: [] }, '?a=1').equals(html)).toBe(true);
});

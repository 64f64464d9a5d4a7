/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const publicUrl = 'https://shop.example';

/** Throws for what is not well-formed. */
function parse(xml: string): Document {
  const page = new DOMParser().parseFromString(xml, 'application/xml');
  const [problem] = page.getElementsByTagName('parsererror');
  if (problem) throw new Error(problem.textContent ?? '');
  return page;
}

test('writes a page in both languages with reciprocal alternates, its change and its picture', () => {
  const xml = urlSet(publicUrl, [
    { path: '/kamery/a', updatedAt: '2026-01-02T03:04:05.000Z', picture: '/media/a/l.jpg' },
  ]);
  const urls = [...parse(xml).getElementsByTagName('url')];
  expect(urls.map((url) => url.getElementsByTagName('loc')[0]?.textContent)).toEqual([
    'https://shop.example/ua/kamery/a',
    'https://shop.example/kamery/a',
  ]);
  for (const url of urls) {
    expect(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['uk', 'https://shop.example/ua/kamery/a'],
      ['ru', 'https://shop.example/kamery/a'],
      ['x-default', 'https://shop.example/ua/kamery/a'],
    ]);
    expect(url.getElementsByTagName('lastmod')[0]?.textContent).toBe('2026-01-02T03:04:05.000Z');
    expect(url.getElementsByTagName('image:loc')[0]?.textContent).toBe('https://shop.example/media/a/l.jpg');
  }
});

test('knows the two homes, and leaves twins out where there is one language', () => {
  const xml = urlSet(publicUrl, [{ path: '/' }, { path: '/faq/a', locales: ['uk'] }]);
  expect([...xml.matchAll(/<loc>([^<]*)</g)].map(([, loc]) => loc)).toEqual([
    'https://shop.example/',
    'https://shop.example/ru',
    'https://shop.example/ua/faq/a',
  ]);
  expect(xml.split('/faq/a')[1]).not.toContain('xhtml:link');
});

test('stays well-formed whatever an address holds', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
      const pages = texts.map((text) => ({ path: `/${text}`, picture: `/media/${text}` }));
      expect(parse(urlSet(publicUrl, pages)).getElementsByTagName('url')).toHaveLength(pages.length * 2);
      expect(() =>
        parse(
          sitemapIndex(
            publicUrl,
            texts.map((name) => ({ name })),
          ),
        ),
      ).not.toThrow();
    }),
  );
});

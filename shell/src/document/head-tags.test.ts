import { expect, test } from '@jest/globals';
import type { PageHead } from '@vitryna/remote-kit';
import { headTags } from './head-tags.ts';

const tags = (
  pathname: string,
  search = '',
  { query = ['page'], ...head }: { query?: string[] } & Partial<PageHead> = {},
) =>
  headTags({
    head: { title: 'T', ...head },
    locale: pathname === '/' || pathname.startsWith('/ua') ? 'uk' : 'ru',
    publicUrl: 'https://shop.example',
    pathname,
    search,
    query,
    brand: 'Shop',
  });

test.each([
  ['/', '', 'https://shop.example/'],
  ['/ru', '', 'https://shop.example/ru'],
  ['/ua/catalog', '?utm_source=mail', 'https://shop.example/ua/catalog'],
  ['/kamery/typ=a', '?page=2&utm_medium=x', 'https://shop.example/kamery/typ=a?page=2'],
])('names %s%s as %s [§2.17]', (pathname, search, canonical) => {
  expect(tags(pathname, search).links[0]).toEqual({ rel: 'canonical', href: canonical });
});

test('writes the token of an e-mail into no link, though the page is another one with it', () => {
  const { links, properties } = tags('/ua/order/x', '?token=secret&page=2', { query: ['page', 'token'] });
  expect(JSON.stringify([links, properties])).toContain('?page=2');
  expect(JSON.stringify([links, properties])).not.toContain('secret');
});

test('links both languages and the default from each of them [§2.17]', () => {
  expect(tags('/ua/catalog').links.slice(1)).toEqual(tags('/catalog').links.slice(1));
});

test('keeps thin pages out of search engines and errors without twins', () => {
  expect(tags('/ua/x', '', { isNoindex: true }).metas).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags('/ua/x', '', { hasNoTwin: true }).links).toEqual([]);
});

test('names the files for feed readers, also of a page without a twin', () => {
  const feed = { type: 'application/rss+xml', href: '/ua/blog/rss.xml', title: 'Блог' };
  expect(tags('/ua/blog', '', { hasNoTwin: true, feeds: [feed] }).links).toEqual([{ rel: 'alternate', ...feed }]);
});

test('makes the picture for social networks absolute', () => {
  expect(tags('/ua/x', '', { socialPicture: '/media/a/l.jpg' }).properties).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/media/a/l.jpg',
  });
});

test('has the picture of the brand, in the language of the page, where a page has none of its own', () => {
  for (const [pathname, picture] of [
    ['/ua/x', 'social-uk.png'],
    ['/x', 'social-ru.png'],
  ] as const) {
    const { properties, metas } = tags(pathname);
    expect(properties).toContainEqual({ property: 'og:image', content: `https://shop.example/icons/${picture}` });
    expect(properties).toContainEqual({ property: 'og:image:width', content: '1200' });
    expect(metas).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  }
});

test('tells both languages of a page, and one of a page without a twin', () => {
  const alternate = { property: 'og:locale:alternate', content: 'ru_UA' };
  expect(tags('/ua/x').properties).toContainEqual(alternate);
  expect(tags('/ua/x', '', { hasNoTwin: true }).properties).not.toContainEqual(alternate);
});

test('makes addresses in structured data absolute', () => {
  const structuredData = [{ '@type': 'ItemList', itemListElement: [{ url: '/ua/x/a' }] }];
  expect(tags('/ua/x', '', { structuredData }).structuredData).toEqual([
    { '@type': 'ItemList', itemListElement: [{ url: 'https://shop.example/ua/x/a' }] },
  ]);
});

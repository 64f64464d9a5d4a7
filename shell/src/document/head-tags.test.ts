import { expect, test } from '@jest/globals';
import { headTags } from './head-tags.ts';

const tags = (pathname: string, search = '', head = {}) =>
  headTags({
    head: { title: 'T', ...head },
    locale: pathname === '/' || pathname.startsWith('/ua') ? 'uk' : 'ru',
    publicUrl: 'https://shop.example',
    pathname,
    search,
    brand: 'Vitryna',
  });

test.each([
  ['/', '', 'https://shop.example/'],
  ['/ru', '', 'https://shop.example/ru'],
  ['/ua/catalog', '?utm_source=mail', 'https://shop.example/ua/catalog'],
  ['/kamery/typ=a', '?page=2&utm_medium=x', 'https://shop.example/kamery/typ=a?page=2'],
])('names %s%s as %s', (pathname, search, canonical) => {
  expect(tags(pathname, search).links[0]).toEqual({ rel: 'canonical', href: canonical });
});

test('links both languages and the default from each of them', () => {
  expect(tags('/ua/catalog').links.slice(1)).toEqual(tags('/catalog').links.slice(1));
});

test('keeps thin pages out of search engines and errors without twins', () => {
  expect(tags('/ua/x', '', { isNoindex: true }).metas).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags('/ua/x', '', { hasNoTwin: true }).links).toEqual([]);
});

test('makes the picture for social networks absolute', () => {
  expect(tags('/ua/x', '', { socialPicture: '/media/a/l.jpg' }).properties).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/media/a/l.jpg',
  });
});

import { expect, test } from '@jest/globals';
import { pageSegments } from '@vitryna/contracts/addresses';
import { normalisePath } from './address.ts';
import { contentPaths } from './content-paths.ts';
import { emptyFilters } from './filter-state.ts';
import { toggleOption } from './filter-transitions.ts';
import { paths } from './paths.ts';

test('links a category with its filters [§2.6 category §3.12]', () => {
  const filters = { ...toggleOption(emptyFilters(), 'type', 'dome'), page: 2 };
  expect(paths.category('uk', { categorySlug: 'ip-cameras' })).toBe('/ua/ip-cameras');
  expect(paths.category('ru', { categorySlug: 'ip-cameras', filters })).toBe('/ip-cameras/type=dome?page=2');
});

test('links a product and its tabs; the summary is the page itself [§2.6 a product’s tabs]', () => {
  const product = { categorySlug: 'ip-cameras', productSlug: 'obrii-4k' };
  expect(paths.product('ru', product)).toBe('/ip-cameras/obrii-4k');
  expect(paths.product('uk', { ...product, tab: 'summary' })).toBe('/ua/ip-cameras/obrii-4k');
  expect(paths.product('uk', { ...product, tab: 'reviews' })).toBe('/ua/ip-cameras/obrii-4k/reviews');
});

test('links a search in its own default order', () => {
  expect(paths.search('uk', { searchQuery: 'ssd 1tb' })).toBe('/ua/search?searchQuery=ssd+1tb');
  expect(paths.search('uk', { searchQuery: 'ssd', filters: emptyFilters() })).toBe('/ua/search?searchQuery=ssd');
  const filters = toggleOption(emptyFilters('ssd'), 'type', 'm2');
  expect(paths.search('ru', { filters })).toBe('/search/type=m2?searchQuery=ssd');
});

test('keeps foreign text inside its segment', () => {
  expect(paths.order('ru', { orderId: '../a/b?c' })).toBe('/order/..%2Fa%2Fb%3Fc');
  expect(paths.comparison('uk', { ids: ['1', '2'] })).toBe('/ua/comparison?ids=1%2C2');
  expect(paths.comparison('uk')).toBe('/ua/comparison');
});

test('links a page of a list, the first one without its number', () => {
  expect(contentPaths.blogTag('uk', { tagSlug: 'wi-fi', page: 1 })).toBe('/ua/blog/tag/wi-fi');
  expect(contentPaths.blogCategory('ru', { categorySlug: 'guides', page: 2 })).toBe('/blog/category/guides?page=2');
  expect(contentPaths.blogSearch('uk', { q: 'ups', page: 3 })).toBe('/ua/blog?q=ups&page=3');
  expect(contentPaths.blogSearch('uk', {})).toBe('/ua/blog');
});

test('has a page for every segment that assortments keep free, and no other', () => {
  const names = ['category', 'product', 'service', 'tag', 'post', 'faq'].map((name) => [`${name}Slug`, 'x']);
  const anything = { ...Object.fromEntries(names), id: 'x', orderId: 'x', event: 'x' } as never;
  const firsts = Object.values({ ...paths, ...contentPaths }).map(
    (build) => build('ru', anything).split(/[/?]/)[1] ?? '',
  );
  expect([...new Set(firsts)].filter((first) => first !== 'x' && first !== 'ru').sort()).toEqual(
    [...pageSegments].sort(),
  );
});

test('links only addresses that need no redirect, below the segments of pages', () => {
  const plain = Object.entries(paths).filter(([, build]) => build.length === 1) as [
    string,
    (locale: 'uk' | 'ru') => string,
  ][];
  for (const [name, build] of plain) {
    for (const locale of ['uk', 'ru'] as const) {
      const [pathname = ''] = build(locale).split('?');
      const result = normalisePath(pathname);
      expect({ name, ...result }).toMatchObject({ name, kind: 'ok', locale });
      if (result.kind === 'ok' && result.segments[0]) expect(pageSegments).toContain(result.segments[0]);
    }
  }
});

import { expect, test } from '@jest/globals';
import { createI18n } from '@vitryna/i18n';
import type { PageRoute } from '@vitryna/navigation';
import type { PageHandle, PageModule } from '@vitryna/remote-kit';
import { isSeoExternal, pageHead } from './page-head.ts';

const i18n = createI18n({ locale: 'uk', texts: { Trademark: 'Вітрина', 'Page not found': 'Сторінку не знайдено' } });

function pageOf(handle: PageHandle<{ name: string }>, path = 'catalog'): PageRoute {
  const module: PageModule = { Component: () => null, handle: handle as PageHandle<never> };
  const load = () => Promise.resolve(module);
  return {
    remote: { name: 'mf-catalog', routes: [], loaded: () => module, load, loadForNavigation: load },
    declaration: { name: 'catalog', path, layout: 'default', cache: 'public', page: 'catalog' },
  };
}
const external = pageOf({ isSeoExternal: true, head: () => ({ title: 'Own title', description: 'Own words' }) });
const own = pageOf({ head: ({ data }) => ({ title: data.name, breadcrumbs: [{ text: data.name }] }) });
const input = { loaderData: { ua_catalog: { name: 'Каталог' } }, match: 'ua_catalog', errors: null, i18n };

test('takes title and description of a flagged page from the content service [§2.13]', () => {
  const seo = { title: 'Від редакції', description: 'Опис' };
  expect(isSeoExternal(external)).toBe(true);
  expect(pageHead({ ...input, page: external, seo })).toMatchObject(seo);
});

test('falls back to the trademark when the content service has nothing [§2.13]', () => {
  expect(pageHead({ ...input, page: external, seo: null })).toMatchObject({
    title: 'Вітрина',
    description: 'Own words',
  });
  const nameless = { title: '', description: '' };
  expect(pageHead({ ...input, page: external, seo: nameless })).toMatchObject({
    title: 'Вітрина',
    description: 'Own words',
  });
});

test('says which page of a list it is after the title, wherever that comes from', () => {
  const numbered = (isExternal: boolean) =>
    pageOf({ isSeoExternal: isExternal, head: () => ({ title: 'Блог', titleNote: 'сторінка 2' }) });
  const seo = { title: 'Від редакції', description: '' };
  expect(pageHead({ ...input, page: numbered(true), seo }).title).toBe('Від редакції — сторінка 2');
  expect(pageHead({ ...input, page: numbered(false), seo: null }).title).toBe('Блог — сторінка 2');
});

test('shows the page’s own words while the content service has not answered', () => {
  expect(pageHead({ ...input, page: external, seo: undefined }).title).toBe('Own title');
});

test('leaves other pages their own title and turns their way into structured data', () => {
  const head = pageHead({ ...input, page: own, seo: null });
  expect(head.title).toBe('Каталог');
  expect(head.structuredData).toMatchObject([{ '@type': 'BreadcrumbList', itemListElement: [{ name: 'Каталог' }] }]);
});

test('describes the store on the home page only', () => {
  const types = (page: PageRoute) =>
    pageHead({ ...input, page, seo: null }).structuredData?.map((data) => data['@type']);
  expect(types(pageOf({ head: () => ({ title: 'T' }) }, ''))).toEqual(['Organization', 'WebSite']);
  expect(types(external)).toEqual([]);
});

test('keeps errors out of search engines', () => {
  const errors = { ua_catalog: { status: 404 } };
  expect(pageHead({ ...input, page: external, errors, seo: undefined })).toMatchObject({
    isNoindex: true,
    hasNoTwin: true,
  });
});

test.each([
  ['a private page', { cache: 'private' }],
  ['a page that says so', { isIndexed: false }],
] as const)('keeps %s out of search engines, whatever its remote says', (_, facts) => {
  const declared = { ...own, declaration: { ...own.declaration, ...facts } };
  expect(pageHead({ ...input, page: declared, seo: null }).isNoindex).toBe(true);
  expect(pageHead({ ...input, page: own, seo: null }).isNoindex).toBeUndefined();
});

import { expect, test } from '@jest/globals';
import { kindNames, kindsOf } from './kinds.ts';
import { readKind } from './read-kind.ts';
import { sampleRecords } from './testing/sample-records.ts';

const page = {
  id: 7,
  documentId: 'a1',
  path: '/warranty',
  metaTitle: 'Гарантія',
  metaDescription: null,
  h1: 'Гарантія',
  body: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  locale: 'uk',
};

test('a page of Strapi 5 with a block that nobody knows and one that is wrong', () => {
  const blocks = [
    { __component: 'block.text', id: 1, title: null, html: '<p>Рік</p>' },
    { __component: 'shared.carousel', id: 2, slides: [] },
    { __component: 'block.video', id: 3, title: 'Огляд', videoId: 'javascript:alert(1)' },
  ];
  const { records, omissions } = readKind('page', 'uk', [{ ...page, blocks }]);
  expect(records).toMatchObject([
    { key: '/warranty', position: 0, body: { h1: 'Гарантія', blocks: [{ type: 'text', html: '<p>Рік</p>' }] } },
  ]);
  expect(omissions).toHaveLength(2);
});

test('a post of Strapi 4, with its picture, its author and a day of its own', () => {
  const post = {
    id: 3,
    attributes: {
      slug: 'ups',
      title: 'ДБЖ',
      publishedAt: '2026-11-02T08:00:00.000Z',
      publishedOn: null,
      readMinutes: null,
      cover: {
        data: {
          id: 1,
          attributes: {
            url: '/uploads/a.jpg',
            width: 800,
            height: 600,
            alternativeText: 'ДБЖ',
            formats: { small: { url: '/uploads/s.jpg', width: 500, height: 375 } },
          },
        },
      },
      category: { data: { id: 1, attributes: { slug: 'power', title: 'Живлення' } } },
      tags: { data: [] },
      author: { data: null },
      blocks: [{ __component: 'block.text', id: 1, title: 'Що це', html: 'Текст' }],
    },
  };
  const { records, omissions } = readKind('blog-post', 'uk', [post]);
  expect(omissions).toEqual([]);
  expect(records[0]?.body).toMatchObject({
    slug: 'ups',
    publishedAt: '2026-11-02T08:00:00.000Z',
    readMinutes: 1,
    cover: { url: '/uploads/a.jpg', alt: 'ДБЖ', formats: { small: { url: '/uploads/s.jpg' } } },
    category: { slug: 'power' },
    author: { name: '' },
    blocks: [{ type: 'text', html: '<p>Текст</p>' }],
    toc: [{ id: 'part-1', title: 'Що це', level: 2 }],
  });
});

test('a wrong document is left out alone, and so is a second one of an address', () => {
  const { records, omissions } = readKind('page', 'uk', [page, { ...page, documentId: 'b' }, 'nothing', { id: 9 }]);
  expect(records).toHaveLength(2);
  expect(records.map(({ key }) => key)).toEqual(['/warranty', '/']);
  expect(omissions).toEqual(['page /warranty (uk): there is another one']);
});

test('banners stand as editors number them, those without a number last', () => {
  const banner = (title: string, position: number | null) => ({
    id: 1,
    documentId: title,
    title,
    url: '/sale',
    position,
  });
  const { records } = readKind('hero-banner', 'uk', [banner('c', null), banner('b', 2), banner('a', 1)]);
  expect(records.map(({ body }) => [body.title, body.position])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
});

test('the newest post is first', () => {
  const post = (slug: string, day: string) => ({
    documentId: slug,
    slug,
    title: slug,
    publishedOn: `2026-11-${day}T08:00:00.000Z`,
  });
  const { records } = readKind('blog-post', 'uk', [post('old', '01'), post('new', '20')]);
  expect(records.map(({ key }) => key)).toEqual(['new', 'old']);
});

test('a change is read anew where it shows', () => {
  expect(kindsOf('page')).toEqual(['page']);
  expect(kindsOf('blog-author')).toEqual(['blog-post']);
  expect(kindsOf('something of the shop')).toEqual(kindNames);
});

test('every kind has a sample', () => {
  expect(new Set(sampleRecords.map(({ kind }) => kind))).toEqual(new Set(kindNames));
});

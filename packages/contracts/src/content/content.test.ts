import { describe, expect, test } from '@jest/globals';
import {
  type BlockType,
  bannerSchema,
  blocksSchema,
  contentEnvelopeSchema,
  pageAnswerSchema,
  pageSeoSchema,
} from './index.ts';

const banner = {
  title: 'Знижки',
  titleColor: '#FFF',
  url: '/ua/catalog',
  description: '',
  descriptionColor: '#11223344',
  buttonLabel: 'Дивитися',
  buttonColor: 'red;} body{display:none',
  buttonLabelColor: '#12345',
  backgroundImage: { url: '/media/a/l.webp' },
  overlayImage: null,
  position: 1,
};

test('keeps colours that may stand in a stylesheet and empties the others', () => {
  expect(bannerSchema.parse(banner)).toMatchObject({
    titleColor: '#FFF',
    descriptionColor: '#11223344',
    buttonColor: '',
    buttonLabelColor: '',
  });
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
  'refuses %j as a link',
  (url) => expect(bannerSchema.safeParse({ ...banner, url }).success).toBe(false),
);

test.each([
  ['a.png") no-repeat', 'a.png%22%29%20no-repeat'],
  ["a'b (1).png", 'a%27b%20%281%29.png'],
  ['/\\evil.example', '/%5Cevil.example'],
  ['javascript:x', ''],
  ['data:image/svg+xml,<svg/>', ''],
])('a picture at %j is asked for at %j', (url, safe) =>
  expect(bannerSchema.parse({ ...banner, backgroundImage: { url } }).backgroundImage?.url).toBe(safe),
);

test.each([
  '/media/a/l.webp',
  'media/a.webp',
  '//cdn.example/a.webp',
  'https://cdn.example/a:1.webp?v=1',
  'http://localhost:8080/a.webp',
  '',
])('leaves %j as it is for a picture', (url) =>
  expect(bannerSchema.parse({ ...banner, backgroundImage: { url } }).backgroundImage?.url).toBe(url),
);

test('takes a picture as Strapi sends it: sizes nobody measured, words nobody wrote, formats', () => {
  const small = { url: '/uploads/small_a.png', width: 500, height: 300 };
  const image = { url: '/uploads/a.png', alt: null, width: null, height: null, formats: { small } };
  expect(bannerSchema.parse({ ...banner, backgroundImage: image }).backgroundImage).toEqual(image);
});

test('leaves out blocks of a kind that it does not know', () => {
  const blocks = [{ type: 'text', html: '<p>a</p>' }, { type: 'hologram' }, null, { type: 'quote', text: 'b' }];
  expect(blocksSchema.parse(blocks).map(({ type }) => type)).toEqual(['text', 'quote'] satisfies BlockType[]);
});

describe('the page of a path', () => {
  const page = { path: '/warranty', metaTitle: 'a', metaDescription: 'b' };
  const home = { ...page, path: '/' };
  const read = (data: unknown, path = '/warranty') =>
    contentEnvelopeSchema(pageAnswerSchema(path)).safeParse({ data, meta: {} });

  test('is taken alone, in a list, and may not be there', () => {
    const given = [page, [page], [home, page], { ...page, path: 'warranty/' }, [], null].map((data) => read(data).data);
    expect(given.map((answer) => answer?.data?.path ?? null)).toEqual([
      ...['/warranty', '/warranty', '/warranty', 'warranty/'],
      ...[null, null],
    ]);
    expect(read(home, '/').success).toBe(true);
  });

  test.each([[home], [[home]], [{ ...page, path: '/warranty/old' }]])('is never another one: %j', (data) => {
    expect(read(data).success).toBe(false);
    expect(pageSeoSchema('/warranty').safeParse(data).error?.issues).toMatchObject([
      { message: 'not the page of /warranty' },
    ]);
  });

  test('has words for search engines without being named', () => {
    expect(pageSeoSchema('/warranty').parse({ metaTitle: 'a', metaDescription: 'b' })).toMatchObject({
      metaTitle: 'a',
    });
  });
});

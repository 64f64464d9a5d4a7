import { expect, test } from '@jest/globals';
import { thumbnailWidths } from '../api/values.ts';
import { toContentPicture, toPictureSource } from './picture-sources.ts';
import { placeholderPicture } from './pictures.ts';

const outside = (url: string) => `/media/outside/${Buffer.from(url).toString('base64url')}/`;

test.each([
  ['/media/00112233aabbccdd/xs.webp', '/media/00112233aabbccdd/'],
  ['/media/evening/xl.webp', '/media/evening/'],
  [`${outside('https://cdn.example/a.png')}m.avif`, outside('https://cdn.example/a.png')],
])('%s is of the own media route: its folder has all sizes', (url, base) => {
  expect(
    toPictureSource([
      { url, width: 96 },
      { url: url.replace('xs', 'm'), width: 480 },
    ]),
  ).toEqual({ base });
});

test.each([
  'https://cdn.example/фото/a-xs.jpg?v=1',
  'http://cdn.example:8080/a.png',
  '//cdn.example/a.png',
  '/uploads/x.png',
  'uploads/x.png',
  '/media/documents/1048276/manual.webp',
  '/media/0f3a/original.webp',
])('%s is asked for through the media route', (url) => {
  expect(toPictureSource([{ url }])).toEqual({ base: outside(url) });
});

test('the sizes that are offered are the candidates, whatever they are called', () => {
  const [small, wide, huge, whole] = ['small', 'wide', 'huge', 'whole'].map((name) => `/uploads/${name}.jpg`);
  const files = [
    { url: String(whole), width: 6000 },
    { url: String(wide), width: 1000 },
    { url: String(small), width: 245 },
    { url: String(huge), width: 2400 },
  ];
  expect(toPictureSource(files)).toEqual({
    base: outside('/uploads/wide.jpg'),
    srcSet: [
      `${outside('/uploads/small.jpg')}m.avif 245w`,
      `${outside('/uploads/wide.jpg')}xl.avif 1000w`,
      `${outside('/uploads/huge.jpg')}xl.avif 1600w`,
    ].join(','),
  });
});

test.each(['https://cdn.example/media/evening/l.webp', '/media/evening/l.webp?signed'])(
  '%s only looks like a file of the own media route',
  (url) => {
    expect(toPictureSource([{ url }])).toEqual({ base: outside(url) });
  },
);

const { m, l, xl } = thumbnailWidths;
const candidate = (width: number, size: string) => `${outside(`/${width}.jpg`)}${size}.avif ${width}w`;

test.each<[string, number[], number, string[]]>([
  ['the largest of small ones', [100, 150, 200], 200, [candidate(100, 's'), candidate(150, 's'), candidate(200, 's')]],
  [
    'the one of exactly the size of a page',
    [m, l, l + 1],
    l,
    [candidate(m, 'm'), candidate(l, 'l'), candidate(l + 1, 'xl')],
  ],
  ['nothing wider than what is wide enough', [m, xl, 2 * xl], xl, [candidate(m, 'm'), candidate(xl, 'xl')]],
  ['no candidates where the first is wide enough', [xl, 2 * xl], xl, []],
])('of files by their widths it takes %s', (_, widths, base, candidates) => {
  const source = toPictureSource(widths.map((width) => ({ url: `/${width}.jpg`, width })));
  const srcSet = candidates.length > 0 ? { srcSet: candidates.join(',') } : {};
  expect(source).toEqual({ base: outside(`/${base}.jpg`), ...srcSet });
});

test('a file of no width is no candidate', () => {
  const files = [
    { url: '/a.jpg', width: 0 },
    { url: '/b.jpg', width: 300 },
  ];
  expect(toPictureSource(files)).toEqual({ base: outside('/b.jpg') });
});

test('sizes that nobody measured give no candidates', () => {
  expect(toPictureSource([{ url: '/a.png' }, { url: '/b.png', width: null }])).toEqual({ base: outside('/a.png') });
});

test('an empty path shows the placeholder, no picture shows nothing [§3.22]', () => {
  expect(toPictureSource([])).toBeNull();
  expect(toPictureSource([{ url: '', width: 480 }])).toBeNull();
  expect(toContentPicture({ url: '' })).toEqual(placeholderPicture);
  expect(toContentPicture(null)).toBeNull();
});

test('a picture of the content service brings its formats', () => {
  const formats = { thumbnail: { url: '/uploads/thumbnail_a.png', width: 156 } };
  expect(toContentPicture({ url: '/uploads/a.png', width: 800, formats })?.srcSet).toBe(
    `${outside('/uploads/thumbnail_a.png')}s.avif 156w,${outside('/uploads/a.png')}l.avif 800w`,
  );
  expect(toContentPicture({ url: '/uploads/a.png', formats: null })).toEqual({ base: outside('/uploads/a.png') });
});

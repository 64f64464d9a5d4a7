import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkAddress, encodeSegment, maxPathLength, maxQueryLength, normalisePath } from './address.ts';

test.each([
  ['/', 'uk', '/', []],
  ['/ru', 'ru', '/', []],
  ['/ua/catalog', 'uk', '/catalog', ['catalog']],
  ['/catalog', 'ru', '/catalog', ['catalog']],
  ['/uaz', 'ru', '/uaz', ['uaz']],
  // Names of languages are none below the first segment.
  ['/blog/ua', 'ru', '/blog/ua', ['blog', 'ua']],
  ['/ua/blog/ru', 'uk', '/blog/ru', ['blog', 'ru']],
  ['/blog/%D0%B0', 'ru', '/blog/%D0%B0', ['blog', 'а']],
  ['/cameras/color=white,black;type=dome', 'ru', '/cameras/color=white,black;type=dome'],
])('answers %s in %s [§2.2]', (pathname, locale, path, segments = path.slice(1).split('/')) => {
  expect(normalisePath(pathname)).toEqual({ kind: 'ok', locale, path, segments });
});

test.each([
  ['/ua', '/'],
  ['/ua/', '/'],
  ['/ru/', '/ru'],
  ['/catalog/', '/catalog'],
  ['/ua/catalog/', '/ua/catalog'],
  ['/%63atalog', '/catalog'],
  ['/%75a/catalog', '/ua/catalog'],
  ['/cameras/type%3Ddome', '/cameras/type=dome'],
  ['/blog/%d0%b0', '/blog/%D0%B0'],
])('redirects %s to %s with its query [§2.3]', (pathname, to) => {
  expect(normalisePath(pathname, '?utm_source=a')).toEqual({ kind: 'redirect', to: `${to}?utm_source=a` });
});

test.each(['/ru/catalog', '/ru/ru', '/ua/ua', '/ua/ru', '//', '//evil.example', '//evil.example/', '/a//b', '/ua//'])(
  'finds nothing at %s',
  (pathname) => {
    expect(normalisePath(pathname).kind).toBe('notFound');
  },
);

test.each([
  ['', 'empty'],
  ['?a=/b', 'no path'],
  ['*', 'no slash'],
  ['http://vitryna.example/', 'no slash'],
  ['/a%2Fb', 'encoded slash'],
  ['/a%5Cb', 'encoded backslash'],
  ['/\\evil.example', 'backslash'],
  ['/a%00', 'NUL'],
  ['/a%0D%0Ab', 'line break'],
  ['/%C0%AF', 'overlong UTF-8'],
  ['/%E0%80%AF', 'overlong UTF-8'],
  ['/%ED%A0%80', 'surrogate'],
  ['/%', 'lone percent sign'],
  ['/%zz', 'not hexadecimal'],
  ['/a/../b', 'dot segment'],
  ['/a/%2e%2E/b', 'encoded dot segment'],
  ['/./a', 'dot segment'],
  ['/каталог', 'raw Cyrillic'],
  ['/a b', 'raw space'],
  ['/a#b', 'fragment'],
  [`/${'a'.repeat(2048)}`, 'long path'],
  [`/?a=${'b'.repeat(4096)}`, 'long query'],
  ['/?a=%00', 'NUL in the query'],
  ['/?a=%C0%AF', 'overlong UTF-8 in the query'],
  ['/?a=%', 'lone percent sign in the query'],
])('refuses %s (%s) and says why', (address) => {
  expect(checkAddress(address)).toEqual({ kind: 'bad', reason: expect.stringMatching(/^the /) });
  const [path = ''] = address.split('?');
  if (checkAddress(path).kind === 'bad') expect(normalisePath(path)).toEqual(checkAddress(path));
});

test('takes a path and a query of the greatest length', () => {
  expect(checkAddress(`/${'a'.repeat(maxPathLength - 1)}?${'b'.repeat(maxQueryLength)}`).kind).toBe('ok');
});

test('splits what it accepts', () => {
  expect(checkAddress('/search?searchQuery=ddr4%2F3200')).toEqual({
    kind: 'ok',
    pathname: '/search',
    search: '?searchQuery=ddr4%2F3200',
  });
  expect(checkAddress('/search?')).toEqual({ kind: 'ok', pathname: '/search', search: '' });
  expect(checkAddress('/search')).toEqual({ kind: 'ok', pathname: '/search', search: '' });
});

const pathLike = fc.oneof(
  fc.string(),
  // Any sign but halves of one: `unit: 'binary'` makes a table of a million of them first.
  fc.array(fc.nat(0x10ffff)).map((signs) => String.fromCodePoint(...signs).toWellFormed()),
  fc.webPath(),
  fc
    .array(
      fc.constantFrom('/', 'ua', 'ru', 'a', '%', '%2F', '%2e', '.', '..', '\\', '%00', '%D0%B0', '=', ';', '?', ' '),
    )
    .map((parts) => `/${parts.join('')}`),
);

test('never throws, and redirects once at most, inside the site', () => {
  fc.assert(
    fc.property(pathLike, (pathname) => {
      checkAddress(pathname);
      const result = normalisePath(pathname);
      if (result.kind !== 'redirect') return;
      expect(result.to).toMatch(/^\/(?![/\\])/);
      expect(normalisePath(result.to)).toMatchObject({ kind: 'ok' });
    }),
    { numRuns: 2000 },
  );
});

test('spells every segment so that it is read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (segment) => {
      expect(decodeURIComponent(encodeSegment(segment))).toBe(segment.toWellFormed());
    }),
  );
});

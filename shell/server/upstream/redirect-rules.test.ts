import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createRedirectRules, pathKey, safeTarget } from './redirect-rules.ts';

const publicUrl = 'https://shop.example';
const rulesOf = (...lines: [from: string, to: string, code?: 301 | 302 | 410][]) =>
  createRedirectRules(
    lines.map(([from, to, code = 301]) => ({ from, to, code })),
    publicUrl,
  );

describe('a target', () => {
  test.each([
    ['/catalog', '/catalog'],
    ['/ua/kamery/typ=a?page=2#top', '/ua/kamery/typ=a?page=2#top'],
    ['/кава', '/%D0%BA%D0%B0%D0%B2%D0%B0'],
    ['https://partner.example/shop?a=1', 'https://partner.example/shop?a=1'],
    ['HTTP://Partner.example', 'http://partner.example/'],
    ['https://shop.example/ua/catalog', '/ua/catalog'],
  ])('%s is answered as %s', (to, target) => {
    expect(safeTarget(to, publicUrl)).toBe(target);
  });

  test.each([
    ['a protocol-relative address', '//evil.example'],
    ['three slashes', '///evil.example'],
    ['a backslash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['an encoded slash', '/%2F/evil.example'],
    ['a tab that browsers drop', '/\t/evil.example'],
    ['a line break', '/a\r\nSet-Cookie: a=b'],
    ['an encoded line break', '/a%0d%0aSet-Cookie:%20a=b'],
    ['a dot segment before a slash', '/.//evil.example'],
    ['a parent before a slash', '/a/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,x'],
    ['a name before the host', 'https://shop.example@evil.example'],
    ['one slash after the scheme', 'https:/evil.example'],
    ['a bare host', 'evil.example'],
    ['a leading space', ' /catalog'],
    ['nothing', ''],
    ['another scheme', 'ftp://a.example'],
    ['its own address with two slashes', 'https://shop.example//evil.example'],
  ])('is refused with %s', (_, to) => {
    expect(safeTarget(to, publicUrl)).toBeNull();
  });

  test('never leaves the site unless it is a whole address', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      'evil.example',
      '@',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'https:',
      ':',
      '?',
      '#',
      'а',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const to = parts.join('');
        const target = safeTarget(to, publicUrl);
        if (target === null) return;
        const isOwn = new URL(target, `${publicUrl}/`).origin === publicUrl;
        expect(isOwn || /^https?:\/\//.test(to)).toBe(true);
        expect(target).toMatch(/^[!-~]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ['/кава', '/%D0%BA%D0%B0%D0%B2%D0%B0'],
  ['/%d0%ba%d0%b0%d0%b2%d0%b0', '/%D0%BA%D0%B0%D0%B2%D0%B0'],
  ['/a/typ=b', '/a/typ=b'],
  ['catalog', null],
  ['/a?b', null],
  ['/%', null],
  ['/a/../b', null],
])('the path %s is found as %s', (path, key) => {
  expect(pathKey(path)).toBe(key);
});

test('goes to the end of a chain in one step, permanent only when every step is', () => {
  const { rules } = rulesOf(
    ['/a', '/b'],
    ['/b', '/c', 302],
    ['/c', 'https://partner.example/'],
    ['/d', '/e'],
    ['/e', '/', 410],
  );
  expect(rules.get('/a')).toMatchObject({ to: 'https://partner.example/', code: 302 });
  expect(rules.get('/d')).toMatchObject({ code: 410 });
});

test.each([
  ['itself', [['/a', '/a']]],
  ['itself with a trailing slash', [['/a', '/a/']]],
  ['itself with a query', [['/a', '/a?x=1']]],
  ['itself as a whole address', [['/a', 'https://shop.example/a']]],
  ['home and back', [['/', '/ua']]],
  [
    'two that point at each other',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
  ],
] as [string, [string, string][]][])('leaves out a circle: %s', (_, lines) => {
  const { rules, refused } = rulesOf(...lines);
  expect(rules.size).toBe(0);
  expect(refused).toHaveLength(lines.length);
});

test('a line into a circle is left out as well, the others stay', () => {
  const { rules, refused } = rulesOf(['/in', '/a'], ['/a', '/b'], ['/b', '/a'], ['/old', '/new']);
  expect([...rules.keys()]).toEqual(['/old']);
  expect(refused.map(({ from }) => from).sort()).toEqual(['/a', '/b', '/in']);
});

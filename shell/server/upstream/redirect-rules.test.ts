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
    ['a script with an address in it', 'javascript:https://a.example/%0Aalert(1)'],
    ['a password before the host', 'https://:secret@partner.example/'],
    ['a name before a foreign host', 'https://name@partner.example/'],
    ['a host that is none', 'https://a:b/'],
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
  ['/a/./b', null],
  ['/a/%2E/b', null],
  ['/a#b', null],
  ['/a%2Fb', null],
  ['/a%5Cb', null],
  ['/a%0Ab', null],
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
  [301, 301, 301],
  [301, 302, 302],
  [302, 301, 302],
  [302, 302, 302],
] as const)('a step with %i and one with %i are one with %i', (one, other, code) => {
  const { rules } = rulesOf(['/a', '/b', one], ['/b', '/c', other]);
  expect(rules.get('/a')).toEqual({ from: '/a', to: '/c', code });
});

test('what is gone is gone, wherever its line points, and whatever has become of the home page', () => {
  const { rules, refused } = rulesOf(['/gone', '', 410], ['/', '/ua/promo'], ['/old', '/gone']);
  expect(rules.get('/gone')?.code).toBe(410);
  expect(rules.get('/old')?.code).toBe(410);
  expect(refused).toEqual([]);
});

test('an address of another site is an end, also when the store has moved its own page of that path', () => {
  const { rules } = rulesOf(['/a', 'https://partner.example/b'], ['/b', '/c']);
  expect(rules.get('/a')?.to).toBe('https://partner.example/b');
});

test('names each line that is left out, and why', () => {
  const { rules, refused } = rulesOf(['/a?b', '/c'], ['/d', '//evil.example'], ['/e', '/e']);
  expect(rules.size).toBe(0);
  expect(refused).toEqual([
    { from: '/a?b', reason: 'no request can ask for this path' },
    { from: '/d', reason: 'the target is not an address that may be answered' },
    { from: '/e', reason: 'it goes round in a circle' },
  ]);
});

test('follows twenty steps, and takes more for a circle', () => {
  const chain = (steps: number) =>
    rulesOf(...Array.from({ length: steps }, (_, step): [string, string] => [`/${step}`, `/${step + 1}`]));
  expect(chain(20).rules.get('/0')?.to).toBe('/20');
  expect(chain(21).refused.map(({ from }) => from)).toEqual(['/0']);
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

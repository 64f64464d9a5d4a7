import { describe, expect, test } from '@jest/globals';
import { filterParameters } from '@vitryna/contracts/filters';
import { dropUnknown, encodeFilters, keepVisitParameters, parseFilters } from '@vitryna/routing';
import fc from 'fast-check';
import { createRedirectRules } from '../../upstream/redirect-rules.ts';
import { createNextMove } from './next-move.ts';
import { resolveMove } from './resolve-move.ts';

const { rules } = createRedirectRules(
  [
    { from: '/stari', to: '/ua/', code: 301 },
    { from: '/kamery-old', to: '/kamery/', code: 301 },
    { from: '/ua/kamery-old', to: '/ua/kamery/tip=b,a?page=1', code: 302 },
    { from: '/kamery/tip=old', to: '/ua/kamery-old', code: 301 },
    { from: '/partner', to: 'https://partner.example/shop', code: 301 },
    { from: '/partner-moved', to: 'https://partner.example/kamery-old', code: 301 },
    { from: '/hidden', to: '/gone', code: 301 },
    { from: '/gone', to: '/', code: 410 },
    { from: '/moved', to: '/kamery#top', code: 301 },
  ],
  'https://shop.example',
);
const isOwn = (name: string) => (filterParameters as readonly string[]).includes(name);
const findMove = createNextMove({
  find: (path) => rules.get(path),
  refresh: async () => {},
  start: () => {},
  stop: () => {},
});

const nextMove = (pathname: string, search: string) => findMove(pathname, search, () => () => isOwn);

/** A list as the catalogue reads it: first the spelling, and only then what exists. */
async function pageMove(pathname: string, search: string) {
  const [, prefix = '', category = '', segment = ''] = /^(\/ua)?\/([^/]+)(?:\/([^/]*))?$/.exec(pathname) ?? [];
  if (category === 'circle') return { to: `${prefix}/circle-back${search}`, code: 301 as const };
  if (category === 'circle-back') return { to: `${prefix}/circle${search}`, code: 301 as const };
  if (category !== 'kamery') return null;
  const { filters, isCanonical, isBad } = parseFilters({ segment: decodeURIComponent(segment), search });
  if (isBad) return null;
  const known = isCanonical ? dropUnknown(filters, (slug, option) => slug === 'tip' && 'ab'.includes(option)) : filters;
  if (isCanonical && known === filters) return null;
  const written = encodeFilters(known);
  const to = `${prefix}/kamery${written.segment && `/${written.segment}`}${written.search}`;
  return { to: keepVisitParameters(to, search), code: 301 as const };
}

/** What a gateway answers: a redirect or null. */
async function answer(address: string) {
  const { pathname, search } = new URL(address, 'http://store');
  const first = nextMove(pathname, search) ?? (await pageMove(pathname, search));
  return first && !('refused' in first) ? resolveMove(first, { nextMove, pageMove }) : null;
}

const option = fc.constantFrom('a', 'b', 'zzz', 'a,b', 'b,a', 'zzz,a', '');
const group = fc.tuple(fc.constantFrom('tip', 'nema', 'tip'), option).map(([slug, options]) => `${slug}=${options}`);
const segment = fc.oneof(
  fc.constant(''),
  fc.array(group, { minLength: 1, maxLength: 4 }).map((groups) => `/${groups.join(';')}`),
);
const parameter = fc.constantFrom(
  'page=1',
  'page=2',
  'limit=24',
  'sort=popular',
  'minPrice=9',
  'maxPrice=1',
  'x=1',
  'utm_source=a',
);
const addresses = fc
  .tuple(
    fc.constantFrom('', '/ua'),
    fc.constantFrom('/kamery', '/kamery-old', '/stari', '/partner', '/hidden', '/moved', ''),
    segment,
    fc.constantFrom('', '/'),
    fc.array(parameter, { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([prefix, path, filters, slash, query, isEncoded]) => {
    const pathname = `${prefix}${path}${path && filters}${slash}` || '/';
    const written = isEncoded ? pathname.replaceAll('=', '%3D').replaceAll('k', '%6B') : pathname;
    return written + (query.length > 0 ? `?${query.join('&')}` : '');
  });

describe('an address', () => {
  test('reaches its end in one redirect, whatever is wrong with it', async () => {
    await fc.assert(
      fc.asyncProperty(addresses, async (address) => {
        const move = await answer(address);
        if (move?.to.startsWith('/'))
          expect([address, move.to, await answer(move.to)]).toEqual([address, move.to, null]);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['/kamery/', '/kamery', 301],
    ['/ua/kamery/tip=b,zzz,a/?page=1&utm_source=mail', '/ua/kamery/tip=a,b?utm_source=mail', 301],
    ['/ua/kamery-old/?x=1&sort=popular', '/ua/kamery/tip=a,b', 302],
    ['/kamery-old?page=2', '/kamery?page=2', 301],
    ['/stari', '/', 301],
    ['/partner/', 'https://partner.example/shop', 301],
    ['/partner-moved', 'https://partner.example/kamery-old', 301],
    ['/moved/?page=1', '/kamery#top', 301],
    ['/kamery/?x=1', '/kamery?x=1', 301],
    ['/gone/', '/gone', 301],
  ])('%s leads to %s with %i', async (address, to, code) => {
    await expect(answer(address)).resolves.toEqual({ to, code });
  });

  test('that goes round in a circle is sent one step on, and no further', async () => {
    await expect(answer('/circle')).resolves.toEqual({ to: '/circle-back', code: 301 });
  });

  test.each([
    [8, '/9'],
    [9, '/1'],
  ])('is followed for eight steps: with %i it leads to %s', async (steps, to) => {
    const move = await resolveMove(
      { to: '/1', code: 301 },
      {
        nextMove: () => null,
        pageMove: async (pathname) => {
          const step = Number(pathname.slice(1));
          return step <= steps ? { to: `/${step + 1}`, code: 301 } : null;
        },
      },
    );
    expect(move.to).toBe(to);
  });
});

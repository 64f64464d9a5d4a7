import { expect, test } from '@jest/globals';
import { type Counts, compareVersions, deviationsBetween, sumCounts, thresholdsSchema } from './canary-statistics.ts';

const counts = (views: number, more: Partial<Counts> = {}): Counts => ({
  views,
  errors: 0,
  losses: 0,
  mismatches: 0,
  poor: 0,
  served: 0,
  alive: 0,
  ...more,
});
const thresholds = thresholdsSchema.parse({});

test.each([
  ['errors beyond the margin and beyond chance', counts(500, { errors: 20 }), counts(5000, { errors: 10 }), true],
  ['a remote that is lost for some', counts(200, { losses: 12 }), counts(4000, { losses: 1 }), true],
  ['mismatches', counts(1000, { mismatches: 60 }), counts(1000, { mismatches: 5 }), true],
  ['vitals that got poor', counts(400, { poor: 160 }), counts(4000, { poor: 800 }), true],
  ['the same as before', counts(500, { errors: 5, poor: 100 }), counts(5000, { errors: 50, poor: 1000 }), false],
  ['fewer than before', counts(500), counts(5000, { errors: 500 }), false],
  ['more, yet within the margin', counts(100_000, { errors: 900 }), counts(100_000, { errors: 100 }), false],
  ['more, yet chance could do it', counts(100, { errors: 2 }), counts(5000, { errors: 10 }), false],
  ['one error among the first views', counts(100, { errors: 1 }), counts(100), false],
  ['too few views to say', counts(99, { errors: 99 }), counts(5000), false],
  ['too few views before, most of the new ones bad', counts(100, { errors: 80 }), counts(3), true],
  ['documents of which nothing was heard', counts(0, { served: 150 }), counts(900, { served: 1000, alive: 850 }), true],
  [
    'silence of some, on one page',
    counts(70, { served: 150, alive: 70 }),
    counts(0, { served: 500, alive: 430 }),
    true,
  ],
  ['silence as it was before', counts(0, { served: 150, alive: 110 }), counts(0, { served: 900, alive: 760 }), false],
  ['browsers that are all silent, here as there', counts(0, { served: 300 }), counts(0, { served: 900 }), false],
  ['silence where there is nothing to compare with', counts(0, { served: 300 }), counts(0, { served: 99 }), false],
  ['too few documents to say', counts(0, { served: 99 }), counts(900, { served: 1000, alive: 990 }), false],
  [
    'more that tell than were given out',
    counts(0, { served: 200, alive: 260 }),
    counts(0, { served: 900, alive: 900 }),
    false,
  ],
  ['too few views before, some of the new ones bad', counts(100, { errors: 30 }), counts(3), false],
])('judges %s', (_, fresh, old, isWorse) => {
  expect(compareVersions(fresh, old, thresholds)).toMatchObject({ isWorse });
});

test('says what it compared in words', () => {
  expect(compareVersions(counts(500, { errors: 20 }), counts(5000, { errors: 10 }), thresholds).why).toMatch(
    /^errors in 20 of 500 views \(4\.0 %\), before in 10 of 5000 \(0\.2 %\): \d+\.\d standard errors$/,
  );
  const told = compareVersions(counts(0, { served: 200 }), counts(0, { served: 1000, alive: 900 }), thresholds).why;
  expect(told).toMatch(
    /^nothing was heard of 200 of 200 documents \(100\.0 %\), before of 100 of 1000 documents \(10\.0 %\): \d+\.\d standard errors$/,
  );
  expect(compareVersions(counts(5), counts(5000), thresholds).why).toBe('only 5 views so far');
});

test('stops a canary that is no worse once in hundreds of looks', () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const draw = (views: number) =>
    counts(views, { errors: Array.from({ length: views }, random).filter((x) => x < 0.05).length });
  const looks = Array.from({ length: 400 }, () => compareVersions(draw(300), draw(3000), thresholds));
  expect(looks.filter(({ isWorse }) => isWorse).length).toBeLessThan(6);
});

test('measures the distance of two shares', () => {
  expect(deviationsBetween({ hits: 10, views: 100 }, { hits: 10, views: 100 })).toBeCloseTo(-0.12, 2);
  expect(deviationsBetween({ hits: 30, views: 100 }, { hits: 10, views: 100 })).toBeCloseTo(3.41, 1);
  expect(deviationsBetween({ hits: 0, views: 100 }, { hits: 0, views: 100 })).toBeLessThanOrEqual(0);
});

test('adds up what gateways counted of one version', () => {
  const part = { app: 'mf-catalog', version: '2', ...counts(10, { errors: 1 }) };
  const all = [part, { ...part, version: '1' }, { ...part, views: 5 }, { ...part, app: 'mf-product' }];
  expect(sumCounts(all, 'mf-catalog', '2')).toEqual(counts(15, { errors: 2 }));
  expect(sumCounts(all, 'mf-catalog', undefined)).toEqual(counts(0));
});

import { expect, test } from '@jest/globals';
import { reservedSegments } from '@vitryna/contracts/constants';
import { isCategorySlug, isSlug, parseSecondSegment } from './slugs.ts';

test.each(['Camera', 'ip_camera', 'камера', '', 'a b', 'a\n', 'a/b', 'a'.repeat(121)])(
  'takes %j for no slug',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test('never takes a reserved segment for a category', () => {
  expect(reservedSegments.filter(isCategorySlug)).toEqual([]);
  expect(isCategorySlug('ip-cameras-4k')).toBe(true);
});

test.each([
  ['camera-4k', { kind: 'product', productSlug: 'camera-4k' }],
  ['type=dome', { kind: 'filters', segment: 'type=dome' }],
  ['Type=', { kind: 'filters', segment: 'Type=' }],
  ['Camera', { kind: 'notFound' }],
  ['', { kind: 'notFound' }],
])('reads the second segment %j', (segment, meaning) => {
  expect(parseSecondSegment(segment)).toEqual(meaning);
});

import { expect, test } from '@jest/globals';
import { gatewaySegments } from '@vitryna/contracts/addresses';
import { isCategorySlug, isSlug, parseSecondSegment } from './slugs.ts';

test.each(['Camera', 'ip_camera', 'камера', '', 'a b', 'a\n', 'a/b', 'a'.repeat(121)])(
  'takes %j for no slug [§2.6 product]',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);

test('never takes the gateway’s own segments and languages for a category', () => {
  expect([...gatewaySegments, 'ua', 'ru', 'offline'].filter(isCategorySlug)).toEqual([]);
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

import { expect, test } from '@jest/globals';
import { releaseSchema } from './release.ts';

const route = { name: 'product', path: ':category/:product', layout: 'default', cache: 'public', page: 'product' };

test('a route of a release from before keeps its prefetch in view', () => {
  const { routes } = releaseSchema.shape;
  expect(routes.parse([{ ...route, isReadInSight: true }])).toMatchObject([{ isPrefetchedInView: true }]);
  expect(routes.parse([{ ...route, isPrefetchedInView: true }])).toMatchObject([{ isPrefetchedInView: true }]);
});

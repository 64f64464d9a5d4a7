import { expect, test } from '@jest/globals';
import { uploadLimits, uploadPath } from '@vitryna/contracts/uploads';
import { proxiedRoutes } from './proxied-routes.ts';

const routeOf = (path: string) => proxiedRoutes.find(({ prefix }) => path.startsWith(prefix));

test('a file has a body of its own limit, proxied as it arrives; every other call has 64 KB', () => {
  expect(routeOf(`/user${uploadPath}`)).toMatchObject({ body: { maxBytes: uploadLimits.bytes, isStreamed: true } });
  for (const path of ['/user/shared/config', '/user/order/create', '/media/a/b', '/api/pages', '/feeds/google.xml'])
    expect(routeOf(path)).toMatchObject({ body: { maxBytes: 64 * 1024, isStreamed: false } });
});

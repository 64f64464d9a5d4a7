import { expect, test } from '@jest/globals';
import { releasePlugins } from './release-plugin.ts';

test('whoever watches an app watches its texts, too, which no module imports', () => {
  const added: string[] = [];
  const { server } = releasePlugins({
    folder: '/store/mf-catalog',
    name: 'mf-catalog',
    exposes: {},
    routes: [],
    shared: 'consumed',
  });
  server.apply({
    hooks: {
      afterCompile: { tap: (_, then) => then({ contextDependencies: { add: (path) => added.push(path) } }) },
      done: { tap: () => undefined, tapPromise: () => undefined },
    },
  });
  expect(added).toEqual(['/store/mf-catalog/src/locales']);
});

import { expect, test } from '@jest/globals';
import { releasePlugins } from './release-plugin.ts';

type ServerPlugin = ReturnType<typeof releasePlugins>['server'];
type Done = Parameters<Parameters<ServerPlugin['apply']>[0]['hooks']['done']['tapPromise']>[1];

const facts: Parameters<typeof releasePlugins>[0] = {
  folder: '/store/mf-catalog',
  name: 'mf-catalog',
  exposes: {},
  routes: [],
  shared: 'consumed',
};

test('watching an app watches its texts, too, which no module imports', () => {
  const added: string[] = [];
  const { server } = releasePlugins(facts);
  server.apply({
    hooks: {
      afterCompile: { tap: (_, then) => then({ contextDependencies: { add: (path) => added.push(path) } }) },
      done: { tap: () => undefined, tapPromise: () => undefined },
    },
  });
  expect(added).toEqual(['/store/mf-catalog/src/locales']);
});

test('a server that did not wait for its client fails the build, which would be without a release', async () => {
  const hooked: Done[] = [];
  const { server } = releasePlugins(facts);
  server.apply({
    hooks: {
      afterCompile: { tap: () => undefined },
      done: { tap: () => undefined, tapPromise: (_, then) => hooked.push(then) },
    },
  });
  const [done] = hooked;
  await expect(done?.({ hasErrors: () => false, toJson: () => ({}) })).rejects.toThrow('before its client');
  await expect(done?.({ hasErrors: () => true, toJson: () => ({}) })).resolves.toBeUndefined();
});

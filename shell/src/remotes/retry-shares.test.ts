import { expect, test } from '@jest/globals';
import { createInstance } from '@module-federation/enhanced/runtime';
import { retryShares } from './retry-shares.ts';

test('a shared package that failed to load is loaded when it is asked for again, once', async () => {
  let asked = 0;
  const get = async () => {
    asked++;
    if (asked === 1) throw new Error('offline');
    return () => ({ answer: 42 });
  };
  const shareConfig = { singleton: true, requiredVersion: false } as const;
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: { lazy: { version: '1.0.0', get, shareConfig } },
  });
  retryShares(instance.shareScopeMap.default ?? {});
  await expect(instance.loadShare('lazy')).rejects.toThrow('offline');
  const [first, second] = await Promise.all([instance.loadShare('lazy'), instance.loadShare('lazy')]);
  expect((first as () => unknown)()).toEqual({ answer: 42 });
  expect(second).toBe(first);
  expect(asked).toBe(2);
});

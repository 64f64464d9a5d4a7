import { afterEach, expect, test } from '@jest/globals';
import { promote, rollback, startCanary, waitForGateways } from '@vitryna/release';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

const pageOf = async (headers: Record<string, string> = {}) =>
  /data-version="([^"]*)"/.exec((await gateway.get('/catalog', { headers })).text)?.[1];
const change = (app: string, version: string) => ({
  store: gateway.store,
  candidate: { changes: { [app]: version } },
  smoke: null,
});
async function promoteVersion(version: string, more = {}) {
  await gateway.publish({ name: 'mf-catalog', version, ...more });
  const { pointer } = await promote(change('mf-catalog', version));
  if (!pointer) throw new Error('not promoted');
  return pointer;
}

test('is told of a promote and of a rollback at once, and says that it has followed', async () => {
  gateway = await startGateway({ isTold: true });
  const promoted = await waitForGateways(gateway.store, await promoteVersion('1.1.0'), 10_000);
  expect(promoted).toMatchObject({ followed: [{ problem: '' }], behind: [] });
  await expect(pageOf()).resolves.toBe('1.1.0');
  const { pointer } = await rollback(gateway.store, null);
  const back = await waitForGateways(gateway.store, pointer, 10_000);
  expect(back.followed).toHaveLength(1);
  // Without being told, it would look in an hour.
  expect(back.ms).toBeLessThan(5000);
  await expect(pageOf()).resolves.toBe('1.0.0');
});

test('goes back while the bad version is still being loaded', async () => {
  gateway = await startGateway({ isTold: true });
  // Rendering ahead waits for the API; going back must not.
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.api.gate = promise;
  await promoteVersion('1.1.0');
  const { pointer } = await rollback(gateway.store, null);
  const back = await waitForGateways(gateway.store, pointer, 10_000);
  resolve();
  expect(back).toMatchObject({ followed: [{ live: gateway.composition }], behind: [] });
  expect(back.ms).toBeLessThan(5000);
});

test('keeps the previous composition: going back evaluates nothing', async () => {
  gateway = await startGateway({ isTold: true });
  await waitForGateways(gateway.store, await promoteVersion('1.1.0'), 10_000);
  const { pointer } = await rollback(gateway.store, null);
  await waitForGateways(gateway.store, pointer, 10_000);
  const loads = gateway.lines.filter(({ message }) => message === 'composition loaded');
  expect(loads).toHaveLength(2);
});

test('names a gateway that cannot follow, and why', async () => {
  gateway = await startGateway({ isTold: true });
  await gateway.publish({ name: 'shell', version: '2.0.0', bundle: 'throw new Error("no shell")' });
  const { pointer } = await promote(change('shell', '2.0.0'));
  if (!pointer) throw new Error('not promoted');
  await expect(waitForGateways(gateway.store, pointer, 10_000)).resolves.toMatchObject({
    followed: [],
    behind: [{ live: gateway.composition, problem: expect.stringContaining('no shell') }],
  });
});

test('has nothing to say any more when it has ended', async () => {
  gateway = await startGateway({ isTold: true });
  const pointer = await promoteVersion('1.1.0');
  await waitForGateways(gateway.store, pointer, 10_000);
  await gateway.app.stop();
  await expect(waitForGateways(gateway.store, pointer, 0)).resolves.toMatchObject({ followed: [], behind: [] });
});

test('shows each visitor of two canaries one of them, with what others promote meanwhile', async () => {
  gateway = await startGateway({
    releases: [{ name: 'shell' }, { name: 'mf-catalog' }, { name: 'mf-product' }],
  });
  for (const [name, version] of [
    ['mf-catalog', '1.1.0'],
    ['mf-product', '1.1.0'],
    ['shell', '1.1.0'],
  ] as const) {
    await gateway.publish({ name, version });
  }
  const seen = async (visitor: number) => {
    const Cookie = `shell_visitor=${visitor.toString(16).padStart(16, '0')}`;
    const { text } = await gateway.get('/catalog', { headers: { Cookie } });
    const id = /data-composition="(\w+)"/.exec(text)?.[1] ?? '';
    const { parts } = await gateway.store.readComposition(id);
    return ['shell', 'mf-catalog', 'mf-product'].map((app) => parts[app]?.version).join(' ');
  };
  const visitors = Array.from({ length: 30 }, (_, index) => index);
  await startCanary({ ...change('mf-catalog', '1.1.0'), percent: 60 });
  await startCanary({ ...change('mf-product', '1.1.0'), percent: 60 });
  await gateway.app.checkComposition();
  const before = await Promise.all(visitors.map(seen));
  expect([...new Set(before)].sort()).toEqual(['1.0.0 1.0.0 1.0.0', '1.0.0 1.0.0 1.1.0', '1.0.0 1.1.0 1.0.0']);
  await promote(change('shell', '1.1.0'));
  await gateway.app.checkComposition();
  const after = await Promise.all(visitors.map(seen));
  expect(after).toEqual(before.map((versions) => versions.replace('1.0.0', '1.1.0')));
});

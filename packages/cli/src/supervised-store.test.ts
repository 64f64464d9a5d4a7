import { createServer } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { until } from '@vitryna/resilience/testing';
import { isRunning, type SmallStore, startSmallStore } from './testing/start-small-store.ts';

let store: SmallStore;

afterEach(() => store.clear());

async function pidAt(port: number): Promise<number> {
  let pid = 0;
  await until(async () => {
    pid = (await store.ask(port))?.pid ?? 0;
    return pid > 0;
  });
  return pid;
}

/** The processes behind the store's port: the kernel deals connections out. */
async function gatewayPids(count: number): Promise<Set<number>> {
  const pids = new Set<number>();
  await until(async () => {
    pids.add(await pidAt(store.ports.store));
    return pids.size === count;
  });
  return pids;
}

const allAreGone = () => until(() => [...store.seen].every((pid) => !isRunning(pid)));

test('a store API that is killed, again and again, is started again while both gateways go on', async () => {
  store = await startSmallStore();
  const gateways = await gatewayPids(2);
  for (let kill = 1; kill <= 3; kill += 1) {
    const pid = await pidAt(store.ports.api);
    process.kill(pid, 'SIGKILL');
    await until(async () => (await pidAt(store.ports.api)) !== pid);
  }
  expect(await gatewayPids(2)).toEqual(gateways);
  expect(store.output()).toMatch(/store API ended \(killed by SIGKILL\); it is started again in 0\.001 s/);
});

test('while a gateway that was killed starts again the other one answers every new connection', async () => {
  store = await startSmallStore();
  for (let kill = 1; kill <= 2; kill += 1) {
    const before = await gatewayPids(2);
    const [killed = 0] = before;
    process.kill(killed, 'SIGKILL');
    // Said when none of its threads is left: until then the kernel gives it connections, which are lost.
    await until(() => store.output().split('(killed by SIGKILL)').length === kill + 1);
    const after = new Set<number>();
    await until(async () => {
      const part = await store.ask(store.ports.store);
      if (part === null) throw new Error('a connection was refused');
      after.add(part.pid);
      return [...after].filter((pid) => !before.has(pid)).length === 1;
    });
    expect(after.has(killed)).toBe(false);
  }
});

test('gives up after so many failures in a row: says which, how, its last lines and what to do, and ends all with 1', async () => {
  store = await startSmallStore({ calmMs: 3_600_000, gateways: 1 });
  await gatewayPids(1);
  const pid = await pidAt(store.ports.api);
  store.order({ api: 'fails' });
  process.kill(pid, 'SIGKILL');
  expect(await store.ended).toBe(1);
  const output = store.output();
  expect(output).toContain('store API did not start (exit code 3); it is started again in 0.008 s (failure 4 of 5)');
  expect(output).toContain('store API did not start (exit code 3), 5 times in a row, and is not started again.');
  expect(output).toContain('    this is what it said\n    and this is why it failed\n');
  expect(output).toContain(`port ${store.ports.api} taken: set API_PORT`);
  await allAreGone();
});

test('a process that hangs while it starts is killed', async () => {
  store = await startSmallStore({ isOpened: false, startMs: 1, troubles: { api: 'silent' } });
  expect(await store.ended).toBe(1);
  expect(store.output()).toContain('store API did not start (');
});

test('a port that is taken is named with its setting', async () => {
  store = await startSmallStore({ calmMs: 3_600_000, gateways: 1 });
  const { api } = store.ports;
  const pid = await pidAt(api);
  process.kill(pid, 'SIGSTOP');
  store.order({ api: 'fails' });
  process.kill(pid, 'SIGKILL');
  const thief = createServer();
  await until(
    () =>
      new Promise((resolve) => {
        thief.once('error', () => resolve(false));
        thief.listen(api, '127.0.0.1', () => resolve(true));
      }),
  );
  store.order({});
  expect(await store.ended).toBe(1);
  expect(store.output()).toMatch(/EADDRINUSE/);
  expect(store.output()).toContain(`port ${api} taken: set API_PORT`);
  thief.close();
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s while a process is between two lives leaves none behind',
  async (signal) => {
    store = await startSmallStore({ gateways: 1 });
    await gatewayPids(1);
    process.kill(await pidAt(store.ports.api), 'SIGKILL');
    store.supervisor.kill(signal);
    expect(await store.ended).toBe(0);
    expect(await store.ask(store.ports.api)).toBeNull();
    expect(await store.ask(store.ports.store)).toBeNull();
    await allAreGone();
  },
);

test('a process that ignores SIGTERM is killed', async () => {
  store = await startSmallStore({ gateways: 1, stopMs: 50, troubles: { api: 'deaf', gateway: 'deaf' } });
  await gatewayPids(1);
  await pidAt(store.ports.api);
  store.supervisor.kill('SIGTERM');
  expect(await store.ended).toBe(0);
  await allAreGone();
});

test('what runs ends with a supervisor that is killed, or whose own parent is gone', async () => {
  store = await startSmallStore({ gateways: 1, troubles: { api: 'deaf', gateway: 'deaf' } });
  await gatewayPids(1);
  await pidAt(store.ports.api);
  store.supervisor.kill('SIGKILL');
  await allAreGone();
  await store.clear();
  store = await startSmallStore({ gateways: 1 });
  await gatewayPids(1);
  store.supervisor.disconnect();
  expect(await store.ended).toBe(0);
  await allAreGone();
});

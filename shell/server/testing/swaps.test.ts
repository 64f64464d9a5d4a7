import { afterEach, expect, test } from '@jest/globals';
import { rollback } from '@vitryna/release';
import { until } from '@vitryna/resilience/testing';
import { ask, type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
afterEach(() => gateway.stop());

/** What the gateway holds in memory. */
async function held(): Promise<{ compositions: number; threads: number }> {
  const { text } = await ask(gateway.opsUrl, '/metrics');
  const read = (name: string) => Number(new RegExp(`^vitryna_${name} (\\d+)$`, 'm').exec(text)?.[1]);
  return { compositions: read('open_compositions'), threads: read('render_threads') };
}
async function promote(version: string): Promise<void> {
  await gateway.publish({ name: 'mf-catalog', version });
  await gateway.promote({ 'mf-catalog': version });
}
/** What is live and what was live before, each with its threads. */
async function isSettled(): Promise<boolean> {
  const { compositions, threads } = await held();
  return compositions === 2 && threads === 4;
}

test('after many swaps holds what is live and what was before, and no thread more', async () => {
  gateway = await startGateway({ variables: { RENDER_THREADS: '2' } });
  for (let swap = 1; swap <= 6; swap += 1) {
    await promote(`1.${swap}.0`);
    await gateway.app.checkComposition();
    expect((await gateway.get('/catalog')).status).toBe(200);
  }
  await until(isSettled);
});

test('a composition that nobody wants any more when it is loaded is not held', async () => {
  gateway = await startGateway({ variables: { RENDER_THREADS: '2' } });
  await promote('1.1.0');
  await gateway.app.checkComposition();
  for (let swap = 2; swap <= 4; swap += 1) {
    await promote(`1.${swap}.0`);
    const loading = gateway.app.checkComposition();
    await rollback(gateway.store, null);
    await Promise.all([loading, gateway.app.checkComposition()]);
  }
  await until(isSettled);
  const { text } = await gateway.get('/catalog');
  expect(text).toContain('data-version="1.1.0"');
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { rollback } from '@vitryna/release';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

async function before(version: string, app = 'mf-catalog'): Promise<unknown> {
  const { status, text } = await gateway.get(`/builds/before/${app}/${version}.json`);
  expect(status).toBe(200);
  return JSON.parse(text);
}
async function promote(version: string): Promise<void> {
  await gateway.publish({ name: 'mf-catalog', version });
  await gateway.promote({ 'mf-catalog': version });
  await gateway.app.checkComposition();
}

test('a tab in which a remote failed is told what was live before, with the integrity of its files', async () => {
  await promote('2.0.0');
  expect(await before('2.0.0')).toMatchObject({
    remote: { base: '/assets/mf-catalog/1.0.0/', entry: expect.stringMatching(/^\w+\.js$/) },
    integrity: { '/assets/mf-catalog/1.0.0/styles.css': expect.stringMatching(/^sha384-/) },
  });
});

test('looks behind promotes of other apps', async () => {
  await promote('2.0.0');
  await gateway.publish({ name: 'mf-content', version: '1.0.0' });
  await gateway.promote({ 'mf-content': '1.0.0' });
  await gateway.app.checkComposition();
  expect(await before('2.0.0')).toMatchObject({ remote: { base: '/assets/mf-catalog/1.0.0/' } });
  expect(await before('1.0.0', 'mf-content')).toBeNull();
});

test('nothing ran before the first version, a version that does not run, or an app that is not there', async () => {
  expect(await before('1.0.0')).toBeNull();
  await promote('2.0.0');
  expect(await before('1.0.0')).toBeNull();
  expect(await before('1.0.0', 'mf-nothing')).toBeNull();
});

test('a version that was rolled back is not given again', async () => {
  await promote('2.0.0');
  await promote('3.0.0');
  await rollback(gateway.store, null);
  await gateway.app.checkComposition();
  expect(await before('2.0.0')).toMatchObject({ remote: { base: '/assets/mf-catalog/1.0.0/' } });
});

test('what tabs run instead is watched, too', async () => {
  await promote('2.0.0');
  gateway.clock.ahead = 30 * 60_000;
  await before('2.0.0');
  const part = { app: 'mf-catalog', version: '1.0.0', found: ['view'] };
  const { status } = await gateway.get('/views.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: gateway.url },
    body: JSON.stringify({ route: 'category', parts: [part], faults: [] }),
  });
  expect(status).toBe(204);
  expect(gateway.app.watch.counts()).toMatchObject([{ version: '1.0.0', views: 1 }]);
});

test('browsers are told of how many views one tells of itself, on every way', async () => {
  await expect(gateway.get('/catalog')).resolves.toMatchObject({
    headers: { 'server-timing': expect.not.stringContaining('view') },
  });
  await gateway.stop();
  gateway = await startGateway({ variables: { VIEW_SHARE: '0.25' } });
  for (const way of ['miss', 'hit', 'hit', 'hit']) {
    const { headers } = await gateway.get('/catalog');
    expect(headers['server-timing']).toMatch(new RegExp(`^cache;desc=${way}.*, view;desc=0.25$`));
  }
});

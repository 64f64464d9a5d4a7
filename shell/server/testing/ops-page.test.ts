import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { startCanary } from '@vitryna/release';
import { startTestStorage } from '@vitryna/release/testing';
import { until } from '@vitryna/resilience/testing';
import type { AppOptions } from '../assembly/setup.ts';
import { ask, type Gateway, type GetOptions, startGateway } from './start-gateway.ts';

const token = 'a-token-of-operators';
let gateway: Gateway;
afterEach(() => gateway.stop());

/** A gateway at its second composition; returns both. */
async function start(
  options: Partial<AppOptions> & { variables?: Record<string, string>; isTold?: boolean; storage?: string } = {},
): Promise<[string, string]> {
  gateway = await startGateway({ variables: { OPS_TOKEN: token }, ...options });
  await gateway.publish({ name: 'mf-catalog', version: '1.1.0' });
  const second = await gateway.promote({ 'mf-catalog': '1.1.0' });
  await gateway.app.checkComposition();
  return [gateway.composition, second];
}

const look = (path: string, { headers = {}, ...options }: GetOptions = {}) =>
  ask(gateway.opsUrl, path, { ...options, headers: { Authorization: `Bearer ${token}`, ...headers } });
const send = (path: string, fields: Record<string, string>) =>
  look(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: gateway.opsUrl },
    body: new URLSearchParams(fields).toString(),
  });
/** The fields of the form on a page. */
const fieldsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
const liveId = async () => (await gateway.store.readLive())?.live;

test('shows what is live, what was before and what this gateway runs, without a script and for nobody else', async () => {
  const [first, second] = await start();
  const { status, text, headers } = await look('/ops');
  expect(status).toBe(200);
  expect(text).toMatch(new RegExp(`Live since [^<]+</h3><code>${second}</code>`));
  expect(text).toMatch(new RegExp(`Before: live until [^<]+</h3><code>${first}</code>`));
  expect(text).toContain(
    '<dt>mf-catalog</dt><dd><code>1.0.0</code> <span class="changed">(differs from live)</span></dd>',
  );
  expect(text).toMatch(new RegExp(`<h3>live</h3><code>${second}</code><p class="quiet">No remote is substituted`));
  expect(text).toContain('<meta http-equiv="refresh" content="10">');
  expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect((await look('/ops?refresh=off')).text).not.toContain('http-equiv');
  expect((await ask(gateway.opsUrl, '/ops')).status).toBe(401);
  expect((await gateway.get('/ops')).text).not.toContain('Operations');
});

test('shows every gateway that runs, and who did what to the store and why', async () => {
  const [first, second] = await start();
  const isSaid = async () => (await gateway.store.readGateways()).some(({ live }) => live === second);
  await until(isSaid);
  const { text } = await look('/ops');
  expect(text).toMatch(new RegExp(`<h2 id="gateways">Gateways</h2><ul class="plain"><li>[^<]+ <code>${second}</code>`));
  expect(text).toContain('Serves what is live.');
  const log = text.slice(text.indexOf('<h2 id="log">'));
  expect(log).toContain(`<strong>promote</strong> <code>${first}</code> → <code>${second}</code>`);
  expect(log).toContain('<strong>publish</strong> <code>mf-catalog@1.1.0</code>');
  expect(log.indexOf(second)).toBeLessThan(log.indexOf('mf-catalog@1.1.0'));
});

test('names a remote that is substituted', async () => {
  await start();
  await gateway.publish({ name: 'mf-catalog', version: '1.2.0', bundle: 'throw new Error("broken")' });
  await gateway.promote({ 'mf-catalog': '1.2.0' });
  await gateway.app.checkComposition();
  expect((await look('/ops')).text).toContain('Substituted, because they could not be loaded: mf-catalog');
});

test('draws what page views told, as text where it is text', async () => {
  await start();
  const part = { app: 'mf-catalog', version: '1.1.0' };
  const report = {
    route: 'category',
    parts: [{ ...part, found: ['view', 'error'] }],
    vitals: { ...part, values: { LCP: 5000, INP: 100 } },
    faults: [{ ...part, kind: 'error', message: '<img src=x onerror=alert(1)>' }],
  };
  const headers = { 'Content-Type': 'application/json', Origin: gateway.url };
  await gateway.get('/views.json', { method: 'POST', headers, body: JSON.stringify(report) });
  const { text } = await look('/ops');
  expect(text).toContain('<li>errors: 1 (100 %)<svg');
  expect(text).toContain('<li>LCP: 0 % good, 100 % poor of 1<svg');
  expect(text).toContain('<code>&lt;img src=x onerror=alert(0)&gt;</code>');
});

test('rolls back when it was asked and answered, and runs it at once', async () => {
  const [first, second] = await start();
  expect((await look('/ops')).text).toContain(`href="/ops/rollback?to=${first}"`);
  const asked = await look(`/ops/rollback?to=${first}`);
  expect(asked.text).toContain(`Roll back from ${second} to ${first}?`);
  expect(await liveId()).toBe(second);
  const done = await send('/ops/rollback', fieldsOf(asked.text));
  expect([done.status, done.headers.location]).toEqual([303, '/ops']);
  expect(await liveId()).toBe(first);
  await gateway.app.checkComposition();
  expect((await look('/ops')).text).toContain(`<h3>live</h3><code>${first}</code>`);
});

test('halts a canary', async () => {
  await start();
  await gateway.publish({ name: 'mf-catalog', version: '1.2.0' });
  await startCanary({
    store: gateway.store,
    candidate: { changes: { 'mf-catalog': '1.2.0' } },
    percent: 7,
    smoke: null,
  });
  const id = (await gateway.store.readLive())?.canaries[0]?.id;
  expect((await look('/ops')).text).toContain('Canary: 7 % of visitors');
  await send('/ops/halt', fieldsOf((await look(`/ops/halt?to=${id}`)).text));
  expect((await gateway.store.readLive())?.canaries).toEqual([]);
  expect((await look('/ops/halt')).text).toContain('There is nothing like that to change now.');
});

test('shows what docs/operations.md tells operators to look for and to press', async () => {
  await start();
  await gateway.publish({ name: 'mf-catalog', version: '1.2.0' });
  const candidate = { changes: { 'mf-catalog': '1.2.0' } };
  await startCanary({ store: gateway.store, candidate, percent: 7, smoke: null });
  await gateway.app.checkComposition();
  const { text } = await look('/ops');
  const [, to = ''] = /href="(\/ops\/rollback[^"]+)"/.exec(text) ?? [];
  const asked = await look(to);
  const words = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
  const shown = words(text + asked.text);
  const document = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const pressed = [...document.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label);
  const buttons = pressed.filter((label) => /^(Roll|Halt)/.test(label));
  expect(buttons).toEqual(['Roll back to …', 'Roll back', 'Halt the canary…']);
  for (const label of buttons) expect(shown).toContain(label.replace(' …', ' '));
  expect(document).toContain('_This gateway runs_');
  expect(shown).toContain('This gateway runs');
});

test('does nothing that no page of it has asked', async () => {
  const [first, second] = await start();
  const fields = fieldsOf((await look(`/ops/rollback?to=${first}`)).text);
  for (const forged of [{}, { ...fields, seal: '' }, { ...fields, to: second }, { ...fields, revision: '1' }])
    expect((await send('/ops/rollback', forged)).status).toBe(403);
  // A seal is for what was asked, and no other action.
  expect((await send('/ops/halt', fields)).status).toBe(403);
  expect(await liveId()).toBe(second);
});

test('does not undo what somebody else did while the operator read', async () => {
  const [first] = await start();
  const fields = fieldsOf((await look(`/ops/rollback?to=${first}`)).text);
  await gateway.publish({ name: 'mf-catalog', version: '1.2.0' });
  const third = await gateway.promote({ 'mf-catalog': '1.2.0' });
  const late = await send('/ops/rollback', fields);
  expect([late.status, late.text]).toEqual([409, expect.stringContaining('Somebody changed what is live')]);
  expect(await liveId()).toBe(third);
});

test('does both on an object storage, and says so where its credentials may only read', async () => {
  const storage = await startTestStorage();
  try {
    const [first, second] = await start({ storage: storage.createAddress() });
    const fields = fieldsOf((await look(`/ops/rollback?to=${first}`)).text);
    storage.failNext('live.json');
    const refused = await send('/ops/rollback', fields);
    expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('look at the credentials')]);
    expect(await liveId()).toBe(second);
    expect((await send('/ops/rollback', fields)).status).toBe(303);
    expect(await liveId()).toBe(first);
    await gateway.app.checkComposition();
    expect((await look('/ops')).text).toContain(`<h3>live</h3><code>${first}</code>`);
    const candidate = { changes: { 'mf-catalog': '1.1.0' } };
    await startCanary({ store: gateway.store, candidate, percent: 7, smoke: null });
    const id = (await gateway.store.readLive())?.canaries[0]?.id;
    expect((await send('/ops/halt', fieldsOf((await look(`/ops/halt?to=${id}`)).text))).status).toBe(303);
    expect((await gateway.store.readLive())?.canaries).toEqual([]);
  } finally {
    await storage.stop();
  }
});

test.each([
  ['the store is only read', { writableStore: null }],
  ['there is no token', { variables: {} }],
])('has no buttons where %s', async (_, options) => {
  const [first] = await start(options);
  const { status, text } = await look('/ops');
  expect(status).toBe(200);
  expect(text).not.toContain('/ops/rollback');
  expect((await send('/ops/rollback', { to: first })).status).toBe(404);
});

test('is there when the release store is not', async () => {
  await start({ isTold: true });
  const { readLive } = gateway.store;
  gateway.store.readLive = () => Promise.reject(new Error('the disk is gone'));
  const { status, text } = await look('/ops');
  gateway.store.readLive = readLive;
  expect(status).toBe(200);
  expect(text).toContain('The release store cannot be read: the disk is gone');
  expect(text).toContain('<h3>live</h3>');
});

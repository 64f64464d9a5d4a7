import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Gateway, startGateway } from './start-gateway.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const violation = {
  effectiveDirective: 'require-trusted-types-for',
  blockedURL: 'trusted-types-sink',
  documentURL: 'https://shop.example/search?searchQuery=secret#a',
  sourceFile: 'https://shop.example/assets/a.js?attempt=2',
  sample: 'Element innerHTML|<b>secret of a shopper</b>',
};
const send = (value: unknown, type = 'application/reports+json') =>
  gateway.get('/reports.json', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: typeof value === 'string' ? value : JSON.stringify(value),
  });
const told = () => gateway.lines.filter(({ message }) => message === 'a browser reports');

test.each([
  ['application/reports+json', [{ type: 'csp-violation', age: 1, url: 'a', user_agent: 'b', body: violation }]],
  [
    'application/csp-report',
    {
      'csp-report': {
        'effective-directive': violation.effectiveDirective,
        'blocked-uri': violation.blockedURL,
        'document-uri': violation.documentURL,
        'source-file': violation.sourceFile,
        'script-sample': violation.sample,
      },
    },
  ],
])('a report as %s becomes one short line without anything of a shopper', async (type, report) => {
  await expect(send(report, type)).resolves.toMatchObject({ status: 204, text: '' });
  expect(told()).toMatchObject([
    {
      level: 'warn',
      type: 'csp-violation',
      directive: 'require-trusted-types-for',
      blocked: 'trusted-types-sink',
      page: 'https://shop.example/search',
      source: 'https://shop.example/assets/a.js',
      sink: 'Element innerHTML',
    },
  ]);
  expect(JSON.stringify(gateway.lines)).not.toContain('secret');
});

test.each([
  ['no JSON', 400, '{', undefined],
  ['no report', 400, { a: 1 }, undefined],
  ['another type', 415, [], 'text/plain'],
  ['a long body', 413, 'x'.repeat(20_000), undefined],
])('refuses %s and tells nobody', async (_, status, body, type) => {
  expect((await send(body, type)).status).toBe(status);
  expect(told()).toEqual([]);
});

test('refuses a long body that does not say how long it is', async () => {
  const { status } = await gateway.get('/reports.json', {
    method: 'POST',
    headers: { 'Content-Type': 'application/reports+json', 'Transfer-Encoding': 'chunked' },
    body: 'x'.repeat(200_000),
  });
  expect(status).toBe(413);
});

test('answers what is no report with what it takes', async () => {
  await expect(gateway.get('/reports.json')).resolves.toMatchObject({ status: 405, headers: { allow: 'POST' } });
});

test('tells twenty in a minute, and afterwards how many it did not', async () => {
  const batch = Array.from({ length: 50 }, () => ({ type: 'csp-violation', body: violation }));
  for (let round = 0; round < 3; round += 1) await send(batch);
  expect(told()).toHaveLength(20);
  gateway.clock.ahead = 61_000;
  await send(batch.slice(0, 1));
  expect(told()).toHaveLength(21);
  expect(gateway.lines).toContainEqual(expect.objectContaining({ message: 'reports were not told', left: 10 }));
});

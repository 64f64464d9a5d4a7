// Runs on any Node from 18: brings the project's own Node and pnpm from the npm registry, installs, then hands over to a
// command of this package. Plain JavaScript without dependencies, because nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installOf, once, readPlainLog, readPnpmLog, run } from './install.mjs';
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
const elapsed = () => `${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s`;
const printStep = (text) => told.write(`${elapsed()}  ${text}\n`);
const lineOf = (step, progress) => `${elapsed()}  ${step.padEnd(10)} ${progress}`;

// npm passes its settings to scripts as npm_*: they would confuse the package manager that we start.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
env.PATH = [nodeBin, join(tools, 'node_modules/.bin'), env.PATH].join(delimiter);
// Every process of the store compiles the same sources: the next one reads what the first has made of them.
env.NODE_COMPILE_CACHE ??= join(tools, 'compile-cache');

/** Tells how far a step is: a terminal has one line that moves, a pipe gets a line each time. */
function sayFor(step) {
  const isTerminal = Boolean(told.isTTY);
  const say = (progress, isDone = false) => {
    if (isTerminal) told.write(`\r\u001b[K${lineOf(step, progress)}${isDone ? '\n' : ''}`);
    else told.write(`${lineOf(step, progress)}\n`);
  };
  return Object.assign(say, { isTerminal });
}

async function install() {
  await once(join(tools, 'tools.stamp'), { result: node, fingerprint: toolPackages.join(' ') }, async () => {
    printStep('tools      Node 24 and pnpm, for this project only');
    await run({
      command: 'npm',
      args: ['install', '--prefix', tools, '--no-audit', '--no-fund', '--no-save', '--prefer-offline', ...toolPackages],
      ...{ cwd: root, env, log: readPlainLog(tools), say: sayFor('tools') },
      hint: 'Is the npm registry reachable?',
    });
    // A third of Node are headers for compiling native packages, which nothing here does.
    rmSync(join(tools, 'node_modules', nodePackage, 'include'), { recursive: true, force: true });
  });

  const result = join(root, 'node_modules/.modules.yaml');
  const { scope, args } = installOf(command, existsSync(result) ? readFileSync(result, 'utf8') : '', env);
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  const fingerprint = `${lockfile} ${scope}`;
  await once(join(tools, 'dependencies.stamp'), { result, fingerprint }, async () => {
    printStep(
      `install    ${scope === 'everything' ? 'every package of the lockfile' : 'what runs and builds the store'}`,
    );
    await run({
      command: 'pnpm',
      ...{ args, cwd: root, env, log: readPnpmLog(), say: sayFor('install') },
      hint: 'The dependencies could not be installed.',
    });
  });
}

await install().catch((error) => {
  process.stderr.write(`\n${error.message}\n`);
  process.exit(1);
});

// The packages of every check, for the scripts that pnpm runs.
if (command === 'install') process.exit(0);

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

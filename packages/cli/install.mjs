// Brings the project's own Node and pnpm, and the packages that a command needs. Plain JavaScript for any Node from 18.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What `npm start` needs: the store, what it is filled with and what builds it, without what only checks. */
const ofStore = ['@vitryna/cli', '@vitryna/shell', '@vitryna/mf-*', '@vitryna/demo-catalogue', '@vitryna/pc-parts'];

/** What sends traces is 20 MB, for those who name a collector (packages/tracing). */
const tracing = '@vitryna/tracing';
const isTraced = (env) => Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

/** The commands that need the packages of every check; the others need those of the store. */
const wholeCommands = ['test', 'install'];

/** A pipe is told how far it is every so many milliseconds; a terminal has one line that moves. */
const pipeMs = 5_000;
const terminalMs = 200;

/**
 * How the packages are installed: those of the store, unless the command needs all, or all are there: pnpm would take away those that it
 * is not asked for. `modules` is the text of `node_modules/.modules.yaml`, empty where nothing is installed.
 */
export function installOf(command, modules, env = {}) {
  const included = /"included":\s*\{[^}]*\}/.exec(modules)?.[0] ?? '';
  const isWhole = wholeCommands.includes(command) || /"devDependencies":\s*true/.test(included);
  const selected = [...ofStore.map((name) => `${name}...`), ...(isTraced(env) ? [] : [`!${tracing}`])];
  const filters = selected.flatMap((name) => ['--filter-prod', name]);
  const storeScope = isTraced(env) ? 'store with tracing' : 'store';
  return {
    scope: isWhole ? 'everything' : storeScope,
    args: ['install', '--frozen-lockfile', '--reporter=ndjson', ...(isWhole ? [] : ['--prod', ...filters])],
  };
}

/** Does the work when its result is not there or its fingerprint has changed since; one that was killed halfway is done again. */
export async function once(stamp, { result, fingerprint }, work) {
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(join(stamp, '..'), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

/** Reads pnpm's log line by line: how far it is, and what a person has to read if it fails. */
export function readPnpmLog() {
  const counts = { resolved: 0, imported: 0, bytes: 0 };
  const sizes = new Map();
  const messages = [];
  let rest = '';
  const readLine = (line) => {
    let event;
    try {
      event = JSON.parse(line);
    } catch {
      if (line.trim() !== '') messages.push(line);
      return;
    }
    const { name, level, status } = event;
    if (name === 'pnpm:progress' && Object.hasOwn(counts, status)) counts[status] += 1;
    if (name === 'pnpm:fetching-progress' && status === 'in_progress') {
      counts.bytes += event.downloaded - (sizes.get(event.packageId) ?? 0);
      sizes.set(event.packageId, event.downloaded);
    }
    if (level !== 'error' && level !== 'warn') return;
    const { code, message, hint } = { ...event, ...event.err };
    messages.push([code, message, hint].filter(Boolean).join('  '));
  };
  return {
    add(chunk) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(readLine);
    },
    progress() {
      if (counts.resolved === 0) return 'looking what is missing';
      const downloaded = counts.bytes > 0 ? `, ${megabytes(counts.bytes)} downloaded` : '';
      return `${counts.imported} of ${counts.resolved} packages${downloaded}`;
    },
    output() {
      readLine(rest);
      rest = '';
      return messages.join('\n');
    },
  };
}

/** The output of a command that says nothing of its progress, which is seen in the size of the folder that it fills. */
export function readPlainLog(folder) {
  let text = '';
  return {
    add: (chunk) => (text += chunk),
    progress: () => megabytes(sizeOf(folder)),
    output: () => text,
  };
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Bytes of the files below a folder that another process is writing; a file with several names counts once. */
function sizeOf(folder, seen = new Set()) {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sum + sizeOf(path, seen);
      const file = entry.isFile() ? statSync(path, { throwIfNoEntry: false }) : undefined;
      if (file === undefined || seen.has(file.ino)) return sum;
      seen.add(file.ino);
      return sum + file.size;
    }, 0);
  } catch {
    return 0;
  }
}

/** Runs a command to its end and tells `say` how far it is. Rejects with its whole output and the hint where it fails. */
export function run({ command, args, cwd, env, log, say, hint }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...{ cwd, env, stdio: ['ignore', 'pipe', 'pipe'] },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', log.add);
    const timer = setInterval(() => say(log.progress()), say.isTerminal ? terminalMs : pipeMs);
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, stop);
    const settle = (fault) => {
      clearInterval(timer);
      for (const signal of signals) process.off(signal, stop);
      if (fault === undefined) {
        say(log.progress(), true);
        resolve();
      } else reject(new Error([log.output(), fault, hint].filter(Boolean).join('\n')));
    };
    child.on('error', (error) => settle(String(error)));
    child.on('close', (code, signal) => settle(code === 0 ? undefined : `${command} ended with ${signal ?? code}.`));
  });
}

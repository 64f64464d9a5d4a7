import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from './store-process.ts';

/** A part of the store that can be ended as a power cut would, and started again where it was. */
export type Killable = {
  name: string;
  start: () => Promise<void>;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function end(child: ChildProcess | null, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child === null || hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** A Node program that answers `/health` at this address. */
export function killableServer(name: string, entry: string, url: string, env: Record<string, string>): Killable {
  let child: ChildProcess | null = null;
  const isUp = () =>
    fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    name,
    start: async () => {
      for (let tries = 1; ; tries += 1) {
        const started = spawn(process.execPath, [entry], {
          env: { ...process.env, ...env, PORT: new URL(url).port, HOST: '127.0.0.1' },
          stdio: ['ignore', 'ignore', 'pipe'],
        });
        child = started;
        let said = '';
        started.stderr?.on('data', (part: Buffer) => {
          said = `${said}${part}`.slice(-2000);
        });
        while (!hasEnded(started)) {
          if (await isUp()) return;
          await wait(50);
        }
        // Its supervisor starts it again: a database that was killed may refuse connections at first.
        print(`${name} ended with ${started.exitCode ?? started.signalCode} while it started: ${said.trim()}`);
        if (tries === 5) throw new Error(`bench: ${name} did not start`);
      }
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** A PostgreSQL server in a new folder, from the programs in another one. */
export function killablePostgres(programs: string, folder: string, port: number): Killable {
  // The server refuses to run as root: the system's own account for it does.
  const isRoot = process.getuid?.() === 0;
  const as = (program: string, args: string[]): [string, string[]] => {
    const command = join(programs, program);
    return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  };
  const isUp = () =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' }).status === 0;
  mkdirSync(folder, { recursive: true });
  if (isRoot) {
    chmodSync(dirname(folder), 0o755);
    spawnSync('chown', ['postgres', folder]);
  }
  chmodSync(folder, 0o700);
  const made = spawnSync(...as('initdb', ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']), { cwd: '/' });
  if (made.status !== 0) throw new Error(`bench: no database could be made\n${made.stderr}`);
  return {
    name: 'PostgreSQL',
    start: async () => {
      const settings = ['-p', `${port}`, '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
      let child: ChildProcess | null = null;
      // What is left of the killed one keeps its memory for a moment, and a new one does not start beside it.
      for (let tries = 0; !isUp(); tries += 1) {
        if (tries > 300) throw new Error('bench: PostgreSQL did not start');
        if (child === null || hasEnded(child)) {
          child = spawn(...as('postgres', ['-D', folder, ...settings]), { cwd: '/', stdio: 'ignore' });
        }
        await wait(100);
      }
    },
    kill: async () => {
      const [pid] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    stop: async () => {
      spawnSync(...as('pg_ctl', ['-D', folder, '-m', 'fast', 'stop']), { stdio: 'ignore', cwd: '/' });
    },
  };
}

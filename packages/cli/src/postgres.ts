import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from './install-package.ts';
import { freePort } from './ports.ts';

/** A PostgreSQL server that lives as long as a test run. */
export type TestPostgres = { url: string; stop: () => Promise<void> };

function findPrograms(): string | null {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return null;
  const [version] = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  const folder = version && join(base, version, 'bin');
  return folder && existsSync(join(folder, 'initdb')) ? folder : null;
}

/** Starts a server of its own in a folder; null when there is none and none can be installed. */
export async function startPostgres(folder: string): Promise<TestPostgres | null> {
  const programs = findPrograms() ?? (installPackages(['postgresql']) ? findPrograms() : null);
  if (!programs) return null;
  // The server refuses to run as root: the system's own account for it does.
  const isRoot = process.getuid?.() === 0;
  const as = (command: string, args: string[]): [string, string[]] =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (isRoot) {
    spawnSync('chown', ['-R', 'postgres', folder]);
    chmodSync(folder, 0o700);
  }
  const made = spawnSync(
    ...as(join(programs, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']),
    { encoding: 'utf8', cwd: '/' },
  );
  if (made.status !== 0) throw new Error(`[cli] the test database could not be made.\n${made.stderr}`);
  const port = await freePort();
  const server = spawn(
    ...as(join(programs, 'postgres'), [
      '-D',
      folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'fsync=off',
    ]),
    { cwd: '/', stdio: 'ignore' },
  );
  const isUp = () =>
    spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' }).status === 0;
  for (let tries = 0; !isUp(); tries += 1) {
    if (tries > 100 || server.exitCode !== null) throw new Error('[cli] the test database did not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        spawnSync(...as(join(programs, 'pg_ctl'), ['-D', folder, '-m', 'fast', 'stop']), { stdio: 'ignore', cwd: '/' });
      }),
  };
}

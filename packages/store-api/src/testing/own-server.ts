import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@vitryna/resilience/testing';
import pg from 'pg';

/** A PostgreSQL server of one test, which may be frozen and killed. */
export type OwnServer = {
  url: string;
  /** Sends a signal to every process of it: SIGSTOP, SIGCONT, SIGKILL. */
  signal: (signal: NodeJS.Signals) => void;
  stop: () => Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The programs of a running server. */
async function findPrograms(serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  const { rows } = await client
    .query("select setting from pg_config where name = 'BINDIR'")
    .finally(() => client.end());
  return String(rows[0]?.setting);
}

/** Numbers of the processes whose parent this is. */
const childrenOf = (parent: number): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

/** Starts a server with the programs of the test server; on Linux, as root or as that server's user. */
export async function startOwnServer(testServer: string): Promise<OwnServer> {
  const programs = await findPrograms(testServer);
  const folder = mkdtempSync(join(tmpdir(), 'store-api-server-'));
  const port = await freePort();
  // The server refuses to run as root: the system's own account for it does.
  const account = process.getuid?.() === 0 ? idOf('postgres') : null;
  if (account) chownSync(folder, account.uid, account.gid);
  const options = { ...account, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`a database server could not be made: ${made.stderr}`);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((one) => [
    '-c',
    one,
  ]);
  const server: ChildProcess = spawn(join(programs, 'postgres'), ['-D', folder, '-p', String(port), ...settings], {
    ...options,
    stdio: 'ignore',
  });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const signal: OwnServer['signal'] = (name) => {
    const { pid = 0 } = server;
    for (const one of [pid, ...childrenOf(pid)]) {
      try {
        process.kill(one, name);
      } catch {
        // It has ended.
      }
    }
  };
  await until(() => {
    if (server.exitCode !== null) throw new Error('a database server did not start');
    return answers(url);
  });
  return {
    url,
    signal,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = once(server, 'exit');
        signal('SIGKILL');
        await ended;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idOf(user: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

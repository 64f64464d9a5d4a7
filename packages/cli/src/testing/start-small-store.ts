import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';

type Trouble = 'none' | 'fails' | 'deaf' | 'silent';

/** Faults of processes that are started from now on: they fail at once, ignore SIGTERM, never say that they serve. */
export type Troubles = { api: Trouble; gateway: Trouble };

export type Part = { role: keyof Troubles; pid: number };

/** Whether a process of this number runs; one that has ended may stay listed until somebody asks how. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export type SmallStore = {
  supervisor: ChildProcess;
  ports: { store: number; api: number };
  /** Everything that it has written. */
  output: () => string;
  /** Every process that has served so far. */
  seen: Set<number>;
  /** The answering process at a port; null when nobody does. */
  ask: (port: number) => Promise<Part | null>;
  order: (troubles: Partial<Troubles>) => void;
  /** Resolves with the supervisor's exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** Ends whatever is left. */
  clear: () => Promise<void>;
};

type Settings = { gateways?: number; calmMs?: number; startMs?: number; stopMs?: number; troubles?: Partial<Troubles> };

/** Starts a supervisor over small processes; resolves when it has opened its store, or at once where it is not going to. */
export async function startSmallStore({
  isOpened = true,
  ...settings
}: Settings & { isOpened?: boolean } = {}): Promise<SmallStore> {
  const folder = mkdtempSync(join(tmpdir(), 'vitryna-supervisor-'));
  const file = join(folder, 'troubles.json');
  const order: SmallStore['order'] = (troubles) =>
    writeFileSync(file, JSON.stringify({ api: 'none', gateway: 'none', ...troubles }));
  order(settings.troubles ?? {});
  const ports = { store: await freePort(), api: await freePort() };
  const supervisor = spawn(process.execPath, [join(import.meta.dirname, 'small-store.ts')], {
    env: {
      ...process.env,
      PORT: String(ports.store),
      API_PORT: String(ports.api),
      GATEWAYS: String(settings.gateways ?? 2),
      CALM_MS: String(settings.calmMs ?? 0),
      START_MS: String(settings.startMs ?? 60_000),
      STOP_MS: String(settings.stopMs ?? 60_000),
      DATA_FOLDER: folder,
      TROUBLES: file,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const streams = [supervisor.stdout, supervisor.stderr].filter((stream) => stream !== null);
  for (const stream of streams) stream.setEncoding('utf8').on('data', (chunk) => (output += chunk));
  // Not its `close`: Node leaves that out where the parent has disconnected.
  const ended = Promise.all([once(supervisor, 'exit'), ...streams.map((stream) => once(stream, 'close'))]).then(
    ([[code, signal]]) => code ?? signal,
  );
  const opened = once(supervisor, 'message');
  if (isOpened) await Promise.race([opened, ended.then(() => Promise.reject(new Error(output)))]);
  const seen = new Set<number>();
  return {
    supervisor,
    ports,
    output: () => output,
    seen,
    order,
    ended,
    async ask(port) {
      try {
        const part: Part = JSON.parse(await (await fetch(`http://127.0.0.1:${port}`)).text());
        seen.add(part.pid);
        return part;
      } catch {
        return null;
      }
    },
    async clear() {
      for (const pid of [supervisor.pid ?? 0, ...seen]) if (pid > 0 && isRunning(pid)) process.kill(pid, 'SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

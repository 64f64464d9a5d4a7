import { randomUUID } from 'node:crypto';
import { open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseError } from '../model/release-error.ts';

/** A lock older than this is stale: a swap takes milliseconds. */
const staleAfterMs = 30_000;

type LockOptions = { waitMs?: number; pauseMs?: number };

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readHolder(path: string): Promise<{ text: string; isStale: boolean } | null> {
  try {
    const [text, info] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    if (Date.now() - info.mtimeMs > staleAfterMs) return { text, isStale: true };
    const [host, pid] = text.split(' ');
    return { text, isStale: host === hostname() && pid !== undefined && !isAlive(Number(pid)) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Moves a stale lock away; a lock that was renewed in between is put back. */
async function removeStale(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === text) await unlink(aside);
  else await rename(aside, path);
}

/**
 * Runs `work` while holding the lock file; locks of dead processes and locks older than 30 s are taken over.
 * @throws ReleaseError `conflict` when the lock stays taken for `waitMs` (5 s).
 */
export async function withLockFile<T>(path: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const deadline = Date.now() + (options.waitMs ?? 5000);
  for (;;) {
    try {
      const handle = await open(path, 'wx');
      await handle.writeFile(`${hostname()} ${process.pid} ${randomUUID()}`);
      await handle.close();
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readHolder(path);
    if (holder?.isStale) {
      await removeStale(path, holder.text);
    } else if (holder) {
      if (Date.now() > deadline) {
        throw new ReleaseError('conflict', `${path} is held by ${holder.text}; try again when that command is done`);
      }
      await sleep(options.pauseMs ?? 25);
    }
  }
  try {
    return await work();
  } finally {
    await unlink(path).catch(() => undefined);
  }
}

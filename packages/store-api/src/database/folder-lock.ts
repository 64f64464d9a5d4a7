import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

type Owner = { pid: number; startedAt: string };

/** When the process began, as the kernel counts it: tells a living owner from another process that got its number. */
function readStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command in brackets may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const start = readStart(pid);
  return start === '' || startedAt === '' || start === startedAt;
}

function readOwner(path: string): Owner | null {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    return { pid: value.pid, startedAt: 'startedAt' in value ? String(value.startedAt) : '' };
  } catch {
    return null;
  }
}

/**
 * Takes the lock file `path` for this process and returns how to give it back. PGlite has no lock of its own and two
 * processes in one folder lose rows.
 *
 * @throws Error when another living process (or this one) holds it; a lock whose owner died is taken over.
 */
export function lockFolder(path: string): () => void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  // What shoppers wrote lies in it: nobody else on the machine reads it, whatever the process was told of its files.
  chmodSync(folder, 0o700);
  const mine: Owner = { pid: process.pid, startedAt: readStart(process.pid) };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, JSON.stringify(mine), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(path);
    if (owner && isAlive(owner)) {
      throw new Error(
        `store-api: the database beside ${path} is in use by process ${owner.pid}. ` +
          'Stop that store first, or use PostgreSQL (DATABASE_URL), which several processes can share.',
      );
    }
    // Renamed before it is removed: of two processes that see the same stale lock only one moves it away.
    const stale = `${path}.stale-${process.pid}-${attempt}`;
    try {
      renameSync(path, stale);
      rmSync(stale, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`store-api: could not take the lock ${path}; another process is starting on the same folder`);
}

import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { integrityOf } from '../../model/integrity.ts';

/** Entries of files on a disk, each with its hash: what was changed there is as good as not there. */
export type DiskCache = {
  get: (name: string) => Promise<Buffer | null>;
  /** Keeps it when there is room; entries of folders that `isNeeded` names are never given up for it. */
  put: (name: string, bytes: Buffer) => Promise<void>;
};

type DiskCacheOptions = {
  folder: string;
  maxBytes: number;
  /** Folders are given up whole, the one that was read longest ago first. */
  folderOf: (name: string) => string;
  isNeeded: (folder: string) => boolean;
};

type Folder = { bytes: number; usedAt: number };

/** A moment within this many milliseconds need not be written down again. */
const touchMs = 60_000;

/** Opens a cache in a folder, with what an earlier process left there. */
export function createDiskCache({ folder: root, maxBytes, folderOf, isNeeded }: DiskCacheOptions): DiskCache {
  let found: Promise<Map<string, Folder>> | null = null;
  let sum = 0;

  const note = (folders: Map<string, Folder>, name: string, bytes: number, usedAt: number) => {
    const known = folders.get(folderOf(name)) ?? { bytes: 0, usedAt: 0 };
    folders.set(folderOf(name), { bytes: known.bytes + bytes, usedAt: Math.max(known.usedAt, usedAt) });
    sum += bytes;
  };
  const scan = async () => {
    const folders = new Map<string, Folder>();
    const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const info = await stat(path).catch(() => null);
      // Another process may be writing it; a day later nobody is.
      if (entry.name.endsWith('.tmp') && info && Date.now() - info.mtimeMs > 86_400_000)
        await rm(path, { force: true });
      else if (info) note(folders, relative(root, path).replaceAll(sep, '/'), info.size, info.mtimeMs);
    }
    return folders;
  };
  const read = () => {
    found ??= scan();
    return found;
  };

  const makeRoom = async (folders: Map<string, Folder>, own: string, bytes: number): Promise<boolean> => {
    const others = [...folders].filter(([name]) => name !== own && !isNeeded(name));
    const old = others.sort(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [name, { bytes: freed }] of old) {
      if (sum + bytes <= maxBytes) break;
      folders.delete(name);
      sum -= freed;
      await rm(join(root, name), { recursive: true, force: true });
    }
    return sum + bytes <= maxBytes;
  };

  let last: Promise<unknown> = Promise.resolve();
  const write = async (name: string, bytes: Buffer): Promise<void> => {
    const folders = await read();
    const entry = Buffer.concat([Buffer.from(`${integrityOf(bytes)}\n`), bytes]);
    const path = join(root, name);
    const previous = await stat(path).then(
      ({ size }) => size,
      () => 0,
    );
    if (!(await makeRoom(folders, folderOf(name), entry.length - previous))) return;
    const temporary = `${path}.${randomUUID()}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporary, entry);
    await rename(temporary, path);
    note(folders, name, entry.length - previous, Date.now());
  };

  return {
    async get(name) {
      const path = join(root, name);
      const entry = await readFile(path).catch(() => null);
      if (!entry) return null;
      const end = entry.indexOf('\n');
      const bytes = entry.subarray(end + 1);
      if (entry.subarray(0, Math.max(end, 0)).toString() !== integrityOf(bytes)) {
        await rm(path, { force: true });
        return null;
      }
      const known = (await read()).get(folderOf(name));
      const now = Date.now();
      if (known && now - known.usedAt > touchMs) {
        known.usedAt = now;
        await utimes(path, now / 1000, now / 1000).catch(() => undefined);
      }
      return bytes;
    },

    put(name, bytes) {
      // One after another: two of the same file at once would be counted twice.
      const done = last.then(() => write(name, bytes));
      last = done.catch(() => undefined);
      return done;
    },
  };
}

import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files in folders by key; the folders that were not read for the longest time go when there is no more room. */
export type BoundedFolder = {
  folderOf: (key: string) => string;
  has: (key: string, file: string) => Promise<boolean>;
  /** A file with the time of its writing, in milliseconds. */
  read: (key: string, file: string) => Promise<{ data: Buffer; at: number } | null>;
  /** Writes a file so that readers see all of it or nothing. */
  write: (key: string, file: string, data: Uint8Array) => Promise<void>;
  /** Takes away the files of a key but for one. */
  clear: (key: string, but: string) => Promise<void>;
  /** Makes the files of a key as new as if they were written now. */
  touch: (key: string) => Promise<void>;
  /** Weighs a key whose files somebody else wrote, and makes room. */
  weigh: (key: string) => Promise<void>;
};

const list = (folder: string) => readdir(folder).catch((): string[] => []);

async function bytesOf(folder: string): Promise<number> {
  const files = await list(folder);
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Opens a folder (made when missing). Two hex digits of the key divide it into 256. */
export function createBoundedFolder(root: string, maxBytes: number): BoundedFolder {
  const folderOf = (key: string) => join(root, key.slice(0, 2), key);
  /** Bytes by key, in the order of the last use. */
  const kept = new Map<string, number>();
  let total = 0;

  const note = (key: string, bytes: number) => {
    total += bytes - (kept.get(key) ?? 0);
    kept.delete(key);
    if (bytes > 0) kept.set(key, bytes);
  };
  const makeRoom = async (butFor: string) => {
    for (const key of [...kept.keys()]) {
      if (total <= maxBytes) return;
      if (key === butFor) continue;
      note(key, 0);
      await rm(folderOf(key), { recursive: true, force: true });
    }
  };
  const weigh = async (key: string) => {
    note(key, await bytesOf(folderOf(key)));
    await makeRoom(key);
  };
  const scan = async () => {
    const found: { key: string; bytes: number; at: number }[] = [];
    for (const part of await list(root)) {
      for (const key of await list(join(root, part))) {
        const { mtimeMs } = await stat(folderOf(key));
        found.push({ key, bytes: await bytesOf(folderOf(key)), at: mtimeMs });
      }
    }
    found.sort((one, other) => one.at - other.at);
    for (const { key, bytes } of found) if (!kept.has(key)) note(key, bytes);
  };
  /** Leftovers of an earlier process count as well. */
  const scanned = scan().catch(() => undefined);

  return {
    folderOf,
    has: (key, file) =>
      access(join(folderOf(key), file)).then(
        () => true,
        () => false,
      ),
    read: async (key, file) => {
      const path = join(folderOf(key), file);
      const found = await Promise.all([readFile(path), stat(path)]).catch(() => null);
      if (!found) return null;
      const bytes = kept.get(key);
      if (bytes !== undefined) note(key, bytes);
      return { data: found[0], at: found[1].mtimeMs };
    },
    write: async (key, file, data) => {
      await scanned;
      const path = join(folderOf(key), file);
      await mkdir(folderOf(key), { recursive: true });
      const draft = `${path}.${randomUUID()}.tmp`;
      await writeFile(draft, data);
      await rename(draft, path);
      await weigh(key);
    },
    clear: async (key, but) => {
      for (const file of await list(folderOf(key))) {
        if (file !== but) await rm(join(folderOf(key), file), { force: true });
      }
    },
    touch: async (key) => {
      const now = new Date();
      for (const file of await list(folderOf(key))) await utimes(join(folderOf(key), file), now, now);
    },
    weigh,
  };
}

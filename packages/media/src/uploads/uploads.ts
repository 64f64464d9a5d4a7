import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asker, isTooManyWaiting } from '@vitryna/fair-queue';
import { createDrawingPool } from '../drawing-pool.ts';
import type { ResizeJob } from '../job.ts';
import type { MediaFile } from '../media-file.ts';
import { refusalOf, refusalText, type UploadRefusal } from './refusal.ts';
import { writeBounded } from './write-bounded.ts';

/** The result of an upload. */
export type Taken = { kind: 'taken'; id: string } | { kind: 'refused'; refusal: UploadRefusal };

/** Pictures that shoppers uploaded, by id. */
export type Uploads = {
  /** Reads a file to its end and keeps the store's own copy of it. Rejects when it breaks off, or too many wait. */
  take: (bytes: ReadableStream<Uint8Array> | null, asker?: Asker) => Promise<Taken>;
  /** One size of a picture; null when there is none of this id. */
  read: (id: string, file: MediaFile, asker?: Asker) => Promise<Buffer | null>;
  /** Ids of what was taken before this time. */
  listBefore: (time: Date) => Promise<string[]>;
  remove: (id: string) => Promise<void>;
  close: () => Promise<void>;
};

export type UploadsOptions = {
  /** The folder of the pictures: not a cache, nothing else has them. */
  folder: string;
  maxBytes: number;
  timeoutMs?: number;
  /** Told of files that broke the process that reads them. */
  onError?: (error: unknown) => void;
};

/** The store's own copy: every other size is made from it. */
const own: MediaFile = { size: 'xl', format: 'webp' };
const nameOf = ({ size, format }: MediaFile) => `${size}.${format}`;

/** Whether a text can be the id of an upload: what `take` makes, and nothing that could lead out of the folder. */
const isUploadId = (text: string): boolean => /^[0-9A-Za-z_-]{20}$/.test(text);

const list = (folder: string) => readdir(folder).catch((): string[] => []);

/** Opens a folder (made when missing). The first two characters of an id divide it. */
export function createUploads({ folder, maxBytes, timeoutMs = 20_000, onError }: UploadsOptions): Uploads {
  const pools = {
    taking: createDrawingPool<ResizeJob>({ timeoutMs, processUrl: new URL('./upload-process.ts', import.meta.url) }),
    sizes: createDrawingPool<ResizeJob>({
      timeoutMs,
      processUrl: new URL('../remote-images/resize-process.ts', import.meta.url),
    }),
  };
  const folderOf = (id: string) => join(folder, id.slice(0, 2), id);
  const look = async (job: ResizeJob, asker?: Asker): Promise<void> => {
    try {
      await pools.taking.drawNow(job, asker);
    } catch (error) {
      if (refusalOf(error) !== null || isTooManyWaiting(error) || asker?.signal?.aborted) throw error;
      // It took too long, or ended the process: what it was, nobody wants to know more exactly.
      onError?.(error);
      throw new Error(refusalText('unreadable'), { cause: error });
    }
  };
  const remove = (id: string) => rm(folderOf(id), { recursive: true, force: true });

  return {
    take: async (bytes, asker) => {
      if (bytes === null) return { kind: 'refused', refusal: 'empty' };
      const id = randomBytes(15).toString('base64url');
      const place = folderOf(id);
      const source = join(place, 'incoming');
      try {
        await mkdir(place, { recursive: true, mode: 0o700 });
        await writeBounded(source, bytes, maxBytes);
        await look({ source, folder: place, file: own }, asker);
        await rm(source);
        return { kind: 'taken', id };
      } catch (error) {
        await remove(id);
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        return { kind: 'refused', refusal };
      }
    },
    read: async (id, file, asker) => {
      if (!isUploadId(id)) return null;
      const path = join(folderOf(id), nameOf(file));
      const kept = await readFile(path).catch(() => null);
      if (kept) return kept;
      const source = join(folderOf(id), nameOf(own));
      if (!(await stat(source).catch(() => null))) return null;
      await pools.sizes.drawNow({ source, folder: folderOf(id), file }, asker);
      return readFile(path);
    },
    listBefore: async (time) => {
      const ids = (await Promise.all((await list(folder)).map((part) => list(join(folder, part))))).flat();
      const begun = await Promise.all(ids.map((id) => stat(folderOf(id)).catch(() => null)));
      return ids.filter((id, index) => isUploadId(id) && (begun[index]?.birthtime ?? time) < time);
    },
    remove,
    close: async () => void (await Promise.all([pools.taking.close(), pools.sizes.close()])),
  };
}

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createFairQueue, isTooManyWaiting } from '@vitryna/fair-queue';
import { withDeadline } from '@vitryna/resilience';
import { createDrawingPool } from '../drawing-pool.ts';
import type { ResizeJob } from '../job.ts';
import type { MediaFile } from '../media-file.ts';
import { createBoundedFolder } from './bounded-folder.ts';
import { createFailures } from './failures.ts';
import { FetchFailure, fetchFile } from './fetch-file.ts';
import { publicLookup } from './public-address.ts';
import { type RemoteImageRules, type Target, toTarget } from './target.ts';

/** A file of a picture, or why there is none: nobody may ask for it, it failed, or it takes longer than a shopper should wait. */
export type RemoteImage =
  | { kind: 'found'; data: Buffer; at: number }
  | { kind: 'refused' | 'failed' | 'late'; data: null };

/** Pictures of the content service and of other hosts, by address. */
export type RemoteImages = {
  /** For a client, whose pictures are made in turn with those of others. */
  read: (address: string, file: MediaFile, client?: string) => Promise<RemoteImage>;
  close: () => Promise<void>;
};

export type RemoteImageOptions = RemoteImageRules & {
  /** The folder of originals and sizes; may be emptied while nothing runs. */
  folder: string;
  /** Most bytes in the folder. */
  maxKeptBytes?: number;
  /** How long a picture may take, and how long a shopper waits for one that is new, in milliseconds. */
  timeoutMs?: number;
  patienceMs?: number;
  /** Addresses of a name. */
  resolve?: (hostname: string) => Promise<string[]>;
  /** Told why a picture is not there. */
  onError?: (error: unknown) => void;
};

const maxBytes = 12 * 1024 * 1024;
/** Originals that are read at a time, of each host fewer: neither a slow host nor a greedy client holds up others. */
const readingLimits = {
  atOnce: 8,
  atOnceEach: 8,
  waiting: 200,
  waitingEach: 64,
  shares: [{ atOnce: 4, waiting: 200 }],
};
const original = 'original';
const nameOf = ({ size, format }: MediaFile) => `${size}.${format}`;
/** The age after which a cached value is shown and refreshed, in milliseconds. */
const freshMs = 24 * 3_600_000;

/** Reads each picture once, makes its sizes in a process of its own and keeps both. */
export function createRemoteImages(options: RemoteImageOptions): RemoteImages {
  const { timeoutMs = 8000, patienceMs = 2500, onError = () => undefined } = options;
  const folder = createBoundedFolder(options.folder, options.maxKeptBytes ?? 1024 ** 3);
  const lookup = publicLookup(options.resolve);
  const pool = createDrawingPool<ResizeJob>({
    timeoutMs,
    processUrl: new URL('./resize-process.ts', import.meta.url),
  });
  const queue = createFairQueue<void>(readingLimits);
  const failures = createFailures();

  const fetchOriginal = async (key: string, target: Target): Promise<void> => {
    const host = `host ${target.url.host}`;
    failures.throwKnown(host, key);
    try {
      const data = await fetchFile(target, { maxBytes, timeoutMs }, lookup);
      const previous = await folder.read(key, original);
      if (previous?.data.equals(data)) return await folder.touch(key);
      await folder.write(key, original, data);
      await folder.clear(key, original);
    } catch (error) {
      failures.note(error, key, ...(error instanceof FetchFailure && error.isOfHost ? [host] : []));
      onError(error);
      throw error;
    }
  };
  const readOriginal = (key: string, target: Target, client: string): Promise<void> =>
    queue.ask(key, () => fetchOriginal(key, target), { client, shares: [target.url.host] });
  const resize = async (key: string, file: MediaFile, client: string): Promise<void> => {
    const place = folder.folderOf(key);
    const unreadable = `size of ${key}`;
    failures.throwKnown(unreadable);
    try {
      await pool.drawNow({ source: join(place, original), folder: place, file }, { client });
      await folder.weigh(key);
    } catch (error) {
      if (isTooManyWaiting(error)) throw error;
      failures.note(error, unreadable);
      onError(error);
      throw error;
    }
  };
  const make = async (key: string, target: Target, file: MediaFile, client: string): Promise<RemoteImage> => {
    try {
      if (!(await folder.has(key, original))) await readOriginal(key, target, client);
      await resize(key, file, client);
      const made = await folder.read(key, nameOf(file));
      return made ? { kind: 'found', ...made } : { kind: 'failed', data: null };
    } catch (error) {
      return { kind: isTooManyWaiting(error) ? 'late' : 'failed', data: null };
    }
  };

  return {
    read: async (address, file, client = '') => {
      const target = toTarget(address, options);
      if (!target) return { kind: 'refused', data: null };
      const key = createHash('sha256').update(target.url.href).digest('hex').slice(0, 32);
      const kept = await folder.read(key, nameOf(file));
      if (kept) {
        if (Date.now() - kept.at > freshMs) readOriginal(key, target, client).catch(() => undefined);
        return { kind: 'found', ...kept };
      }
      return withDeadline(make(key, target, file, client), patienceMs, 'media: a picture is late').catch(() => ({
        kind: 'late',
        data: null,
      }));
    },
    close: pool.close,
  };
}

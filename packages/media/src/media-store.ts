import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureSpec, pictureHash, pictureTypes } from '@vitryna/product-pictures';
import type { DrawingPool, Priority } from './drawing-pool.ts';
import type { Drawing } from './job.ts';
import type { MediaFile, MediaFormat, MediaSize } from './media-file.ts';

/** What to prepare and how to follow it. */
export type WarmOptions = {
  sizes: readonly MediaSize[];
  formats: readonly MediaFormat[];
  signal?: AbortSignal;
  /** Called after each picture with the pictures done and those that failed. */
  onProgress?: (progress: { done: number; failed: number }) => void;
};

/** Pictures by hash: from the cache folder, or drawn into it. */
export type MediaStore = {
  read: (hash: string, file: MediaFile, resolve: () => Promise<Drawing | null>) => Promise<Buffer | null>;
  warm: (specs: Iterable<PictureSpec> | AsyncIterable<PictureSpec>, options: WarmOptions) => Promise<void>;
};

const known = new Set(pictureTypes.map((type) => type.name));
const isDrawable = (drawing: Drawing) => typeof drawing === 'string' || known.has(drawing.type);

/** A store over a folder (made when missing) and a pool. Two hex digits of the hash divide the folder into 256. */
export function createMediaStore(cacheFolder: string, pool: DrawingPool): MediaStore {
  const folderOf = (hash: string) => join(cacheFolder, hash.slice(0, 2), hash);
  const draw = (hash: string, drawing: Drawing, file: MediaFile, priority: Priority) =>
    pool.run({ drawing, folder: folderOf(hash), file }, priority);

  return {
    read: async (hash, file, resolve) => {
      const path = join(folderOf(hash), `${file.size}.${file.format}`);
      const kept = await readFile(path).catch(() => null);
      if (kept) return kept;
      const drawing = await resolve();
      if (!drawing || !isDrawable(drawing)) return null;
      await draw(hash, drawing, file, 'shopper');
      return readFile(path);
    },
    warm: async (specs, { sizes, formats, signal, onProgress }) => {
      const progress = { done: 0, failed: 0 };
      const files = sizes.flatMap((size) => formats.map((format): MediaFile => ({ size, format })));
      // One picture at a time: the queue stays short, and a shopper waits for one file at most.
      for await (const spec of specs) {
        if (signal?.aborted) return;
        const hash = pictureHash(spec);
        const missing: MediaFile[] = [];
        for (const file of files) {
          const isKept = await access(join(folderOf(hash), `${file.size}.${file.format}`)).then(
            () => true,
            () => false,
          );
          if (!isKept) missing.push(file);
        }
        const results = await Promise.allSettled(missing.map((file) => draw(hash, spec, file, 'warming')));
        if (results.some((result) => result.status === 'rejected')) progress.failed += 1;
        else progress.done += 1;
        onProgress?.({ ...progress });
      }
    },
  };
}

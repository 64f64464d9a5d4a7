import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asker } from '@vitryna/fair-queue';
import { type PictureSpec, pictureHash, pictureTypes } from '@vitryna/product-pictures';
import type { DrawingPool } from './drawing-pool.ts';
import type { Drawing } from './job.ts';
import type { MediaFile } from './media-file.ts';

/** Pictures by hash: from the cache folder, or drawn into it. */
export type MediaStore = {
  read: (
    hash: string,
    file: MediaFile,
    resolve: () => Promise<Drawing | null>,
    asker?: Asker,
  ) => Promise<Buffer | null>;
  /** Those of the files that are not in the folder. */
  findMissing: (spec: PictureSpec, files: readonly MediaFile[]) => Promise<MediaFile[]>;
  /** Draws a file that nobody waits for. */
  drawAhead: (spec: PictureSpec, file: MediaFile) => Promise<void>;
};

const known = new Set(pictureTypes.map((type) => type.name));
const isDrawable = (drawing: Drawing) => typeof drawing === 'string' || known.has(drawing.type);

/** A store over a folder (made when missing) and a pool. Two hex digits of the hash divide the folder into 256. */
export function createMediaStore(cacheFolder: string, pool: DrawingPool): MediaStore {
  const folderOf = (hash: string) => join(cacheFolder, hash.slice(0, 2), hash);
  const pathOf = (hash: string, file: MediaFile) => join(folderOf(hash), `${file.size}.${file.format}`);
  const isKept = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  return {
    read: async (hash, file, resolve, asker) => {
      const path = pathOf(hash, file);
      const kept = await readFile(path).catch(() => null);
      if (kept) return kept;
      const drawing = await resolve();
      if (!drawing || !isDrawable(drawing)) return null;
      await pool.drawNow({ drawing, folder: folderOf(hash), file }, asker);
      return readFile(path);
    },
    findMissing: async (spec, files) => {
      const hash = pictureHash(spec);
      const found = await Promise.all(files.map((file) => isKept(pathOf(hash, file))));
      return files.filter((_, index) => !found[index]);
    },
    drawAhead: (spec, file) => pool.drawAhead({ drawing: spec, folder: folderOf(pictureHash(spec)), file }),
  };
}

import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PictureDrawer, pictureHash, pictureTypeOf } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { Asker } from '@vitryna/fair-queue';
import type { DrawingPool } from './drawing-pool.ts';
import type { Drawing } from './job.ts';
import type { MediaFile } from './media-file.ts';

/** A file's bytes; the placeholder's in the place of what nobody draws. */
export type FoundFile = { data: Buffer; isPlaceholder: boolean };

/** Pictures by hash: from the cache folder, or drawn into it. */
export type MediaStore = {
  read: (
    hash: string,
    file: MediaFile,
    resolve: () => Promise<Drawing | null>,
    asker?: Asker,
  ) => Promise<FoundFile | null>;
  /** What a picture is drawn from, or the placeholder, and the folder of its files. */
  sourceOf: (hash: string, drawing: Drawing) => { drawing: Drawing; folder: string };
  /** Those of the files that can be drawn and are not in the folder. */
  findMissing: (spec: PictureSpec, files: readonly MediaFile[]) => Promise<MediaFile[]>;
  /** Draws a file that nobody waits for. */
  drawAhead: (spec: PictureSpec, file: MediaFile) => Promise<void>;
};

/** A store over a folder (made when missing) and a pool. Two hex digits of the hash divide the folder into 256. */
export function createMediaStore(cacheFolder: string, pool: DrawingPool, drawer: PictureDrawer): MediaStore {
  const isDrawable = (drawing: Drawing) => typeof drawing === 'string' || pictureTypeOf(drawer, drawing) !== undefined;
  const folderOf = (hash: string) => join(cacheFolder, hash.slice(0, 2), hash);
  const pathOf = (hash: string, file: MediaFile) => join(folderOf(hash), `${file.size}.${file.format}`);
  const isKept = (path: string) =>
    access(path).then(
      () => true,
      () => false,
    );

  const read: MediaStore['read'] = async (hash, file, resolve, asker) => {
    const path = pathOf(hash, file);
    const kept = await readFile(path).catch(() => null);
    if (kept) return { data: kept, isPlaceholder: false };
    const drawing = await resolve();
    if (!drawing) return null;
    if (!isDrawable(drawing)) {
      // Under its own name: a drawer that comes later finds no file in the picture's place.
      const found = await read('placeholder', file, async () => 'placeholder', asker);
      return found && { ...found, isPlaceholder: true };
    }
    await pool.drawNow({ drawing, folder: folderOf(hash), file }, asker);
    return { data: await readFile(path), isPlaceholder: false };
  };

  return {
    read,
    sourceOf: (hash, drawing) =>
      isDrawable(drawing)
        ? { drawing, folder: folderOf(hash) }
        : { drawing: 'placeholder', folder: folderOf('placeholder') },
    findMissing: async (spec, files) => {
      if (!isDrawable(spec)) return [];
      const hash = pictureHash(drawer, spec);
      const found = await Promise.all(files.map((file) => isKept(pathOf(hash, file))));
      return files.filter((_, index) => !found[index]);
    },
    drawAhead: (spec, file) => pool.drawAhead({ drawing: spec, folder: folderOf(pictureHash(drawer, spec)), file }),
  };
}

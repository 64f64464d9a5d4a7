import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { Clock } from '@vitryna/resilience';
import type { Activity } from './activity.ts';
import type { MediaFile, MediaFormat } from './media-file.ts';
import type { MediaStore } from './media-store.ts';

/** The input of the preparation. */
export type WarmOptions = {
  sizes: readonly MediaFile['size'][];
  formats: readonly MediaFormat[];
  /** Stops after the file under way. */
  signal?: AbortSignal;
  /** Called after each picture with the pictures done and those that failed. */
  onProgress?: (progress: { done: number; failed: number }) => void;
};

/** The dependencies of picture preparation. */
export type WarmParts = { store: Pick<MediaStore, 'findMissing' | 'drawAhead'>; activity: Activity; clock: Clock };

type Pictures = Iterable<PictureSpec> | AsyncIterable<PictureSpec>;

/**
 * Draws the files that are missing, one at a time: each begins only while nobody is being served, and is followed by a rest as long as
 * it took, so that it never has more than half of one processor. Existing files cost one look into the folder.
 */
export async function warm(
  pictures: Pictures,
  { sizes, formats, signal, onProgress }: WarmOptions,
  { store, activity, clock }: WarmParts,
): Promise<void> {
  const progress = { done: 0, failed: 0 };
  const files = sizes.flatMap((size) => formats.map((format): MediaFile => ({ size, format })));
  const drawOne = async (picture: PictureSpec, file: MediaFile): Promise<boolean> => {
    await activity.whenQuiet(signal);
    const begin = clock.now();
    const isDrawn = await store.drawAhead(picture, file).then(
      () => true,
      () => false,
    );
    signal?.throwIfAborted();
    await clock.wait(clock.now() - begin, signal);
    return isDrawn;
  };
  try {
    await activity.whenQuiet(signal);
    for await (const picture of pictures) {
      let isDrawn = true;
      for (const file of await store.findMissing(picture, files)) isDrawn = (await drawOne(picture, file)) && isDrawn;
      progress[isDrawn ? 'done' : 'failed'] += 1;
      onProgress?.({ ...progress });
      // The next picture may cost its source a question to the database.
      await activity.whenQuiet(signal);
    }
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

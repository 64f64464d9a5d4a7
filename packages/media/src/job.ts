import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import type { FixedPicture } from './fixed-pictures.ts';
import type { MediaFile } from './media-file.ts';

/** A picture's subject: a product, or the name of one that is always the same. */
export type Drawing = PictureSpec | FixedPicture;

/** One file to make: plain data, because it is sent to the process that makes it. */
export type FileJob = {
  /** The picture's files: the base and all sizes. */
  folder: string;
  file: MediaFile;
};

/** A file of a picture that is drawn. */
export type Job = FileJob & { drawing: Drawing };

/** A file of a picture that was read: `source` is the path of its bytes, which may be anything. */
export type ResizeJob = FileJob & { source: string };

/** The process's answer: an error's text, or null when the file is written. */
export type JobAnswer = { error: string | null };

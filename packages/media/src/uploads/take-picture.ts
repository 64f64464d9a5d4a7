import { readFile } from 'node:fs/promises';
import type { ResizeJob } from '../job.ts';
import { resizeFile } from '../remote-images/resize.ts';
import { hasEmbeddedContent } from './find-embedded-content.ts';
import { pictureKindOf } from './picture-kind.ts';
import { refusalText } from './refusal.ts';

/** The encoder's message for too many pixels. */
const tooManyPixels = /exceeds pixel limit/;

/** Makes the store's own copy of an uploaded picture: encoded anew, upright, without what else it carried. Throws why it is refused. */
export async function takePicture(job: ResizeJob): Promise<void> {
  const bytes = await readFile(job.source);
  if (bytes.length === 0) throw new Error(refusalText('empty'));
  if (pictureKindOf(bytes) === null) throw new Error(refusalText('wrongType'));
  if (hasEmbeddedContent(bytes)) throw new Error(refusalText('stowaway'));
  try {
    await resizeFile(job);
  } catch (error) {
    throw new Error(refusalText(tooManyPixels.test(String(error)) ? 'tooManyPixels' : 'unreadable'), { cause: error });
  }
}

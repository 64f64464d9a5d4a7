import { type Asker, isTooManyWaiting } from '@vitryna/fair-queue';
import type { Context, Handler } from 'hono';
import { mediaFormats, parseMediaFile } from '../media-file.ts';
import type { Uploads } from './uploads.ts';

/** Pictures of shoppers as they are shown. */
export type ShownUploads = {
  pictures: Pick<Uploads, 'read'>;
  /** Whether everybody may see it: those that belong to nothing that was published are for nobody. */
  isPublic: (id: string) => Promise<boolean>;
};

/** `GET /media/upload/:id/:file`. It may be taken back, so it is kept for an hour only. */
export function uploadRoute(
  { pictures, isPublic }: ShownUploads,
  askerOf: (context: Context) => Asker,
  onError?: (error: unknown) => void,
): Handler {
  return async (context) => {
    const { id = '', file: name = '' } = context.req.param();
    const file = parseMediaFile(name);
    if (!file || !(await isPublic(id))) return context.notFound();
    try {
      const data = await pictures.read(id, file, askerOf(context));
      if (!data) return context.notFound();
      return context.body(new Uint8Array(data), 200, {
        'Cache-Control': 'public, max-age=3600',
        'Content-Type': mediaFormats[file.format],
        'Content-Length': String(data.length),
      });
    } catch (error) {
      if (!isTooManyWaiting(error) && !context.req.raw.signal.aborted) onError?.(error);
      return context.body(null, 503, { 'Cache-Control': 'no-store', 'Retry-After': '5' });
    }
  };
}

import type { Asker } from '@vitryna/fair-queue';
import type { Context, Handler } from 'hono';
import { mediaFormats, parseMediaFile } from '../media-file.ts';
import type { MediaStore } from '../media-store.ts';
import type { RemoteImage, RemoteImages } from './remote-images.ts';

/** How a picture is answered that is not there: browsers show the placeholder, and the status says so. */
const missing = {
  refused: { status: 404, keep: 'public, max-age=60' },
  failed: { status: 502, keep: 'public, max-age=30' },
  late: { status: 504, keep: 'no-store' },
} as const satisfies Record<Exclude<RemoteImage['kind'], 'found'>, { status: number; keep: string }>;

/** The address of a name, null for one that is spelt in another way than this. */
function readName(name: string): string | null {
  const address = Buffer.from(name, 'base64url').toString('utf8');
  return Buffer.from(address, 'utf8').toString('base64url') === name ? address : null;
}

/** `GET /media/outside/:name/:file`: the name is an address in base64url, the file as with drawn pictures. */
export function remoteImageRoute(
  pictures: RemoteImages,
  store: Pick<MediaStore, 'read'>,
  askerOf: (context: Context) => Asker,
): Handler {
  return async (context) => {
    const { name = '', file: fileName = '' } = context.req.param();
    const file = parseMediaFile(fileName);
    const address = readName(name);
    if (!file || !address) return context.notFound();
    const type = { 'Content-Type': mediaFormats[file.format] };
    const picture = await pictures.read(address, file, askerOf(context).client);
    if (picture.kind !== 'found') {
      const { status, keep } = missing[picture.kind];
      const placeholder = await store
        .read('placeholder', file, async () => 'placeholder', askerOf(context))
        .catch(() => null);
      if (!placeholder) return context.body(null, status, { 'Cache-Control': keep });
      return context.body(new Uint8Array(placeholder.data), status, { ...type, 'Cache-Control': keep });
    }
    const etag = `"${Math.trunc(picture.at)}-${picture.data.length}-${fileName}"`;
    const headers = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800', ETag: etag };
    const known = context.req.header('If-None-Match')?.split(/\s*,\s*/) ?? [];
    if (known.includes(etag) || known.includes(`W/${etag}`)) return context.body(null, 304, headers);
    const length = { 'Content-Length': String(picture.data.length) };
    return context.body(new Uint8Array(picture.data), 200, { ...headers, ...type, ...length });
  };
}

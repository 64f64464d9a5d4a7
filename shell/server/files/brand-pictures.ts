import { createHash } from 'node:crypto';
import type { Brand } from '@vitryna/brand';
import { fileFolders } from '@vitryna/contracts/file-addresses';
import { type Middleware, noSniff, send, sendNotModified, sendText } from '../http/request-context.ts';
import { contentTypeOf } from './content-types.ts';

/** `/favicon.ico` and `/icons/*`: the brand's pictures, whatever shell is live. */
export function createBrandPictures({ pictures }: Pick<Brand, 'pictures'>): Middleware {
  const files = new Map(
    [...pictures].map(([path, bytes]) => {
      const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
      return [path, { bytes, etag, headers: ['Cache-Control', 'public, max-age=3600', 'ETag', etag] }];
    }),
  );
  return (context) => {
    const { pathname } = context;
    const file = files.get(pathname);
    if (!file) {
      if (!pathname.startsWith(fileFolders.icons)) return false;
      sendText(context, 404, 'not found\n');
      return true;
    }
    const { bytes, etag, headers } = file;
    if (sendNotModified(context, etag, headers)) return true;
    // A drawing that is opened by itself runs nothing.
    const policy = ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'"];
    send(context, 200, ['Content-Type', contentTypeOf(pathname), ...headers, ...policy, ...noSniff], bytes);
    return true;
  };
}

import { isGatewayPath } from '@vitryna/contracts/addresses';
import { isPicture, isVersionedFile } from '@vitryna/contracts/file-addresses';
import { isEmailParameter, isNoPageParameter } from '@vitryna/contracts/visit';

/** The worker's classes of requests; it answers the first three and leaves everything else to the browser. */
export type Kind = 'page' | 'file' | 'picture' | 'other';

/** Says what a request is; only plain reads of this origin are anything. */
export function kindOf(request: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>, origin: string): Kind {
  const { pathname, origin: other } = new URL(request.url);
  if (request.method !== 'GET' || other !== origin || request.headers.has('range')) return 'other';
  if (request.mode === 'navigate') return isGatewayPath(pathname) ? 'other' : 'page';
  if (isVersionedFile(pathname)) return 'file';
  return isPicture(pathname) ? 'picture' : 'other';
}

/** Address under which a page is kept, or null for one that must not be. */
export function pageKey(address: string): string | null {
  const url = new URL(address);
  const names = [...url.searchParams.keys()];
  if (names.some(isEmailParameter)) return null;
  for (const name of names.filter(isNoPageParameter)) url.searchParams.delete(name);
  return url.origin + url.pathname + url.search;
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;
const isOwn = ({ status, type, redirected }: Answer) => status === 200 && !redirected && type !== 'opaque';
const cacheControl = ({ headers }: Answer) => headers.get('cache-control') ?? '';

/**
 * Pages of one shopper are never kept (`no-store`, `no-cache`), nor is anything but a whole page. It is kept in the theme and font in
 * which this browser got it.
 */
export function isKeepablePage(answer: Answer): boolean {
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') === true;
  return (
    isOwn(answer) &&
    isHtml &&
    /\bmax-age=/.test(cacheControl(answer)) &&
    !/no-store|no-cache/.test(cacheControl(answer))
  );
}

/** Files and pictures are kept when the server says that they never change. */
export function isKeepableFile(answer: Answer): boolean {
  return isOwn(answer) && cacheControl(answer).includes('immutable');
}

import { isSameEtag, type RequestContext } from '../http/request-context.ts';
import type { Asset } from './asset-reader.ts';

/** Answers with a verified file, or 304 to somebody who has it. */
export function sendAsset({ req, res }: Pick<RequestContext, 'req' | 'res'>, asset: Asset): void {
  if (isSameEtag(req.headers['if-none-match'], asset.etag)) {
    res.writeHead(304, asset.notModifiedHeaders);
    res.end();
    return;
  }
  res.writeHead(200, asset.headers);
  res.end(req.method === 'HEAD' ? undefined : asset.bytes);
}

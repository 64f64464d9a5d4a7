import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileFolders } from '@vitryna/contracts/file-addresses';
import { appNameSchema, versionSchema } from '@vitryna/contracts/release';
import { isReleaseError } from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';
import { chooseEncoding } from '../http/encodings.ts';
import { type Middleware, type RequestContext, sendText } from '../http/request-context.ts';
import type { AssetReader } from './asset-reader.ts';
import { sendAsset } from './send-asset.ts';

const immutable = 'public, max-age=31536000, immutable';

export type Assets = {
  /** Answers from memory without looking at anything else; false when it cannot. */
  serveHot: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** `/assets/<app>/<version>/<path below client/>` of every version that is public, source maps left out. */
  serve: Middleware;
};

type Options = {
  reader: AssetReader;
  /** Whether browsers may have the files of a release. */
  isPublic: (app: string, version: string) => Promise<boolean>;
  /** For development: elsewhere the sources are nobody's business. */
  hasSourceMaps: boolean;
  log: Log;
};

/** Serves the client files of releases: verified on the first read, immutable afterwards. */
export function createAssets({ reader, isPublic, hasSourceMaps, log }: Options): Assets {
  const refuse = (context: RequestContext, error: unknown) => {
    const isMissing = isReleaseError(error) && error.code === 'not-found';
    if (!isMissing) log.error('a file cannot be served', { path: context.pathname, ...errorFields(error) });
    sendText(context, isMissing ? 404 : 500, isMissing ? 'not found\n' : 'this file cannot be served\n');
  };

  return {
    serveHot(req, res) {
      const url = req.url ?? '';
      if (!url.startsWith(fileFolders.assets)) return false;
      const asset = reader.peek(url, chooseEncoding(req.headers['accept-encoding']));
      if (asset) sendAsset({ req, res }, asset);
      return asset !== undefined;
    },

    async serve(context) {
      if (!context.pathname.startsWith(fileFolders.assets)) return false;
      const [app = '', version = '', ...rest] = context.pathname
        .slice(fileFolders.assets.length)
        .split('/')
        .map(decodeURIComponent);
      if (!appNameSchema.safeParse(app).success || !versionSchema.safeParse(version).success) {
        sendText(context, 404, 'not found\n');
        return true;
      }
      try {
        const isOpen = hasSourceMaps || !context.pathname.endsWith('.map');
        if (!(isOpen && (await isPublic(app, version)))) {
          sendText(context, 404, 'not found\n');
          return true;
        }
        const release = await reader.readRelease(app, version);
        const { encoding, pathname: key } = context;
        const path = `client/${rest.join('/')}`;
        sendAsset(context, await reader.read({ key, release, path, encoding, cacheControl: immutable }));
      } catch (error) {
        refuse(context, error);
      }
      return true;
    },
  };
}

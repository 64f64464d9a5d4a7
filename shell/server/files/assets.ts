import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileFolders } from '@vitryna/contracts/file-addresses';
import { appNameSchema, type Release, versionSchema } from '@vitryna/contracts/release';
import { isReleaseError } from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';
import { chooseEncoding } from '../http/encodings.ts';
import { type Exchange, type Station, sendText } from '../http/exchange.ts';
import type { AssetReader } from './asset-reader.ts';
import { sendAsset } from './send-asset.ts';

const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=3600';
/** Files that browsers ask for at the root; they are the live shell's. */
const rootFile = /^\/(?:favicon\.ico|icons\/[A-Za-z0-9_.-]+)$/;

export type Assets = {
  /** Answers from memory without looking at anything else; false when it cannot. */
  serveHot: (req: IncomingMessage, res: ServerResponse) => boolean;
  /** `/assets/<app>/<version>/<path below client/>` of every published version. */
  serve: Station;
  /** `/favicon.ico`, `/icons/*`. */
  serveRootFile: Station;
};

/** Serves the client files of releases: verified on the first read, immutable afterwards. */
export function createAssets(input: { reader: AssetReader; liveShell: () => Release | null; log: Log }): Assets {
  const { reader, log } = input;

  const answer = async (exchange: Exchange, release: Release, path: string, isRoot: boolean): Promise<boolean> => {
    const { encoding, pathname } = exchange;
    try {
      const cacheControl = isRoot ? shortLived : immutable;
      // The live shell's root files change with it; those of a version never do.
      const key = isRoot ? `${release.version}${pathname}` : pathname;
      sendAsset(exchange, await reader.read({ key, release, path, encoding, cacheControl }));
    } catch (error) {
      refuse(exchange, error);
    }
    return true;
  };

  const refuse = (exchange: Exchange, error: unknown) => {
    const isMissing = isReleaseError(error) && error.code === 'not-found';
    if (!isMissing) log.error('a file cannot be served', { path: exchange.pathname, ...errorFields(error) });
    sendText(exchange, isMissing ? 404 : 500, isMissing ? 'not found\n' : 'this file cannot be served\n');
  };

  return {
    serveHot(req, res) {
      const url = req.url ?? '';
      if (!url.startsWith(fileFolders.assets)) return false;
      const asset = reader.peek(url, chooseEncoding(req.headers['accept-encoding']));
      if (asset) sendAsset({ req, res }, asset);
      return asset !== undefined;
    },

    async serve(exchange) {
      if (!exchange.pathname.startsWith(fileFolders.assets)) return false;
      const [app = '', version = '', ...rest] = exchange.pathname
        .slice(fileFolders.assets.length)
        .split('/')
        .map(decodeURIComponent);
      if (!appNameSchema.safeParse(app).success || !versionSchema.safeParse(version).success) {
        sendText(exchange, 404, 'not found\n');
        return true;
      }
      try {
        const release = await reader.readRelease(app, version);
        return await answer(exchange, release, `client/${rest.join('/')}`, false);
      } catch (error) {
        refuse(exchange, error);
        return true;
      }
    },

    async serveRootFile(exchange) {
      if (!rootFile.test(exchange.pathname)) return false;
      const shell = input.liveShell();
      if (shell) return answer(exchange, shell, `client${exchange.pathname}`, true);
      sendText(exchange, 404, 'not found\n');
      return true;
    },
  };
}

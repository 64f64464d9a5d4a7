import { sharedBuildsPath } from '@vitryna/contracts/file-addresses';
import type { Composition, LivePointer } from '@vitryna/contracts/release';
import { integrityOf, isReleaseError, ReleaseError, type ReleaseReader } from '@vitryna/release';
import type { AssetReader } from '../files/asset-reader.ts';
import type { Encoding } from '../http/encodings.ts';
import { type Middleware, noSniff, send, sendJson, sendText } from '../http/request-context.ts';
import type { Slot } from '../pages/render/slot.ts';
import type { CompositionKeeper } from './composition-keeper.ts';

const twins: [ending: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
];

type Options = {
  store: ReleaseReader;
  reader: AssetReader;
  keeper: Pick<CompositionKeeper, 'live' | 'pointer'>;
};

/** The public part of the pointer: who changed what, canaries and history are the store's own business. */
function shownPointer(live: Slot, pointer: LivePointer): LivePointer {
  const { schema, revision, changedAt, action } = pointer;
  const nothing = { canaries: [], history: [], retired: [], event: null, who: '', why: '' };
  return { schema, revision, live: live.id, changedAt, action, ...nothing };
}

/**
 * The live releases, as a read-only release store: a team's own gateway runs it with one remote of its own in it. Only
 * releases of the live composition are there, their server bundles too and no source maps.
 */
export function createSharedBuilds({ store, reader, keeper }: Options): Middleware {
  const readManifest = async (app: string, { version, integrity }: Composition['parts'][string]): Promise<Buffer> => {
    const bytes = await store.readFile(app, version, 'release.json');
    if (integrityOf(bytes) === integrity) return bytes;
    throw new ReleaseError('tampered', `release.json of ${app} ${version} is not the one that was promoted`);
  };
  const readBytes = async (app: string, version: string, path: string): Promise<Buffer> => {
    const part = keeper.live()?.loaded.composition.parts[app];
    const nothing = new ReleaseError('not-found', `${app} ${version} ${path} is not live`);
    if (part?.version !== version || path.endsWith('.map')) throw nothing;
    if (path === 'release.json') return readManifest(app, part);
    const release = await reader.readRelease(app, version);
    const [ending, encoding] = twins.find(([end]) => path.endsWith(end)) ?? (['', 'identity'] as const);
    const original = path.slice(0, path.length - ending.length);
    const file = Object.hasOwn(release.files, original) ? release.files[original] : undefined;
    const isThere = { identity: file, br: file?.brotli, gzip: file?.gzip }[encoding] !== undefined;
    if (!isThere) throw nothing;
    const key = `${sharedBuildsPath}${app}/${version}/${original}`;
    return (await reader.read({ key, release, path: original, encoding, cacheControl: '' })).bytes;
  };

  return async (context) => {
    const { pathname } = context;
    if (!pathname.startsWith(sharedBuildsPath)) return false;
    const [first = '', second = '', ...rest] = pathname
      .slice(sharedBuildsPath.length)
      .split('/')
      .map(decodeURIComponent);
    const [live, pointer] = [keeper.live(), keeper.pointer()];
    try {
      if (live && pointer && first === 'live.json') sendJson(context, 200, shownPointer(live, pointer), 'no-cache');
      else if (live && first === 'compositions' && second === `${live.id}.json`)
        sendJson(context, 200, live.loaded.composition, 'no-cache');
      else {
        const bytes = await readBytes(first, second, rest.join('/'));
        send(
          context,
          200,
          ['Content-Type', 'application/octet-stream', 'Cache-Control', 'no-cache', ...noSniff],
          bytes,
        );
      }
    } catch (error) {
      if (!isReleaseError(error) || error.code !== 'not-found') throw error;
      sendText(context, 404, 'not found\n');
    }
    return true;
  };
}

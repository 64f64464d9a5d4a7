import { expectedBuildTag } from '@vitryna/contracts/constants';
import { assetPath, integrityTablePath, latestBuildPath } from '@vitryna/contracts/file-addresses';
import type { PreviousVersion } from '@vitryna/contracts/previous-version';
import type { Release } from '@vitryna/contracts/release';
import { isReleaseError, ReleaseError, type ReleaseReader } from '@vitryna/release';
import { LRUCache } from 'lru-cache';
import { EncodedBody } from '../http/encoded-body.ts';
import { type Middleware, noSniff, type RequestContext, send, sendJson, sendText } from '../http/request-context.ts';
import { releasesOf, type Slot } from '../pages/render/slot.ts';
import type { CompositionKeeper } from './composition-keeper.ts';

const compositionId = /[0-9a-f]{16}/;
const previousVersion = /^\/builds\/before\/(mf-[a-z0-9-]+)\/([0-9A-Za-z.+-]{1,64})\.json$/;
const immutable = 'public, max-age=31536000, immutable';
const keptTables = 16;

type IntegrityTable = Record<string, string>;

/** Address of every client file of these releases → its integrity; source maps are never run and left out. */
export function integrityTable(releases: Release[]): IntegrityTable {
  const table: IntegrityTable = {};
  for (const release of releases) {
    for (const [path, { integrity }] of Object.entries(release.files)) {
      if (path.startsWith('client/') && !path.endsWith('.map')) table[assetPath(release, path)] = integrity;
    }
  }
  return table;
}

/** `/builds/latest.json` and the integrity table of every composition, which the browser's loader checks against. */
export function createBuilds(input: {
  store: ReleaseReader;
  keeper: CompositionKeeper;
  pick: (context: RequestContext) => Slot | null;
  /** The previous version of a remote in a slot. */
  previousVersion: (slot: Slot, app: string, version: string) => Promise<PreviousVersion | null>;
}): Middleware {
  const tables = new LRUCache<string, { table: IntegrityTable; body: EncodedBody }>({ max: keptTables });

  const readTable = async (id: string): Promise<{ table: IntegrityTable; body: EncodedBody }> => {
    const known = tables.get(id);
    if (known) return known;
    const composition = await input.store.readComposition(id);
    const parts = Object.entries(composition.parts);
    const stored = await Promise.all(parts.map(([name, { version }]) => input.store.readRelease(name, version)));
    const changed = parts.find(([, { integrity }], index) => stored[index]?.integrity !== integrity);
    if (changed) throw new ReleaseError('tampered', `release.json of ${changed[0]} in composition ${id} was changed`);
    const table = integrityTable(stored.map(({ release }) => release));
    const kept = { table, body: new EncodedBody(JSON.stringify(table)) };
    tables.set(id, kept);
    return kept;
  };

  return async (context) => {
    if (context.pathname === latestBuildPath) {
      const composition = input.pick(context)?.id ?? null;
      const at = input.keeper.pointer()?.changedAt ?? null;
      sendJson(context, 200, { build: expectedBuildTag, at, composition }, 'no-cache');
      return true;
    }
    const [, app, version] = previousVersion.exec(context.pathname) ?? [];
    if (app !== undefined && version !== undefined) {
      const slot = input.pick(context);
      sendJson(context, 200, slot && (await input.previousVersion(slot, app, version)));
      return true;
    }
    const id = compositionId.exec(context.pathname)?.[0];
    if (id === undefined || context.pathname !== integrityTablePath(id)) {
      if (!context.pathname.startsWith('/builds/')) return false;
      sendText(context, 404, 'not found\n');
      return true;
    }
    try {
      const slot = input.keeper.find(id);
      if (slot && slot.loaded.substituted.length > 0) {
        // The replacement of a broken app belongs to the table too, but only in this tab.
        sendJson(context, 200, { ...(await readTable(id)).table, ...integrityTable(releasesOf(slot)) });
      } else {
        const { encoding } = context;
        const bytes = await (await readTable(id)).body.get(encoding);
        const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
        const type = ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', immutable];
        send(context, 200, [...type, 'Vary', 'Accept-Encoding', ...encoded, ...noSniff], bytes);
      }
    } catch (error) {
      if (!isReleaseError(error) || error.code !== 'not-found') throw error;
      sendText(context, 404, 'not found\n');
    }
    return true;
  };
}

import { type GatewayState, gatewayStateSchema } from '@vitryna/contracts/gateway-state';
import { appNameSchema, type LivePointer, livePointerSchema, versionSchema } from '@vitryna/contracts/release';
import type { ReleaseEvent } from '@vitryna/contracts/release-event';
import { ReleaseError } from '../../model/release-error.ts';
import type { PublishedRelease, ReleaseStore, StoredRelease } from '../../model/release-store.ts';
import { trustFile } from '../../model/trust.ts';
import { inTurn } from '../in-turn.ts';
import {
  parseCompositionFile,
  parseEvent,
  parseLivePointer,
  parseManifest,
  parseThresholds,
  parseTrust,
} from '../parse-files.ts';
import { publicationFile, publicationSchema } from '../publication.ts';
import { signaturePath } from '../signing/signature.ts';
import { watchByAsking } from '../watch-by-asking.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { assertConditionalWrites } from './conditional-writes.ts';
import { parseS3Address } from './s3-address.ts';

const atOnce = 16;

const compositionKey = (id: string) => `compositions/${id}.json`;
const gatewayKey = (id: string) => `gateways/${gatewayStateSchema.shape.id.parse(id)}.json`;
const releaseFolder = (app: string, version: string) => `${appNameSchema.parse(app)}/${versionSchema.parse(version)}/`;

/**
 * A release store on an object storage, with the keys of the folder's files. A release is there when its `release.json` is,
 * which is written last; the pointer is swapped by a write on the condition of its tag.
 */
export function createS3ReleaseStore(location: string): ReleaseStore {
  const address = parseS3Address(location);
  let opened: Promise<Bucket> | null = null;
  const open = () => {
    opened ??= openBucket(address);
    return opened;
  };
  let checked: Promise<void> | null = null;
  let lastLive: { etag: string; pointer: LivePointer } | null = null;

  const readObject = async (key: string): Promise<Buffer> => {
    const found = await (await open()).read(key);
    if (found === null || found === 'unchanged') throw new ReleaseError('not-found', `${key} is not in ${location}`);
    return found.bytes;
  };
  const readTaggedLive = async () => {
    const found = await (await open()).read('live.json', lastLive?.etag);
    if (found === 'unchanged') return lastLive;
    lastLive = found && { etag: found.etag, pointer: parseLivePointer(found.bytes, `live.json of ${location}`) };
    return lastLive;
  };
  const readRelease = async (app: string, version: string): Promise<StoredRelease> => {
    const key = `${releaseFolder(app, version)}release.json`;
    return parseManifest(await readObject(key), key);
  };
  /** Whether the object has these bytes now, whoever wrote it. */
  const has = async (key: string, bytes: Buffer) => {
    const found = await (await open()).read(key);
    return found !== null && found !== 'unchanged' && found.bytes.equals(bytes);
  };

  return {
    location,
    readLive: async () => (await readTaggedLive())?.pointer ?? null,
    readRelease,
    readComposition: async (id) => parseCompositionFile(await readObject(compositionKey(id)), id),
    readFile: (app, version, path) => readObject(`${releaseFolder(app, version)}${path}`),

    async listApps() {
      const names = await (await open()).list('');
      const folders = names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
      return folders.filter((name) => appNameSchema.safeParse(name).success).sort();
    },

    async listVersions(app) {
      const bucket = await open();
      const names = await bucket.list(`${appNameSchema.parse(app)}/`);
      const releases: PublishedRelease[] = [];
      await inTurn(names, atOnce, async (name) => {
        const version = versionSchema.safeParse(name.slice(0, -1));
        if (!name.endsWith('/') || !version.success) return;
        try {
          const stored = await readRelease(app, version.data);
          const said = await bucket.read(`${releaseFolder(app, version.data)}${publicationFile}`);
          // Cut off before it was noted: it counts from its build.
          const publishedAt =
            said === null || said === 'unchanged'
              ? stored.release.builtAt
              : publicationSchema.parse(JSON.parse(said.bytes.toString())).at;
          releases.push({ ...stored, publishedAt });
        } catch (error) {
          // A publish that is under way or was cut off: without its manifest it is no release.
          if (!(error instanceof ReleaseError && error.code === 'not-found')) throw error;
        }
      });
      return releases.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    },

    async markPublished(app, version, now) {
      const bytes = Buffer.from(`${JSON.stringify({ at: now.toISOString() })}\n`);
      await (await open()).write(`${releaseFolder(app, version)}${publicationFile}`, bytes);
    },

    async readTrust() {
      const found = await (await open()).read(trustFile);
      return found === null || found === 'unchanged' ? null : parseTrust(found.bytes, `${trustFile} of ${location}`);
    },

    writeTrust: async (trust) =>
      void (await (await open()).write(trustFile, Buffer.from(`${JSON.stringify(trust, null, 2)}\n`))),

    addSignature: async (app, version, keyId, signature) =>
      void (await (await open()).write(`${releaseFolder(app, version)}${signaturePath(keyId)}`, signature)),

    async readThresholds() {
      const found = await (await open()).read('thresholds.json');
      const bytes = found === null || found === 'unchanged' ? Buffer.from('{}') : found.bytes;
      return parseThresholds(bytes, `thresholds.json of ${location}`);
    },

    // The protocol tells nobody of a change: it is asked for, on the condition of the tag.
    watchLive(onChange) {
      let known: string | undefined;
      return watchByAsking(async () => {
        const found = await (await open()).read('live.json', known);
        if (found === 'unchanged' || found === null) return false;
        const hasChanged = known !== undefined;
        known = found.etag;
        return hasChanged;
      }, onChange);
    },

    writeHeartbeat: async (state) =>
      void (await (
        await open()
      ).write(gatewayKey(state.id), Buffer.from(JSON.stringify(gatewayStateSchema.parse(state))))),

    forgetGateway: async (id) => (await open()).remove(gatewayKey(id)),

    async readGateways() {
      const bucket = await open();
      const states: GatewayState[] = [];
      await inTurn(await bucket.list('gateways/'), atOnce, async (name) => {
        const found = await bucket.read(`gateways/${name}`);
        if (found === null || found === 'unchanged') return;
        const state = gatewayStateSchema.safeParse(JSON.parse(found.bytes.toString()));
        if (state.success) states.push(state.data);
      });
      return states;
    },

    async writeRelease({ release, manifest, files }) {
      const bucket = await open();
      const folder = releaseFolder(release.name, release.version);
      const conflict = () => new ReleaseError('conflict', `${release.name} ${release.version} is already published`);
      // A publish that was cut off has left files: the same bytes are taken, others are another build's.
      await inTurn(files, atOnce, async ([path, bytes]) => {
        const key = `${folder}${path}`;
        if (!(await bucket.write(key, bytes, 'absent')) && !(await has(key, bytes))) throw conflict();
      });
      if (!(await bucket.write(`${folder}release.json`, manifest, 'absent'))) throw conflict();
    },

    async writeComposition(composition) {
      const bytes = Buffer.from(`${JSON.stringify(composition, null, 2)}\n`);
      await (await open()).write(compositionKey(composition.id), bytes, 'absent');
    },

    async swapLive(expectedRevision, next) {
      const bucket = await open();
      checked ??= assertConditionalWrites(bucket, location);
      await checked;
      const bytes = Buffer.from(`${JSON.stringify(livePointerSchema.parse(next), null, 2)}\n`);
      const current = await readTaggedLive();
      const isExpected = (current?.pointer.revision ?? null) === expectedRevision;
      const condition = current ? { etag: current.etag } : ('absent' as const);
      if (isExpected && (await bucket.write('live.json', bytes, condition))) return;
      // An answer that was lost is asked for again by the client, and then its own first write is in the way.
      if (isExpected && (await has('live.json', bytes))) return;
      throw new ReleaseError(
        'conflict',
        `the live pointer is not at revision ${expectedRevision} any more; look at the status and repeat`,
      );
    },

    async appendEvent(event) {
      const bytes = Buffer.from(`${JSON.stringify(event, null, 2)}\n`);
      const key = `events/${event.id}.json`;
      if ((await (await open()).write(key, bytes, 'absent')) || (await has(key, bytes))) return;
      throw new ReleaseError('conflict', `${key} is in the log already`);
    },

    async readEvents(limit) {
      const names = (await (await open()).list('events/')).filter((name) => name.endsWith('.json'));
      const newest = names.sort().reverse().slice(0, limit);
      const events = new Map<string, ReleaseEvent>();
      await inTurn(newest, atOnce, async (name) => {
        events.set(name, parseEvent(await readObject(`events/${name}`), `events/${name}`));
      });
      return newest.flatMap((name) => events.get(name) ?? []);
    },

    async listCompositions() {
      const names = await (await open()).list('compositions/');
      return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    },

    async removeRelease(app, version) {
      const bucket = await open();
      const folder = releaseFolder(app, version);
      await bucket.remove(`${folder}release.json`);
      await inTurn(await bucket.listDeep(folder), atOnce, (name) => bucket.remove(`${folder}${name}`));
    },

    removeComposition: async (id) => (await open()).remove(compositionKey(id)),
  };
}

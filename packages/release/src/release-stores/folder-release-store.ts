import { randomUUID } from 'node:crypto';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gatewayStateSchema } from '@vitryna/contracts/gateway-state';
import type { Composition, LivePointer, Release } from '@vitryna/contracts/release';
import { appNameSchema, livePointerSchema, versionSchema } from '@vitryna/contracts/release';
import { ReleaseError } from '../model/release-error.ts';
import type { ReleaseStore, StoredRelease } from '../model/release-store.ts';
import { trustFile } from '../model/trust.ts';
import { withLockFile } from './lock-file.ts';
import { parseCompositionFile, parseEvent, parseManifest, parseThresholds, parseTrust } from './parse-files.ts';
import { publicationFile, publicationSchema } from './publication.ts';
import { signaturePath } from './signing/signature.ts';
import { explainFaults } from './write-faults.ts';

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function readOrThrow(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) throw new ReleaseError('not-found', `${path} is not in the store`, { cause: error });
    throw error;
  }
}

async function listFolders(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Names of the files in a folder that end so, without that end. */
async function listFiles(path: string, end: string): Promise<string[]> {
  const names = await readdir(path).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(end)).map((name) => name.slice(0, -end.length));
}

type FolderOptions = {
  /** Writes files; a test has one that fails. */
  write?: (path: string, bytes: string | Buffer, options?: { flush?: boolean }) => Promise<void>;
};

/** A release store in a folder: `<app>/<version>/…`, `compositions/<id>.json`, `live.json`. */
export function createFolderReleaseStore(root: string, { write = writeFile }: FolderOptions = {}): ReleaseStore {
  /** Writes beside the target and renames: a reader sees the old bytes or the new ones, never a half; what failed leaves nothing. */
  const writeAtomically = (path: string, bytes: string | Buffer): Promise<void> =>
    explainFaults(root, async () => {
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await write(temporary, bytes, { flush: true });
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    });
  const livePath = join(root, 'live.json');
  const compositionPath = (id: string) => join(root, 'compositions', `${id}.json`);
  const gatewayPath = (id: string) => join(root, 'gateways', `${gatewayStateSchema.shape.id.parse(id)}.json`);
  const releasePath = (app: string, version: string) =>
    join(root, appNameSchema.parse(app), versionSchema.parse(version));

  const readLive = async (): Promise<LivePointer | null> => {
    try {
      return livePointerSchema.parse(JSON.parse(await readFile(livePath, 'utf8')));
    } catch (error) {
      if (isMissing(error)) return null;
      throw new ReleaseError('invalid', `${livePath} is not a live pointer`, { cause: error });
    }
  };

  const readRelease = async (app: string, version: string): Promise<StoredRelease> => {
    const path = join(releasePath(app, version), 'release.json');
    return parseManifest(await readOrThrow(path), path);
  };

  /** A version from before publications were noted counts from its build. */
  const readPublishedAt = async ({ name, version, builtAt }: Release): Promise<string> => {
    const path = join(releasePath(name, version), publicationFile);
    try {
      return publicationSchema.parse(JSON.parse(await readFile(path, 'utf8'))).at;
    } catch (error) {
      if (isMissing(error)) return builtAt;
      throw new ReleaseError('invalid', `${path} says not when ${name} ${version} was published`, { cause: error });
    }
  };

  return {
    location: root,
    readLive,
    readRelease,
    readComposition: async (id) => parseCompositionFile(await readOrThrow(compositionPath(id)), id),
    readFile: (app, version, path) => readOrThrow(join(releasePath(app, version), path)),

    async listApps() {
      const folders = await listFolders(root);
      return folders.filter((name) => appNameSchema.safeParse(name).success).sort();
    },

    async listVersions(app) {
      const folders = await listFolders(join(root, appNameSchema.parse(app)));
      const versions = folders.filter((name) => versionSchema.safeParse(name).success);
      const releases = await Promise.all(versions.map((version) => readRelease(app, version)));
      const published = await Promise.all(
        releases.map(async (stored) => ({ ...stored, publishedAt: await readPublishedAt(stored.release) })),
      );
      return published.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
    },

    markPublished: (app, version, now) =>
      writeAtomically(
        join(releasePath(app, version), publicationFile),
        `${JSON.stringify({ at: now.toISOString() })}\n`,
      ),

    writeRelease: ({ release, manifest, files }) =>
      explainFaults(root, async () => {
        const target = releasePath(release.name, release.version);
        const temporary = join(root, release.name, `.${release.version}.${randomUUID()}`);
        try {
          for (const [path, bytes] of [...files, ['release.json', manifest] as const]) {
            await mkdir(dirname(join(temporary, path)), { recursive: true });
            await write(join(temporary, path), bytes);
          }
          await rename(temporary, target);
        } catch (error) {
          await rm(temporary, { recursive: true, force: true });
          if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) {
            throw new ReleaseError('conflict', `${release.name} ${release.version} is already published`, {
              cause: error,
            });
          }
          throw error;
        }
      }),

    async writeComposition(composition: Composition) {
      const path = compositionPath(composition.id);
      const isThere = await readFile(path).then(
        () => true,
        () => false,
      );
      if (!isThere) await writeAtomically(path, `${JSON.stringify(composition, null, 2)}\n`);
    },

    async readTrust() {
      const path = join(root, trustFile);
      const bytes = await readFile(path).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      return bytes && parseTrust(bytes, path);
    },

    writeTrust: (trust) => writeAtomically(join(root, trustFile), `${JSON.stringify(trust, null, 2)}\n`),

    addSignature: (app, version, keyId, signature) =>
      writeAtomically(join(releasePath(app, version), signaturePath(keyId)), signature),

    async readThresholds() {
      const path = join(root, 'thresholds.json');
      const bytes = await readFile(path).catch((error: unknown) => {
        if (isMissing(error)) return Buffer.from('{}');
        throw error;
      });
      return parseThresholds(bytes, path);
    },

    watchLive(onChange) {
      try {
        const watcher = watch(root, { persistent: false }, (_, name) => {
          if (name === null || name === 'live.json') onChange();
        });
        watcher.on('error', () => watcher.close());
        return () => watcher.close();
      } catch {
        // No folder yet, or no watches left: followers poll.
        return () => undefined;
      }
    },

    writeHeartbeat: (state) => writeAtomically(gatewayPath(state.id), JSON.stringify(gatewayStateSchema.parse(state))),

    forgetGateway: (id) => rm(gatewayPath(id), { force: true }),

    async readGateways() {
      const names = await readdir(join(root, 'gateways')).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const read = async (name: string) => {
        const text = await readFile(join(root, 'gateways', name), 'utf8').catch(() => null);
        if (text === null) return [];
        const state = gatewayStateSchema.safeParse(JSON.parse(text));
        return state.success ? [state.data] : [];
      };
      return (await Promise.all(names.filter((name) => name.endsWith('.json')).map(read))).flat();
    },

    async swapLive(expectedRevision, next) {
      livePointerSchema.parse(next);
      await mkdir(root, { recursive: true });
      await withLockFile(join(root, 'live.lock'), async () => {
        const current = await readLive();
        if ((current?.revision ?? null) !== expectedRevision) {
          throw new ReleaseError(
            'conflict',
            `the live pointer moved from revision ${expectedRevision} to ${current?.revision} meanwhile; look at the status and repeat`,
          );
        }
        await writeAtomically(livePath, `${JSON.stringify(next, null, 2)}\n`);
      });
    },

    appendEvent: (event) =>
      writeAtomically(join(root, 'events', `${event.id}.json`), `${JSON.stringify(event, null, 2)}\n`),

    async readEvents(limit) {
      const names = await listFiles(join(root, 'events'), '.json');
      const newest = names.sort().reverse().slice(0, limit);
      return Promise.all(
        newest.map(async (name) => {
          const path = join(root, 'events', `${name}.json`);
          return parseEvent(await readOrThrow(path), path);
        }),
      );
    },

    listCompositions: () => listFiles(join(root, 'compositions'), '.json'),

    async removeRelease(app, version) {
      const path = releasePath(app, version);
      // Out of sight first: a reader never sees a half.
      const aside = join(root, app, `.${version}.${randomUUID()}`);
      await rename(path, aside).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      await rm(aside, { recursive: true, force: true });
    },

    removeComposition: (id) => rm(compositionPath(id), { force: true }),
  };
}

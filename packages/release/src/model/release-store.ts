import type { GatewayState } from '@vitryna/contracts/gateway-state';
import type { Composition, LivePointer, Release } from '@vitryna/contracts/release';
import type { ReleaseEvent } from '@vitryna/contracts/release-event';
import type { Thresholds } from './canary-statistics.ts';
import type { Trust } from './trust.ts';

/** A release as the store holds it, with the integrity of the bytes of its `release.json`. */
export type StoredRelease = { release: Release; integrity: string };

/** A release with the moment at which a team published it last, which is not the one at which it was built. */
export type PublishedRelease = StoredRelease & { publishedAt: string };

/**
 * What a gateway needs of a release store. Everything but the live pointer is immutable.
 * All methods but `readLive` throw a ReleaseError with the code `not-found` for what is not there.
 */
export interface ReleaseReader {
  /** The store's address, for messages. */
  readonly location: string;
  /** The live pointer, or null before the first promote. */
  readLive(): Promise<LivePointer | null>;
  readComposition(id: string): Promise<Composition>;
  readRelease(app: string, version: string): Promise<StoredRelease>;
  /** Bytes of one file of a release, not verified: see `readVerifiedFile`. */
  readFile(app: string, version: string, path: string): Promise<Buffer>;
  /** Whose signatures count; null where releases are not signed. */
  readTrust(): Promise<Trust | null>;
  /** When new versions count as worse: the store's own limits over the defaults. */
  readThresholds(): Promise<Thresholds>;
  /**
   * Calls back soon after the live pointer may have changed, for as long as it can be told of that; returns what ends it. It may miss a
   * change: a caller that must not miss one also polls.
   */
  watchLive(onChange: () => void): () => void;
}

/** A release store that can be written: what publish, promote, rollback and canary need. */
export interface ReleaseStore extends ReleaseReader {
  /** Apps with at least one published version, by name. */
  listApps(): Promise<string[]>;
  /** Published versions of an app, the one that was published last first. */
  listVersions(app: string): Promise<PublishedRelease[]>;
  /** Adds a release; `files` holds every file but `release.json`. Throws `conflict` when the version exists. */
  writeRelease(input: { release: Release; manifest: Buffer; files: Map<string, Buffer> }): Promise<void>;
  /** Adds what a key says of a release that is there; see `signaturePath`. */
  addSignature(app: string, version: string, keyId: string, signature: Buffer): Promise<void>;
  /** Writes whose signatures count from now on. */
  writeTrust(trust: Trust): Promise<void>;
  /** Notes that a version which the store holds was published now, for the first time or again. */
  markPublished(app: string, version: string, now: Date): Promise<void>;
  /** Adds a composition; one that is already there is left as it is. */
  writeComposition(composition: Composition): Promise<void>;
  /**
   * Compare-and-swap of the live pointer: throws `conflict` when its revision is not `expectedRevision` any more
   * (null: there is no pointer yet). `next.revision` must be one more.
   */
  swapLive(expectedRevision: number | null, next: LivePointer): Promise<void>;
  /** Writes what a gateway says of itself. */
  writeHeartbeat(state: GatewayState): Promise<void>;
  /** Takes back what a gateway said: it has ended. */
  forgetGateway(id: string): Promise<void>;
  /** The last states of gateways, also of killed ones. */
  readGateways(): Promise<GatewayState[]>;
  /** Adds to the log: `changeLive` and `publish` write it before what it says is done. */
  appendEvent(event: ReleaseEvent): Promise<void>;
  /** The newest events of the log, newest first, whether or not what they say was then done: see `readLog`. */
  readEvents(limit: number): Promise<ReleaseEvent[]>;
  /** Ids of all compositions, in no order. */
  listCompositions(): Promise<string[]>;
  /** Takes a release away, its manifest first. */
  removeRelease(app: string, version: string): Promise<void>;
  removeComposition(id: string): Promise<void>;
}

/** Whether a store can be written. Its base may still refuse. */
export const isWritable = (store: ReleaseReader): store is ReleaseStore => 'swapLive' in store;

import type { Release } from '@vitryna/contracts/release';
import { bundledTexts, type OpenComposition } from '@vitryna/release';
import type { TextCache, TextsOf } from '../../files/texts.ts';
import { type ByteCache, createByteCache } from '../../http/byte-cache.ts';
import { createOwnQuery, type IsOwn } from '../cache/own-query.ts';
import { type PageEntry, type PageOutcome, sizeOf } from '../cache/page-entry.ts';
import { createOwnerLookup, type PageOwner } from './page-owner.ts';

/** A composition in use with everything that was made from it: a request that took a slot sees nothing else. */
export type Slot = {
  id: string;
  loaded: OpenComposition;
  texts: TextsOf;
  /** Which query parameters change what an address shows. */
  ownQuery: (pathname: string) => IsOwn;
  /** Whose page a path is. */
  ownerOf: (pathname: string) => PageOwner | null;
  /** Whether pages of a route wear how visitors like lists. */
  hasListLooks: (route: string) => boolean;
  /** Whether pages of a route play videos of the channel. */
  playsVideos: (route: string) => boolean;
  /** Whether all of its code passes texts through the store's policy of Trusted Types: else pages cannot be held to it. */
  passesTrust: boolean;
  pages: ByteCache<PageEntry>;
  /** When its content changed: a page that began to be rendered before is old. */
  outdatedAt: number;
  /** Renders that are going on, by page key. */
  rendering: Map<string, Promise<PageOutcome>>;
};

/** A visitor's slot: the slot, and the cookie that keeps it so, where one must be set. */
export type PickedSlot = {
  slot: Slot;
  setCookie: string | null;
  isShared: boolean;
  /** A version that is not live: nobody else may be given its pages, and nobody may list them. */
  isPreview?: boolean;
};

/** The releases that a slot runs, the shell's first. */
export const releasesOf = ({ loaded }: Slot): Release[] => [
  loaded.shell,
  ...loaded.remotes.map(({ release }) => release),
];

/** Makes the slot of a loaded composition; `maxBytes` bounds its pages. */
export function createSlot(loaded: OpenComposition, textCache: TextCache, maxBytes: number): Slot {
  const releases = loaded.remotes.map(({ release }) => release);
  const routes = releases.flatMap((release) => release.routes);
  const lists = new Set(routes.flatMap(({ name, hasListLooks }) => (hasListLooks ? [name] : [])));
  const films = new Set(routes.flatMap(({ name, hasVideos }) => (hasVideos ? [name] : [])));
  return {
    id: loaded.composition.id,
    loaded,
    texts: textCache.createTexts(bundledTexts(loaded.shell, releases)),
    ownQuery: createOwnQuery(routes),
    ownerOf: createOwnerLookup(releases),
    hasListLooks: (route) => lists.has(route),
    playsVideos: (route) => films.has(route),
    passesTrust: [loaded.shell, ...releases].every((release) => release.passesTrust),
    pages: createByteCache(maxBytes, sizeOf),
    outdatedAt: Number.NEGATIVE_INFINITY,
    rendering: new Map(),
  };
}

/** Gives the pages of a slot another bound; what is too much for it goes, the longest unused first. */
export function boundPages(slot: Slot, maxBytes: number): void {
  if (slot.pages.maxSize === maxBytes) return;
  const pages = createByteCache(maxBytes, sizeOf);
  pages.load(slot.pages.dump());
  slot.pages = pages;
}

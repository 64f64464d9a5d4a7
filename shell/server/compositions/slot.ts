import { bundledTexts, type LoadedComposition } from '@vitryna/release';
import type { TextShelf, TextsOf } from '../files/texts.ts';
import { ByteLru } from '../http/byte-lru.ts';
import type { PageEntry } from '../pages/page-entry.ts';
import type { PageOutcome } from '../pages/render-page.ts';

/** A composition in use with everything that was made from it: a request that took a slot sees nothing else. */
export type Slot = {
  id: string;
  loaded: LoadedComposition;
  texts: TextsOf;
  pages: ByteLru<PageEntry>;
  /** Renders that are going on, by page key. */
  rendering: Map<string, Promise<PageOutcome>>;
};

/** Makes the slot of a loaded composition; `maxBytes` bounds its pages. */
export function createSlot(loaded: LoadedComposition, shelf: TextShelf, maxBytes: number): Slot {
  const releases = loaded.remotes.map(({ release }) => release);
  return {
    id: loaded.composition.id,
    loaded,
    texts: shelf.createTexts(bundledTexts(loaded.shell, releases)),
    pages: new ByteLru(maxBytes),
    rendering: new Map(),
  };
}

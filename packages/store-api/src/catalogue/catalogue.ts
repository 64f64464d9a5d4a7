import { noDrawer, type PictureDrawer } from '@vitryna/contracts/assortment';
import type { Database } from '../database/open-database.ts';
import { buildIndex } from './build-index.ts';
import { loadCatalogue, readState } from './catalogue-repository.ts';
import type { CatalogueIndex } from './index-types.ts';
import { moveSoldOut } from './move-sold-out.ts';
import { type CardReader, createCardReaders } from './read-cards.ts';

/** How often a change made by another process is looked for, in milliseconds. */
const pollMs = 1000;

/** The catalogue of a running server: the index of now and the cards of its products. */
export type Catalogue = {
  /** The index of now; a request takes it once and uses it to its end. */
  current(): CatalogueIndex;
  /** Cards with prices and stock of this moment. */
  readCards: CardReader;
  /** Cards for lists, at most ten seconds old. */
  readListedCards: CardReader;
  /** What draws the pictures of its products. */
  drawer: PictureDrawer;
  /**
   * Rebuilds the index when the database has a newer catalogue, and moves in it what has been sold out since. Called by the poll, and after
   * an import.
   */
  refresh(): Promise<void>;
  /** Stops looking for changes; waits for a rebuild under way. */
  close(): Promise<void>;
};

/**
 * Loads the catalogue and keeps it up to date.
 * @param drawer what draws the pictures of its products; left out, nothing does
 * @param onError is told when a later rebuild fails; the old index goes on serving and the next poll tries again
 */
export async function openCatalogue(
  { db, calls }: Pick<Database, 'db' | 'calls'>,
  { drawer = noDrawer, onError = () => undefined }: { drawer?: PictureDrawer; onError?: (error: unknown) => void } = {},
): Promise<Catalogue> {
  let index = await buildIndex(await loadCatalogue(db));
  const { forget, ...cards } = createCardReaders(calls, () => index);
  let rebuilding: Promise<void> | null = null;

  const rebuild = async (): Promise<void> => {
    for (;;) {
      const { version, soldOut } = await readState(calls);
      if (version === index.version) return forget(moveSoldOut(index, soldOut));
      index = await buildIndex(await loadCatalogue(db));
    }
  };
  const refresh = (): Promise<void> => {
    rebuilding ??= rebuild().finally(() => {
      rebuilding = null;
    });
    return rebuilding;
  };
  const timer = setInterval(() => refresh().catch(onError), pollMs);
  timer.unref();

  return {
    current: () => index,
    ...cards,
    drawer,
    refresh,
    async close() {
      clearInterval(timer);
      await rebuilding?.catch(onError);
    },
  };
}

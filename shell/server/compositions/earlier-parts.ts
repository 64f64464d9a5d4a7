import type { LivePointer } from '@vitryna/contracts/release';
import type { ReleaseReader } from '@vitryna/release';
import { errorFields, type Log } from '../base/log.ts';

/** Earlier compositions in which another version is looked for: most promotes change other apps. */
const searchedHistory = 20;

/** The parts of a composition by the name of their app. */
type Parts = Awaited<ReturnType<ReleaseReader['readComposition']>>['parts'];

/**
 * The parts of compositions that were live before, the last one first: where a fallback version is looked for, on the server and for a
 * tab. One that cannot be read is logged and left out.
 */
export async function* earlierParts(
  { history }: Pick<LivePointer, 'history'>,
  { store, log }: { store: Pick<ReleaseReader, 'readComposition'>; log: Log },
): AsyncGenerator<Parts> {
  for (const { id } of history.slice(0, searchedHistory)) {
    try {
      yield (await store.readComposition(id)).parts;
    } catch (error) {
      log.warn('an earlier composition cannot be read', { composition: id, ...errorFields(error) });
    }
  }
}

import type { ContentRecord } from '@vitryna/contracts/assortment';
import type { Locale } from '@vitryna/contracts/constants';
import type { ContentReader } from '@vitryna/strapi';
import type { DraftReader } from './draft-scope.ts';

/** One page asks several times; an editor who reloads it sees what is there now. */
const keptMs = 500;

/** Reads drafts of the service itself: they are kept for the calls of one page and no longer. */
export function createDraftReader(reader: ContentReader, now: () => number): DraftReader {
  const kept = new Map<string, { at: number; items: Promise<ContentRecord[]> }>();
  const ask = async (kind: ContentRecord['kind'], locale: Locale): Promise<ContentRecord[]> =>
    (await reader.readDrafts(kind, locale)).records.map((record) => ({ ...record, kind }));
  return (kind, locale) => {
    const key = `${kind} ${locale}`;
    const known = kept.get(key);
    if (known && now() - known.at < keptMs) return known.items;
    const items = ask(kind, locale);
    kept.set(key, { at: now(), items });
    items.catch(() => kept.delete(key));
    return items;
  };
}

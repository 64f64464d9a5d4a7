import type { ContentReader } from '@vitryna/strapi';
import type { DraftReader } from './draft-scope.ts';
import type { ContentItem, ContentKind } from './repository.ts';

/** One page asks several times; an editor who reloads it sees what is there now. */
const keptMs = 500;

/** Reads drafts of the service itself: they are kept for the calls of one page and no longer. */
export function createDraftReader(reader: ContentReader, now: () => number): DraftReader {
  const kept = new Map<ContentKind, { at: number; items: Promise<ContentItem[]> }>();
  const ask = async (kind: ContentKind): Promise<ContentItem[]> =>
    (await reader.read(kind, { isDraft: true })).records.map((record) => ({ ...record, kind }));
  return async (kind, locale) => {
    const known = kept.get(kind);
    const items = known && now() - known.at < keptMs ? known.items : ask(kind);
    if (items !== known?.items) {
      kept.set(kind, { at: now(), items });
      items.catch(() => kept.delete(kind));
    }
    return (await items).filter((item) => item.locale === locale);
  };
}

import { type Persisted, persist, type Storages } from '@vitryna/persisted-state';
import type { Write, WriteOperation } from './describe-write.ts';
import { journalName } from './journal-name.ts';

/** A write that no answer has been heard of. */
export type JournalEntry = Write & {
  /** Idempotency key: however often it is sent, the server counts it once. */
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** It was sent at least once, so it may have been counted. */
  isTried: boolean;
};

/** Writes in the order in which they were made, in this browser's local storage: they outlive the page. */
export type Journal = {
  entries: () => JournalEntry[];
  put: (entry: JournalEntry) => void;
  take: (key: string) => void;
};

const operations: Record<WriteOperation, true> = {
  'cart.add': true,
  'cart.setQuantity': true,
  'cart.remove': true,
  'favourites.add': true,
  'favourites.remove': true,
  'comparison.add': true,
  'comparison.remove': true,
};

function isEntry(value: unknown): value is JournalEntry {
  const entry = value as Partial<Record<keyof JournalEntry, unknown>> | null;
  return (
    typeof entry?.key === 'string' &&
    typeof entry.productId === 'string' &&
    typeof entry.at === 'number' &&
    Number.isInteger(entry.difference) &&
    typeof entry.operation === 'string' &&
    Object.hasOwn(operations, entry.operation)
  );
}

/** Opens the journal; what an older version wrote and this one does not understand is left out. */
export function openJournal(storages: Storages): Journal {
  const stored: Persisted<JournalEntry[]> = persist(storages, {
    name: journalName,
    storage: 'local',
    initial: [] as JournalEntry[],
    parse: (value) => (Array.isArray(value) ? value.filter(isEntry) : []),
  });
  const save = (entries: JournalEntry[]) => (entries.length > 0 ? stored.write(entries) : stored.clear());
  return {
    entries: stored.read,
    put: (entry) => {
      const entries = stored.read();
      const known = entries.findIndex(({ key }) => key === entry.key);
      save(known < 0 ? [...entries, entry] : entries.with(known, entry));
    },
    take: (key) => save(stored.read().filter((entry) => entry.key !== key)),
  };
}

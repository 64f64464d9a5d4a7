import { type Persisted, persist, type Storages } from '@vitryna/persisted-state';

/** Queries that this browser has searched for, the last one first. */
export type RecentSearches = { read: () => string[]; note: (query: string) => void; clear: () => void };

/** So many are remembered. */
const most = 8;

/** In local storage. */
export const recentSearchesKey = 'shell_recent_searches';

const parseQueries = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((query): query is string => typeof query === 'string').slice(0, most) : [];

/** Equal of queries that ask the same. */
export const sameness = (query: string): string => query.trim().toLowerCase();

/** Remembers searches in local storage (reading 23); nobody else is told of them. */
export function createRecentSearches(storages: Storages): RecentSearches {
  const list: Persisted<string[]> = persist(storages, {
    name: recentSearchesKey,
    storage: 'local',
    initial: [],
    parse: parseQueries,
  });
  return {
    read: list.read,
    note: (query) => {
      const others = list.read().filter((one) => sameness(one) !== sameness(query));
      list.write([query.trim(), ...others].slice(0, most));
    },
    clear: list.clear,
  };
}

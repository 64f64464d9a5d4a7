import { expect, test } from '@jest/globals';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { createRecentSearches, recentSearchesKey } from './recent-searches.ts';

test('remembers the last searches, each once, and forgets them when asked', () => {
  const recent = createRecentSearches(createMemoryStorages());
  for (const query of ['камера', 'Роутер', 'ноутбук', ' роутер ']) recent.note(query);
  expect(recent.read()).toEqual(['роутер', 'ноутбук', 'камера']);
  for (let number = 1; number <= 9; number += 1) recent.note(`запит ${number}`);
  expect(recent.read()).toHaveLength(8);
  expect(recent.read()[0]).toBe('запит 9');
  recent.clear();
  expect(recent.read()).toEqual([]);
});

test.each(['{', '"камера"', '[1,null,{"a":2}]', 'null'])('takes %j in the storage for no searches', (stored) => {
  const storages = createMemoryStorages();
  storages.local.set(recentSearchesKey, stored);
  expect(createRecentSearches(storages).read()).toEqual([]);
});

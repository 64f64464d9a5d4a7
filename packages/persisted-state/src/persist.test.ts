import { expect, test } from '@jest/globals';
import { createMemoryStorages, createReadonlyCookies, persist } from './index.ts';

function parseText(stored: unknown): string {
  if (typeof stored !== 'string') throw new Error('no text');
  return stored;
}
function parseNumbers(stored: unknown): number[] {
  if (!Array.isArray(stored)) throw new Error('no list');
  return stored.map(Number);
}

test.each(['local', 'session'] as const)('keeps a value in %s storage and nowhere else [§9.18]', (storage) => {
  const storages = createMemoryStorages();
  const draft = persist(storages, { name: 'a_draft', storage, initial: [], parse: parseNumbers });
  expect(draft.read()).toEqual([]);
  draft.write([1, 2]);
  expect(draft.read()).toEqual([1, 2]);
  const other = storage === 'local' ? 'session' : 'local';
  expect([storages[storage].get('a_draft'), storages[other].get('a_draft')]).toEqual(['[1,2]', null]);
  draft.clear();
  expect(draft.read()).toEqual([]);
});

test('keeps a value in a cookie of that age, as a text that a server reads as it is [§9.18]', () => {
  const storages = createMemoryStorages();
  const set: unknown[] = [];
  const cookies = { ...storages.cookies, set: (...given: unknown[]) => void set.push(given) };
  const options = { name: 'a_theme', storage: 'cookies', maxAge: 60, initial: 'system', parse: parseText } as const;
  persist({ ...storages, cookies }, options).write('dark');
  expect(set).toEqual([['a_theme', 'dark', 60]]);
});

test.each(['dark', '1', 'true', '"quoted"', '', '[1'])('reads the text %j as it was written', (text) => {
  const value = persist(createMemoryStorages(), { name: 'a', storage: 'local', initial: '-', parse: parseText });
  value.write(text);
  expect(value.read()).toBe(text);
});

test.each(['{"other":1}', 'no json', ''])('takes %j, which the value cannot be made of, for nothing', (stored) => {
  const storages = createMemoryStorages();
  storages.local.set('a', stored);
  expect(persist(storages, { name: 'a', storage: 'local', initial: [7], parse: parseNumbers }).read()).toEqual([7]);
});

test('says in words that the cookies of a request cannot be written', () => {
  const storages = { ...createMemoryStorages(), cookies: createReadonlyCookies('a_theme=dark') };
  const options = { name: 'a_theme', storage: 'cookies', maxAge: 60, initial: 'system', parse: parseText } as const;
  const theme = persist(storages, options);
  expect(theme.read()).toBe('dark');
  expect(() => theme.write('light')).toThrow('Cannot set a readonly cookie.');
});

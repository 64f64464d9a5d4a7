import { expect, test } from '@jest/globals';
import { reloadGuardMs } from '@vitryna/contracts/constants';
import { createForcedReload } from './forced-reload.ts';

/** A tab that counts its reloads; `load` is what a reload gives: new code, the same session storage. */
function openTab(isBlocked = false) {
  const items = new Map<string, string>();
  const tab = { now: 1_000_000, reloads: 0 };
  const load = () =>
    createForcedReload({
      storage: () => {
        if (isBlocked) throw new DOMException('blocked', 'SecurityError');
        return { getItem: (name) => items.get(name) ?? null, setItem: (name, value) => void items.set(name, value) };
      },
      now: () => tab.now,
      reload: () => {
        tab.reloads += 1;
      },
    });
  return { tab, load };
}

test('reloads once, however many answers name the build [§8.6]', () => {
  const { tab, load } = openTab();
  const reloadFor = load();
  expect([reloadFor('B2'), reloadFor('B2'), reloadFor('B3')]).toEqual([true, false, false]);
  expect(tab.reloads).toBe(1);
});

test('does not reload again within ten seconds, whatever build answers [§4.34 §9.15]', () => {
  const { tab, load } = openTab();
  load()('B2');
  tab.now += reloadGuardMs - 1;
  expect(load()('B3')).toBe(false);
  tab.now += 1;
  expect(load()('B3')).toBe(true);
});

test('never becomes a loop when the reload does not bring the build', () => {
  const { tab, load } = openTab();
  for (let round = 0; round < 20; round += 1) {
    load()('B2 hotfix');
    tab.now += reloadGuardMs * 2;
  }
  expect(tab.reloads).toBe(1);
});

test('leaves the page alone where no marker can be kept', () => {
  const { tab, load } = openTab(true);
  expect(load()('B2')).toBe(false);
  expect(tab.reloads).toBe(0);
});

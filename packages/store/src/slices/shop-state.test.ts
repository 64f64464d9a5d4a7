import { afterEach, expect, jest, test } from '@jest/globals';
import { maintenancePollMs } from '@vitryna/contracts/constants';
import { createMemoryStorages } from '@vitryna/persisted-state';
import { setUp } from '../testing/fixtures.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('remembers theme and filter panel for the next page, and hydrates without them [§3.21]', () => {
  const storages = createMemoryStorages();
  const { stores } = setUp({ storages });
  stores.appearance.setTheme('dark');
  stores.filters.toggleSideMenu();
  stores.filters.setListView('list');
  const next = setUp({ storages }).stores;
  expect(next.getState().appearance.theme).toBe('dark');
  expect(next.getState().filters).toMatchObject({ sideFilterMenu: { isShown: false }, listView: 'list' });
  expect(next.getInitialState().appearance.theme).toBe('system');
  expect(next.getInitialState().filters.sideFilterMenu.isShown).toBe(true);
});

test('takes an unknown theme for none', () => {
  const storages = createMemoryStorages();
  storages.cookies.set('store_theme', 'pink', 1);
  expect(setUp({ storages }).stores.getState().appearance.theme).toBe('system');
});

test('folds and unfolds a group of options', () => {
  const { stores } = setUp();
  stores.filters.toggleGroup('type');
  stores.filters.toggleGroup('colour');
  stores.filters.toggleGroup('type');
  expect(stores.getState().filters.collapsedGroups).toEqual(['colour']);
});

test('asks for maintenance once per session and again after a 503 [§4.17 §7.3 /shared/maintenanceMode §8.4]', async () => {
  const { fake, stores } = setUp();
  await Promise.all([stores.maintenance.load(), stores.maintenance.load()]);
  await stores.maintenance.load();
  expect(fake.calls).toHaveLength(1);
  fake.maintenance = { isEnabled: true, message: 'До вечора' };
  await stores.maintenance.handleUnavailable();
  expect(stores.getState().maintenance).toEqual({ isEnabled: true, message: 'До вечора', status: 'ready' });
});

test('watches maintenance until an answer ends it; a failed question does not [§7.4]', async () => {
  jest.useFakeTimers();
  const { fake, stores } = setUp();
  fake.maintenance.isEnabled = true;
  await stores.maintenance.load();
  const onOver = jest.fn();
  stores.maintenance.watch(onOver);
  await jest.advanceTimersByTimeAsync(maintenancePollMs);
  fake.maintenance.isEnabled = false;
  fake.broken.add('/maintenanceMode');
  await jest.advanceTimersByTimeAsync(maintenancePollMs);
  expect(onOver).not.toHaveBeenCalled();
  fake.broken.clear();
  await jest.advanceTimersByTimeAsync(3 * maintenancePollMs);
  expect(onOver).toHaveBeenCalledTimes(1);
  expect(fake.calls).toHaveLength(4);
});

test('stops watching when it is told to', async () => {
  jest.useFakeTimers();
  const { fake, stores } = setUp();
  stores.maintenance.watch(jest.fn())();
  await jest.advanceTimersByTimeAsync(3 * maintenancePollMs);
  expect(fake.calls).toEqual([]);
});

test('brings the texts of the page’s language, and tries again after a failure', async () => {
  const add = jest.fn();
  const { fake, stores, problems } = setUp({ locale: 'ru', texts: { add } });
  fake.broken.add('/translations');
  await stores.translations.load();
  expect(stores.getState().translations.status).toBe('failed');
  expect(problems).toMatchObject([{ operation: 'translations.load' }]);
  fake.broken.clear();
  await stores.translations.load();
  await stores.translations.load();
  expect(add.mock.calls).toEqual([[{ Cart: 'Корзина' }]]);
});

test('takes the texts from where the page says they are', async () => {
  const add = jest.fn();
  const { fake, stores } = setUp({ texts: { add, load: async () => ({ Cart: 'Кошик' }) } });
  await stores.translations.load();
  expect(add.mock.calls).toEqual([[{ Cart: 'Кошик' }]]);
  expect(fake.calls).toEqual([]);
});

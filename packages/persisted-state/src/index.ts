export { createBrowserStorages, type StorageWindow } from './browser-storages.ts';
export { createReadonlyCookies } from './cookies.ts';
export { type Persisted, type PersistOptions, persist } from './persist.ts';
export { type Cookies, createMemoryStorages, type KeyValueStorage, type Storages } from './storages.ts';

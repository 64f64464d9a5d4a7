export { fakeRemoteBundle, fakeShellBundle } from './fake-bundles.ts';
export { type FakeRelease, type FakeReleaseInput, fakeRelease, fakeRoute, writeFakeRelease } from './fake-release.ts';
export { createFakeStore } from './fake-store.ts';
export { startTestStorage, type TestStorage } from './object-storage.ts';
export { makeTemporaryFolder } from './temporary-folder.ts';

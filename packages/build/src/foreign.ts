// For presets of other bundlers: what of this one does not depend on Rspack.
export type { RemoteFederation } from './federation.ts';
export { outputFolder } from './output-folder.ts';
export { releasePlugins } from './release-plugin.ts';
export { serverEntry, serverEntryCode } from './server-entry.ts';
export { sharedPackages } from './shared.ts';
export { browserTargets, scriptTargets, scriptYear } from './targets.ts';
export { type BuiltAssets, writeRelease } from './write-release.ts';

export type { RemoteFederation } from './federation.ts';
export { defineRemote } from './remote.ts';
export { sharedPackages } from './shared.ts';
export { defineShell } from './shell.ts';

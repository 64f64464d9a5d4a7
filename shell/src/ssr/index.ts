/** The shell's server bundle: what the gateway evaluates from the release store. */
export { renderMaintenance } from './render-maintenance.tsx';
export { renderOffline } from './render-offline.tsx';
export { createRenderer } from './renderer.tsx';
export { shared } from './shared.ts';

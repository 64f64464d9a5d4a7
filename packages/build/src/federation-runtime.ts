import { join } from 'node:path';
import { rspack } from '@rspack/core';

/**
 * Remotes carry no federation runtime: the shell lends its own (`globalThis.__vitrynaFederation`). A `remoteEntry.js` is then
 * its container and nothing else.
 */
export function borrowedRuntime() {
  const bundlerRuntime = /@module-federation[\\/]webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;
  return new rspack.NormalModuleReplacementPlugin(
    bundlerRuntime,
    join(import.meta.dirname, 'runtime/borrowed-runtime.js'),
  );
}

/**
 * The shell loads containers itself, through its verified import, so the runtime's own loading (scripts, manifests, snapshots,
 * preloading) is left out of its bundle, and so are the sentences of its errors; sharing stays.
 */
export function sharingRuntime() {
  return [
    new rspack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      FEDERATION_HAS_EXPOSES: 'true',
      ENV_TARGET: JSON.stringify('web'),
    }),
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/,
      join(import.meta.dirname, 'runtime/error-codes.js'),
    ),
    new rspack.NormalModuleReplacementPlugin(
      /@module-federation[\\/](sdk[\\/]dist[\\/]dom|runtime-core[\\/]dist[\\/]utils[\\/]load)\.js$/,
      join(import.meta.dirname, 'runtime/no-loading.js'),
    ),
  ];
}

import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { clientBase, serverBase } from './base-configs.ts';
import type { RemoteFederation } from './federation.ts';
import { borrowedRuntime } from './federation-runtime.ts';
import { releasePlugins } from './release-plugin.ts';
import { sameEverywhere } from './same-everywhere.ts';
import { serverEntry } from './server-entry.ts';
import { sharedPackages } from './shared.ts';

/**
 * The whole `rspack.config.ts` of a remote.
 *
 * @example export default defineRemote(import.meta.dirname, federation);
 */
export function defineRemote(folder: string, federation: RemoteFederation): Configuration[] {
  const { name } = federation;
  const exposes = Object.fromEntries(
    Object.entries(federation.exposes).map(([expose, module]) => [
      expose,
      { import: module, name: `expose-${expose.slice(2)}` },
    ]),
  );
  const release = releasePlugins({ folder, ...federation, shared: 'consumed' });
  const client = clientBase({ name, folder });
  const server = serverBase({ name, folder });
  return [
    {
      ...client,
      entry: {},
      plugins: [
        ...(client.plugins ?? []),
        new ModuleFederationPlugin({
          name: name.replaceAll('-', '_'),
          filename: 'remoteEntry.js',
          library: { type: 'module' },
          exposes,
          shared: Object.fromEntries(
            sharedPackages.map((key) => [key, { singleton: true, import: false, requiredVersion: false }]),
          ),
          dts: false,
          manifest: false,
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        sameEverywhere(folder),
        borrowedRuntime(),
        release.client,
      ],
    },
    {
      ...server,
      entry: { server: serverEntry(federation.exposes) },
      externals: [Object.fromEntries(sharedPackages.map((key) => [key, `commonjs ${key}`]))],
      plugins: [release.server],
    },
  ];
}

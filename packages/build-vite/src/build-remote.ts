import { join } from 'node:path';
import {
  type BuiltAssets,
  outputFolder,
  type RemoteFederation,
  scriptTargets,
  sharedPackages,
  writeRelease,
} from '@vitryna/build/foreign';
import { createBuilder, type InlineConfig } from 'vite';
import { containerPlugin } from './container-plugin.ts';
import { serverEntryPlugin } from './server-entry-plugin.ts';

/** `chrome123`, as Vite writes it, which has no name for Samsung's browser: iOS is the older one. */
const targets = Object.entries(scriptTargets)
  .filter(([browser]) => browser !== 'samsung')
  .map((target) => target.join(''));

/**
 * The whole `build.ts` of a remote that Vite builds: writes `dist/` with its `release.json`.
 *
 * @example await buildRemote(import.meta.dirname, federation);
 */
export async function buildRemote(folder: string, federation: RemoteFederation): Promise<void> {
  let assets: BuiltAssets | undefined;
  const builder = await createBuilder(
    remoteConfig(folder, federation, (built) => {
      assets = built;
    }),
  );
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  if (!assets) throw new Error(`[build] Vite wrote no container of ${federation.name}.`);
  await writeRelease({ folder, ...federation, shared: 'consumed' }, assets);
}

function remoteConfig(
  folder: string,
  federation: RemoteFederation,
  onBuilt: (assets: BuiltAssets) => void,
): InlineConfig {
  const { name, exposes } = federation;
  return {
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // Both environments hash the same salt, so that the server's class names are the browser's.
    css: { modules: { generateScopedName: '[local]-[hash:base64:5]', hashPrefix: name } },
    plugins: [containerPlugin({ folder, exposes, onBuilt }), serverEntryPlugin(folder, exposes)],
    environments: {
      client: {
        build: {
          outDir: join(outputFolder(folder), 'client'),
          target: targets,
          emptyOutDir: true,
          modulePreload: false,
          sourcemap: 'hidden',
          rolldownOptions: {
            input: { remoteEntry: 'virtual:vitryna-container' },
            preserveEntrySignatures: 'strict',
            external: [...sharedPackages],
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: '[name].[hash].js',
              assetFileNames: '[name].[hash][extname]',
            },
          },
        },
      },
      ssr: {
        resolve: { noExternal: true, external: [...sharedPackages] },
        build: {
          outDir: join(outputFolder(folder), 'server'),
          emptyOutDir: true,
          target: 'node24',
          sourcemap: true,
          minify: false,
          rolldownOptions: {
            input: { server: 'virtual:vitryna-server' },
            external: [...sharedPackages],
            output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false, exports: 'named' },
          },
        },
      },
    },
  };
}

import type { RemoteFederation } from '@vitryna/build/foreign';
import webpack from 'webpack';
import { remoteConfigs } from './configs.ts';

/**
 * The whole `build.ts` of a remote that webpack builds: writes `dist/` with its `release.json`.
 *
 * @example await buildRemote(import.meta.dirname, federation);
 */
export async function buildRemote(folder: string, federation: RemoteFederation): Promise<void> {
  const compiler = webpack(remoteConfigs(folder, federation));
  const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}

import { join } from 'node:path';
import {
  outputFolder,
  type RemoteFederation,
  releasePlugins,
  scriptYear,
  serverEntry,
  sharedPackages,
} from '@vitryna/build/foreign';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { clientRules, serverRules } from './rules.ts';
import { sameEverywhere } from './same-everywhere.ts';
import { smallerStyles } from './smaller-styles.ts';

const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] };
const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** The release is written when the server's compiler is done, which waits for the browser's. */
export function remoteConfigs(folder: string, federation: RemoteFederation): webpack.Configuration[] {
  const release = releasePlugins({ folder, ...federation, shared: 'consumed' });
  return [
    { ...clientConfig(folder, federation), plugins: [...clientPlugins(federation), release.client] },
    { ...serverConfig(folder, federation), plugins: [release.server] },
  ];
}

/** webpack's own container: what it loads goes through the shell's verified import, what it shares comes from the shell. */
function clientPlugins({ name, exposes }: RemoteFederation) {
  return [
    smallerStyles,
    sameEverywhere,
    new MiniCssExtractPlugin({
      filename: '[name].[contenthash:8].css',
      chunkFilename: '[name].[contenthash:8].css',
    }),
    new webpack.container.ModuleFederationPlugin({
      name: name.replaceAll('-', '_'),
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([key, module]) => [key, { import: module, name: `expose-${key.slice(2)}` }]),
      ),
      shared: Object.fromEntries(
        sharedPackages.map((key) => [key, { singleton: true, import: false, requiredVersion: false }]),
      ),
    }),
  ];
}

function clientConfig(folder: string, { name }: RemoteFederation): webpack.Configuration {
  return {
    name: 'client',
    context: folder,
    mode,
    target: ['web', `es${scriptYear}`],
    devtool: 'hidden-source-map',
    entry: {},
    resolve,
    module: { rules: clientRules(name) },
    experiments: { outputModule: true },
    output: {
      path: join(outputFolder(folder), 'client'),
      uniqueName: name,
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      importFunctionName: 'globalThis.__vitrynaImport(import.meta.url)',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      clean: true,
    },
    optimization: { splitChunks: false },
    performance: false,
  };
}

function serverConfig(folder: string, { name, exposes }: RemoteFederation): webpack.Configuration {
  return {
    name: 'server',
    dependencies: ['client'],
    context: folder,
    mode,
    target: 'node24',
    devtool: 'source-map',
    entry: { server: serverEntry(exposes) },
    externals: [Object.fromEntries(sharedPackages.map((key) => [key, `commonjs ${key}`]))],
    resolve,
    module: { rules: serverRules(name), parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: {
      path: join(outputFolder(folder), 'server'),
      uniqueName: name,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { splitChunks: false, minimize: false, moduleIds: 'named' },
    performance: false,
  };
}

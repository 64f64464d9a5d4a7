import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { outputFolder } from './output-folder.ts';
import { clientRules, serverRules } from './rules.ts';
import { browserTargets, scriptYear } from './targets.ts';

type AppLocation = { name: string; folder: string };

const resolve = { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] };
const isDevelopment = process.env.NODE_ENV === 'development';
const mode = isDevelopment ? 'development' : 'production';

const firstScripts = /^(?:remoteEntry|(?:main|starter|expose-pages|page-[^.]+)\.\w+)\.js$/;

/** The browser build of shell and remotes: ES modules, hashed names, extracted CSS, source maps. */
export function clientBase({ name, folder }: AppLocation): Configuration {
  return {
    name: 'client',
    context: folder,
    mode,
    target: ['web', `es${scriptYear}`],
    devtool: 'hidden-source-map',
    resolve,
    module: { rules: clientRules(name) },
    output: {
      path: join(outputFolder(folder), 'client'),
      uniqueName: name,
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      // The shell's loader: checks the integrity that the composition promises and gives up after its time limit.
      importFunctionName: 'globalThis.__vitrynaImport(import.meta.url)',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // The service worker's build writes here too.
      clean: { keep: 'sw.js' },
    },
    optimization: {
      // A page's code is one file: fewer requests in the wave after the HTML are worth a few bytes twice.
      splitChunks: false,
      // Names of one letter first, whatever the next build calls them: 0.7 KB of the first scripts.
      mangleExports: 'size',
      // Every chunk's id is written into the first script: paths are for developers, visitors get numbers.
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          // What a pass leaves, the next one shortens: half a kilobyte of the first scripts.
          minimizerOptions: {
            ecma: scriptYear,
            compress: { passes: 3 },
            format: { comments: false, ecma: scriptYear },
          },
          extractComments: false,
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browserTargets } }),
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: firstScripts,
        // Behind the minimizer, which takes comments away, and before anything else of the file.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
      }),
    ],
    performance: false,
  };
}

/** The service worker: one classic script at the root of the client files, named so that its address never changes. */
export function workerConfig({ name, folder, entry }: AppLocation & { entry: string }): Configuration {
  return {
    name: 'worker',
    dependencies: ['client'],
    context: folder,
    mode,
    target: ['webworker', `es${scriptYear}`],
    devtool: false,
    entry: { sw: entry },
    resolve,
    module: { rules: clientRules(name) },
    output: { path: join(outputFolder(folder), 'client'), filename: '[name].js', uniqueName: `${name}-worker` },
    optimization: {
      splitChunks: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { format: { comments: 'some' } },
          extractComments: false,
        }),
      ],
    },
    // Names the contents: two workers are told apart in a log or in the browser's tools.
    plugins: [new rspack.BannerPlugin({ banner: `${name} service worker [fullhash]`, entryOnly: true })],
    performance: false,
  };
}

/** The shared modules of the server bundles: one CommonJS file that the gateway evaluates. */
export function serverBase({ name, folder }: AppLocation): Configuration {
  return {
    name: 'server',
    dependencies: ['client'],
    context: folder,
    mode,
    target: 'node24',
    devtool: 'source-map',
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

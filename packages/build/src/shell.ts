import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { clientBase, serverBase, workerConfig } from './base-configs.ts';
import { classicOutput, classicScripts } from './classic-scripts.ts';
import { sharingRuntime } from './federation-runtime.ts';
import { lateRouterAlias } from './late-router.ts';
import { releasePlugins } from './release-plugin.ts';

type Shell = {
  /** Whom to ask about it: the team's name. */
  owner: string;
  /** Modules below the shell's folder. */
  client: string;
  /** Runs the client once the page is seen. */
  starter: string;
  server: string;
  /** Becomes `/sw.js`. */
  worker: string;
  /** Folders copied into the release as they are: icons, the font. */
  copy: { from: string; to: string }[];
  /** Stylesheets that the header needs, and everything above a page. */
  headerStyles: RegExp;
};

/**
 * The whole `rspack.config.ts` of the shell.
 *
 * @example export default defineShell(import.meta.dirname, { client: './src/start/entry.ts', … });
 */
export function defineShell(folder: string, shell: Shell): Configuration[] {
  const name = 'shell';
  const release = releasePlugins({
    folder,
    name,
    owner: shell.owner,
    exposes: {},
    routes: [],
    shared: 'provided',
  });
  const client = clientBase({ name, folder });
  const server = serverBase({ name, folder });
  return [
    {
      ...client,
      entry: { main: shell.client, starter: shell.starter },
      output: { ...client.output, ...classicOutput },
      resolve: { ...client.resolve, alias: lateRouterAlias(folder) },
      optimization: {
        ...client.optimization,
        splitChunks: {
          // Modules shared by several lazy chunks (schemas, mostly) are sent once.
          chunks: 'async',
          minSize: 10_000,
          cacheGroups: {
            // The styles of the first paint come first, in a style sheet of their own.
            header: {
              name: 'header',
              chunks: 'initial',
              enforce: true,
              type: 'css/mini-extract',
              test: shell.headerStyles,
            },
          },
        },
      },
      plugins: [
        ...(client.plugins ?? []),
        ...sharingRuntime(),
        classicScripts(/^(?:main|starter)\.\w+\.js$/),
        new rspack.CopyRspackPlugin({ patterns: shell.copy.map(({ from, to }) => ({ from: join(folder, from), to })) }),
        release.client,
      ],
    },
    workerConfig({ name, folder, entry: shell.worker }),
    {
      ...server,
      dependencies: ['client', 'worker'],
      entry: { server: shell.server },
      plugins: [release.server],
    },
  ];
}

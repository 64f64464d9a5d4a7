import { createRequire } from 'node:module';
import type { RuleSetRule } from '@rspack/core';
import { rspack } from '@rspack/core';
import { scriptTargets } from './targets.ts';

/** Loaders are this package's, not the app's. */
const cssLoader = createRequire(import.meta.url).resolve('css-loader');

/** Half of a class name's bytes would be its name in the source, some 250 times in a document; development builds keep it. */
const classNames = process.env.NODE_ENV === 'development' ? '[local]-[hash:base64:5]' : '[hash:base64:5]';

const swc = (targets: Record<string, string>): RuleSetRule => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // One JSX runtime in every mode: the shell shares it with remotes of any build.
      transform: { react: { runtime: 'automatic', development: false } },
    },
    env: { targets },
  },
  type: 'javascript/auto',
});

/**
 * CSS goes through css-loader, not through Rspack's own CSS: its loading code finds a style block that the page already
 * holds (`<style data-href>`), so that inlined CSS is not fetched again while hydrating.
 */
function css(appName: string, isServer: boolean): RuleSetRule[] {
  const extract = isServer ? [] : [rspack.CssExtractRspackPlugin.loader];
  const modules = {
    localIdentName: classNames,
    localIdentHashSalt: appName,
    exportOnlyLocals: isServer,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  return [
    {
      test: /\.module\.css$/,
      use: [...extract, { loader: cssLoader, options: { modules, url: false } }],
      type: 'javascript/auto',
    },
    {
      test: /(?<!\.module)\.css$/,
      use: [
        ...extract,
        {
          loader: cssLoader,
          options: { url: false, modules: isServer ? { mode: 'global', exportOnlyLocals: true } : false },
        },
      ],
      type: 'javascript/auto',
    },
  ];
}

export function clientRules(appName: string): RuleSetRule[] {
  return [swc(scriptTargets), ...css(appName, false)];
}

export function serverRules(appName: string): RuleSetRule[] {
  return [swc({ node: '24' }), ...css(appName, true)];
}

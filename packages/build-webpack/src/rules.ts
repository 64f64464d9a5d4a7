import { createRequire } from 'node:module';
import { scriptTargets } from '@vitryna/build/foreign';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/** Loaders are this package's, not the remote's. */
const { resolve } = createRequire(import.meta.url);

function scripts(targets: Record<string, string>): RuleSetRule {
  return {
    test: /\.tsx?$/,
    loader: resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
      },
      env: { targets },
    },
    type: 'javascript/auto',
  };
}

/** The server knows class names only, the browser gets files: the same names, because both hash the same salt. */
function styles(remote: string, isServer: boolean): RuleSetRule {
  const modules = {
    auto: true,
    localIdentName: '[local]-[hash:base64:5]',
    localIdentHashSalt: remote,
    exportOnlyLocals: isServer,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
  const extract = isServer ? [] : [MiniCssExtractPlugin.loader];
  return { test: /\.css$/, use: [...extract, { loader: resolve('css-loader'), options: { modules, url: false } }] };
}

export const clientRules = (remote: string): RuleSetRule[] => [scripts(scriptTargets), styles(remote, false)];

export const serverRules = (remote: string): RuleSetRule[] => [scripts({ node: '24' }), styles(remote, true)];

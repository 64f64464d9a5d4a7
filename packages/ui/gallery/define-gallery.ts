import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type GalleryOptions = {
  /** The workspace, with a `gallery/gallery.tsx` that calls `openGallery`. */
  folder: string;
  /** What names of its sources stand for. */
  define?: Record<string, string>;
};

/** The build of a workspace's gallery, a static page in its `dist/gallery`. */
export const defineGallery = ({ folder, define = {} }: GalleryOptions) =>
  defineConfig({
    mode: 'production',
    devtool: false,
    target: ['web', 'es2023'],
    context: join(folder, 'gallery'),
    entry: { gallery: './gallery.tsx' },
    output: {
      path: join(folder, 'dist/gallery'),
      filename: '[name].js',
      cssFilename: '[name].css',
      publicPath: './',
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
          type: 'javascript/auto',
        },
        {
          test: /\.css$/,
          use: [
            rspack.CssExtractRspackPlugin.loader,
            {
              loader: fileURLToPath(import.meta.resolve('css-loader')),
              options: {
                url: false,
                modules: {
                  auto: true,
                  localIdentName: '[name]-[local]-[hash:base64:6]',
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                },
              },
            },
          ],
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [
      new rspack.CssExtractRspackPlugin({ filename: '[name].css' }),
      new rspack.DefinePlugin(define),
      new rspack.HtmlRspackPlugin({ template: here('gallery.html') }),
    ],
    // The apps' targets: without them the minimizer would spell out `light-dark()` and wells would lose their light palette.
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({
          minimizerOptions: { targets: ['chrome >= 123', 'firefox >= 121', 'safari >= 17.5'] },
        }),
      ],
    },
    performance: { hints: false },
  });

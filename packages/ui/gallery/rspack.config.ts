import { fileURLToPath } from 'node:url';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A static page of every token and component: `pnpm --filter @vitryna/ui gallery`, then open `dist/gallery/index.html`. */
export default defineConfig({
  mode: 'production',
  devtool: false,
  context: here('.'),
  entry: { gallery: './gallery.tsx' },
  output: {
    path: here('../dist/gallery'),
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
    new rspack.HtmlRspackPlugin({ template: './gallery.html' }),
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

import { browserTargets } from '@vitryna/build/foreign';
import { browserslistToTargets, transform } from 'lightningcss';
import webpack from 'webpack';

const targets = browserslistToTargets(
  Object.entries(browserTargets).map(([browser, version]) => `${browser} ${version}`),
);

/** Style sheets without what only people read; the page carries them in its HTML. */
export const smallerStyles = {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('SmallerStyles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tap({ name: 'SmallerStyles', stage }, (assets) => {
        for (const [filename, source] of Object.entries(assets)) {
          if (!filename.endsWith('.css')) continue;
          const { code } = transform({ filename, code: Buffer.from(source.buffer()), minify: true, targets });
          compilation.updateAsset(filename, new webpack.sources.RawSource(Buffer.from(code)));
        }
      });
    });
  },
};

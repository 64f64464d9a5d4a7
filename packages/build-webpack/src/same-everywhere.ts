import webpack from 'webpack';

type SourceMap = { file?: string; sources: string[]; sourcesContent?: (string | null)[] };

/** webpack's own code, which is made for this build. */
const ownCode = /^webpack:\/\/[^/]+\/webpack\//;

/**
 * Source maps without names that webpack gives scripts before it knows their contents, hashes of paths of the checkout: with them the same
 * source would get another version in every folder.
 */
export const sameEverywhere = {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.compilation.tap('SameEverywhere', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'SameEverywhere', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.map')) continue;
          const { file: _, ...map } = JSON.parse(source.source().toString()) as SourceMap;
          const contents = map.sourcesContent?.map((text, at) => (ownCode.test(map.sources[at] ?? '') ? null : text));
          const text = JSON.stringify({ ...map, sourcesContent: contents });
          compilation.updateAsset(name, new webpack.sources.RawSource(text));
        }
      });
    });
  },
};

import { type Compiler, rspack } from '@rspack/core';

/** The `import.meta` of a classic script. */
export const classicOutput = {
  importMetaName: '__script',
  importFunctionName: 'globalThis.__vitrynaImport(__script.url)',
};

const opening = '(()=>{const __script={url:document.currentScript.src};';
const ending = '})();';

/** The bundler's extra code behind an entry. */
const moduleExport = /;?\s*export\s*\{[^}]*\};?\s*$/;

/**
 * Makes classic scripts of entries that are built as modules (`output` is `classicOutput`); what they load later stays modules. A browser
 * says of a classic script when it is evaluated, and a page can begin that when it likes.
 */
export const classicScripts = (entries: RegExp) => ({
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ClassicScripts', (compilation) => {
      // Behind the minimizer: it would take what a function encloses for less than a whole file.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'ClassicScripts', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((asset) => entries.test(asset))) {
          compilation.updateAsset(name, (source) => {
            const code = source.source().toString();
            const { index: end } = moduleExport.exec(code) ?? { index: code.length };
            const script = new rspack.sources.ReplaceSource(source);
            script.insert(0, opening);
            script.replace(end, code.length, ending);
            return script;
          });
        }
      });
    });
  },
});

import { expect, test } from '@jest/globals';
import { type Chunks, refuseCircles, tableAssets } from './built-assets.ts';

/** Chunks of a build, by what each imports; a chunk's facade is the module of its name, its style a sheet of its name. */
const chunksOf = (imports: Record<string, string[]>) =>
  new Map(
    Object.entries(imports).map(([fileName, others]) => [
      fileName,
      {
        fileName,
        imports: others,
        facadeModuleId: fileName.replace('.js', '.tsx'),
        viteMetadata: { importedCss: new Set([fileName.replace('.js', '.css')]) },
      },
    ]),
  ) as unknown as Chunks;

test('a page needs what its chunk imports, that first, and the styles of all', () => {
  const chunks = chunksOf({ 'remoteEntry.js': [], 'page.js': ['shared.js', 'remoteEntry.js'], 'shared.js': [] });
  expect(tableAssets(chunks, new Map([['home', 'page.tsx']]))).toEqual({
    home: { js: ['client/shared.js', 'client/page.js'], css: ['client/shared.css', 'client/page.css'] },
  });
});

test('refuses a page without a chunk of its own', () => {
  expect(() => tableAssets(chunksOf({}), new Map([['home', 'page.tsx']]))).toThrow('no chunk of its own');
});

test('refuses chunks that import each other', () => {
  expect(() => refuseCircles(chunksOf({ 'a.js': ['b.js'], 'b.js': ['a.js'] }))).toThrow('a.js → b.js → a.js');
  expect(() => refuseCircles(chunksOf({ 'a.js': ['c.js'], 'b.js': ['c.js'], 'c.js': [] }))).not.toThrow();
});

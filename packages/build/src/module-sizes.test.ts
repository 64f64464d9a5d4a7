import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { encode } from '@jridgewell/sourcemap-codec';
import { moduleSizes } from './module-sizes.ts';

test('says how many bytes of a script come from which module', () => {
  const folder = mkdtempSync(join(tmpdir(), 'module-sizes-'));
  const sources = [
    'webpack://app/../node_modules/.pnpm/react@19/node_modules/react/index.js',
    'webpack://app/./src/main.ts',
  ];
  const mappings = encode([
    [
      [0, 0, 0, 0],
      [6, 1, 0, 0],
    ],
  ]);
  writeFileSync(join(folder, 'main.js'), 'react;main();x');
  writeFileSync(join(folder, 'main.js.map'), JSON.stringify({ version: 3, sources, mappings }));
  writeFileSync(join(folder, 'unmapped.js'), '1');
  expect(moduleSizes(folder)).toEqual({
    'main.js': [
      { module: 'src/main.ts', bytes: 8 },
      { module: 'react/index.js', bytes: 6 },
    ],
  });
  rmSync(folder, { recursive: true });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('draws the frame’s icons as packages/ui does', () => {
  const drawn = read('packages/ui/src/icon/icon-paths.ts');
  const glyphs = [
    ...read('shell/src/frame/glyph.module.css').matchAll(
      /\.(?<name>[a-z]+)::before \{\s+mask-image:.*? d='(?<path>[^']+)'/g,
    ),
  ];
  // The opener of the menu is the frame's own.
  const shared = glyphs.filter(({ groups }) => groups?.name !== 'menu');
  expect(shared.length).toBeGreaterThan(8);
  for (const { groups } of shared) expect(drawn).toMatch(new RegExp(`\\b${groups?.name}:\\s+'${groups?.path}'`));
});

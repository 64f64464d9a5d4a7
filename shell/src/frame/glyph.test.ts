import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as icons from '@vitryna/ui/icons';

test('draws the frame’s icons as packages/ui does, each where its class looks for it', () => {
  const css = readFileSync(join(import.meta.dirname, 'glyph.module.css'), 'utf8');
  const row = [...css.matchAll(/%3Cpath(?: transform='translate\((?<x>\d+)\)')? d='(?<path>[^']+)'/g)].map(
    ({ groups }) => ({ x: Number(groups?.x ?? 0), path: groups?.path }),
  );
  const classes = [
    ...css.matchAll(/\.(?<name>[a-z]+)(?<open>\[.*\])?::before \{\s+mask-position: (?<percent>\d+)/g),
  ].map(({ groups }) => ({ name: groups?.open ? 'close' : groups?.name, percent: Number(groups?.percent) }));
  expect(row.map(({ x }) => x)).toEqual(row.map((_, place) => place * 24));
  expect(css).toContain(`viewBox='0 0 ${row.length * 24} 24'`);
  expect(css).toContain(`/ ${row.length}00% no-repeat`);
  expect(classes).toHaveLength(row.length);
  for (const [place, { name, percent }] of classes.entries()) {
    expect(percent).toBe((place * 100) / (row.length - 1));
    // The opener of the menu is the frame's own.
    if (name !== 'menu')
      expect(row[place]?.path).toBe(new Map<string | undefined, string>(Object.entries(icons)).get(name));
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const css = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

// Specification §9.5.
test('what folds takes the time that the specification asks for [§9.5]', () => {
  expect(css('fold.module.css')).toContain('block-size var(--collapse)');
  expect(css('../tokens.css')).toContain('--collapse: 300ms ');
});

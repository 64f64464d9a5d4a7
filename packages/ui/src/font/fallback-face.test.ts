import { expect, test } from '@jest/globals';
import { fallbackFace } from './fallback-face.ts';

const face = (width: number | undefined) => ({ ascent: 0.97, descent: 0.305, lineGap: 0, widthOf: () => width });

test('scales the fallback to the mean width and keeps the height of lines', () => {
  const css = fallbackFace([face(0.4826 * 1.1)]);
  expect(css).toContain('size-adjust:110.');
  expect(css).toContain('ascent-override:88.');
  expect(css).toContain('line-gap-override:0.00%');
});

test('refuses a font without letters', () => {
  expect(() => fallbackFace([face(undefined)])).toThrow('no letters');
});

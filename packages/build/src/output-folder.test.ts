import { afterEach, expect, test } from '@jest/globals';
import { outputFolder } from './output-folder.ts';

const { BUILD_FOLDER } = process.env;
afterEach(() => {
  if (BUILD_FOLDER === undefined) delete process.env.BUILD_FOLDER;
  else process.env.BUILD_FOLDER = BUILD_FOLDER;
});

test('a build to look at goes nowhere near what is published', () => {
  delete process.env.BUILD_FOLDER;
  expect(outputFolder('/checkout/mf-catalog')).toBe('/checkout/mf-catalog/dist');
  process.env.BUILD_FOLDER = '/checkout/.data/dev/builds';
  expect(outputFolder('/checkout/mf-catalog')).toBe('/checkout/.data/dev/builds/mf-catalog');
});

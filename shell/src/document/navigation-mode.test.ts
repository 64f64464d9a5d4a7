/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { navigationMode } from './navigation-mode.ts';

test.each([
  [undefined, 'instant'],
  ['plain', 'plain'],
  ['of tomorrow', 'instant'],
])('a document that says %p has a tab that navigates %s', (said, mode) => {
  if (said) document.documentElement.dataset.navigation = said;
  expect(navigationMode()).toBe(mode);
});

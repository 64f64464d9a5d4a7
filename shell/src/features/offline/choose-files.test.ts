import { expect, test } from '@jest/globals';
import { chooseFiles } from './choose-files.ts';

test("chooses the shell's code and the remote that shows the cart", () => {
  const kept = [
    '/assets/shell/1.0.0-a/main.1.js',
    '/assets/shell/1.0.0-a/main.1.css',
    '/assets/shell/1.0.0-a/fonts/onest.woff2',
    '/assets/mf-checkout/1.0.0-b/remoteEntry.js',
    '/assets/mf-checkout/1.0.0-b/modal-cart.1.js',
    '/assets/mf-checkout/1.0.0-b/modal-cart.1.css',
  ];
  const left = [
    '/assets/shell/1.0.0-a/sw.js',
    '/assets/shell/1.0.0-a/icons/icon.svg',
    '/assets/mf-content/1.0.0-c/page-faq.1.js',
  ];
  expect(chooseFiles(Object.fromEntries([...left, ...kept].map((path) => [path, 'sha384-x'])))).toEqual(kept);
});

test('chooses nothing without a table', () => {
  expect(chooseFiles({})).toEqual([]);
});

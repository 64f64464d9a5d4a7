/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { promisedIntegrity } from './promised-integrity.ts';

// Not among what jsdom reflects.
Object.defineProperty(HTMLLinkElement.prototype, 'integrity', {
  get(this: Element) {
    return this.getAttribute('integrity');
  },
});

test('is what the document says of the modules that it preloads, by path', () => {
  document.body.innerHTML =
    '<link rel="modulepreload" href="/assets/a/1/a.js" integrity="sha384-a">' +
    '<link rel="preload" as="script" href="/assets/shell/1/main.js" integrity="sha384-m">' +
    '<link rel="modulepreload" href="/assets/a/1/b.js" integrity="sha384-b">';
  expect(promisedIntegrity()).toEqual({ '/assets/a/1/a.js': 'sha384-a', '/assets/a/1/b.js': 'sha384-b' });
});

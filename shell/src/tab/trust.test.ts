import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type TrustRules, trustedHtml } from '@vitryna/contracts/trust';
import { makeTrust } from './trust.ts';
import { trustedJson, trustedScriptUrl } from './trusted-scripts.ts';

const entry = 'https://shop.example/assets/shell/1.0.0-a/main.1.js';

/** As browsers do it: a policy gives out objects, and makes each name once. */
const made: string[] = [];
beforeEach(() => {
  globalThis.trustedTypes = {
    createPolicy(name, rules) {
      made.push(name);
      const wrap = (text: string) => ({ toString: () => text }) as unknown as string;
      return Object.fromEntries(
        Object.entries(rules).map(([key, rule]) => [key, (text: string) => wrap(rule(text))]),
      ) as unknown as TrustRules;
    },
  };
});
afterEach(() => {
  made.length = 0;
  globalThis.trustedTypes = undefined;
  globalThis.__vitrynaTrust = undefined;
});

test('passes what the store itself brings, by one policy', () => {
  makeTrust(entry);
  expect(made).toEqual(['vitryna']);
  expect(typeof trustedHtml('<p>')).toBe('object');
  expect(String(trustedHtml('<p>'))).toBe('<p>');
  expect(String(trustedJson('{"a":"</script>"}'))).toBe('{"a":"</script>"}');
  expect(String(trustedScriptUrl('/sw.js'))).toBe('/sw.js');
  const counter = 'https://www.googletagmanager.com/gtm.js?id=GTM-A';
  expect(String(trustedScriptUrl(counter))).toBe(counter);
});

test('passes the entry before anything else is said, and nothing beside it', () => {
  makeTrust(entry);
  expect(String(globalThis.__vitrynaTrust?.createScriptURL(entry))).toBe(entry);
  expect(() => globalThis.__vitrynaTrust?.createScriptURL(`${entry}?a`)).toThrow();
});

test.each([
  '/sw.js?a',
  '//www.googletagmanager.com/gtm.js',
  'https://www.googletagmanager.com.evil.example/',
  'http://www.googletagmanager.com/gtm.js',
  '/media/a.jpg',
  'data:text/javascript,alert(1)',
])('loads no script from %s', (address) => {
  makeTrust(entry);
  expect(() => trustedScriptUrl(address)).toThrow('is no script of the store');
});

test('puts nothing into a script element but data', () => {
  makeTrust(entry);
  expect(() => trustedJson('alert(1)')).toThrow(SyntaxError);
});

test('leaves texts as they are where there are no Trusted Types', () => {
  globalThis.trustedTypes = undefined;
  makeTrust(entry);
  expect([trustedHtml('<p>'), trustedJson('{}'), trustedScriptUrl('/sw.js')]).toEqual(['<p>', '{}', '/sw.js']);
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createApiError } from '@vitryna/api-client';
import { RemoteLostError } from '../../remotes/remote-lost-error.ts';
import { nameFault } from './name-fault.ts';

const page = { app: 'mf-catalog', version: '1.0.0' };
const at = (file: string) => `\n    at press (https://shop.example/assets/${file}:1:2)`;
const shell = at('shell/3.0.0/static/main.abc.js');
const catalog = at('mf-catalog/1.0.0/page-home.1.js');
const checkout = at('mf-checkout/2.0.0-rc.1/cart.js');

function thrownAt(stack: string, error: Error = new TypeError("reading 'price'")): Error {
  return Object.assign(error, { stack: `${error.name}: ${error.message}${stack}` });
}
const named = (...fault: [kind: 'error' | 'loss' | 'mismatch', error: unknown, where?: string]) =>
  nameFault(fault[0], fault[1], fault[2] ?? '', page).map(({ app, version }) => `${app}@${version}`);

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['of the remote whose file is on top', catalog + shell, ['mf-catalog@1.0.0']],
  ['of another remote than the page is of', checkout + catalog, ['mf-checkout@2.0.0-rc.1']],
  [
    'of the shell and of the remote that called it',
    shell + checkout + catalog,
    ['shell@3.0.0', 'mf-checkout@2.0.0-rc.1'],
  ],
  ['of the shell alone', shell, ['shell@3.0.0']],
  ['of the page where no file is named', '', ['mf-catalog@1.0.0']],
  ['of nobody where the files are an extension’s', '\n at x (chrome-extension://abc/a.js:1:2)', []],
])('an error is %s', (_, stack, parts) => expect(named('error', thrownAt(stack))).toEqual(parts));

test('an error of React blames the component that its own stack names', () => {
  expect(named('error', thrownAt(shell), checkout)).toEqual(['shell@3.0.0', 'mf-checkout@2.0.0-rc.1']);
});

test('a mismatch is of the component that did not hydrate, never of React', () => {
  expect(named('mismatch', thrownAt(shell), shell + checkout)).toEqual(['mf-checkout@2.0.0-rc.1']);
  expect(named('mismatch', thrownAt(shell), shell)).toEqual(['mf-catalog@1.0.0']);
});

test('a loss is of the version below whose address the code was', () => {
  expect(named('loss', new Error('missing'), '/assets/mf-content/4.0.0/')).toEqual(['mf-content@4.0.0']);
});

test.each([
  ['an answer of a call', createApiError({ kind: 'http', status: 500, message: 'x' })],
  ['a page that is not there', createApiError({ kind: 'http', status: 404, message: 'x' })],
  ['what was given up', new DOMException('x', 'AbortError')],
  ['a remote that is told of already', new RemoteLostError('mf-catalog')],
  ['a script of somebody else', 'Script error.'],
])('%s is nobody’s fault', (_, error) => expect(named('error', error)).toEqual([]));

test('nothing is anybody’s fault without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(named('error', thrownAt(catalog))).toEqual([]);
});

test('says what and where, and nothing of a shopper', () => {
  const error = thrownAt(catalog, new Error('no such user "Ivan Petrenko" at ivan@example.com'));
  expect(nameFault('error', error, '', page)).toEqual([
    { ...page, kind: 'error', message: 'Error: no such user … at …', place: 'page-home.1.js:1:2' },
  ]);
});

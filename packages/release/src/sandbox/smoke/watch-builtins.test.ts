import { createContext, runInContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { type ChangedBuiltins, watchBuiltins } from './watch-builtins.ts';

/** A realm of its own, because what is changed here stays changed. */
function watched(before = '') {
  const realm = createContext({});
  const run = (code: string): unknown => runInContext(code, realm);
  run(before);
  const module = run('({ createElement() {}, version: "19" })');
  const watch = runInContext(`(${watchBuiltins})`, realm) as typeof watchBuiltins;
  const changed: ChangedBuiltins = watch(run('globalThis') as typeof globalThis, { react: module });
  return { run, changed, module };
}

test.each([
  ['a method that does something else', 'Array.prototype.map = () => []', ['Array.prototype.map']],
  ['a property for everything', 'Object.prototype.isMine = true', ['Object.prototype.isMine']],
  ['a method that is gone', 'delete String.prototype.at', ['String.prototype.at']],
  ['a function of an object', 'Math.random = () => 4', ['Math.random']],
  ['a global', 'structuredClone = () => null', ['structuredClone']],
  ['a class', 'Date = class extends Date {}', ['Date']],
  [
    'a method of what formats',
    'Intl.NumberFormat.prototype.formatToParts = null',
    ['Intl.NumberFormat.prototype.formatToParts'],
  ],
  ['an accessor', "Object.defineProperty(Map.prototype, 'size', { get: () => 0 })", ['Map.prototype.size']],
  ['a symbol', 'Array.prototype[Symbol.iterator] = null', ['Array.prototype.Symbol(Symbol.iterator)']],
  ['a method of the one history', 'history.pushState = () => {}', ['history.pushState']],
])('tells of %s', (_, code, expected) => {
  const { run, changed } = watched('globalThis.history = {}; globalThis.structuredClone = () => 0;');
  run(code);
  expect(changed()).toEqual(expected);
  // Once: the page after it is not to blame.
  expect(changed()).toEqual([]);
});

test('tells of another function in a shared module', () => {
  const { changed, module } = watched();
  Object.assign(module as object, { createElement: () => null });
  expect(changed()).toEqual(['react.createElement']);
  const wrapped = { version: '19' };
  const changedInside = watchBuiltins(globalThis, { react: { default: wrapped } });
  wrapped.version = 'mine';
  expect(changedInside()).toEqual(['react.version']);
});

test('says nothing of globals of somebody, of errors that are set up, and of ordinary work', () => {
  const { run, changed } = watched('globalThis.counter = 1;');
  run(`globalThis.__mine = { all: [] }; counter += 1; Error.stackTraceLimit = 50;
    class Thing extends Map { get size() { return 1; } }
    [3, 1].sort().map(String); /(a)/.exec('a'); new Thing(); Promise.resolve().then(() => {});`);
  expect(changed()).toEqual([]);
});

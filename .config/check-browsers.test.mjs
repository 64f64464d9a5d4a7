import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findFaults } from './browsers/find-faults.mjs';
import { compatOf, lackedBy, oldestVersion } from './browsers/promised.mjs';

let tree;
afterEach(() => rmSync(tree, { recursive: true }));

/** What is said of a small tree with these files. */
function judge(files, allowed = []) {
  tree = mkdtempSync(join(tmpdir(), 'vitryna-browsers-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }
  return findFaults(tree, allowed);
}

const featuresOf = ({ ofTree }) => ofTree.map(({ feature }) => feature);

// Safari 17.5 lacks each of them, and each is refused by another way of looking.
test.each([
  ['a static method', 'export const a = URL.parse(b);', 'api.URL.parse_static'],
  ['a static method of the language', 'export const a = Promise.try(b);', 'javascript.builtins.Promise.try'],
  ['a global', 'requestIdleCallback(a);', 'api.Window.requestIdleCallback'],
  ['a member of the window', 'window.requestIdleCallback(a);', 'api.Window.requestIdleCallback'],
  ['a class', 'new CloseWatcher();', 'api.CloseWatcher'],
  ['what a cast hides', '(navigator as { connection?: object }).connection;', 'api.Navigator.connection'],
  ['what is taken out of an object', 'const { startViewTransition } = document;', 'api.Document.startViewTransition'],
  ['a member written as a text', "document['startViewTransition'](a);", 'api.Document.startViewTransition'],
  ['an event', "element.addEventListener('scrollend', a);", 'api.Document.scrollend_event'],
  ['an event of an element of React', '<p onScrollEnd={a} />;', 'api.Document.scrollend_event'],
  ['an attribute', '<dialog closedby="any" />;', 'html.elements.dialog.closedby'],
  ['a member of anything', 'element.moveBefore(a, b);', 'api.Document.moveBefore'],
  ['modifiers of a pattern', '/(?i:a)/.test(b);', 'javascript.regular_expressions.modifier'],
])('refuses %s', (_, code, feature) => {
  expect(featuresOf(judge({ 'mf-one/src/a.tsx': code }))).toEqual([feature]);
});

test.each([
  ['a type', 'export type A = CloseWatcher;'],
  ['a name of its own', 'class CloseWatcher {}\nnew CloseWatcher();'],
  ['a member of its own', 'const a = { moveBefore: b };\na.moveBefore();'],
  ['a class of a style sheet', "import styles from './a.module.css';\nstyles.connection;"],
  [
    'what all of them have',
    'Map.groupBy(a, b);\ndocument.startsWith;\n[1].toSorted();\nnavigator.locks.request(a, b);',
  ],
])('lets %s pass', (_, code) => {
  expect(featuresOf(judge({ 'mf-one/src/a.ts': code }))).toEqual([]);
});

test.each([
  [
    'a property',
    '.a { interpolate-size: allow-keywords; }',
    ['css.properties.interpolate-size', 'css.properties.interpolate-size.allow-keywords'],
  ],
  [
    'a word of a property',
    '.a { content-visibility: hidden; }',
    ['css.properties.content-visibility', 'css.properties.content-visibility.hidden'],
  ],
  ['a property that a transition names', '.a { transition: overlay 1s; }', ['css.properties.overlay']],
  ['a function', '.a { inline-size: calc-size(auto, size); }', ['css.types.calc-size']],
  ['a part of an element', '.a::details-content { color: red; }', ['css.selectors.details-content']],
  ['a rule', '@function --a() { result: 1px; }', ['css.at-rules.function']],
  ['what nobody knows', '.a { colour: red; }', ['colour']],
  [
    'what another condition asks for',
    '@supports (color: red) { .a::details-content { color: red; } }',
    ['css.selectors.details-content'],
  ],
])('refuses %s of a style sheet', (_, css, features) => {
  expect(featuresOf(judge({ 'packages/ui/src/a.module.css': css })).slice(0, features.length)).toEqual(features);
});

test('lets pass what a condition asks for, and what all of them have', () => {
  const css = `@supports (interpolate-size: allow-keywords) and selector(::details-content) {
    .a { interpolate-size: allow-keywords; &::details-content { color: light-dark(red, oklch(1 0 0)); } }
  }
  .b:global(.c):has(d) { composes: a; display: grid; -webkit-user-select: none; --x: 1px; width: round(down, 1cqi, 2dvh); }
  @media (width < 768px) and (prefers-reduced-motion: reduce) { .b { @starting-style { opacity: 0; } } }`;
  expect(judge({ 'shell/src/a.module.css': css })).toEqual({ ofTree: [], ofList: [] });
});

test('leaves out what no browser runs', () => {
  const code = 'URL.parse(a);';
  const files = [
    'shell/server/a.ts',
    'shell/src/ssr/a.ts',
    'packages/release/src/a.ts',
    'mf-one/src/a.test.ts',
    'mf-one/build.ts',
  ];
  expect(featuresOf(judge(Object.fromEntries(files.map((file) => [file, code]))))).toEqual([]);
});

const [style, script] = ['mf-one/src/a.css', 'mf-one/src/a.ts'];

test('a style that is allowed passes everywhere, or in the files that are named', () => {
  const files = {
    [style]: '.a { content-visibility: auto; }',
    'mf-one/src/b.css': '.a { content-visibility: hidden; }',
  };
  const all = { features: ['css.properties.content-visibility'], without: 'It is slower.' };
  const hidden = {
    features: ['css.properties.content-visibility.hidden'],
    in: [style],
    without: 'It is hidden otherwise.',
  };
  expect(judge(files, [all])).toEqual({ ofTree: [], ofList: [] });
  expect(featuresOf(judge(files, [all, hidden]))).toEqual(['css.properties.content-visibility.hidden']);
});

test('a script that is allowed passes in the files that are named, and nowhere else', () => {
  const files = { [script]: 'URL.parse?.(a);', 'mf-one/src/b.ts': 'URL.parse(a);' };
  const entry = { features: ['api.URL.parse_static'], without: 'It is made by `new URL`.' };
  expect(judge(files, [{ ...entry, in: [script] }]).ofTree.map(({ file }) => file)).toEqual(['mf-one/src/b.ts']);
  expect(judge(files, [entry]).ofTree).toHaveLength(2);
});

test('the list says why, and holds nothing that is not needed', () => {
  const files = { [style]: '.a { field-sizing: content; }' };
  const { ofList } = judge(files, [
    { features: ['css.properties.field-sizing'], without: '', test: 'mf-one/src/a.test.ts' },
    { features: ['css.properties.color'], in: [style], without: 'It is black.' },
  ]);
  expect(ofList).toEqual([
    'css.properties.field-sizing: say what happens without it',
    'css.properties.field-sizing: there is no mf-one/src/a.test.ts',
    'css.properties.color: nothing uses it, or nobody lacks it any more',
    `css.properties.color: not in ${style}`,
  ]);
});

test('the starter asks for what is new in the oldest promised browsers', () => {
  judge({});
  const starter = readFileSync(join(import.meta.dirname, '../shell/src/start/starter.ts'), 'utf8');
  expect(starter).toContain("CSS?.supports('color', 'light-dark(red,red)')");
  const { support } = compatOf('css.types.color.light-dark');
  expect(lackedBy('css.types.color.light-dark')).toEqual([]);
  expect([support.safari.version_added, support.safari_ios.version_added]).toEqual([
    oldestVersion('safari'),
    oldestVersion('safari_ios'),
  ]);
});

test('names the newest promised version that lacks a feature', () => {
  judge({});
  expect(lackedBy('api.URL.parse_static')).toEqual(['Safari on iOS 17.6-17.7', 'Safari 17.6']);
  expect(lackedBy('javascript.builtins.Map.groupBy')).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '..');

const fading = ['opacity', 'background-color', 'display', 'overlay'];
const moving = ['translate', 'rotate', 'block-size', 'inline-size', 'content-visibility'];

/** Durations of `tokens.css`: who asked for less motion has 80 ms of the first and nothing of the second. */
const fadingTimes = ['var(--hover)', 'var(--in)', 'var(--out)'];
const movingTimes = ['var(--turn)', 'var(--move-in)', 'var(--move-out)', 'var(--collapse)'];

/** What a stylesheet says against the rule: a transition names what it changes, and takes its time from a token of that kind. */
function faultsOf(css) {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/transition(-\w+)?:([^;}]*)/g);
  return [...rules].flatMap(([rule, longhand, value]) => {
    if (longhand) return longhand === '-delay' ? [] : [rule];
    return value
      .split(',')
      .map((part) => part.trim().split(/\s+/))
      .filter(
        ([property, time]) =>
          !(fading.includes(property) && fadingTimes.includes(time)) &&
          !(moving.includes(property) && movingTimes.includes(time)),
      )
      .map((part) => part.join(' '));
  });
}

/** Keyframes that move: who asked for less motion sees an animation's 80 ms of them, so only what has no other way may have them. */
const movingFrames = {
  /* The ring of a busy button. */
  'packages/ui/src/button/button.module.css': ['turn'],
  /* Stands still for who asked for less motion. */
  'shell/src/features/navigation/navigation-progress.module.css': ['grow'],
  /* Slides do not go on alone then. */
  'shell/src/features/ad-popup/ad-popup.module.css': ['fill'],
};
const moves = /[{;\s](?:translate|rotate|scale|transform|inset|top|left|right|bottom|margin[\w-]*)\s*:/;

/** The names of a stylesheet's keyframes that move something. */
const framesThatMove = (css) =>
  [...css.matchAll(/@keyframes\s+([\w-]+)\s*\{((?:[^{}]*\{[^{}]*\})*)/g)]
    .filter(([, , frames]) => moves.test(frames))
    .map(([, name]) => name);

test('what moves is at once, and what fades is short, for who asked for less motion', () => {
  const files = globSync('{shell,mf-*,packages/*}/src/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    faultsOf(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test('what comes in rises by a transition, which is at once for who asked for less motion', () => {
  const files = globSync('{shell,mf-*,packages/*}/src/**/*.css', { cwd: root, exclude: ['**/node_modules/**'] });
  const found = files.map((file) => [file, framesThatMove(readFileSync(join(root, file), 'utf8'))]);
  expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual(movingFrames);
});

test.each([
  ['.a { transition: opacity var(--in), translate var(--move-in); }', []],
  ['.a { transition: opacity var(--hover) 120ms; transition-delay: 120ms; }', []],
  ['.a { transition: translate var(--in); }', ['translate var(--in)']],
  ['.a { transition: opacity 240ms; }', ['opacity 240ms']],
  // Every property of the element, where it is given a duration alone.
  ['* { transition-duration: 80ms !important; }', ['transition-duration: 80ms !important']],
  ['.a { transition: 80ms; }', ['80ms']],
  ['/* transition: all 1s; */', []],
])('tells the faults of %s', (css, expected) => {
  expect(faultsOf(css)).toEqual(expected);
});

import { expect, test } from '@jest/globals';
import { usageOf } from './usage.mjs';

test.each([
  [['--help'], /^node packages\/cli\/bootstrap\.mjs COMMAND\n/],
  [['-h'], /^node packages\/cli\/bootstrap\.mjs COMMAND\n/],
  [['help'], /^node packages\/cli\/bootstrap\.mjs COMMAND\n/],
  [['start', '--help'], /^npm start\n/],
  [['test', '-h'], /^npm test \[-- --full \| --changed \[since REVISION\]\]/],
])('bootstrap.mjs %j says how it is used', ([command, ...argv], text) => {
  const usage = usageOf(command, argv);
  expect(usage?.isFault).toBe(false);
  expect(usage?.text).toMatch(text);
});

test.each([
  [['nonsense'], '"nonsense" is no command\n\nnode packages/cli/bootstrap.mjs COMMAND\n'],
  [['toString'], '"toString" is no command\n\nnode packages/cli/bootstrap.mjs COMMAND\n'],
  [['start', '--port'], 'start does not take "--port"\n\nnpm start\n'],
  [['test', '--ful'], 'test does not take "--ful"\n\nnpm test [-- --full'],
])('bootstrap.mjs %j says what is wrong', ([command, ...argv], text) => {
  const usage = usageOf(command, argv);
  expect(usage?.isFault).toBe(true);
  expect(usage?.text).toContain(text);
});

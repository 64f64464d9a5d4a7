import { expect, test } from '@jest/globals';
import { readOptions } from './options.ts';

const none = { isFull: false, keepsGoing: false, changedSince: undefined, only: null };

test.each([
  [[], none],
  [['--full', '--keep-going'], { ...none, isFull: true, keepsGoing: true }],
  [['--changed'], { ...none, changedSince: null }],
  [['--changed', '--keep-going'], { ...none, changedSince: null, keepsGoing: true }],
  [['--changed', 'since', 'HEAD~2'], { ...none, changedSince: 'HEAD~2' }],
  [['--only', 'types'], { ...none, only: { step: 'types', words: [] } }],
  [
    ['--full', '--only', 'journeys', 'a.spec.ts:3', '--project=uk-phone'],
    { ...none, isFull: true, only: { step: 'journeys', words: ['a.spec.ts:3', '--project=uk-phone'] } },
  ],
])('reads %j', (words, options) => {
  expect(readOptions(words)).toEqual(options);
});

test.each([[['--only']], [['--changed', 'since']], [['--changed', '--only', 'units']], [['--full', '--changed']]])(
  'refuses %j',
  (words) => {
    expect(() => readOptions(words)).toThrow();
  },
);

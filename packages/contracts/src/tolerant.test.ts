import { expect, test } from '@jest/globals';
import { collectOmissions, listOf, optionalListOf, orElse } from './tolerant.ts';
import { z } from './zod.ts';

const number = z.number('no number');

test('tells what was left out and where, and keeps the rest', () => {
  const schema = z.object({ one: orElse(z.object({ two: number }), { two: 0 }), list: listOf(number) });
  const read = () => schema.parse({ one: { two: 'x' }, list: [1, 'x', null, 2] });
  const { result, omissions } = collectOmissions(read);
  expect(result).toEqual({ one: { two: 0 }, list: [1, 2] });
  expect(omissions).toEqual(['two: no number', 'no number', 'no number']);
});

test('takes what is not there for no mistake', () => {
  const schema = z.object({ one: orElse(number, 7), two: orElse(number, 8), list: optionalListOf(number) });
  const { result, omissions } = collectOmissions(() => schema.parse({ one: null }));
  expect(result).toEqual({ one: 7, two: 8, list: [] });
  expect(omissions).toEqual([]);
});

test('gives each reader its own notes, also where a reading inside of it fails', () => {
  const wrong = () => orElse(number, 0).parse('x');
  const outer = collectOmissions(() => {
    wrong();
    expect(collectOmissions(wrong).omissions).toHaveLength(1);
    const failing = () =>
      collectOmissions(() => {
        throw new Error('unreadable');
      });
    expect(failing).toThrow('unreadable');
    wrong();
  });
  expect(outer.omissions).toHaveLength(2);
  // Nobody listens any more.
  wrong();
  expect(outer.omissions).toHaveLength(2);
});

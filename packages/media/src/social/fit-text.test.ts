import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitText, type Step, shorten } from './fit-text.ts';
import { outline, widthOf } from './outlines.ts';

const box = { width: 560, weight: 700 } as const;
const steps: [Step, ...Step[]] = [
  { size: 58, lines: 2 },
  { size: 40, lines: 4 },
];

test('takes the largest size that has room for all words', () => {
  expect(fitText('Роутер', steps, box)).toEqual({ size: 58, lines: ['Роутер'] });
  const long = fitText('Комплект відеоспостереження на вісім вуличних камер із монітором', steps, box);
  expect(long.size).toBe(40);
  expect(long.lines.join(' ')).toBe('Комплект відеоспостереження на вісім вуличних камер із монітором');
});

test('leaves out the end of what fits in no size, at a word', () => {
  const { lines } = fitText('Дуже довга назва товару '.repeat(20), steps, box);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(/(?:Дуже|довга|назва|товару)…$/);
});

test('no line is wider than its box, whatever it is made of', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'Щїґ₴ W.—1 '), maxLength: 200 });
  fc.assert(
    fc.property(letters, (text) => {
      const { size, lines } = fitText(text, steps, box);
      for (const line of lines) expect(widthOf(line, 700, size)).toBeLessThanOrEqual(box.width);
    }),
    { numRuns: 30 },
  );
  expect(widthOf(shorten('Щ'.repeat(99), 40, box), 700, 40)).toBeLessThanOrEqual(box.width);
});

test('has letters of both languages and the sign of the hryvnia, and leaves out what it has none for', () => {
  for (const letter of 'їєіґЇЄІҐёъыэЁ₴№«»—’') expect([letter, widthOf(letter, 500, 40) > 0]).toEqual([letter, true]);
  expect(outline('🔥', { x: 0, y: 0, size: 40, weight: 500, fill: '#000' })).toBe('<path fill="#000" d=""/>');
});

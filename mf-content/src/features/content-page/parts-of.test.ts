import { expect, test } from '@jest/globals';
import { type Block, blockSchema } from '@vitryna/contracts/content';
import { partsOf } from './parts-of.ts';

const read = (blocks: unknown[]): Block[] => blocks.map((block) => blockSchema.parse(block));

test('names the titled parts that the page draws, by their places', () => {
  const blocks = read([
    { type: 'text', html: '<p>а</p>' },
    { type: 'text', title: 'Хто ми', html: '<p>а</p>' },
    { type: 'form', title: 'Написати нам', event: 'feedback' },
    { type: 'quote', text: 'а' },
    { type: 'table', title: 'Рівні цін', head: ['а'], rows: [['б']] },
  ]);
  expect(partsOf(blocks)).toEqual([
    { name: 'part-2', title: 'Хто ми' },
    { name: 'part-5', title: 'Рівні цін' },
  ]);
});

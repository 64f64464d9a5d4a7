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
    { name: 'part-3', title: 'Написати нам' },
    { name: 'part-5', title: 'Рівні цін' },
  ]);
});

test('leads to no shelf without products and to no form that it does not have', () => {
  const blocks = read([
    { type: 'products', title: 'Камери', query: 'categoryId=1' },
    { type: 'products', title: 'Станції', query: 'categoryId=2' },
    { type: 'form', title: 'Опитування', event: 'poll' },
  ]);
  expect(partsOf(blocks, { 1: [] })).toEqual([{ name: 'part-2', title: 'Станції' }]);
});

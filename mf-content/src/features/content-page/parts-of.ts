import type { Block } from '@vitryna/contracts/content';

/** A part of a text that its contents list names. */
export type Part = { name: string; title: string };

/** The anchor of a block: its place in the text, because titles differ by language and addresses should not. */
export const partName = (index: number): string => `part-${index + 1}`;

/** Blocks of editors' forms and shelves are not drawn on these pages, so nothing leads to them. */
const drawn: ReadonlySet<Block['type']> = new Set([
  'text',
  'steps',
  'accordion',
  'cards',
  'table',
  'gallery',
  'video',
  'map',
]);

/** The titled parts of a text, in its order. */
export function partsOf(blocks: readonly Block[]): Part[] {
  return blocks.flatMap((block, index) =>
    drawn.has(block.type) && 'title' in block && block.title ? [{ name: partName(index), title: block.title }] : [],
  );
}

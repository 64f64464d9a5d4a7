import type { Block } from '@vitryna/contracts/content';
import { requestEventOf } from './request-rules.ts';
import { isTool } from './tool-rules.ts';

/** A part of a text that its contents list names. */
export type Part = { name: string; title: string };

/** The anchor of a block: its place in the text, because titles differ by language and addresses should not. */
export const partName = (index: number): string => `part-${index + 1}`;

/** The titled parts of a text, in its order, without those that are not drawn: a shelf without products, a form of an unknown event. */
export function partsOf(blocks: readonly Block[], shelves: Readonly<Record<number, unknown>> = {}): Part[] {
  return blocks.flatMap((block, index) => {
    if (block.type === 'products' && !(index in shelves)) return [];
    if (block.type === 'form' && requestEventOf(block.event) === null && !isTool(block.event)) return [];
    return 'title' in block && block.title ? [{ name: partName(index), title: block.title }] : [];
  });
}

import { z } from 'zod';

const href = z.url({ protocol: /^https?$/ });
const blockSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  /** Words, and a button that does what they say; in the text the address stands below the words. */
  z.object({ type: z.literal('link'), text: z.string(), label: z.string(), href }),
  z.object({ type: z.literal('code'), text: z.string(), code: z.string() }),
  z.object({ type: z.literal('facts'), rows: z.array(z.tuple([z.string(), z.string()])) }),
  /** Sums below the lines that they are of. */
  z.object({ type: z.literal('sums'), rows: z.array(z.tuple([z.string(), z.string()])) }),
  z.object({
    type: z.literal('lines'),
    rows: z.array(z.object({ name: z.string(), quantity: z.number().int(), sum: z.string() })),
  }),
]);

/** The parts of an e-mail as they are kept. */
export const blocksSchema = z.array(blockSchema);

/** A part of an e-mail, of which both its text and its HTML are made: neither says what the other does not. */
export type Block = z.infer<typeof blockSchema>;

/** A part's plain text in an e-mail. */
export function textOf(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text;
    case 'link':
      return `${block.text}:\n${block.href}`;
    case 'code':
      return `${block.text}: ${block.code}`;
    case 'facts':
    case 'sums':
      return block.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'lines':
      return block.rows.map(({ name, quantity, sum }) => `${name} × ${quantity}: ${sum}`).join('\n');
  }
}

/** How much a word counts by where the product has it. */
export const fieldWeights = {
  /** The product's kind: the words before its maker. */
  noun: 14,
  /** Its purpose: «для ноутбука». */
  purpose: 5,
  name: 10,
  /** Told apart from the name. */
  maker: 11,
  category: 8,
  keySpecification: 6,
  specification: 3,
  /** Categories above its own. */
  department: 3,
} as const;

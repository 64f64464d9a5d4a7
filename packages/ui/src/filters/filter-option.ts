/** A value that a shopper can filter by. */
export type FilterOption = {
  /** The value in the address. */
  value: string;
  text: string;
  /** How many products have it; a value without products stays, greyed. */
  count: number;
  isChosen?: boolean;
  /** Of a range: what the value is ordered by. */
  number?: number;
  /** Of a colour: `#rrggbb`. */
  colour?: string;
};

/**
 * Asks for options of the filter with this field name that are not on the page: those that hold the words, or all for `null`. `total`
 * says how many there are, also beyond those that were answered.
 */
export type FindOptions = (
  name: string,
  words: string | null,
  signal: AbortSignal,
) => Promise<{ options: FilterOption[]; total: number }>;

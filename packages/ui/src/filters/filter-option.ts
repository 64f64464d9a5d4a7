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

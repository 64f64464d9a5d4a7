/** The number of an order in one piece: a line would break after its hyphen. */
export const wholeNumber = (number: string): string => number.replace('-', '-\u2060');

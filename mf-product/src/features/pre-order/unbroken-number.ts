/** The number of an order in one piece: a line would break after its hyphen. */
export const unbrokenNumber = (number: string): string => number.replace('-', '-\u2060');

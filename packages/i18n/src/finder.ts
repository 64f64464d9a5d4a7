/** Finds the text of a key, in the plural form of `count` where it is given; undefined when there is none. */
export type Finder = (key: string, count: number | undefined) => string | undefined;

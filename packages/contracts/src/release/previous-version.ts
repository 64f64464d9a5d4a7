/** What a tab gets in the place of a remote whose code failed there (decision 104): plain data for browsers. */
export type PreviousVersion = {
  /** The base of its files, and its container below that. */
  remote: { base: string; entry: string };
  /** Integrity of its files, by their addresses. */
  integrity: Record<string, string>;
};

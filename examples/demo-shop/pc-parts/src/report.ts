/** A row that did not become a product. */
export type Skip = { file: string; index: number | null; reason: string };

/** What happened while the data set was read. */
export type Report = {
  read: number;
  skipped: Skip[];
  /** What products came without. */
  left: Left;
};

/** How many products came without something, by what was in the way. */
export type Left = {
  /** Without a price: they are shown, but sold on request only. */
  unpriced: number;
  /** Without a picture: the kind of part has no drawing. */
  unpictured: number;
  /** By `file.property`: a value that could not be read. */
  unreadable: Record<string, number>;
  /** By `file.property`: a property that no specification is made of. */
  unknown: Record<string, number>;
};

/** Before anything was read. */
export const emptyReport = (): Report => ({
  read: 0,
  skipped: [],
  left: { unpriced: 0, unpictured: 0, unreadable: {}, unknown: {} },
});

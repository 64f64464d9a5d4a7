/** A row that did not become a product. */
export type Skip = { file: string; index: number | null; reason: string };

/** What happened while the data set was read. */
export type Report = {
  read: number;
  skipped: Skip[];
  /** Properties whose value could not be read, by file and property; the product came without them. */
  left: Record<string, number>;
  unpriced: number;
};

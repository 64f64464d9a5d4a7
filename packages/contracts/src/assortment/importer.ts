import { z } from 'zod';
import type { CatalogueImport } from '../api/catalogue-import.ts';
import { functionSchema } from './function-schema.ts';

/** How many products came without something, by what was in the way. */
export type LeftOutOfSource = {
  /** Without a price: they are shown, but sold on request only. */
  unpriced: number;
  /** Without a picture: nothing is drawn for their kind. */
  unpictured: number;
  /** By `file.property`: a value that could not be read. */
  unreadable: Record<string, number>;
  /** By `file.property`: a property that no specification is made of. */
  unknown: Record<string, number>;
};

/** What happened while a source was read. */
export type SourceReport = {
  read: number;
  /** Rows that did not become a product; `index` is null where a whole file could not be read. */
  skipped: { file: string; index: number | null; reason: string }[];
  /** What products came without. */
  left: LeftOutOfSource;
};

/** What a module that reads an assortment exports as `importer`, for `vitryna import NAME FOLDER`. */
export const assortmentImporterSchema = z.object({
  /** What it loads, for the command's help. */
  summary: z.string().min(1),
  /** Reads the folder as its products are asked for; `report` is complete after the last one. */
  read: functionSchema<(folder: string) => CatalogueImport & { report: () => SourceReport }>(),
});
export type AssortmentImporter = z.infer<typeof assortmentImporterSchema>;

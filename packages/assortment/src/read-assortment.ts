import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** The file of the folder that names the parts. */
const fileName = 'assortment.json';

const manifestSchema = z.strictObject({
  seedSource: z.string().min(1).optional(),
  pictureDrawer: z.string().min(1).optional(),
  importers: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string().min(1)).default({}),
});

/** Where the modules of an assortment are; none of them is loaded yet. */
export type AssortmentParts = {
  seedSource: URL | null;
  pictureDrawer: URL | null;
  /** By the name that `vitryna import` knows. */
  importers: ReadonlyMap<string, URL>;
};

/**
 * Reads which modules an assortment consists of; a folder of null has none.
 *
 * @throws an error that names the file and what is wrong with it
 */
export function readAssortment(folder: string | null): AssortmentParts {
  if (folder === null) return { seedSource: null, pictureDrawer: null, importers: new Map() };
  const file = join(resolve(folder), fileName);
  const { seedSource, pictureDrawer, importers } = parse(file);
  const urlOf = (path: string): URL => new URL(path, pathToFileURL(file));
  return {
    seedSource: seedSource === undefined ? null : urlOf(seedSource),
    pictureDrawer: pictureDrawer === undefined ? null : urlOf(pictureDrawer),
    importers: new Map(Object.entries(importers).map(([name, path]) => [name, urlOf(path)])),
  };
}

function parse(file: string): z.infer<typeof manifestSchema> {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Error(`assortment: ${file} cannot be read\n${reason}`);
  }
}

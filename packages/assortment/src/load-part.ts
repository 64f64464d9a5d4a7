import {
  type AssortmentImporter,
  assortmentImporterSchema,
  noDrawer,
  type PictureDrawer,
  pictureDrawerSchema,
  type SeedSource,
  seedSourceSchema,
} from '@vitryna/contracts/assortment';
import { z } from 'zod';

/** The one import of what is configured: a part is what its module exports under the name, checked. */
async function loadPart<Part>(module: URL, name: string, schema: z.ZodType<Part>): Promise<Part> {
  const exported: Record<string, unknown> = await import(module.href);
  const { data, error } = schema.safeParse(exported[name]);
  if (error) throw new Error(`assortment: ${module.href} exports no "${name}"\n${z.prettifyError(error)}`);
  return data;
}

/** What fills an empty store; null where nothing does. Throws an error that names the module and what it lacks. */
export const loadSeedSource = async <Brand>(module: URL | null): Promise<SeedSource<Brand> | null> =>
  module && loadPart(module, 'seedSource', seedSourceSchema<Brand>());

/** What draws pictures; without a module nothing is drawn. Throws an error that names the module and what it lacks. */
export const loadPictureDrawer = async (module: URL | null): Promise<PictureDrawer> =>
  module === null ? noDrawer : loadPart(module, 'pictureDrawer', pictureDrawerSchema);

/** What reads an assortment from files. Throws an error that names the module and what it lacks. */
export const loadImporter = (module: URL): Promise<AssortmentImporter> =>
  loadPart(module, 'importer', assortmentImporterSchema);

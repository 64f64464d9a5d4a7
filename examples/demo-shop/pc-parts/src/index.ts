import type { AssortmentImporter } from '@vitryna/contracts/assortment';
import { readPcParts } from './read-pc-parts.ts';

export { UAH_PER_USD } from './read-row.ts';
export { readPcParts };

/** The data set as `vitryna import` takes it. */
export const importer: AssortmentImporter = {
  summary: 'the computer parts of docyx/pc-part-dataset (a folder of JSON files)',
  read: readPcParts,
};

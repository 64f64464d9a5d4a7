export { readPcParts } from './read-pc-parts.ts';
export { UAH_PER_USD } from './read-row.ts';
export type { Left, Report, Skip } from './report.ts';

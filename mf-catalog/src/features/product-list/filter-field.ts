/** Beginning of the names of all specification fields. */
export const fieldPrefix = 'filter.';

/** Name of the form field of one specification: what is chosen in it goes into the path, not into the query. */
export function filterField(slug: string): string {
  return fieldPrefix + slug;
}

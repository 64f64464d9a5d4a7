/** Beginning of the names of all specification fields. */
export const fieldPrefix = 'filter.';

/** Name of the form field of one specification: what is chosen in it goes into the path, not into the query. */
export function filterField(slug: string): string {
  return fieldPrefix + slug;
}

/** Names of the two fields that bound a specification whose options are numbers. */
export function rangeFields(slug: string): { from: string; to: string } {
  return { from: `from.${slug}`, to: `to.${slug}` };
}

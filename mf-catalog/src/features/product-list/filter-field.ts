/** Beginning of the names of all specification fields. */
export const fieldPrefix = 'filter.';

/** Beginnings of the names of the two fields that bound a specification whose options are numbers. */
const endPrefixes = { from: 'from.', to: 'to.' } as const;
type End = keyof typeof endPrefixes;

/** Names the filter that a page shows with all its values, for browsers without scripts; the list is the same. */
export const wholeParameter = 'options';

/** The address of a list with all values of one filter, opened at the filters. */
export function wholeHref(href: string, slug: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${wholeParameter}=${slug}#filters`;
}

/** The form's fields besides the parameters of an address, as its routes declare it. */
export const formParameters = [
  ...[fieldPrefix, ...Object.values(endPrefixes)].map((prefix) => `${prefix}*`),
  wholeParameter,
];

/** Name of the form field of one specification: what is chosen in it goes into the path, not into the query. */
export function filterField(slug: string): string {
  return fieldPrefix + slug;
}

/** The specification of such a field. */
export function slugOfField(name: string): string {
  return name.slice(fieldPrefix.length);
}

/** Names of the two fields that bound a specification whose options are numbers. */
export function rangeFields(slug: string): Record<End, string> {
  return { from: endPrefixes.from + slug, to: endPrefixes.to + slug };
}

/** Which end of which specification a field bounds; null when it is no such field. */
export function readRangeField(name: string): { end: End; slug: string } | null {
  for (const end of ['from', 'to'] as const) {
    const prefix = endPrefixes[end];
    if (name.startsWith(prefix) && name !== prefix) return { end, slug: name.slice(prefix.length) };
  }
  return null;
}

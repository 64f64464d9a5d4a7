import { fieldPrefix } from './filter-field.ts';

/** What a query says when it comes from the filter form. */
export type FilterFormQuery = { segment: string; search: string };

/**
 * Reads the fields of the filter form (`filter.colour=white&filter.colour=black&minPrice=100`) as the parts of an address:
 * the segment of specifications and the query. `null` when the query does not come from the form.
 */
export function readFilterForm(query: URLSearchParams): FilterFormQuery | null {
  const options = new Map<string, string[]>();
  const rest = new URLSearchParams();
  for (const [name, value] of query) {
    if (!name.startsWith(fieldPrefix)) rest.append(name, value);
    else if (value !== '') {
      const slug = name.slice(fieldPrefix.length);
      options.set(slug, [...(options.get(slug) ?? []), value]);
    }
  }
  if (![...query.keys()].some((name) => name.startsWith(fieldPrefix))) return null;
  const segment = [...options].map(([slug, values]) => `${slug}=${values.join(',')}`).join(';');
  return { segment, search: rest.size > 0 ? `?${rest}` : '' };
}

import { fieldPrefix, readRangeField } from './filter-field.ts';

/** Ends of a stretch of numbers; `null` where one is open. */
export type Ends = { from: number | null; to: number | null };

/**
 * What a query says when it comes from the filter form. `ranges` (specification → ends) are no part of an address: a shopper who
 * knows the options makes a choice of them.
 */
export type FilterFormQuery = { segment: string; search: string; ranges: Map<string, Ends> };

/**
 * Reads the fields of the filter form (`filter.colour=white&filter.colour=black&minPrice=100&from.ports=4`) as the parts of an
 * address: the segment of specifications and the query. `null` when the query does not come from the form.
 */
export function readFilterForm(query: URLSearchParams): FilterFormQuery | null {
  const options = new Map<string, string[]>();
  const ranges = new Map<string, Ends>();
  const rest = new URLSearchParams();
  let isForm = false;
  for (const [name, value] of query) {
    const range = readRangeField(name);
    if (range) {
      isForm = true;
      const { end, slug } = range;
      const number = readNumber(value);
      if (number !== null) ranges.set(slug, { ...(ranges.get(slug) ?? { from: null, to: null }), [end]: number });
    } else if (!name.startsWith(fieldPrefix)) rest.append(name, value);
    else {
      isForm = true;
      const specification = name.slice(fieldPrefix.length);
      if (value !== '') options.set(specification, [...(options.get(specification) ?? []), value]);
    }
  }
  if (!isForm) return null;
  const segment = [...options].map(([slug, values]) => `${slug}=${values.join(',')}`).join(';');
  return { segment, search: rest.size > 0 ? `?${rest}` : '', ranges };
}

/** A number as shoppers type it (`12 000`, `6,3`); what is none bounds nothing. */
function readNumber(text: string): number | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

/** Values of a query: lists become `name[]=a&name[]=b`; undefined and null are left out. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Record<string, QueryValue>;

/**
 * Writes a query as the store API reads it, with sorted keys, so that equal queries are equal strings (contract §0).
 * @returns the query without the question mark; empty when nothing is set
 */
export function stringifyQuery(query: Query): string {
  const parts: string[] = [];
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined || value === null) continue;
    if (typeof value === 'object') {
      for (const item of value) parts.push(`${encodeURIComponent(name)}[]=${encodeURIComponent(item)}`);
    } else parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  }
  return parts.join('&');
}

/**
 * Reads a query string into what the query schemas parse: `name[]` and `name[0]` collect into lists, of a plain name
 * that comes twice the last one counts. The object has no prototype, so a parameter named `__proto__` is only a key.
 */
export function parseQuery(query: string | URLSearchParams): Record<string, string | string[]> {
  const result: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(query)) {
    const name = /^([^[\]]+)\[\d*\]$/.exec(key)?.[1];
    if (name === undefined) result[key] = value;
    else {
      const list = result[name];
      if (Array.isArray(list)) list.push(value);
      else result[name] = [value];
    }
  }
  return result;
}

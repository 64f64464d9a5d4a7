import { invalidField } from '../core/failure.ts';

/** Longest query string that is read, in characters; what is longer answers 400 before anything looks inside. */
export const maxQueryLength = 4096;

/** Values of a query as a call's schema receives them. */
export type QueryValues = Record<string, string | string[] | Record<string, string>>;

const keyPattern = /^([A-Za-z][A-Za-z0-9_-]{0,59})(?:\[([A-Za-z0-9_-]{0,60})\])?$/;

/** Throws a 400 for text that PostgreSQL would refuse to store: NUL and lone surrogates. */
export function checkText(path: string, text: string): string {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    throw invalidField(path, { rule: 'text', message: '@Wrong value' });
  }
  return text;
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded.replaceAll('+', ' '));
  } catch {
    throw invalidField('query', { rule: 'encoding', message: '@Wrong value' });
  }
}

/**
 * Reads a query string (without `?`): `a=1` is a string, `a[]=1` and `a[0]=1` are lists, `a[key]=1` is a record.
 * Throws a 400 `Failure` for what cannot be decoded, for a repeated plain name and for a name outside this grammar.
 */
export function parseQuery(query: string): QueryValues {
  if (query.length > maxQueryLength) {
    throw invalidField('query', {
      rule: 'maxLength',
      message: '@Maximum field length',
      params: { max: maxQueryLength },
    });
  }
  const values = new Map<string, string | string[] | Record<string, string>>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const separator = pair.indexOf('=');
    const key = decode(separator < 0 ? pair : pair.slice(0, separator));
    const [, name, index] = keyPattern.exec(key) ?? [];
    if (name === undefined) throw invalidField('query', { rule: 'name', message: '@Wrong value' });
    const value = checkText(name, separator < 0 ? '' : decode(pair.slice(separator + 1)));
    const known = values.get(name);
    if (index === undefined && known === undefined) values.set(name, value);
    else if (index !== undefined && /^\d*$/.test(index) && (known === undefined || Array.isArray(known))) {
      values.set(name, [...(known ?? []), value]);
    } else if (index !== undefined && typeof known !== 'string' && !Array.isArray(known)) {
      values.set(name, { ...known, [index]: value });
    } else throw invalidField(name, { rule: 'repeated', message: '@Wrong value' });
  }
  return Object.fromEntries(values);
}

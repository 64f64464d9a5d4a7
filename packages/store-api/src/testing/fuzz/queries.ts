import fc from 'fast-check';
import { hostileText, prototypeNames } from './hostile-values.ts';
import { type Fuzzed, type Schema, type Vocabulary, validValue } from './valid-values.ts';

/** A parameter of a call in the OpenAPI document. */
export type Parameter = { name: string; schema: Schema; required: boolean };

/** Name and value, both percent-encoded. */
type Pair = [name: string, value: string];

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
const queryOf = (pairs: readonly Pair[]): string => pairs.map(([name, value]) => `${name}=${value}`).join('&');

function pairsOf(name: string, value: unknown): Pair[] {
  if (Array.isArray(value))
    return value.map((item) => [encode(name.replace(/(?:\[\])?$/, '[]')), encode(String(item))]);
  if (typeof value !== 'object' || value === null) return [[encode(name), encode(String(value))]];
  return Object.entries(value).map(([key, item]) => [encode(`${name}[${key}]`), encode(String(item))]);
}

/** Bytes that no encoder writes: halves of an escape, UTF-8 that is overlong or a surrogate. */
const rawValues = [
  '%',
  '%zz',
  '%00',
  '%C0%AF',
  '%ED%A0%80',
  '%F4%90%80%80',
  '%2500',
  '+',
  '=',
  '?',
  '%26a=b',
  '%0d%0ax:1',
];
const hostileQueryValue = fc.oneof({ arbitrary: hostileText.map(encode), weight: 2 }, fc.constantFrom(...rawValues));
const brackets = ['', '[]', '[0]', '[99999999999]', '[__proto__]', '[a][b]', '[', ']', '[$gt]', '%00', '.constructor'];

/** One thing about the query is wrong: a value, a name, one too many, one too few. */
function bendQuery(pairs: readonly Pair[], names: readonly string[]): fc.Arbitrary<Pair[]> {
  const name = fc.constantFrom(...names, ...prototypeNames, 'unknown').map((plain) => plain.replace('[]', ''));
  const added = fc.tuple(
    fc.tuple(name, fc.constantFrom(...brackets)).map((parts) => parts.join('')),
    hostileQueryValue,
  );
  const changed = fc.tuple(fc.nat(), hostileQueryValue).map(([at, value]): Pair[] => {
    return pairs.map(([key, old], index) => [key, index === at % pairs.length ? value : old]);
  });
  return fc.oneof(
    { arbitrary: changed, weight: 4 },
    added.map((pair): Pair[] => [...pairs.filter(([key]) => key !== pair[0]), pair]),
    fc.constant<Pair[]>([...pairs, ...pairs]),
    fc.nat().map((at) => pairs.filter((_, index) => index !== at % Math.max(1, pairs.length))),
    fc.array(added, { maxLength: 300 }),
  );
}

function validQuery(parameters: readonly Parameter[], vocabulary: Vocabulary): fc.Arbitrary<Pair[]> {
  const members = parameters.map(({ name, schema, required }) => {
    const sent = validValue(name.replace('[]', ''), schema, vocabulary).map((value) => pairsOf(name, value));
    return required ? sent : fc.oneof(fc.constant<Pair[]>([]), sent);
  });
  return fc.tuple(...members).map((lists) => lists.flat());
}

/** Queries of a call, without `?`: such as it asks for, and among all of them such with one thing wrong. */
export function fuzzedQuery(parameters: readonly Parameter[], vocabulary: Vocabulary): Fuzzed<string> {
  const names = parameters.map(({ name }) => name);
  const valid = validQuery(parameters, vocabulary);
  const bent = valid.chain((pairs) => bendQuery(pairs, names));
  return { valid: valid.map(queryOf), all: fc.oneof(valid, bent).map(queryOf) };
}

/** A query that no call asked for: some of these names, hostile values; without `?`. */
export const strangeQuery = (names: readonly string[]): fc.Arbitrary<string> => bendQuery([], names).map(queryOf);

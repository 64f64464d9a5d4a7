import fc from 'fast-check';
import { hostileText, hostileValue, prototypeNames } from './hostile-values.ts';
import { type Fuzzed, type Schema, type Vocabulary, validValue } from './valid-values.ts';

/** The same with one member wrong, missing or too many. */
export function bendBody(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return hostileValue;
  const entries = Object.entries(value);
  return fc.tuple(fc.nat(), hostileValue, fc.constantFrom('value', 'without', 'more')).map(([at, hostile, how]) => {
    const [name = 'a', old] = entries[at % Math.max(1, entries.length)] ?? [];
    if (how === 'without') return Object.fromEntries(entries.filter(([key]) => key !== name));
    if (how === 'more') return { ...value, [prototypeNames[at % prototypeNames.length] ?? '']: hostile };
    const inner = typeof old === 'object' && old !== null && at % 2 === 0 ? { ...old, [name]: hostile } : hostile;
    return { ...value, [name]: inner };
  });
}

const brokenBodies = [
  '',
  '{',
  '{"a":',
  '\u0000',
  'null',
  '[]',
  '"x"',
  '1e999',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '['.repeat(5000),
];

/** Bodies of a call: such as it asks for, and among all of them such with one member wrong, other JSON, and what is none. */
export function fuzzedBody(schema: Schema | undefined, vocabulary: Vocabulary): Fuzzed<string | null> {
  if (!schema) return { valid: fc.constant(null), all: fc.constantFrom(null, '{}', '[') };
  const values = validValue('body', schema, vocabulary);
  const json = (some: fc.Arbitrary<unknown>) => some.map((value) => JSON.stringify(value));
  const all = fc.oneof(
    { arbitrary: json(values), weight: 4 },
    { arbitrary: json(values.chain(bendBody)), weight: 4 },
    { arbitrary: json(hostileValue), weight: 1 },
    { arbitrary: fc.oneof(fc.constantFrom(...brokenBodies), hostileText), weight: 1 },
  );
  return { valid: json(values), all };
}

import fc from 'fast-check';
import { hostileText, hostileValue, prototypeNames } from './hostile-values.ts';
import { type Schema, type Vocabulary, validValue } from './valid-values.ts';

function bendBody(value: unknown): fc.Arbitrary<unknown> {
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

/** Bodies of a call: such as it asks for, such with one member wrong, other JSON, and what is none. */
export function fuzzedBody(schema: Schema | undefined, vocabulary: Vocabulary): fc.Arbitrary<string | null> {
  if (!schema) return fc.constantFrom(null, '{}', '[');
  const valid = validValue('body', schema, vocabulary);
  const json = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value));
  return fc.oneof(
    { arbitrary: json(valid), weight: 4 },
    { arbitrary: json(valid.chain(bendBody)), weight: 4 },
    { arbitrary: json(hostileValue), weight: 1 },
    { arbitrary: fc.oneof(fc.constantFrom(...brokenBodies), hostileText), weight: 1 },
  );
}

import fc from 'fast-check';

/** The part of JSON Schema that the store's OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
};

/** The known texts, by their name; those of `any` go everywhere, and one of them has to fit each pattern. */
export type KnownTexts = { any: readonly string[]; [name: string]: readonly string[] };

/** Such as a call asks for, and all kinds. */
export type Fuzzed<Value> = { valid: fc.Arbitrary<Value>; all: fc.Arbitrary<Value> };

/** The parts of values: the schemas that are referred to, and the known texts. */
export type Vocabulary = { schemas: Record<string, Schema>; texts: KnownTexts };

function validText(name: string, schema: Schema, { texts }: Vocabulary): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = 300 } = schema;
  const form = new RegExp(pattern ?? '', 'u');
  const isFitting = (text: string) => text.length >= minLength && text.length <= maxLength && form.test(text);
  const fitting = [...texts.any, 'x'.repeat(minLength), 'я'.repeat(maxLength)].filter(isFitting);
  if (fitting.length === 0) throw new Error(`fuzz: give a text that fits ${pattern}`);
  const known = texts[name]?.filter(isFitting) ?? [];
  const usual = fc.constantFrom(...fitting);
  return known.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 9 }, usual) : usual;
}

/** Numbers that the store knows by this name, more often than any others. */
function knownNumbers(name: string, usual: fc.Arbitrary<number>, { texts }: Vocabulary): fc.Arbitrary<number> {
  const known = (texts[name] ?? []).map(Number);
  return known.length > 0 ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 9 }, usual) : usual;
}

/** Values that the schema takes for a member or parameter of this name; their edges more often than what lies between them. */
export function validValue(name: string, schema: Schema, vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const of = (inner: Schema) => validValue(name, inner, vocabulary);
  const { minimum = -1e9, maximum = 1e9, minItems = 0, maxItems = 5, properties = {}, required = [] } = schema;
  if (schema.$ref !== undefined) return of(vocabulary.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(of));
  switch (schema.type) {
    case 'string':
      return validText(name, schema, vocabulary);
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum), fc.constant(1));
    case 'number':
      return knownNumbers(
        name,
        fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum)),
        vocabulary,
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(of(schema.items ?? {}), { minLength: minItems, maxLength: Math.min(maxItems, 5) });
    case 'object': {
      const members = Object.entries(properties).map(
        ([key, inner]) => [key, validValue(key, inner, vocabulary)] as const,
      );
      const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(members);
      return fc.record(model, { requiredKeys: required, noNullPrototype: true });
    }
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

/** A JSON schema as zod writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const schemas = (value: unknown): JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : []);
const record = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, JsonSchema>) : {};
const texts = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);
const show = (value: unknown) => JSON.stringify(value);
const alternatives = (schema: JsonSchema) => schemas(schema.anyOf ?? schema.oneOf);

/** The values of a schema that has only these; null of one that is open. */
function valuesOf({ enum: values, const: only }: JsonSchema): unknown[] | null {
  if (Array.isArray(values)) return values;
  return only === undefined ? null : [only];
}

/** Bounds: how far a schema goes, and whether the one that hears goes as far. */
const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

function narrowerBounds(hears: JsonSchema, sends: JsonSchema): string[] {
  const isNarrower = (name: string, isFurther: (sent: number, heard: number) => boolean) => {
    const [heard, sent] = [hears[name], sends[name]];
    return typeof heard === 'number' && (typeof sent !== 'number' || isFurther(sent, heard));
  };
  return [
    ...lower.filter((name) => isNarrower(name, (sent, heard) => sent < heard)),
    ...upper.filter((name) => isNarrower(name, (sent, heard) => sent > heard)),
    ...['pattern', 'format', 'multipleOf'].filter((name) => hears[name] !== undefined && hears[name] !== sends[name]),
  ].map((name) => `${name} ${show(hears[name])} is heard, ${show(sends[name] ?? null)} sent`);
}

function wrongObject(hears: JsonSchema, sends: JsonSchema, path: string): string[] {
  const [heard, sent] = [record(hears.properties), record(sends.properties)];
  const promised = new Set(texts(sends.required));
  return [
    ...texts(hears.required).flatMap((name) =>
      promised.has(name) ? [] : [`${path}.${name} is heard and not always sent`],
    ),
    // Extra fields of a payload are dropped by the listener.
    ...Object.entries(heard).flatMap(([name, schema]) =>
      sent[name] ? whyNotAccepted(schema, sent[name], `${path}.${name}`) : [],
    ),
  ];
}

/**
 * Why something that the schema of a sender allows is refused by the schema of a hearer; empty when all of it is accepted. What cannot be
 * told of a keyword that neither bounds nor names is taken as the same only when it is the same.
 */
export function whyNotAccepted(hears: JsonSchema, sends: JsonSchema, path = 'payload'): string[] {
  if (show(hears) === show(sends)) return [];
  const sent = alternatives(sends);
  if (sent.length > 0) return sent.flatMap((one) => whyNotAccepted(hears, one, path));
  const heard = alternatives(hears);
  if (heard.length > 0) {
    return heard.some((one) => whyNotAccepted(one, sends, path).length === 0)
      ? []
      : [`${path}: ${show(sends)} is sent and not heard`];
  }
  const [known, said] = [valuesOf(hears), valuesOf(sends)];
  if (known) {
    const unknown = said ? said.filter((value) => !known.includes(value)) : [sends.type ?? 'anything'];
    return unknown.length > 0 ? [`${path}: ${show(unknown)} is sent and not among ${show(known)}`] : [];
  }
  const isNumber = hears.type === 'number' && sends.type === 'integer';
  const ofValues = said?.every((value) => typeof value === hears.type) ?? false;
  if (hears.type !== undefined && hears.type !== sends.type && !isNumber && !ofValues) {
    return [`${path}: ${show(sends.type ?? null)} is sent, ${show(hears.type)} heard`];
  }
  if (said) return [];
  if (hears.type === 'object') return wrongObject(hears, sends, path);
  const items =
    hears.type === 'array' ? whyNotAccepted(record(hears).items ?? {}, record(sends).items ?? {}, `${path}[]`) : [];
  return [...narrowerBounds(hears, sends).map((why) => `${path}: ${why}`), ...items];
}

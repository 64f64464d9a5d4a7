import { z } from 'zod';

/** A JSON schema as zod writes it. */
export type JsonSchema = Record<string, unknown>;

/** Schemas of payloads by event. */
export type EventSchemas = Record<string, z.ZodType>;

/** The schemas of these events as data, so that releases of different days can be compared. */
export function jsonSchemas(schemas: EventSchemas, names: readonly string[]): Record<string, JsonSchema> {
  const wanted = [...new Set(names)].filter((name) => Object.hasOwn(schemas, name)).sort();
  return Object.fromEntries(
    wanted.map((name) => {
      const { $schema: _, ...schema } = z.toJSONSchema(schemas[name] as z.ZodType);
      return [name, schema];
    }),
  );
}

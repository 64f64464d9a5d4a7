import * as api from '@vitryna/contracts/api';
import * as content from '@vitryna/contracts/content';
import { z } from 'zod';

/** A JSON document. */
export type Json = Record<string, unknown>;

const prefix = '#/components/schemas/';

/** The path of a schema in the document. */
export const reference = (name: string): Json => ({ $ref: `${prefix}${name}` });

/** Schemas that the contract exports, by name: `productCardSchema` is `ProductCard`. */
const contractSchemas = new Map<z.ZodType, string>();
for (const [exported, value] of Object.entries({ ...content, ...api })) {
  if (exported.endsWith('Schema') && value instanceof z.ZodType) {
    contractSchemas.set(value, `${exported.charAt(0).toUpperCase()}${exported.slice(1, -'Schema'.length)}`);
  }
}

/**
 * Describes schemas as JSON Schema (2020-12): those that the contract names refer to each other by `$ref`. `describe` gives the
 * description of one of them, `components` those of the contract.
 */
export function describeSchemas(schemas: Iterable<[string, z.ZodType]>, io: 'input' | 'output') {
  const names = new Map(contractSchemas);
  for (const [name, schema] of schemas) if (!names.has(schema)) names.set(schema, name);
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const described = z.toJSONSchema(registry, { uri: (id) => `${prefix}${id}`, io, unrepresentable: 'any' }).schemas;
  const find = (name: string): Json => {
    const { $schema: _schema, $id: _id, id: _name, ...rest } = described[name] as Json;
    return rest;
  };
  return {
    describe: (schema: z.ZodType): Json => find(names.get(schema) ?? ''),
    components: (): Record<string, Json> =>
      Object.fromEntries([...contractSchemas.values()].map((name) => [name, find(name)])),
  };
}

function refersTo(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key === '$ref' && typeof item === 'string') found.add(item.slice(prefix.length));
    else refersTo(item, found);
  }
}

/** The components that `root` refers to, directly or through one another. */
export function reachable(root: unknown, components: Record<string, Json>): Record<string, Json> {
  const found = new Set<string>();
  refersTo(root, found);
  for (const name of found) refersTo(components[name], found);
  return Object.fromEntries([...found].sort().flatMap((name) => (components[name] ? [[name, components[name]]] : [])));
}

import { expect, test } from '@jest/globals';
import { z } from 'zod';
import * as content from './index.ts';

/** Every key of every object in a schema with what stands below it. */
function* keysOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Generator<[string, z.core.$ZodType]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  if (schema instanceof z.ZodObject) {
    for (const [key, value] of Object.entries<z.core.$ZodType>(schema.shape)) yield [key, value];
  }
  for (const part of partsOf(schema)) yield* keysOf(part, seen);
}

function partsOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  const {
    innerType,
    element,
    in: from,
    out,
    options,
    valueType,
  } = schema._zod.def as unknown as Record<string, z.core.$ZodType | undefined> & { options?: z.core.$ZodType[] };
  return [innerType, element, from, out, valueType, ...(options ?? [])].filter((part) => part !== undefined);
}

/** What is read in the end, without what says that it may be missing. */
function within(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return innerType ? within(innerType) : schema;
}

const schemas = Object.values(content).flatMap((value) => (value instanceof z.ZodType ? [value] : []));
const answers = [...schemas, content.pageAnswerSchema('/'), content.pageSeoSchema('/')];
const keys = answers.flatMap((schema) => [...keysOf(schema)]);

test('HTML stands below its keys alone', () => {
  const html = keys.filter(([, schema]) => within(schema) === content.htmlSchema).map(([key]) => key);
  expect([...new Set(html)].sort()).toEqual([...content.htmlKeys].sort());
});

test('nothing else stands below the keys of HTML', () => {
  const known = new Set<string>(content.htmlKeys);
  const other = keys.filter(([key, schema]) => known.has(key) && within(schema) !== content.htmlSchema);
  expect(other.map(([key]) => key)).toEqual([]);
});

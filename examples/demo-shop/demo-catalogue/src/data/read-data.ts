import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const folder = new URL('../../data/', import.meta.url);

function parse(file: string): unknown {
  const path = fileURLToPath(new URL(file, folder));
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`demo-catalogue: data/${file} cannot be read: ${String(error)}`);
  }
}

function check<Value>(value: unknown, schema: z.ZodType<Value>, place: string): Value {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`demo-catalogue: ${place} is wrong\n${z.prettifyError(error)}`);
  return data;
}

/** A file that holds one value; throws an error that names the file and what is wrong in it. */
export const readData = <Value>(file: string, schema: z.ZodType<Value>): Value =>
  check(parse(file), schema, `data/${file}`);

/** A file that holds a list of rows; throws an error that names the file, the row (the first is 1) and what is wrong in it. */
export const readRows = <Row>(file: string, schema: z.ZodType<Row>): readonly Row[] =>
  check(parse(file), z.array(z.unknown()), `data/${file}`).map((row, at) =>
    check(row, schema, `data/${file}, row ${at + 1},`),
  );

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const folder = new URL('../../data/', import.meta.url);

function open<Content>(file: string, parse: (text: string) => Content): Content {
  const path = fileURLToPath(new URL(file, folder));
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`demo-catalogue: data/${file} cannot be read: ${String(error)}`);
  }
}
const readJson = (file: string): unknown => open(file, JSON.parse);

function check<Value>(value: unknown, schema: z.ZodType<Value>, place: string): Value {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Error(`demo-catalogue: ${place} is wrong\n${z.prettifyError(error)}`);
  return data;
}

/** A file that holds one value; throws an error that names the file and what is wrong in it. */
export const readData = <Value>(file: string, schema: z.ZodType<Value>): Value =>
  check(readJson(file), schema, `data/${file}`);

/** A file that holds a list of rows; throws an error that names the file, the row (the first is 1) and what is wrong in it. */
export const readRows = <Row>(file: string, schema: z.ZodType<Row>): readonly Row[] =>
  check(readJson(file), z.array(z.unknown()), `data/${file}`).map((row, at) =>
    check(row, schema, `data/${file}, row ${at + 1},`),
  );

/** A table of comma-separated values, none of which holds a comma, with the names of its columns in the first line. */
export function readTable<Row>(file: string, schema: z.ZodType<Row>): readonly Row[] {
  const [head = [], ...rows] = open(file, (text) => text.trim().split('\n')).map((line) => line.split(','));
  return rows.map((cells, at) => {
    const row = Object.fromEntries(head.map((name, column) => [name, cells[column]]));
    const place = `data/${file}, line ${at + 2},`;
    return check(row, cells.length === head.length ? schema : z.never(), place);
  });
}

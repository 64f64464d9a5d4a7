import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../database/connection.ts';

/** A column as the database describes it: `refersTo` is the table of its foreign key, `allowed` the first value that its check names. */
type Column = {
  table: string;
  column: string;
  type: string;
  isMade: boolean;
  refersTo: string | null;
  referred: string | null;
  allowed: string | null;
};

/** Columns that lead to a person without a foreign key. */
const personal = ['account_id', 'shopper_id', 'order_id', 'email', 'phone', 'contact', 'recipient'];
const persons = ['account', 'shopper', 'customer_order'];

async function readColumns(db: Connection): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as "column", c.data_type as "type",
      c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as "isMade",
      (select confrelid::regclass::text from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'f' and k.conrelid = c.table_name::regclass and a.attname = c.column_name limit 1) as "refersTo",
      (select b.attname from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = any(k.confkey)
        where k.contype = 'f' and k.conrelid = c.table_name::regclass and a.attname = c.column_name limit 1) as "referred",
      (select substring(pg_get_constraintdef(k.oid) from '''([^'']+)''') from pg_constraint k
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
        where k.contype = 'c' and k.conrelid = c.table_name::regclass and a.attname = c.column_name limit 1) as "allowed"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`.execute(
    db,
  );
  return rows;
}

/** The owner of a row, by the table that a column refers to or by its name. */
export type RowOwner = Record<
  'account' | 'shopper' | 'customer_order' | 'product' | 'review' | 'email' | 'phone',
  unknown
>;

/** The value of this table's column, to be searched for. */
export const markOf = (table: string, column: string): string => `mark of ${table}.${column}`;

function cellOf({ table, column, type, refersTo, referred, allowed }: Column, owner: RowOwner): unknown {
  const known = { ...owner, contact: owner.email, recipient: owner.email } as Record<string, unknown>;
  if (refersTo !== null && refersTo in known) return known[refersTo];
  if (refersTo !== null && referred !== null) return markOf(refersTo, referred);
  if (column === 'shopper_id' || column === 'order_id')
    return known[column === 'shopper_id' ? 'shopper' : 'customer_order'];
  if (type === 'jsonb') return JSON.stringify({ text: markOf(table, column) });
  if (column in known) return known[column];
  if (allowed !== null) return allowed;
  if (type === 'text') return markOf(table, column);
  if (type === 'uuid') return randomUUID();
  if (type === 'boolean') return false;
  if (type === 'bytea') return Buffer.from('key');
  if (type === 'ARRAY') return [];
  return type.startsWith('timestamp') ? new Date() : 1;
}

/** Puts a row of this person into every table that refers to one, whichever they are, but for those named; returns the tables. */
export async function fillEveryTable(db: Connection, owner: RowOwner, besides: readonly string[]): Promise<string[]> {
  const tables = Map.groupBy(await readColumns(db), ({ table }) => table);
  // Referenced tables are created first.
  const isLater = ([table, columns]: [string, Column[]]): number =>
    persons.includes(table) ? 0 : columns.some(({ refersTo }) => refersTo !== null && !(refersTo in owner)) ? 2 : 1;
  const order = [...tables].sort((a, b) => isLater(a) - isLater(b));
  const filled: string[] = [];
  for (const [table, columns] of order) {
    const isOfPersons = columns.some(
      ({ column, refersTo }) => personal.includes(column) || persons.includes(refersTo ?? ''),
    );
    if (!isOfPersons || besides.includes(table)) continue;
    const written = columns.filter(({ isMade }) => !isMade);
    const row = Object.fromEntries(written.map((column) => [column.column, cellOf(column, owner)]));
    await db
      .insertInto(table as 'account')
      .values(row as never)
      .execute();
    filled.push(table);
  }
  return filled;
}

/** The cells of the whole database in which one of these words is found, as `table.column`. */
export async function cellsWith(db: Connection, words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const table of new Set((await readColumns(db)).map((column) => column.table))) {
    const rows = (await db
      .selectFrom(table as 'account')
      .selectAll()
      .execute()) as Record<string, unknown>[];
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      const text = JSON.stringify(value) ?? '';
      if (words.some((word) => text.includes(word))) found.add(`${table}.${column}`);
    }
  }
  return [...found].sort();
}

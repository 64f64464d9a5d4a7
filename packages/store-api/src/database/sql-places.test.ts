import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

/** Repositories, the writers of an import, the database itself; and tests, which look behind what they test. */
const mayAsk = /(?:^|[/-])repository\.ts$|^import\/write-[^/]+\.ts$|^database\/|^testing\/|\.test\.ts$/;

/** The query builder: its package, its beginnings of a query and of a transaction, and SQL as text. */
const asks =
  /from 'kysely'|\.(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|transaction|startTransaction|executeQuery)\(|\bsql(?:<[^`]*>)?`/;

test('only repositories, the writers of an import and the database itself ask the database', () => {
  expect(files.filter((name) => !mayAsk.test(name) && asks.test(readFileSync(`${root}/${name}`, 'utf8')))).toEqual([]);
});

test('finds what asks', () => {
  expect(files.filter((name) => asks.test(readFileSync(`${root}/${name}`, 'utf8'))).length).toBeGreaterThan(20);
  expect('db.selectFrom("product")').toMatch(asks);
  expect('await sql<{ id: number }>`select 1`').toMatch(asks);
  expect("import type { Kysely } from 'kysely';").toMatch(asks);
});

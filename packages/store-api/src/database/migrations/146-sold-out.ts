import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `create table sold_out (product_id int primary key references product on delete cascade)`,
  `insert into sold_out (product_id) select id from product where status = 'inStock' and stock = 0`,
  `create function note_sold_out() returns trigger language plpgsql as $$
    begin
      if new.status = 'inStock' and new.stock = 0 then
        insert into sold_out (product_id) values (new.id) on conflict do nothing;
      else
        delete from sold_out where product_id = new.id;
      end if;
      return null;
    end $$`,
  `create trigger product_sold_out_1_first after insert on product
    for each row when (new.status = 'inStock' and new.stock = 0) execute function note_sold_out()`,
  // Most orders leave some: then nothing is called.
  `create trigger product_sold_out_2_change after update of stock, status on product
    for each row when ((old.status = 'inStock' and old.stock = 0) <> (new.status = 'inStock' and new.stock = 0))
    execute function note_sold_out()`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop function note_sold_out cascade').execute(db);
  await sql.raw('drop table sold_out').execute(db);
}

/** Products that are said to be in stock and have no piece left, kept by the database itself: few, and read every second. */
export const soldOut: Migration = { up, down };

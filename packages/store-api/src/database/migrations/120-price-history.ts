import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  // A price in kopiyky from a moment on; null from when there was none.
  `create table price_change (
    product_id int not null references product on delete cascade, at timestamptz not null, amount bigint,
    primary key (product_id, at)
  )`,
  'alter table product add column claimed_previous_price numeric(12, 2)',
  'insert into price_change (product_id, at, amount) select id, updated_at, price * 100 from product where price is not null',
  'update product set claimed_previous_price = previous_price, previous_price = null where previous_price is not null',
  `create function claim_previous_price() returns trigger language plpgsql as $$
    begin
      new.claimed_previous_price := new.previous_price;
      return new;
    end $$`,
  `create function keep_previous_price_honest() returns trigger language plpgsql as $$
    begin
      new.previous_price := (select new.claimed_previous_price where exists (
        select from price_change where product_id = new.id and amount = new.claimed_previous_price * 100));
      return new;
    end $$`,
  `create function record_price_change() returns trigger language plpgsql as $$
    begin
      insert into price_change (product_id, at, amount) values (new.id, now(), new.price * 100)
        on conflict (product_id, at) do update set amount = excluded.amount;
      return null;
    end $$`,
  // Triggers of one moment fire by their names: first what is claimed, then whether it is true.
  `create trigger product_price_1_claim before insert or update of previous_price on product
    for each row execute function claim_previous_price()`,
  `create trigger product_price_2_honest before insert or update of price, previous_price on product
    for each row execute function keep_previous_price_honest()`,
  `create trigger product_price_3_first after insert on product
    for each row when (new.price is not null) execute function record_price_change()`,
  `create trigger product_price_4_change after update of price on product
    for each row when (new.price is distinct from old.price) execute function record_price_change()`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function down(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('drop function claim_previous_price, keep_previous_price_honest, record_price_change cascade')
    .execute(db);
  await sql.raw('update product set previous_price = claimed_previous_price').execute(db);
  await sql.raw('alter table product drop column claimed_previous_price').execute(db);
  await sql.raw('drop table price_change cascade').execute(db);
}

/**
 * The past prices of every product. `previous_price` is there only while it was charged once: discounts are shown from that column, and
 * `claimed_previous_price` has what the shop says.
 */
export const priceHistory: Migration = { up, down };

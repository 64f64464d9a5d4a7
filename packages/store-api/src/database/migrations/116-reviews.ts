import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const forwards = [
  // An import may delete its own records; what a shopper wrote it may not.
  `alter table review add column is_imported boolean not null default true,
    add column status text not null default 'published' check (status in ('pending', 'published', 'rejected')),
    add column email text, add column shopper_id uuid, add column order_id text,
    add column up int not null default 0, add column down int not null default 0`,
  'alter table review alter column is_imported drop default',
  `create unique index review_once on review (product_id, email)
    where not is_imported and email is not null and status <> 'rejected'`,
  "create index review_pending on review (created_at) where status = 'pending'",
  'alter table product add column imported_rating_average double precision, add column imported_rating_count int not null default 0',
  'update product set imported_rating_average = rating_average, imported_rating_count = rating_count',
  `create table review_vote (
    review_id int not null references review on delete cascade, shopper_id uuid not null references shopper on delete cascade,
    value smallint not null check (value in (-1, 1)), primary key (review_id, shopper_id)
  )`,
  'create index review_vote_shopper on review_vote (shopper_id)',
  `create table question (
    id int generated always as identity primary key, product_id int not null references product on delete cascade,
    author text not null, email text not null, body text not null, locale text not null,
    status text not null check (status in ('pending', 'published', 'rejected')), created_at timestamptz not null
  )`,
  "create index question_product on question (product_id, created_at desc) where status = 'published'",
  "create index question_pending on question (created_at) where status = 'pending'",
  `create table answer (
    id int generated always as identity primary key, question_id int not null references question on delete cascade,
    author text not null, is_shop boolean not null, body text not null, created_at timestamptz not null
  )`,
  'create index answer_question on answer (question_id, created_at)',
  `insert into review (product_id, author, rating, body, locale, is_verified, created_at, is_imported, status, email, shopper_id, order_id)
    select r.product_id, o.recipient ->> 'firstName', r.rating, coalesce(r.body, ''), o.locale, true, r.created_at, false, 'pending',
      lower(o.email), o.shopper_id, o.id
    from order_review r join customer_order o on o.id = r.order_id join product p on p.id = r.product_id
    on conflict do nothing`,
  'drop table order_review',
];

const backwards = [
  `create table order_review (
    order_id text not null references customer_order on delete cascade, product_id int not null, rating int not null,
    body text, created_at timestamptz not null, primary key (order_id, product_id)
  )`,
  'drop table answer, question, review_vote',
  'delete from review where not is_imported',
  'drop index review_once, review_pending',
  `alter table review drop column is_imported, drop column status, drop column email, drop column shopper_id, drop column order_id,
    drop column up, drop column down`,
  'alter table product drop column imported_rating_average, drop column imported_rating_count',
];

const run = (statements: readonly string[]) => async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** Reviews that shoppers write, votes on them, questions and answers. */
export const reviews: Migration = { up: run(forwards), down: run(backwards) };

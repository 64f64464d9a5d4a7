import { type MinorUnits, toHryvnia } from '@vitryna/money';
import { sql } from 'kysely';
import type { Connection } from '../../database/connection.ts';

/** A product that could be added, with the codes of its categories. */
export type Fitting = { id: number; categories: string[] };

/**
 * Products in stock at these prices that the products of a cart name as theirs (accessories and what is bought together first, then
 * series and the like), then those of the same main category; the cheapest first, none that is in the cart.
 */
export async function findFitting(
  db: Connection,
  ids: readonly number[],
  { from, to, limit }: { from: MinorUnits; to: MinorUnits; limit: number },
): Promise<Fitting[]> {
  const { rows } = await sql<Fitting>`
    with own as (select main_category, document -> 'related' as related from product where id = any(${ids}::int[])),
    named as (
      select code, min(rank) as rank from (
        select jsonb_array_elements_text(own.related -> kinds.name) as code, kinds.rank from own
        cross join (values ('accessories', 1), ('boughtTogether', 1), ('series', 2), ('similar', 2)) as kinds (name, rank)
      ) as codes group by code)
    select product.id,
      array(select category_code from product_category where product_id = product.id) as categories
    from product left join named on named.code = product.code
    where product.status = 'inStock' and product.is_orderable and not product.is_deleted and product.stock > 0
      and product.price between ${toHryvnia(from)}::numeric and ${toHryvnia(to)}::numeric
      and product.id <> all(${ids}::int[])
      and (named.code is not null or product.main_category in (select main_category from own))
    order by coalesce(named.rank, 3), product.price, product.id limit ${limit}::int
  `.execute(db);
  return rows;
}

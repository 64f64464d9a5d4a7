import type { FoundOptions, OptionsQuery } from '@vitryna/contracts/api';
import { locales } from '@vitryna/contracts/languages';
import { holdsWords } from '@vitryna/contracts/option-words';
import type { CatalogueIndex } from '../../catalogue/index-types.ts';
import { countFacet } from '../../catalogue/list-products.ts';
import { notFound } from '../../core/failure.ts';
import { chooseOptions, filterOf, scopeOf } from './product-list.ts';
import { toFacetOption } from './to-facet.ts';

/**
 * Answer of `/catalog/product/list/options`: the options that products of the list have, counted as the list counts them, and what is
 * chosen without a product, so that it can be taken back.
 *
 * @throws Failure 404 for an unknown category, manufacturer or filter, 400 for a filter string that is none
 */
export function findOptions(index: CatalogueIndex, query: OptionsQuery): FoundOptions {
  const specification = index.specifications.get(query.facet);
  if (!specification?.is_interactive) throw notFound();
  const scope = scopeOf(index, query);
  const { chosen, categories } = chooseOptions(index, scope, query.specifications ?? '');
  const selected = new Set(chosen.get(specification.slug));
  const { query: words = '' } = query;
  const options = specification.options.filter(({ value }) =>
    locales.some((locale) => holdsWords(value[locale], words)),
  );
  const filter = filterOf(query, chosen, categories);
  const counts = countFacet(index, scope.products, { specification, options }, filter);
  const countOf = ({ rank }: (typeof options)[number]): number => counts[rank] ?? 0;
  const found = options.filter((option) => countOf(option) > 0 || selected.has(option));
  const kept = new Set(found.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, query.limit));
  return {
    options: found
      .filter((option) => kept.has(option))
      .map((option) => toFacetOption(option, specification.view, countOf(option), selected.has(option))),
    total: found.length,
  };
}

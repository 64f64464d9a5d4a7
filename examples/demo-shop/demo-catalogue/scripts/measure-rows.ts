// The longest rows of card pictures with one outline, by category: in its default order, in its sortings, and in those of its
// filters' values. Names the list where the worst one stands:
//   node scripts/measure-rows.ts [SLUG…]
// Columns: category, products, default order, sortings and the worst, filters and the worst, filtered lists with five alike.
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { createDemoCatalogue } from '../src/create-demo-catalogue.ts';
import { filteredOf, inOrder, interactiveOf, shelvesOf, sortNames } from '../src/testing/lists.ts';
import { isAlike, outlineFor } from '../src/testing/outlines.ts';

const catalogue = createDemoCatalogue({ now: new Date('2026-11-21T10:20:30Z') });
const interactive = interactiveOf(catalogue);
const wanted = process.argv.slice(2);

function longestRow(list: readonly ImportProduct[]): number {
  let [longest, row] = [0, 0];
  for (const [at, { pictures }] of list.entries()) {
    const before = list[at - 1]?.pictures[0];
    const isSame = before && pictures[0] && isAlike(outlineFor(before), outlineFor(pictures[0]));
    row = isSame ? row + 1 : 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

for (const [slug, shelf] of shelvesOf(catalogue)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue;
  const sorted = sortNames.map((sort) => [longestRow(inOrder(shelf, sort)), sort] as const);
  const filtered = [...filteredOf(shelf, interactive)].flatMap(([filter, list]) =>
    list.length < 5 ? [] : sortNames.map((sort) => [longestRow(inOrder(list, sort)), `${filter}, ${sort}`] as const),
  );
  const worst = (rows: readonly (readonly [number, string])[]) => rows.reduce((a, b) => (b[0] > a[0] ? b : a), [0, '']);
  const long = filtered.filter(([row]) => row > 4).length;
  const columns = [
    slug,
    shelf.length,
    sorted[0]?.[0],
    ...worst(sorted),
    ...worst(filtered),
    `${long} of ${filtered.length}`,
  ];
  process.stdout.write(`${columns.join('\t')}\n`);
}

import { expect, test } from '@jest/globals';
import type { ImportProduct } from '@vitryna/contracts/catalogue-import';
import { pictureTypes } from '@vitryna/product-pictures';
import { createDemoCatalogue } from './create-demo-catalogue.ts';
import { filteredOf, inOrder, interactiveOf, shelvesOf, sortNames } from './testing/lists.ts';

const catalogue = createDemoCatalogue({ now: new Date('2026-11-21T10:20:30Z') });
const shelves = shelvesOf(catalogue);
const interactive = interactiveOf(catalogue);

const outlines = new Map(pictureTypes.map((type) => [type.name, type.outlines]));

/** How a card picture stands; null where its type has one pose only. */
function standingOf({ pictures: [front] }: ImportProduct): string | null {
  if (front?.params.pose === undefined) return null;
  return `${front.type} ${outlines.get(front.type)?.[Number(front.params.pose)]}`;
}

/** The longest row of neighbours of one type in one pose or its mirror picture. */
function longestRow(list: readonly ImportProduct[]): number {
  let [longest, row] = [0, 0];
  let before: string | null = null;
  for (const product of list) {
    const standing = standingOf(product);
    row = standing !== null && standing === before ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = standing;
  }
  return longest;
}

test('most products are told apart by their poses, too', () => {
  const shown = [...shelves.values()].flat();
  expect(new Set(shown.filter((product) => standingOf(product) !== null)).size).toBeGreaterThan(1300);
});

test.each(sortNames)('%s: no category has five neighbours of a type in one pose', (sort) => {
  const long = [...shelves].filter(([, shelf]) => longestRow(inOrder(shelf, sort)) > 4);
  expect(long.map(([slug]) => slug)).toEqual([]);
});

test.each(sortNames)('%s: nor has what a filter leaves of one; labels and prices leave few', (sort) => {
  const lists = [...shelves].flatMap(([slug, shelf]) =>
    [...filteredOf(shelf, interactive)].map(([filter, list]) => ({
      name: `${slug}, ${filter}`,
      isDealt: !/^(?:label|price)=/.test(filter),
      row: longestRow(inOrder(list, sort)),
    })),
  );
  const long = lists.filter(({ row }) => row > 4);
  expect(lists.length).toBeGreaterThan(3000);
  expect(long.filter(({ isDealt }) => isDealt)).toEqual([]);
  // Which products have a label or fall into a range of prices changes from day to day: poses are not dealt for them.
  expect(long.length).toBeLessThan(lists.length / 200);
});

import { expect, test } from '@jest/globals';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { createDemoCatalogue } from './index.ts';
import { inOrder, shelvesOf } from './testing/lists.ts';
import { isAlike, outlineFor } from './testing/outlines.ts';

const catalogue = createDemoCatalogue({ now: new Date('2026-11-21T10:20:30Z') });
const shelves = shelvesOf(catalogue);

/** The first page of a category: a drawing costs some 20 ms. */
const shown = 24;

/** The card pictures of a category in its default order. */
const picturesOf = (slug: string): PictureSpec[] =>
  inOrder(shelves.get(slug) ?? [], 'popular').flatMap(({ pictures: [front] }) => (front === undefined ? [] : [front]));

/** One picture of each kind: makers and models differ by less than an outline. */
function kindsOf(pictures: readonly PictureSpec[]): PictureSpec[] {
  const kinds = Map.groupBy(pictures, ({ params }) =>
    JSON.stringify({ ...params, brand: '', series: '', model: '', colour: '' }),
  );
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

/** How many outlines the eye tells apart, by the pictures in their own poses or in one for all. */
function countSilhouettes(pictures: readonly PictureSpec[], pose?: number): number {
  const silhouettes: number[][] = [];
  for (const picture of pictures) {
    const outline = outlineFor(picture, pose);
    if (!silhouettes.some((other) => isAlike(other, outline))) silhouettes.push(outline);
  }
  return silhouettes.length;
}

/** The longest row of neighbours with one outline on the first page. */
function longestRow(pictures: readonly PictureSpec[]): number {
  let [longest, row] = [0, 0];
  for (const [i, picture] of pictures.slice(0, shown).entries()) {
    const before = pictures[i - 1];
    row = before !== undefined && isAlike(outlineFor(before), outlineFor(picture)) ? row + 1 : 1;
    longest = Math.max(longest, row);
  }
  return longest;
}

test.each(['videoreiestratory', 'poverbanky', 'noutbuky', 'kupolni-ip-kamery'])(
  '%s: six silhouettes without poses',
  (slug) => {
    const pictures = picturesOf(slug);
    expect(pictures.length).toBeGreaterThan(20);
    expect(countSilhouettes(kindsOf(pictures), 0)).toBeGreaterThanOrEqual(6);
  },
);

test.each(['smartfony', 'planshety', 'monitory', 'televizory'])('%s: six silhouettes by their poses', (slug) => {
  const pictures = picturesOf(slug);
  expect(pictures.length).toBeGreaterThan(40);
  expect(countSilhouettes(pictures.slice(0, shown))).toBeGreaterThanOrEqual(6);
});

test.each([
  'videoreiestratory',
  'poverbanky',
  'noutbuky',
  'kupolni-ip-kamery',
  'smartfony',
  'planshety',
  'monitory',
  'televizory',
])('%s: never five of one outline in a row', (slug) => expect(longestRow(picturesOf(slug))).toBeLessThan(5));

import { beforeAll, expect, test } from '@jest/globals';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { createDemoCatalogue } from './create-demo-catalogue.ts';
import { inOrder, shelvesOf } from './testing/lists.ts';
import { drawAhead, isAlike, outlineFor } from './testing/outlines.ts';

const catalogue = createDemoCatalogue({ now: new Date('2026-11-21T10:20:30Z') });
const shelves = shelvesOf(catalogue);

/** The first page of a category: a drawing costs some 10 ms. */
const shown = 24;

/** The card pictures of a category in its default order. */
const picturesOf = (slug: string): PictureSpec[] =>
  inOrder(shelves.get(slug) ?? [], 'popular').flatMap(({ pictures: [front] }) => (front === undefined ? [] : [front]));

beforeAll(() => drawAhead([...shelves.keys()].flatMap((slug) => picturesOf(slug).slice(0, shown))));

/** One picture of each kind: makers and models differ by less than an outline. */
function kindsOf(pictures: readonly PictureSpec[]): PictureSpec[] {
  const kinds = Map.groupBy(pictures, ({ params }) =>
    JSON.stringify({ ...params, brand: '', series: '', model: '', colour: '' }),
  );
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

/** The same pictures, one of each type and layout before the second of any. */
function unlikeFirst(pictures: readonly PictureSpec[]): PictureSpec[] {
  const layouts = [...Map.groupBy(pictures, ({ type, params }) => `${type} ${params.layout} ${params.pose}`).values()];
  const longest = Math.max(...layouts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => layouts.flatMap((layout) => layout[i] ?? [])).flat();
}

/** Whether the eye tells that many outlines of a list apart, in their own poses or in one for all, looking no further than it has to. */
function hasSilhouettes(pictures: readonly PictureSpec[], wanted: number, pose?: number): boolean {
  const silhouettes: number[][] = [];
  for (const picture of unlikeFirst(pictures)) {
    const outline = outlineFor(picture, pose);
    if (!silhouettes.some((other) => isAlike(other, outline))) silhouettes.push(outline);
    if (silhouettes.length === wanted) return true;
  }
  return false;
}

/** Where a row of five neighbours with one outline begins; null where each five are broken, which takes a look at every other one. */
function rowOfFive(pictures: readonly PictureSpec[]): number | null {
  const differs = (i: number): boolean => {
    const [before, here] = [pictures[i - 1], pictures[i]];
    return before !== undefined && here !== undefined && !isAlike(outlineFor(before), outlineFor(here));
  };
  let start = 0;
  while (start + 4 < pictures.length) {
    const broken = [4, 3, 2, 1].find((step) => differs(start + step));
    if (broken === undefined) return start;
    start += broken;
  }
  return null;
}

test.each(['videoreiestratory', 'poverbanky', 'noutbuky', 'kupolni-ip-kamery'])(
  '%s: six silhouettes without poses',
  (slug) => {
    const pictures = picturesOf(slug);
    expect(pictures.length).toBeGreaterThan(20);
    expect(hasSilhouettes(kindsOf(pictures), 6, 0)).toBe(true);
  },
);

test.each(['smartfony', 'planshety', 'monitory', 'televizory'])('%s: six silhouettes on the first page', (slug) => {
  const pictures = picturesOf(slug);
  expect(pictures.length).toBeGreaterThan(40);
  expect(hasSilhouettes(pictures.slice(0, shown), 6)).toBe(true);
});

test('every category that fills a page shows six silhouettes', () => {
  const large = [...shelves.keys()].filter((slug) => picturesOf(slug).length >= shown);
  expect(large.length).toBeGreaterThan(45);
  expect(large.filter((slug) => !hasSilhouettes(picturesOf(slug), 6))).toEqual([]);
});

test('no category without further ones begins with five of one outline in a row', () => {
  const parents = new Set([...catalogue.categories].map(({ parentCode }) => parentCode));
  const last = [...catalogue.categories].filter(({ code, slug }) => !parents.has(code) && shelves.has(slug));
  expect(last.length).toBeGreaterThan(50);
  const rows = last.map(({ slug }) => slug).map((slug) => [slug, rowOfFive(picturesOf(slug).slice(0, shown))] as const);
  expect(rows.filter(([, start]) => start !== null)).toEqual([]);
});

import { expect, test } from '@jest/globals';
import type { ImportProduct, PictureSpec } from '@vitryna/contracts/catalogue-import';
import { drawPicture } from '@vitryna/product-pictures';
import { createDemoCatalogue } from './index.ts';

const { products, categories } = createDemoCatalogue({ now: new Date('2026-11-21T10:20:30Z') });
const goods = [...(products as Iterable<ImportProduct>)].sort((a, b) => b.popularity - a.popularity);
const bySlug = new Map(categories.map((category) => [category.slug, category]));
const parents = new Map(categories.map(({ code, parentCode }) => [code, parentCode]));

function isWithin(code: string, branch: string): boolean {
  const parent = parents.get(code) ?? null;
  return code === branch || (parent !== null && isWithin(parent, branch));
}

const directions = 60;
const middle = 600;
/** The first page of a category: a drawing costs some 20 ms. */
const shown = 24;

/** How far the drawing reaches from the picture's middle, direction by direction; shadows and what a clip hides do not count. */
function outlineOf(svg: string): number[] {
  const reach = Array.from({ length: directions }, () => 0);
  let clips = 0;
  for (const [tag, data] of svg.slice(svg.indexOf('</defs>')).matchAll(/<g |<\/g>|<path d="([^"]*)"[^>]*>/g)) {
    if (data === undefined) clips += tag === '<g ' ? 1 : -1;
    if (data === undefined || clips > 0 || tag.includes('filter=')) continue;
    const numbers = (data.match(/-?[\d.]+/g) ?? []).map((text) => Number(text) - middle);
    for (let i = 0; i + 3 < numbers.length; i += 2) {
      const [x = 0, y = 0, toX = 0, toY = 0] = numbers.slice(i, i + 4);
      const steps = Math.ceil(Math.hypot(toX - x, toY - y) / 24);
      for (let k = 0; k <= steps; k += 1) {
        const at = [x + ((toX - x) * k) / (steps || 1), y + ((toY - y) * k) / (steps || 1)] as const;
        const turn = Math.atan2(at[1], at[0]) / (2 * Math.PI) + 1;
        const direction = Math.floor(turn * directions) % directions;
        reach[direction] = Math.max(reach[direction] ?? 0, Math.hypot(...at));
      }
    }
  }
  return reach;
}

/** Whether two outlines differ by less than the eye sees on a shelf. */
function isAlike(a: readonly number[], b: readonly number[]): boolean {
  const size = a.reduce((sum, length) => sum + length, 0);
  return a.reduce((sum, length, i) => sum + Math.abs(length - (b[i] ?? 0)), 0) / size < 0.07;
}

const drawn = new Map<string, number[]>();

/** The outline of a card picture, in its own pose or in that of all. */
function outlineFor({ type, view, params }: PictureSpec, pose = params.pose ?? 0): number[] {
  const spec = { type, view, params: { ...params, colour: '#24272c', pose } };
  const key = JSON.stringify(spec);
  const outline = drawn.get(key) ?? outlineOf(drawPicture(spec));
  drawn.set(key, outline);
  return outline;
}

/** One picture of each kind: makers and models differ by less than an outline. */
function kindsOf(pictures: readonly PictureSpec[]): PictureSpec[] {
  const kinds = Map.groupBy(pictures, ({ params }) =>
    JSON.stringify({ ...params, brand: '', series: '', model: '', colour: '', pose: 0 }),
  );
  return [...kinds.values()].flatMap(([first]) => first ?? []);
}

test.each(['videoreiestratory', 'poverbanky', 'noutbuky', 'kupolni-ip-kamery'])(
  '%s: six silhouettes, and never five alike in a row',
  (slug) => {
    const branch = bySlug.get(slug)?.code ?? '';
    const shelf = goods
      .filter(({ categoryCodes: [code = ''] }) => isWithin(code, branch))
      .flatMap(({ pictures: [front] }) => (front === undefined ? [] : [front]));
    expect(shelf.length).toBeGreaterThan(20);
    const silhouettes: number[][] = [];
    for (const picture of kindsOf(shelf)) {
      const outline = outlineFor(picture, 0);
      if (!silhouettes.some((other) => isAlike(other, outline))) silhouettes.push(outline);
    }
    expect(silhouettes.length).toBeGreaterThanOrEqual(6);
    let row = 1;
    for (const [i, picture] of shelf.slice(0, shown).entries()) {
      const before = shelf[i - 1];
      row = before !== undefined && isAlike(outlineFor(before), outlineFor(picture)) ? row + 1 : 1;
      expect(row).toBeLessThan(5);
    }
  },
);

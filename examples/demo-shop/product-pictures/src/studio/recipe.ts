import { colourOr, inkOn } from './colour.ts';
import type { Face } from './face.ts';
import { circle, polygon, rectangle, ring } from './outline.ts';
import { numberOf } from './random.ts';
import { around, range } from './vector.ts';

/** Repeatable choices of one level of a product family: the same text always chooses the same. */
export type Seed = {
  pick: <T>(key: string, options: readonly T[]) => T;
  between: (key: string, low: number, high: number) => number;
  isTrue: (key: string, share?: number) => boolean;
  /** A whole number for things with their own seed. */
  number: (key: string) => number;
};

/** Choices seeded by a text. */
export function createSeed(text: string): Seed {
  const number = (key: string) => numberOf(`${text}\u0000${key}`);
  const share = (key: string) => number(key) / 4294967296;
  return {
    number,
    pick: (key, options) => around(options, Math.floor(share(key) * options.length)),
    between: (key, low, high) => low + (high - low) * share(key),
    isTrue: (key, limit = 0.5) => share(key) < limit,
  };
}

/**
 * What a brand, a series and a model look like: the brand fixes accent, softness of corners and mark; the series proportions
 * and layout; the model size and colour. So one brand's shelf looks related, and a page of 24 does not repeat itself.
 */
export type Recipe = {
  brand: Seed;
  series: Seed;
  model: Seed;
  /** The one saturated colour, for 2 to 4 small areas. */
  accent: string;
  /** 0.7 for crisp brands to 1.3 for soft ones: multiply corner radii with it. */
  softness: number;
  /** The body colour given, or one of the type's own. */
  colour: (given: string, palette: readonly string[]) => string;
  /** The layout given, or one chosen for the series. */
  layout: <T extends string>(given: string, options: readonly T[]) => T;
};

const accents = ['#f28a1c', '#37c98b', '#3f8cff', '#e0533d', '#22b8cf', '#8b5cf6', '#f2b632', '#57b7ff', '#e2483d'];

/** The recipe of a product by its `brand`, `series`, `model` and, where the brand has one, `accent`. */
export function recipeOf(params: { brand: string; series: string; model: string; accent: string }): Recipe {
  const brand = createSeed(params.brand);
  const series = createSeed(`${params.brand}/${params.series}`);
  const model = createSeed(`${params.brand}/${params.series}/${params.model}`);
  return {
    brand,
    series,
    model,
    accent: colourOr(params.accent, brand.pick('accent', accents)),
    softness: brand.between('softness', 0.7, 1.3),
    colour: (given, palette) => colourOr(given, model.pick('colour', palette)),
    layout: (given, options) => options.find((option) => option === given) ?? series.pick('layout', options),
  };
}

/** The brand's sign, a plain shape in the body's own tone: nothing anybody could read or know. `size` is its half height. */
export function mark(
  face: Face,
  x: number,
  y: number,
  size: number,
  recipe: Recipe,
  ground: string,
  opacity = 0.75,
): void {
  const colour = inkOn(ground, 0.5);
  const style = recipe.brand.pick('mark', ['arc', 'chevron', 'bars', 'drop', 'hexagon', 'orbit'] as const);
  const options = { opacity };
  if (style === 'arc') {
    face.fill(ring(x, y, size * 0.72, size, 40, 320), colour, options);
    face.fill(circle(x, y, size * 0.3, 20), colour, options);
  } else if (style === 'chevron') {
    for (const rise of [0.25, -0.45]) {
      face.fill(
        [
          [x - size, y + (rise - 0.35) * size],
          [x, y + (rise + 0.55) * size],
          [x + size, y + (rise - 0.35) * size],
          [x + size, y + (rise - 0.7) * size],
          [x, y + (rise + 0.2) * size],
          [x - size, y + (rise - 0.7) * size],
        ],
        colour,
        options,
      );
    }
  } else if (style === 'bars') {
    for (const i of range(3)) {
      const height = size * (0.9 + i * 0.5);
      face.fill(
        rectangle(x + (i - 1) * size * 0.65, y - size + height / 2, size * 0.36, height, size * 0.18, 4),
        colour,
        options,
      );
    }
  } else if (style === 'drop') {
    face.fill([ring(x, y, 0, size * 0.95, 90, 360), circle(x, y, size * 0.4, 24)], colour, options);
  } else if (style === 'hexagon') {
    face.fill([polygon(x, y, size, 6), polygon(x, y, size * 0.58, 6)], colour, options);
  } else {
    face.fill(ring(x, y, size * 0.72, size, -60, 200), colour, options);
    face.fill(ring(x, y, size * 0.28, size * 0.54, 110, 380), colour, options);
  }
}

/** A word mark: a short row of rounded bars of different widths, like small print seen from afar. `width` is the whole row. */
export function wordMark(
  face: Face,
  x: number,
  y: number,
  width: number,
  recipe: Recipe,
  ground: string,
  opacity = 0.8,
): void {
  const count = recipe.brand.pick('letters', [4, 5, 6]);
  const weights = range(count).map((i) => recipe.brand.between(`letter ${i}`, 0.7, 1.3));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const gap = width * 0.05;
  const height = width * 0.11;
  let left = x - width / 2;
  for (const weight of weights) {
    const own = ((width - gap * (count - 1)) * weight) / total;
    const colour = inkOn(ground, 0.55);
    face.fill(rectangle(left + own / 2, y, own, height, height * 0.3, 3), colour, { opacity });
    left += own + gap;
  }
}

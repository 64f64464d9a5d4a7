import { pictureTypes } from '@vitryna/product-pictures';
import { hash } from '../text/random.ts';
import type { Item, Unposed } from './item.ts';
import { listsOf } from './shelf-lists.ts';

/** Most neighbours that may look alike, in whatever order a list is read. */
const longestRow = 4;

/** Turning one product may make a row elsewhere: after so many rounds the rest is left as it is. */
const rounds = 12;

const types = new Map(pictureTypes.map(({ name, outlines }, kind) => [name, { kind, outlines }]));
const unposed = { kind: -1, outlines: [0] };
const typeOf = ({ draft }: Unposed): { kind: number; outlines: readonly number[] } =>
  types.get(draft.picture.type) ?? unposed;

/** What chance would give: products of one model and colour have one picture as long as no row forbids it. */
const wishOf = ({ draft }: Unposed): number => hash(`${draft.brand} ${draft.model} ${draft.colour ?? ''}`);

/** The pose of a product among those with an outline. */
function poseWith(outline: number, item: Unposed): number {
  const alike = [...typeOf(item).outlines.keys()].filter((pose) => typeOf(item).outlines[pose] === outline);
  return alike[wishOf(item) % alike.length] ?? 0;
}

/** Where a product stands in a list. */
type Place = { list: Int32Array; at: number };

function placesIn(lists: readonly Int32Array[], count: number): Place[][] {
  const places: Place[][] = Array.from({ length: count }, () => []);
  for (const list of lists) for (const [at, number] of list.entries()) places[number]?.push({ list, at });
  return places;
}

/**
 * Photographers turn goods: each product is given one of the poses of its type, so that a shelf does not look stamped. Where chance gave
 * one outline to five neighbours of a kind, in any category, sorting and filter's value, some are turned again.
 */
export function turnShelves(items: readonly Unposed[]): Item[] {
  const kinds = Int16Array.from(items, (item) => typeOf(item).kind);
  const choices = items.map((item) => [...new Set(typeOf(item).outlines)]);
  const outlines = Uint8Array.from(
    items,
    (item) => typeOf(item).outlines[wishOf(item) % typeOf(item).outlines.length] ?? 0,
  );
  const turned = [...items.keys()].filter((number) => (choices[number]?.length ?? 0) > 1);
  const places = placesIn(listsOf(items), items.length);

  const isLike = (number: number, outline: number, other: number | undefined): boolean =>
    other !== undefined && kinds[other] === kinds[number] && outlines[other] === outline;
  const rowAt = ({ list, at }: Place, number: number, outline: number): number => {
    let [first, last] = [at, at];
    while (isLike(number, outline, list[first - 1])) first -= 1;
    while (isLike(number, outline, list[last + 1])) last += 1;
    return last - first + 1;
  };
  /** Long rows weigh more than many short ones. */
  const weight = (number: number, outline: number): number =>
    (places[number] ?? []).reduce((sum, place) => sum + 4 ** Math.min(rowAt(place, number, outline), 12), 0);

  for (let isSettled = false, round = 0; !isSettled && round < rounds; round += 1) {
    isSettled = true;
    for (const number of turned) {
      const now = outlines[number] ?? 0;
      if (!(places[number] ?? []).some((place) => rowAt(place, number, now) > longestRow)) continue;
      const weights = new Map((choices[number] ?? []).map((outline) => [outline, weight(number, outline)]));
      const [best = now] = [...weights].reduce((a, b) => (b[1] < a[1] ? b : a), [now, weights.get(now) ?? 0]);
      if (best === now) continue;
      outlines[number] = best;
      isSettled = false;
    }
  }
  return items.map((item, number) => ({ ...item, pose: poseWith(outlines[number] ?? 0, item) }));
}

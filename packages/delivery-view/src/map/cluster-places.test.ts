import { expect, test } from '@jest/globals';
import { canSplit, clusterPlaces } from './cluster-places.ts';
import { nearestSpot } from './nearest-spot.ts';
import { pan, size, toPlace, toSpot, viewOf, zoom } from './project.ts';

const places = Array.from({ length: 1000 }, (_, at) => ({
  ref: `p${at}`,
  lat: 49.8 + ((at * 37) % 100) / 1000,
  lng: 24 + ((at * 61) % 173) / 1000,
}));
const whole = viewOf(places) ?? { centre: { lat: 0, lng: 0 }, span: 1 };

test('the whole map shows every place once, in marks that a finger tells apart', () => {
  const clusters = clusterPlaces(places, whole);
  expect(clusters.flatMap(({ places: held }) => held.map(({ ref }) => ref)).sort()).toEqual(
    places.map(({ ref }) => ref).sort(),
  );
  expect(clusters.length).toBeLessThan(200);
  for (const { spot } of clusters) {
    expect(spot.x).toBeGreaterThanOrEqual(0);
    expect(spot.x).toBeLessThanOrEqual(size.width);
    expect(spot.y).toBeGreaterThanOrEqual(0);
    expect(spot.y).toBeLessThanOrEqual(size.height);
  }
});

test('marks stay what they are while the map is moved, and come apart when it is nearer', () => {
  const near = zoom(whole, 8);
  const keys = (view: typeof whole) =>
    new Map(clusterPlaces(places, view).map(({ key, places: held }) => [key, held.length]));
  const [before, after] = [keys(near), keys(pan(near, 0.1, 0.05))];
  const kept = [...before].filter(([key]) => after.has(key));
  expect(kept.length).toBeGreaterThan(before.size / 2);
  expect(kept.filter(([key, count]) => after.get(key) !== count)).toEqual([]);
  expect(Math.max(...before.values())).toBeLessThan(Math.max(...keys(whole).values()));
});

test('places of one entrance come apart on no map', () => {
  const [one] = places;
  const twins = one ? [one, { ...one, ref: 'twin' }] : [];
  expect(canSplit(twins, whole)).toBe(false);
  expect(canSplit(places, whole)).toBe(true);
});

test('a spot and its place are one, and a single place has a map of its own', () => {
  const spot = { x: 123, y: 456 };
  const back = toSpot(toPlace(spot, whole), whole);
  expect([Math.round(back.x), Math.round(back.y)]).toEqual([123, 456]);
  expect(viewOf([{ lat: 50, lng: 30 }])).toEqual({ centre: { lat: 50, lng: 30 }, span: 0.002 });
  expect(viewOf([])).toBeNull();
});

test('an arrow leads to the nearest mark that way, or to none', () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 200, y: 110 },
    { x: 130, y: 300 },
  ];
  const from = { x: 100, y: 100 };
  expect(nearestSpot(spots, from, 'ArrowRight')).toBe(1);
  expect(nearestSpot(spots, from, 'ArrowDown')).toBe(2);
  expect(nearestSpot(spots, from, 'ArrowUp')).toBe(-1);
  expect(nearestSpot(spots, from, 'ArrowLeft')).toBe(-1);
});

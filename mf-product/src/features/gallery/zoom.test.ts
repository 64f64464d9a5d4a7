import { expect, test } from '@jest/globals';
import { move, pinch, whole, zoomAt } from './zoom.ts';

const box = { width: 400, height: 300 };

test('keeps what is under the pointer where it is', () => {
  const place = { x: 100, y: -50 };
  const zoom = zoomAt(whole, 2, place, box);
  // The point of the picture that was there: it is now `place * scale` from the picture's middle.
  expect(zoom.x + place.x * zoom.scale).toBe(place.x);
  expect(zoom.y + place.y * zoom.scale).toBe(place.y);
});

test.each([
  [100, { scale: 5, x: 0, y: 0 }],
  [0.01, { scale: 1, x: 0, y: 0 }],
])('is never larger or smaller than it makes sense: %s', (factor, zoom) => {
  expect(zoomAt(whole, factor, { x: 0, y: 0 }, box)).toEqual(zoom);
});

test('shows no ground beside a picture that is moved or made smaller again', () => {
  const large = zoomAt(whole, 2, { x: 0, y: 0 }, box);
  expect(move(large, { x: 1000, y: -1000 }, box)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(move(whole, { x: 10, y: 10 }, box)).toEqual(whole);
  expect(zoomAt(move(large, { x: 200, y: 150 }, box), 0.5, { x: -200, y: -150 }, box)).toEqual(whole);
});

test('follows two fingers', () => {
  const at = (x: number, y: number) => ({ x, y });
  const zoom = pinch(whole, [at(-10, 0), at(10, 0)], [at(-20, 20), at(20, 20)], box);
  expect(zoom).toEqual({ scale: 2, x: 0, y: 20 });
  // Fingers in one place divide by nothing.
  expect(pinch(whole, [at(0, 0), at(0, 0)], [at(0, 0), at(1, 0)], box).scale).toBe(1);
});

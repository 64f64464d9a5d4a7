import { expect, test } from '@jest/globals';
import { drawPicture, pictureHash, pictureTypes } from './index.ts';

const params = { brand: 'Zoria', series: 'A', model: '1' };
const names = pictureTypes.map(({ name }) => name);
// A picture costs some 50 ms: every type shows its front, and every other one a further view chosen by its place in the list.
const samples = pictureTypes.flatMap(({ name, views }, i) =>
  i % 2
    ? [[name, 'front']]
    : [
        [name, 'front'],
        [name, views[1 + ((i / 2) % (views.length - 1))] ?? 'front'],
      ],
);

const drawn = new Map<string, string>();
function draw(type: string, view: string): string {
  const key = `${type} ${view}`;
  const svg = drawn.get(key) ?? drawPicture({ type, view, params });
  drawn.set(key, svg);
  return svg;
}

test.each(samples)('%s, %s is drawn as one valid SVG', (type = '', view = '') => {
  const svg = draw(type, view);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 1200"/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
  const missing = [...svg.matchAll(/url\(#(\w+)\)/g)].filter(([, id]) => !defined.has(id));
  expect(missing).toEqual([]);
});

test.each(names.filter((_, i) => i % 2))('%s looks different for another family', (type) => {
  const other = { brand: 'Mriya', series: 'B', model: '2', colour: '#12543f' };
  expect(drawPicture({ type, view: 'front', params: other })).not.toBe(draw(type, 'front'));
});

test.each(names.map((name, i) => [name, i % 2 ? 1e6 : -1e6] as const))('%s survives parameters of %d', (type, odd) => {
  const found = pictureTypes.find(({ name }) => name === type);
  expect(found?.views[0]).toBe('front');
  expect(found?.views.length).toBeGreaterThanOrEqual(3);
  const values = Object.fromEntries(Object.keys(found?.defaults ?? {}).map((key) => [key, odd]));
  expect(drawPicture({ type, view: 'front', params: values })).not.toMatch(/NaN|Infinity/);
});

test.each(names.filter((_, i) => i % 6 === 0))('%s looks the same each time', (type) => {
  expect(drawPicture({ type, view: 'front', params })).toBe(draw(type, 'front'));
});

test('every type has its own name and every name one file of drawing', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual([...names].sort());
});

test('refuses an unknown type and draws an unknown view as front', () => {
  expect(() => drawPicture({ type: 'teapot', view: 'front', params: {} })).toThrow(RangeError);
  const [first = ''] = names;
  expect(drawPicture({ type: first, view: 'inside', params })).toBe(draw(first, 'front'));
});

test('names equal pictures equally whatever the order of their parameters', () => {
  const hash = pictureHash({ type: 'router', view: 'front', params: { a: 1, b: 'x' } });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(pictureHash({ type: 'router', view: 'front', params: { b: 'x', a: 1 } })).toBe(hash);
  expect(pictureHash({ type: 'router', view: 'front', params: { a: 2, b: 'x' } })).not.toBe(hash);
  expect(pictureHash({ type: 'router', view: 'back', params: { a: 1, b: 'x' } })).not.toBe(hash);
});

import { expect, test } from '@jest/globals';
import { drawPicture, pictureHash, pictureTypes } from './index.ts';

const specs = pictureTypes.flatMap(({ name, views }) => views.map((view) => [name, view] as const));
const params = { brand: 'Zoria', series: 'A', model: '1' };

test.each(specs)('%s, %s is drawn as one valid SVG', (type, view) => {
  const svg = drawPicture({ type, view, params });
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 1200"/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
  for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(id);
});

test.each(pictureTypes.map(({ name }) => name))(
  '%s looks the same each time and different for another model and another colour',
  (type) => {
    const svg = drawPicture({ type, view: 'front', params });
    expect(drawPicture({ type, view: 'front', params })).toBe(svg);
    expect(drawPicture({ type, view: 'front', params: { ...params, brand: 'Mriya', series: 'B' } })).not.toBe(svg);
    expect(drawPicture({ type, view: 'front', params: { ...params, colour: '#12543f' } })).not.toBe(svg);
  },
);

test.each(pictureTypes.map(({ name }) => name))('%s starts with the front view and survives odd parameters', (type) => {
  const found = pictureTypes.find(({ name }) => name === type);
  expect(found?.views[0]).toBe('front');
  expect(found?.views.length).toBeGreaterThanOrEqual(3);
  for (const odd of [-1e6, 1e6]) {
    const values = Object.fromEntries(Object.keys(found?.defaults ?? {}).map((key) => [key, odd]));
    expect(drawPicture({ type, view: 'front', params: values })).not.toMatch(/NaN|Infinity/);
  }
});

test('refuses an unknown type and draws an unknown view as front', () => {
  expect(() => drawPicture({ type: 'teapot', view: 'front', params: {} })).toThrow(RangeError);
  const [first] = pictureTypes;
  const type = first?.name ?? '';
  expect(drawPicture({ type, view: 'inside', params })).toBe(drawPicture({ type, view: 'front', params }));
});

test('names equal pictures equally whatever the order of their parameters', () => {
  const hash = pictureHash({ type: 'router', view: 'front', params: { a: 1, b: 'x' } });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(pictureHash({ type: 'router', view: 'front', params: { b: 'x', a: 1 } })).toBe(hash);
  expect(pictureHash({ type: 'router', view: 'front', params: { a: 2, b: 'x' } })).not.toBe(hash);
  expect(pictureHash({ type: 'router', view: 'back', params: { a: 1, b: 'x' } })).not.toBe(hash);
});

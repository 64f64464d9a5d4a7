import { expect, test } from '@jest/globals';
import { pictureHash as hashOf, isFullPicture as isFull, turnSpec as turn } from '@vitryna/contracts/assortment';
import type { PictureSpec } from '@vitryna/contracts/catalogue-import';
import { drawPicture, pictureDrawer, pictureTypes } from './index.ts';

const isFullPicture = (spec: PictureSpec) => isFull(pictureDrawer, spec);
const turnSpec = (spec: PictureSpec, view: number) => turn(pictureDrawer, spec, view);
const pictureHash = (spec: PictureSpec) => hashOf(pictureDrawer, spec);

const params = { brand: 'Zoria', series: 'A', model: '1' };
const names = pictureTypes.map(({ name }) => name);

function expectValid(svg: string): void {
  expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" width="1200"')).toBe(true);
  expect(/NaN|undefined|Infinity|<text/.exec(svg)?.[0]).toBeUndefined();
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((match) => match[1]));
  expect([...svg.matchAll(/url\(#(\w+)\)/g)].filter(([, id]) => !defined.has(id))).toEqual([]);
}

test.each(names)('%s starts with its front view, one valid SVG', (type) => {
  const found = pictureTypes.find(({ name }) => name === type);
  expect(found?.views[0]).toBe('front');
  expect(found?.views.length).toBeGreaterThanOrEqual(3);
  expectValid(drawPicture({ type, view: 'front', params }));
});

test.each(['front', 'side', 'detail', 'scene'])('says whether a %s fills its sheet', (view) => {
  expect(isFullPicture({ type: 'headphones', view, params })).toBe(['detail', 'scene'].includes(view));
  // A type without rooms draws its front for one.
  expect(isFullPicture({ type: 'inverter', view, params: { ...params, layout: 'car' } })).toBe(view === 'detail');
  expect(isFullPicture({ type: 'unknown', view, params })).toBe(false);
});

const posing = pictureTypes.filter(({ defaults }) => Object.hasOwn(defaults, 'pose')).map(({ name }) => name);

test('has poses for what fills large categories', () => expect(posing.length).toBeGreaterThan(15));

test.each(posing)('%s stands on its card in several ways', (type) => {
  const count = pictureTypes.find(({ name }) => name === type)?.poses ?? 0;
  expect(count).toBeGreaterThanOrEqual(3);
  const shown = Array.from({ length: count }, (_, pose) =>
    drawPicture({ type, view: 'front', params: { ...params, pose } }),
  );
  for (const svg of shown) expectValid(svg);
  expect(new Set(shown).size).toBe(count);
});

test.each(['smartphone', 'tablet', 'monitor', 'tv'])('%s stands on its card in six ways, whatever its make', (type) => {
  for (const odd of [
    { layout: 'vee', ratio: '21:9', stylus: true },
    { layout: 'frame', ratio: '16:9', stylus: false },
  ]) {
    for (const pose of [0, 1, 2, 3, 4, 5])
      expectValid(drawPicture({ type, view: 'front', params: { ...params, ...odd, pose } }));
  }
  expect(pictureTypes.find(({ name }) => name === type)?.poses).toBe(6);
});

test('a pose changes the card picture only, and what goes round in a turn stands by itself', () => {
  const hung = { type: 'tv', view: 'front', params: { ...params, pose: 3 } };
  for (const view of ['side', 'back'])
    expect(drawPicture({ ...hung, view })).toBe(drawPicture({ type: 'tv', view, params }));
  expectValid(drawPicture(turnSpec(hung, 12) ?? hung));
});

test('turns what is modelled from all around about one point and in one scale', () => {
  const turned = { type: 'router', view: 'front', params };
  const views = [0, 6, 12].map((view) => drawPicture(turnSpec(turned, view) ?? turned));
  for (const svg of views) expectValid(svg);
  expect(new Set(views).size).toBe(3);
  expect(turnSpec({ ...turned, type: 'thermostat' }, 0)).toBeNull();
  expect(turnSpec({ ...turned, type: 'teapot' }, 0)).toBeNull();
  expect(pictureTypes.filter(({ hasTurn }) => hasTurn).length).toBeGreaterThan(25);
});

// A picture costs some 50 ms: the rest is sampled by the types' places in the list.
const sampled = (every: number, rest: number) => pictureTypes.flatMap((type, i) => (i % every === rest ? [type] : []));

test.each(
  sampled(8, 1).map((type, i) => [type.name, type.views[1 + (i % (type.views.length - 1))] ?? '', type] as const),
)('%s, %s survives numbers out of range', (name, view, { defaults }) => {
  for (const number of [1e6, -1e6]) {
    const values = Object.fromEntries(Object.keys(defaults).map((key) => [key, number]));
    expectValid(drawPicture({ type: name, view, params: values }));
  }
});

test.each(sampled(11, 0).map(({ name }) => name))(
  '%s looks the same each time and different for another family',
  (type) => {
    const svg = drawPicture({ type, view: 'front', params });
    expect(drawPicture({ type, view: 'front', params })).toBe(svg);
    const other = { brand: 'Mriya', series: 'B', model: '2', colour: '#12543f' };
    expect(drawPicture({ type, view: 'front', params: other })).not.toBe(svg);
  },
);

test('every type has its own name and every name one file of drawing', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual([...names].sort());
});

test('refuses an unknown type and draws an unknown view as front', () => {
  expect(() => drawPicture({ type: 'teapot', view: 'front', params: {} })).toThrow(RangeError);
  const spec = { type: 'ssd', params };
  expect(drawPicture({ ...spec, view: 'inside' })).toBe(drawPicture({ ...spec, view: 'front' }));
});

test('names drawings anew when their type has a new version', () => {
  // Pictures of a type that never changed keep the name they always had.
  expect(pictureHash({ type: 'router', view: 'front', params: {} })).toBe('c35accae37174ef2');
  expect(pictureTypes.find(({ name }) => name === 'monitor')?.version).toBeGreaterThan(1);
  expect(pictureHash({ type: 'monitor', view: 'back', params: {} })).not.toBe('bb1b5cd3e6301379');
});

test('names equal pictures equally whatever the order of their parameters', () => {
  const hash = pictureHash({ type: 'router', view: 'front', params: { a: 1, b: 'x' } });
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(pictureHash({ type: 'router', view: 'front', params: { b: 'x', a: 1 } })).toBe(hash);
  expect(pictureHash({ type: 'router', view: 'front', params: { a: 2, b: 'x' } })).not.toBe(hash);
  expect(pictureHash({ type: 'router', view: 'back', params: { a: 1, b: 'x' } })).not.toBe(hash);
});

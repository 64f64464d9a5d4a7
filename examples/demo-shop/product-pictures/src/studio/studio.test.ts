import { expect, test } from '@jest/globals';
import { brightness, colourOr, lightOf, mixColours } from './colour.ts';
import { Face, linear } from './face.ts';
import { toneOf } from './light.ts';
import { gloss, matte, metal } from './material.ts';
import { circle, closed, hull, rectangle } from './outline.ts';
import { perforate, speckle, staggered } from './perforation.ts';
import { directionOf, move, origin, place, pointOf, turnX, turnY } from './placement.ts';
import { createSeed } from './recipe.ts';
import { shadow } from './shadow.ts';
import { shell } from './shell.ts';
import { slab } from './slab.ts';
import { type CameraOptions, takePicture } from './studio.ts';
import { SvgWriter } from './svg.ts';

const camera: CameraOptions = { yaw: 0, pitch: 0, span: 10, padding: 100, shift: [0, 0] };
const cube = { width: 4, height: 4, depth: 4, corner: 0.3, fillet: 0.2 };
const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1000) / 1000 + 0);

test('placements nest from the outside in', () => {
  expect(rounded(pointOf(place(move(0, 5, 0), turnX(-90)), [1, 2, 3]))).toEqual([1, 8, -2]);
  expect(rounded(directionOf(turnY(90), [0, 0, 1]))).toEqual([1, 0, 0]);
  expect(rounded(directionOf(turnY(180), [0, 0, 1]))).toEqual([0, 0, -1]);
  expect(place(origin, move(1, 2, 3)).origin).toEqual([1, 2, 3]);
});

test('a hull keeps the outer points only', () => {
  const square = [
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ] as const;
  expect(hull([...square, [1, 1], [0.5, 1.5]])).toHaveLength(4);
  expect(closed(circle(0, 0, 1, 12))).toHaveLength(13);
});

test('fits every product to the sheet with the padding asked for', () => {
  for (const size of [0.5, 4, 80]) {
    const svg = takePicture({ ...camera, span: size * 2 }, (studio) => {
      slab(studio, origin, { width: size, height: size, depth: size / 10, corner: 0.1, fillet: 0 }, matte('#cccccc'));
    });
    const numbers = [...svg.matchAll(/d="M([^"]+)Z"/g)].flatMap(([, data]) => (data ?? '').split(/[ L]/).map(Number));
    expect(Math.min(...numbers)).toBeCloseTo(100, 0);
    expect(Math.max(...numbers)).toBeCloseTo(1100, 0);
  }
});

test('draws on faces that look to the camera only', () => {
  let drawn: boolean[] = [];
  const svg = takePicture(camera, (studio) => {
    slab(studio, origin, cube, matte('#888888'));
    drawn = [0, 90, 180, 270].map((turn) => {
      const face = new Face(studio, place(turnY(turn), move(0, 0, 2)));
      face.fill(rectangle(0, 0, 1, 1), linear(0, 0, 1, 1, [0, '#abcdef'], [1, '#abcdef']));
      return face.isVisible;
    });
  });
  expect(drawn).toEqual([true, false, false, false]);
  expect(svg.match(/#abcdef/g)).toHaveLength(2);
});

test('a shadow has three layers and does not move the product', () => {
  const draw = (withShadow: boolean) =>
    takePicture(camera, (studio) => {
      if (withShadow)
        shadow(studio, [
          [-9, -2, -9],
          [9, -2, -9],
          [9, -2, 9],
          [-9, -2, 9],
        ]);
      slab(studio, origin, cube, matte('#888888'));
    });
  expect(draw(true).match(/<filter /g)).toHaveLength(3);
  const last = (svg: string) => /<path d="([^"]+)"[^>]*\/><\/svg>$/.exec(svg)?.[1];
  expect(last(draw(true))).toBe(last(draw(false)));
});

test('leaves out blurred shapes off the sheet and cuts their region to it', () => {
  const writer = new SvgWriter();
  writer.path('M2000 2000L2100 2000L2100 2100Z', '#000', { blur: 10 });
  expect(writer.toString()).not.toContain('<path');
  writer.path('M-5000 0L5000 0L5000 100Z', '#000', { blur: 10 });
  const [, x, width] = /<filter [^>]*x="(-?\d+)"[^>]*width="(\d+)"/.exec(writer.toString()) ?? [];
  expect(Number(x)).toBeGreaterThanOrEqual(-60);
  expect(Number(width)).toBeLessThanOrEqual(1320);
});

test('light comes from the upper left, and white never clips', () => {
  const grey = matte('#888888');
  const tone = (x: number, y: number) => toneOf(grey, [x, y, 0.6], [0, 0, 1], [0, 0, 0])[0];
  expect(tone(-0.57, 0.57)).toBeGreaterThan(tone(0.57, -0.57));
  for (const material of [gloss('#ffffff'), metal('#ffffff', 0.1), matte('#ffffff')]) {
    for (const channel of toneOf(material, [-0.5, 0.6, 0.62], [0, 0, 1], [0, 0, 0]))
      expect(channel).toBeLessThanOrEqual(1);
  }
});

test('colours mix, and nonsense is replaced', () => {
  expect(mixColours('#000', '#ffffff', 0.5)).toBe('#808080');
  expect(lightOf('#fff')).toEqual([1, 1, 1]);
  expect(brightness('#000000')).toBe(0);
  expect(colourOr('#ABCDEF', '#111111')).toBe('#abcdef');
  expect(colourOr('red"/><script>', '#111111')).toBe('#111111');
});

test('a seed chooses the same each time and differs by its text', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const choices = (text: string) =>
    ['x', 'y', 'z', 'u', 'v'].map((key) => createSeed(text).pick(key, options)).join('');
  expect(choices('Zoria')).toBe(choices('Zoria'));
  expect(choices('Zoria')).not.toBe(choices('Mriya'));
  const number = createSeed('Zoria').between('size', 3, 4);
  expect(number).toBeGreaterThanOrEqual(3);
  expect(number).toBeLessThan(4);
});

test('a grille keeps the points inside its shape and is one path', () => {
  const points = staggered(4, 4, 0.5, (x, y) => Math.hypot(x, y) < 1.5);
  expect(points.length).toBeGreaterThan(20);
  for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThan(1.5);
  const svg = takePicture(camera, (studio) => {
    const face = slab(studio, origin, cube, matte('#888888'));
    perforate(face, points, 0.1, '#123456');
    perforate(face, [], 0.1, '#654321');
  });
  expect(svg.match(/#123456/g)).toHaveLength(1);
  expect(svg).not.toContain('#654321');
});

test('specks on the far side of a surface are left out', () => {
  const specks = (z: 1 | -1) =>
    takePicture(camera, (studio) => {
      slab(studio, origin, cube, matte('#888888'));
      speckle(studio, [{ at: [0, 0, z * 2], normal: [0, 0, z] }], 0.2, '#123456');
    });
  expect(specks(1)).toContain('#123456');
  expect(specks(-1)).not.toContain('#123456');
});

test('a shell given by a function is as round as a ball', () => {
  const ball = (u: number, v: number) =>
    [
      Math.sin(Math.PI * u) * Math.cos(2 * Math.PI * v),
      Math.sin(Math.PI * u) * Math.sin(2 * Math.PI * v),
      Math.cos(Math.PI * u),
    ] as const;
  const svg = takePicture(camera, (studio) => shell(studio, origin, ball, matte('#888888')));
  expect(svg).not.toContain('NaN');
  const numbers = [...svg.matchAll(/d="M([^"]+)Z"/g)].flatMap(([, data]) => (data ?? '').split(/[ L]/).map(Number));
  expect(Math.min(...numbers)).toBeCloseTo(100, 0);
  expect(Math.max(...numbers)).toBeCloseTo(1100, 0);
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { linkByArrow } from './move-focus.ts';

document.body.innerHTML =
  '<nav><a id="a">A</a><a id="b" aria-current="true">B</a></nav><div><a id="c">C</a><a id="d">D</a></div>';
const link = (id: string) => document.getElementById(id) as HTMLElement;
const list = document.querySelector('nav') as HTMLElement;
const groups = document.querySelector('div') as HTMLElement;

test.each([
  ['ArrowDown', 'a', 'b'],
  ['ArrowDown', 'b', 'a'],
  ['ArrowUp', 'a', 'b'],
  ['End', 'a', 'b'],
  ['Home', 'b', 'a'],
  ['ArrowRight', 'b', 'c'],
  ['ArrowDown', 'c', 'd'],
  ['ArrowLeft', 'd', 'b'],
  ['ArrowLeft', 'a', undefined],
  ['Tab', 'a', undefined],
])('%s leads from %s to %s', (key, from, to) => {
  expect(linkByArrow(key, link(from), list, groups)?.id).toBe(to);
});

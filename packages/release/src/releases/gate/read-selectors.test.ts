import { describe, expect, test } from '@jest/globals';
import { boundariesOf, classesOf, isEverybodys, readStyleNames } from './read-selectors.ts';

describe('readStyleNames', () => {
  test.each([
    ['.a{color:red}.b , .c{}', ['.a', '.b', '.c']],
    ['/* .x{} */ .a/* , .y */{}', ['.a']],
    ['@media (width>=768px){.a{}@supports (color:red){body{}}}', ['.a', 'body']],
    ['@layer shell;@import "x.css";.a{}', ['.a']],
    ['.a{color:red;&:hover{}.b{}}main{}', ['.a', '.a &:hover', '.a .b', 'main']],
    ['.a{&:is(.b,.c){}}', ['.a', '.a &:is(.b,.c)']],
    ['.a::before{content:"{;} body{"}p{}', ['.a::before', 'p']],
    ['[title="a,b{"],.w-1\\/2{}', ['[title="a,b{"]', '.w-1\\/2']],
    ['@font-face{font-family:x}@property --x{syntax:"*"}@page{margin:0}.a{}', ['.a']],
  ])('reads %s', (css, selectors) => {
    expect(readStyleNames(css).selectors).toEqual(selectors);
  });

  test('reads names of animations, and no selectors in them', () => {
    expect(
      readStyleNames('@keyframes fade-x1{from{opacity:0}50%,to{opacity:1}}@-webkit-keyframes "b"{to{}}.a{}'),
    ).toEqual({
      selectors: ['.a'],
      keyframes: ['fade-x1', 'b'],
    });
  });
});

test.each([
  ['body', true],
  [':root', true],
  ['*', true],
  ['main>p:first-child', true],
  ['button[disabled]', true],
  ['body:not(.mine)', true],
  [':is(h1,h2):hover', true],
  ['.mine', false],
  ['body:has(.mine)', false],
  ['main:not(:has(.a)) .b', false],
  ['#mine', false],
  ['dialog[data-modal-name=mine]::backdrop', false],
  ['mine-counter', false],
  ['div > mine-counter', false],
  ['.a &:hover', false],
])('%s is everybody’s: %s', (selector, expected) => {
  expect(isEverybodys(selector)).toBe(expected);
});

test('reads classes and boundaries', () => {
  expect(classesOf('.a-x_1.b:not(.c) [title=".d"]>.e\\:f')).toEqual(['a-x_1', 'b', 'e\\:f']);
  expect(boundariesOf('[data-boundary="mf-a"] .x,[data-boundary=mf-b]')).toEqual(['mf-a', 'mf-b']);
});

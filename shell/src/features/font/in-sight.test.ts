/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { breakAsBefore, hasMoved, whatIsInSight } from './in-sight.ts';

/** jsdom lays nothing out: a box says itself where it is, and how often it was asked. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  Element.prototype.checkVisibility = function checkVisibility() {
    return !this.hasAttribute('data-hidden');
  };
  Element.prototype.getBoundingClientRect = function rect() {
    asked.push(this.id);
    const [top = 0, height = 0] = (this.getAttribute('data-at') ?? '').split(' ').map(Number);
    return { top, bottom: top + height, left: 0, right: 100, height } as DOMRect;
  };
});

afterEach(() => {
  document.body.replaceChildren();
});

function show(html: string) {
  document.body.innerHTML = html;
  return (id: string, at: string) => document.getElementById(id)?.setAttribute('data-at', at);
}

test.each([
  ['one that went down by a line', 'below', '60 20', true],
  ['one that was nudged', 'below', '42 20', false],
  ['one that only grew', 'below', '40 60', false],
  ['one out of sight', 'far', '4000 20', false],
  ['one that is not shown', 'slide', '90 20', false],
  ['one without a size', 'empty', '90 0', false],
  ['one in a box without a size', 'inside', '90 9', true],
])('%s', (_, id, at, hasIt) => {
  const move = show(
    '<div data-at="0 5000"><p id="below" data-at="40 20"></p><div id="empty" data-at="0 0"><p id="inside" data-at="9 9"></p></div>' +
      '<p id="far" data-at="3000 20"></p><p id="slide" data-hidden data-at="40 20"></p></div>',
  );
  const before = whatIsInSight();
  expect(hasMoved(before)).toBe(false);
  move(id, at);
  expect(hasMoved(before)).toBe(hasIt);
});

test('does not look into boxes out of sight, whose contents a browser has not laid out', () => {
  show('<div id="far" data-at="3000 400"><p id="inside" data-at="3010 20"></p></div>');
  whatIsInSight();
  expect(asked).toEqual(['far']);
});

/** Words that take a second line in the new font, unless their letters stand as close as this. */
function breakUnless(spacing: string) {
  show(
    '<div id="list" data-at="0 200"><p id="words" style="font-size: 10px" data-at="0 20"></p><p id="below" data-at="20 20"></p></div>',
  );
  const words = document.getElementById('words');
  const below = document.getElementById('below');
  const before = whatIsInSight();
  for (const element of [words, below])
    if (element)
      element.getBoundingClientRect = () => {
        const isBroken = words?.style.letterSpacing !== spacing;
        const [top, height] = element === words ? [0, isBroken ? 40 : 20] : [isBroken ? 40 : 20, 20];
        return { top, height } as DOMRect;
      };
  return { words, before };
}

test('lets words break where they broke before', () => {
  const { words, before } = breakUnless('-0.2px');
  expect(hasMoved(before)).toBe(true);
  expect(breakAsBefore(before)).toBe(true);
  expect(words?.style.letterSpacing).toBe('-0.2px');
});

test('leaves words as they are that break at another place however their letters stand', () => {
  const { words, before } = breakUnless('never');
  expect(breakAsBefore(before)).toBe(false);
  expect(words?.style.letterSpacing).toBe('');
});

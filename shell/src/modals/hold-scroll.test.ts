/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { holdScroll } from './hold-scroll.ts';

const root = document.documentElement;
const scrollTo = jest.fn();
let view = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
let release = () => {};

beforeEach(() => {
  view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  Object.assign(window, { visualViewport: view, scrollTo, scrollX: 0, scrollY: 300 });
  history.replaceState(null, '', '/ua/kamery');
  document.body.innerHTML =
    '<main><input id="behind"></main><dialog open><div id="words"></div><input id="field"><button>OK</button></dialog>';
  scrollTo.mockClear();
  release = holdScroll();
});
afterEach(() => release());

function focus(id: string) {
  document.getElementById(id)?.focus();
}
function seen(change: Partial<typeof view>) {
  Object.assign(view, change);
  view.dispatchEvent(new Event('resize'));
}
const room = () => root.style.getPropertyValue('--keyboard');

test('leaves a keyboard its room under a dialog, and takes it back when it goes', () => {
  focus('field');
  seen({ height: window.innerHeight - 300 });
  expect([room(), root.hasAttribute('data-keyboard')]).toEqual(['300px', true]);
  seen({ offsetTop: 120 });
  expect(room()).toBe('180px');
  seen({ height: window.innerHeight, offsetTop: 0 });
  expect([room(), root.hasAttribute('data-keyboard')]).toEqual(['', false]);
});

test.each([
  ['a tool bar that comes', 'words', { height: 700 }],
  ['a page behind that is typed into', 'behind', { height: 400 }],
  ['zooming in', 'field', { height: 400, scale: 2 }],
])('takes %s for no keyboard', (_, focused, change) => {
  focus(focused);
  seen(change);
  expect(room()).toBe('');
});

test('puts the page back where it was, which iOS has scrolled for the keyboard', () => {
  focus('field');
  seen({ height: 400 });
  window.scrollY = 420;
  release();
  expect(scrollTo.mock.calls).toEqual([[0, 300]]);
  expect(room()).toBe('');
});

test('scrolls nothing where no keyboard was, and nothing of another page', () => {
  release();
  release = holdScroll();
  focus('field');
  seen({ height: 400 });
  history.replaceState(null, '', '/ua/faq');
  release();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('holds the page until the last of what stands over it goes', () => {
  const letSecond = holdScroll();
  release();
  expect(root.dataset.scrollLock).toBeDefined();
  letSecond();
  expect(root.dataset.scrollLock).toBeUndefined();
});

test.each([
  ['words', true],
  ['behind', true],
  // A slider, a caret and a selection are moved by touch.
  ['field', false],
])('keeps a finger that moves on %s from the page behind: %s', (id, isKept) => {
  const move = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), { touches: [{}] });
  document.getElementById(id)?.dispatchEvent(move);
  expect(move.defaultPrevented).toBe(isKept);
});

test('lets two fingers zoom', () => {
  const move = Object.assign(new Event('touchmove', { bubbles: true, cancelable: true }), { touches: [{}, {}] });
  document.getElementById('words')?.dispatchEvent(move);
  expect(move.defaultPrevented).toBe(false);
});

/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { App } from '../feature.ts';
import { yieldHelp } from './yield-help.ts';

/** What lies at which height of the window, 700 px high, below the button: 52 px wide and high, 16 px from its lower edge. */
let below: (y: number) => Element[];
let button: HTMLElement;
let navigate: (state: { navigation: { state: string } }) => void;
const place = { left: 0, right: 360, width: 52, height: 52, top: 632, bottom: 684, x: 0, y: 632, toJSON: () => ({}) };

function element(html: string, height = 52): Element {
  const host = document.createElement('div');
  host.innerHTML = html;
  const found = host.firstElementChild as Element;
  found.getBoundingClientRect = () => ({ ...place, top: 0, bottom: 700, height });
  return found;
}

const flush = () => jest.advanceTimersByTime(300);
const lift = () => button.style.getPropertyValue('--lift');
const isAside = () => button.hasAttribute('data-aside');

let grow: () => void;
globalThis.ResizeObserver = class {
  constructor(notify: ResizeObserverCallback) {
    grow = () => notify([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
};

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a data-help="" href="/contact">?</a>';
  button = document.querySelector('a') as HTMLElement;
  Object.defineProperties(button, {
    offsetLeft: { value: 292 },
    offsetWidth: { value: 52 },
    offsetHeight: { value: 52 },
  });
  button.getBoundingClientRect = () => ({ ...place, top: 632 - (Number.parseFloat(lift()) || 0) });
  below = () => [];
  document.elementsFromPoint = (_, y) => [button, ...below(y)];
  const router = {
    subscribe(listener: typeof navigate) {
      navigate = listener;
    },
  };
  yieldHelp({ router } as unknown as App);
});
afterEach(() => void jest.useRealTimers());

test('goes aside while the page moves, and comes back when it stands', () => {
  flush();
  expect([isAside(), lift()]).toEqual([false, '0px']);
  dispatchEvent(new Event('scroll'));
  expect(isAside()).toBe(true);
  jest.advanceTimersByTime(200);
  dispatchEvent(new Event('scroll'));
  jest.advanceTimersByTime(200);
  expect(isAside()).toBe(true);
  flush();
  expect(isAside()).toBe(false);
});

test.each([
  ['a button', '<button>Buy</button>'],
  ['a field', '<input>'],
  ['a link of a line', '<a href="/x">x</a>'],
  ['a price', '<b>4 099 ₴</b>'],
])('keeps off %s', (_, html) => {
  const action = element(html);
  below = (y) => (y > 560 ? [action] : []);
  flush();
  // The last row of what it looks below lies 46.8 px under its upper edge, 632 px down.
  expect([isAside(), lift()]).toEqual([false, '120px']);
  below = () => [];
  navigate({ navigation: { state: 'idle' } });
  flush();
  expect(lift()).toBe('0px');
});

test.each([
  ['a press brings', () => document.body.click()],
  ['comes late', () => grow()],
])('looks again at what %s below it', (_, happen) => {
  flush();
  const action = element('<button>Buy</button>');
  below = (y) => (y > 560 ? [action] : []);
  happen();
  flush();
  expect(lift()).toBe('120px');
});

test.each([
  ['a picture that leads on', '<a href="/x">x</a>', 300],
  ['words', '<p>x</p>', 20],
  ['bold words', '<b>x</b>', 20],
])('lies over %s', (_, html, height) => {
  const harmless = element(html, height);
  below = () => [harmless];
  flush();
  expect([isAside(), lift()]).toEqual([false, '0px']);
});

test('keeps off a tile that has the focus, up to its ring', () => {
  const main = document.createElement('main');
  main.innerHTML = '<a href="/x">x</a>';
  document.body.append(main);
  const tile = main.firstElementChild as HTMLElement;
  tile.getBoundingClientRect = () => ({ ...place, top: 575, bottom: 900, height: 325 });
  below = () => [tile];
  flush();
  expect([isAside(), lift()]).toEqual([false, '0px']);
  tile.focus();
  flush();
  // Its ring begins 571 px down, and the button ends 684 - 120 px down.
  expect([isAside(), lift()]).toEqual([false, '120px']);
});

test('stays aside where there is no room at all', () => {
  const action = element('<button>Buy</button>');
  below = () => [action];
  flush();
  expect(isAside()).toBe(true);
});

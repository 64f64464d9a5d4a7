/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { InstantInput } from './instant-input.ts';
import type { prepareAddress } from './prefetch.ts';

const load = jest.fn<typeof prepareAddress>(async () => {});
jest.unstable_mockModule('./prefetch.ts', () => ({ prepareAddress: load }));
const { loadOnIntent } = await import('./load-on-intent.ts');

const loadModal = jest.fn<InstantInput['loadModal']>(() => null);
const ahead: InstantInput['ahead'] = new Map();
const input = { ahead, loadModal } as unknown as InstantInput;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'addEventListener');
  document.body.innerHTML = '<a href="/ua/cameras/"><span>Cameras</span></a>';
});

afterEach(() => {
  // The feature never stops by itself: one that went on listening would answer in the next test.
  for (const heard of jest.mocked(document.addEventListener).mock.calls) document.removeEventListener(...heard);
  jest.restoreAllMocks();
  load.mockClear();
  jest.useRealTimers();
});

const words = () => document.querySelector('span') as HTMLElement;
const happen = (type: string, more = {}, target: Element = words()) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
const rest = (pointerType = 'mouse') => happen('pointerover', { pointerType });
const loaded = () => load.mock.calls.map(([url]) => url.pathname);

test('loads the page of a link that the pointer rests on after its time, and not before', () => {
  loadOnIntent(input);
  rest();
  jest.advanceTimersByTime(64);
  expect(loaded()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(loaded()).toEqual(['/ua/cameras/']);
});

test('a pointer that passes by loads nothing', () => {
  loadOnIntent(input);
  rest();
  jest.advanceTimersByTime(64);
  happen('pointerover', { pointerType: 'mouse' }, document.body);
  jest.runAllTimers();
  expect(loaded()).toEqual([]);
});

test('a click ends the wait: what is pressed is not loaded a second time', () => {
  loadOnIntent(input);
  // jsdom knows no navigation.
  words().addEventListener('click', (event) => event.preventDefault());
  rest();
  jest.advanceTimersByTime(64);
  words().click();
  jest.runAllTimers();
  expect(loaded()).toEqual([]);
});

test('a finger that moves scrolls; one that rests will press', () => {
  loadOnIntent(input);
  happen('touchstart');
  jest.advanceTimersByTime(59);
  happen('touchmove');
  jest.runAllTimers();
  expect(loaded()).toEqual([]);
  rest('touch');
  jest.runAllTimers();
  expect(loaded()).toEqual([]);
  happen('touchstart');
  jest.advanceTimersByTime(60);
  expect(loaded()).toEqual(['/ua/cameras/']);
  const [, , signal] = load.mock.calls[0] ?? [];
  expect(signal?.aborted).toBe(false);
  happen('touchmove');
  expect(signal?.aborted).toBe(true);
});

test('a finger on a link whose data is here waits for nothing: timers rest while it may begin to scroll', () => {
  ahead.set('/ua/cameras/', Promise.resolve('the list'));
  loadOnIntent(input);
  happen('touchstart');
  ahead.clear();
  expect(loaded()).toEqual(['/ua/cameras/']);
});

test('loads at once the page of the link that is under the pointer when the feature starts', () => {
  const link = document.querySelector('a');
  // jsdom has no pointer, so nothing in it is hovered.
  jest.spyOn(document, 'querySelector').mockImplementation((selector) => (selector === 'a:hover' ? link : null));
  loadOnIntent(input);
  expect(loaded()).toEqual(['/ua/cameras/']);
});

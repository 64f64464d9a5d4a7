/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { beforeAll, expect, jest, test } from '@jest/globals';
import { endOfPress, watchPresses } from './end-of-press.ts';

beforeAll(watchPresses);

/** Whether an error may appear after these events, in a world whose timers fire only where it is said. */
async function isOverAfter(...events: string[]): Promise<boolean> {
  for (const event of events) {
    if (event === 'timers') jest.runOnlyPendingTimers();
    else document.body.dispatchEvent(new Event(event, { bubbles: true }));
  }
  let isOver = false;
  void endOfPress().then(() => {
    isOver = true;
  });
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve();
  return isOver;
}

const mouse = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
const finger = ['pointerdown', 'pointerup', 'timers', 'mousedown', 'mouseup', 'click'];

test.each([
  ['mouse', mouse],
  ['finger', finger],
])('an error waits while a %s takes the focus, and no longer than the click', async (_, events) => {
  jest.useFakeTimers();
  const down = events.indexOf('mousedown') + 1;
  expect(await isOverAfter(...events.slice(0, down))).toBe(false);
  expect(await isOverAfter(...events.slice(down, -1))).toBe(false);
  expect(await isOverAfter('click')).toBe(true);
});

test.each([['pointerup'], ['pointercancel'], ['mouseup']])(
  'a press that ends by %s without a click is over',
  async (last) => {
    jest.useFakeTimers();
    expect(await isOverAfter('pointerdown', last)).toBe(false);
    expect(await isOverAfter('timers')).toBe(true);
  },
);

test('a press whose end is never told is over after a while, and does not end the next', async () => {
  jest.useFakeTimers();
  expect(await isOverAfter('pointerdown')).toBe(false);
  jest.advanceTimersByTime(1500);
  expect(await isOverAfter('click')).toBe(true);
  expect(await isOverAfter('pointerdown')).toBe(false);
  jest.advanceTimersByTime(600);
  expect(await isOverAfter()).toBe(false);
  jest.advanceTimersByTime(1500);
  expect(await isOverAfter()).toBe(true);
});

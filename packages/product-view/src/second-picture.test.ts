/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { avifSet } from './preload-picture.ts';
import { showSecondPicture } from './second-picture.ts';

const first = avifSet({ base: '/media/one/' });
const second = avifSet({ base: '/media/two/' });
let isBroken = false;
let asked: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  isBroken = false;
  HTMLImageElement.prototype.decode = async function (this: HTMLImageElement) {
    asked.push(`${this.sizes} ${this.srcset}`);
    if (isBroken) throw new Error('broken');
  };
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

let count = 0;

function point({ isHovered = true, candidates = second as string | null } = {}) {
  document.body.innerHTML = `<article><img srcset="${first}" sizes="33vw"></article>`;
  const card = document.querySelector('article') as HTMLElement;
  Object.defineProperty(card, 'matches', { value: () => isHovered });
  const read = jest.fn(async () => candidates);
  const id = String(++count);
  showSecondPicture(card, id, read);
  return {
    read,
    again: () => showSecondPicture(card, id, read),
    shown: () => card.querySelector('img')?.srcset,
    leave: () => card.dispatchEvent(new Event('pointerleave')),
  };
}

test('shows the other picture to a pointer that rests, until it goes; it is asked for once', async () => {
  const { shown, leave, read, again } = point();
  expect(read).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(asked).toEqual([`33vw ${second}`]);
  expect(shown()).toBe(second);
  leave();
  expect(shown()).toBe(first);
  again();
  await jest.advanceTimersByTimeAsync(200);
  expect(shown()).toBe(second);
  expect(read).toHaveBeenCalledTimes(1);
});

test('asks for nothing when the pointer only passes', async () => {
  const passing = point();
  passing.leave();
  await jest.advanceTimersByTimeAsync(200);
  const gone = point({ isHovered: false });
  await jest.advanceTimersByTimeAsync(200);
  expect([passing.read, gone.read].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('asks for nothing where data is to be saved', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const { shown, read } = point();
  await jest.advanceTimersByTimeAsync(200);
  expect(read).not.toHaveBeenCalled();
  expect(shown()).toBe(first);
});

test('keeps the first picture when there is no other, or it is lost', async () => {
  const only = point({ candidates: null });
  await jest.advanceTimersByTimeAsync(200);
  expect([asked, only.shown()]).toEqual([[], first]);
  isBroken = true;
  const { shown } = point();
  await jest.advanceTimersByTimeAsync(200);
  expect(shown()).toBe(first);
});

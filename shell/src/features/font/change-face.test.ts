/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { DataRouter } from '@vitryna/navigation';
import { changeFace } from './change-face.ts';

const faces = [{} as FontFace, {} as FontFace];
const shown = new Set<FontFace>();
let hears: ((state: never) => void) | null = null;
const router = {
  subscribe: (listener: (state: never) => void) => {
    hears = listener;
    return () => {
      hears = null;
    };
  },
} as unknown as DataRouter;
/** Where the paragraph begins in the store's font; in the fallback it begins at 40. */
let topInFont = 40;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<p>Ціна</p>';
  Object.defineProperty(document, 'fonts', { configurable: true, value: shown });
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getBoundingClientRect = () => {
    const top = shown.size > 0 ? topInFont : 40;
    return { top, bottom: top + 20, left: 0, right: 100, height: 20 } as DOMRect;
  };
});

afterEach(() => {
  shown.clear();
  topInFont = 40;
  Object.defineProperty(document, 'hidden', { configurable: true, value: false });
  jest.useRealTimers();
});

const rest = () => jest.runOnlyPendingTimers();
const come = (pathname: string, state = 'idle') => hears?.({ navigation: { state }, location: { pathname } } as never);

test('changes at once what stays in its place, and hears no more', () => {
  changeFace(faces, router);
  expect(shown.size).toBe(0);
  rest();
  expect([...shown]).toEqual(faces);
  expect(hears).toBeNull();
});

test('leaves a page that would move as it is, until another one is shown', () => {
  topInFont = 60;
  changeFace(faces, router);
  rest();
  expect(shown.size).toBe(0);
  topInFont = 40;
  come('/ua/catalog', 'loading');
  come(location.pathname);
  rest();
  expect(shown.size).toBe(0);
  come('/ua/catalog');
  rest();
  expect([...shown]).toEqual(faces);
});

test('or until nobody looks', () => {
  topInFont = 60;
  changeFace(faces, router);
  rest();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect([...shown]).toEqual(faces);
});

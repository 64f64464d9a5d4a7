/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import type { App } from '../feature.ts';
import { makeRoom } from './make-room.ts';

test('the page is read on while it moves down, and no longer at the first move up or at its top', () => {
  makeRoom({} as App);
  const moveTo = (place: number) => {
    Object.assign(window, { scrollY: place });
    window.dispatchEvent(new Event('scroll'));
    return document.documentElement.hasAttribute('data-reads-on');
  };
  expect(moveTo(60)).toBe(false);
  expect(moveTo(600)).toBe(true);
  expect(moveTo(597)).toBe(true);
  expect(moveTo(640)).toBe(true);
  expect(moveTo(620)).toBe(false);
  expect(moveTo(700)).toBe(true);
  expect(moveTo(0)).toBe(false);
});

import { expect, test } from '@jest/globals';
import { createPartWindow, ownKey } from './part-window.ts';

const catalog = { app: 'mf-catalog', version: '1.0.0' };
const minute = 60_000;

function windowAt() {
  const clock = { at: 1_000_000_000 };
  return { clock, parts: createPartWindow(10 * minute, 5, () => clock.at) };
}

test('adds up what many networks tell', () => {
  const { parts } = windowAt();
  for (let network = 0; network < 40; network += 1) parts.add(catalog, `${network}`, ['view']);
  parts.add(catalog, '7', ['error', 'poor']);
  expect(parts.counts()).toEqual([{ ...catalog, views: 40, errors: 1, losses: 0, mismatches: 0, poor: 1 }]);
});

test('one network weighs no more than a few views, and its rates stay what they are', () => {
  const { parts } = windowAt();
  for (let view = 0; view < 100; view += 1) parts.add(catalog, 'one', view < 40 ? ['view', 'error'] : ['view']);
  expect(parts.counts()).toMatchObject([{ views: 5, errors: 2 }]);
});

test('a stranger who tells of nothing but errors weighs no more either', () => {
  const { parts } = windowAt();
  for (let network = 0; network < 200; network += 1) parts.add(catalog, `${network}`, ['view']);
  for (let time = 0; time < 5000; time += 1) parts.add(catalog, 'stranger', ['error', 'loss']);
  expect(parts.counts()).toMatchObject([{ views: 200, errors: 5, losses: 5 }]);
});

test('what renders of the gateway itself told is believed as it is', () => {
  const { parts } = windowAt();
  for (let time = 0; time < 50; time += 1) parts.add(catalog, ownKey, ['view', 'error']);
  expect(parts.counts()).toMatchObject([{ views: 50, errors: 50 }]);
});

test('forgets what is older than the window, slice by slice', () => {
  const { parts, clock } = windowAt();
  parts.add(catalog, 'a', ['view']);
  clock.at += 5 * minute;
  parts.add(catalog, 'b', ['view']);
  clock.at += 6 * minute;
  expect(parts.counts()).toMatchObject([{ views: 1 }]);
  clock.at += 10 * minute;
  expect(parts.counts()).toEqual([]);
});

test('a stranger with many networks fills a bounded part of the memory', () => {
  const { parts } = windowAt();
  for (let network = 0; network < 12_000; network += 1) parts.add(catalog, `${network}`, ['view']);
  expect(parts.counts()).toMatchObject([{ views: 10_000 }]);
});

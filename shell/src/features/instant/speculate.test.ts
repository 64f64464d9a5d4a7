/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import type { App } from '../feature.ts';
import { speculate } from './speculate.ts';

const rules = () => document.querySelectorAll('script[type=speculationrules]').length;

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

test('leaves rules for a browser that takes them', () => {
  HTMLScriptElement.supports = (type) => type === 'speculationrules';
  speculate({} as App);
  expect(rules()).toBe(1);
});

test('leaves none where nobody reads them, or nobody can be asked', () => {
  HTMLScriptElement.supports = () => false;
  speculate({} as App);
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  speculate({} as App);
  expect(rules()).toBe(0);
});

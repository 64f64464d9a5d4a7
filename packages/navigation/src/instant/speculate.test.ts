/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { speculate } from './speculate.ts';

const rules = () => document.querySelectorAll('script[type=speculationrules]').length;

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
});

test('leaves rules for a browser that takes them', () => {
  HTMLScriptElement.supports = (type) => type === 'speculationrules';
  speculate({ trustedJson: (json) => json });
  expect(rules()).toBe(1);
});

test('leaves none where nobody reads them, or nobody can be asked', () => {
  HTMLScriptElement.supports = () => false;
  speculate({ trustedJson: (json) => json });
  Reflect.deleteProperty(HTMLScriptElement, 'supports');
  speculate({ trustedJson: (json) => json });
  expect(rules()).toBe(0);
});

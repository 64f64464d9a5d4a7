/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { renderUkrainian } from '../testing/render-ukrainian.tsx';
import { KeptCopy } from './kept-copy.tsx';

afterEach(cleanup);

test('says since when something is kept, in the time of Kyiv', () => {
  const { container } = renderUkrainian(<KeptCopy since={Date.UTC(2026, 10, 27, 12, 5)} />);
  expect(container.textContent).toMatch(/^Збережена копія від 27 листопада 2026.*14:05$/);
});

test('says nothing of what is no copy', () => {
  const { container } = renderUkrainian(<KeptCopy since={null} />);
  expect(container.textContent).toBe('');
});

import { expect, test } from '@jest/globals';
import { fallbackFaces, fallbackWeights } from './fallback-face.ts';
import type { FontMetrics } from './font-metrics.ts';

/** A font whose letters are all as wide, and wider with its weight. */
const fontOf = (widthAt: (weight: number) => number | undefined) =>
  new Map<number, FontMetrics[]>(
    fallbackWeights.map(({ measuredAt }) => [
      measuredAt,
      [{ ascent: 0.97, descent: 0.305, lineGap: 0, widthOf: () => widthAt(measuredAt) }],
    ]),
  );

const rules = (css: string, family: string) => css.split(/(?=@font-face)/).filter((rule) => rule.includes(family));

test('scales a fallback to the mean width at each weight and keeps the height of lines', () => {
  const [regular, medium] = rules(fallbackFaces(fontOf((weight) => 0.4901 * (weight === 400 ? 1.1 : 1.2))), 'Arial"');
  expect(regular).toContain('font-weight:400;');
  expect(regular).toContain(
    'size-adjust:110.00%;ascent-override:88.18%;descent-override:27.73%;line-gap-override:0.00%',
  );
  expect(medium).toContain('font-weight:500 599;');
  expect(medium).toContain('size-adjust:120.00%;ascent-override:80.83%');
});

test('has bold faces of their own for every system, so that none is synthesised', () => {
  const css = fallbackFaces(fontOf(() => 0.5));
  for (const family of ['Onest Arial', 'Onest Roboto']) {
    const faces = rules(css, `font-family:"${family}"`);
    const bold = faces.filter((rule) => /font-weight:[67]00/.test(rule));
    expect(bold).toHaveLength(2);
    for (const rule of faces) expect(/local\([^)]*Bold"\)/.test(rule)).toBe(bold.includes(rule));
  }
});

test('refuses a font without letters', () => {
  expect(() => fallbackFaces(fontOf(() => undefined))).toThrow('no letters');
});

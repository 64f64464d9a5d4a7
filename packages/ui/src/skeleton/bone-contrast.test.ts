import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');
const tokens = read('../tokens.css');

/** A token's colours in light and dark, as red, green and blue from 0 to 255. */
function coloursOf(token: string): [number[], number[]] {
  const value = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  const [light, dark] = (value?.slice(1) ?? []).map((hex) => {
    const digits =
      hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : (hex.slice(1).match(/../g) ?? []);
    return digits.map((pair) => Number.parseInt(pair, 16));
  });
  if (!light || !dark) throw new Error(`tokens.css has no light and dark --${token}`);
  return [light, dark];
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(['page-skeleton.module.css', 'skeleton.module.css'])(
  '%s: bars are seen on the page at the weakest of their breath, in both themes',
  (file) => {
    const css = read(file);
    expect(css).toContain('background: var(--bone)');
    const weakest = Number(/to \{\s*opacity: ([\d.]+)/.exec(css)?.[1]);
    const pages = coloursOf('page');
    for (const [theme, bone] of coloursOf('bone').entries()) {
      const page = pages[theme] ?? [];
      const breath = bone.map((part, i) => part * weakest + (page[i] ?? 0) * (1 - weakest));
      expect(contrast(breath, page)).toBeGreaterThan(1.2);
    }
  },
);

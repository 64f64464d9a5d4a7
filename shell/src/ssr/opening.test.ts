/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { wearTheme } from '../document/theme.ts';
import { readShellStyles } from './composition-assets.ts';
import { writeOpening } from './opening.ts';

// The environment does not know it.
Object.defineProperty(HTMLMetaElement.prototype, 'media', {
  get(this: HTMLMetaElement) {
    return this.getAttribute('media');
  },
});

const brand = { css: ':root{--page:#fed}', pageColours: { light: '#ffeedd', dark: '#001122' } };
const page = { locale: 'uk', composition: '0123456789abcdef', font: null } as const;
const plain = { theme: null, hasFont: true, looks: [] };
const opening = (input: Parameters<typeof writeOpening>[0]) => Buffer.from(writeOpening(input, plain)).toString();

test('says to a tab that it navigates plainly, and says nothing where all is usual', () => {
  expect(opening({ ...page, navigation: 'plain' })).toMatch(/^<!doctype html><html [^>]*data-navigation="plain"/);
  for (const navigation of ['instant', undefined] as const)
    expect(opening({ ...page, navigation })).toBe(opening(page));
});

test('gives the browser’s frame the ground of a brand, and carries it for a change of the theme', () => {
  const html = opening({ ...page, brand });
  expect(html).toContain('data-page-colours="#ffeedd #001122"');
  document.documentElement.dataset.pageColours = `${brand.pageColours.light} ${brand.pageColours.dark}`;
  document.head.innerHTML = html.slice(html.indexOf('<meta name="theme-color"'));
  const frames = () =>
    [...document.head.querySelectorAll<HTMLMetaElement>('[name=theme-color]')].map((meta) => meta.content);
  expect(frames()).toEqual(['#ffeedd', '#001122']);
  wearTheme('dark');
  expect(frames()).toEqual(['#001122', '#001122']);
  wearTheme('system');
  expect(frames()).toEqual(['#ffeedd', '#001122']);
});

test('carries nothing where the ground is the store’s own', () => {
  const own = { ...brand, pageColours: { light: '#ffffff', dark: '#121416' } };
  expect(opening({ ...page, brand: own })).toBe(opening(page));
});

test('writes the brand’s styles behind the tokens, and not at all without a brand', () => {
  const shell = { exposes: { '.': { js: [], css: ['client/header.css', 'client/rest.css'] } } };
  const read = (_: unknown, file: string) => ({ element: Buffer.from(file), hash: file });
  const stylesOf = (input: object) =>
    readShellStyles({ shell, ...input } as never, read as never).headerStyles.map(({ element }) => element.toString());
  expect(stylesOf({ brand })).toEqual(['client/header.css', `<style data-href="brand.css">${brand.css}</style>`]);
  expect(stylesOf({})).toEqual(['client/header.css']);
});

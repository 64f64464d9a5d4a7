/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { createVerifiedImport } from './verified-import.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const addresses = () => links().map(({ href }) => href.replace(location.origin, ''));

afterEach(() => {
  document.head.replaceChildren();
});

/** Lets a file's bytes be none, or others than were promised. */
async function fail(load: Promise<unknown>, index: number): Promise<void> {
  await Promise.resolve();
  links()[index]?.dispatchEvent(new Event('error'));
  await expect(load).rejects.toThrow('is missing or is not what the composition promises');
}

test('asks for a module that did not load at another address, by the same promise', async () => {
  const verifiedImport = createVerifiedImport({ '/assets/mf-catalog/1/page.js': integrity }, '/table.json');
  await fail(verifiedImport('/assets/mf-catalog/1/page.js'), 0);
  await fail(verifiedImport('/assets/mf-catalog/1/page.js'), 1);
  verifiedImport('/assets/mf-catalog/1/page.js').catch(() => {});
  await Promise.resolve();
  expect(addresses()).toEqual([
    '/assets/mf-catalog/1/page.js',
    '/assets/mf-catalog/1/page.js?attempt=2',
    '/assets/mf-catalog/1/page.js?attempt=3',
  ]);
  expect(links().every((link) => link.integrity === integrity)).toBe(true);
});

test('asks once for what several need', async () => {
  const verifiedImport = createVerifiedImport({ '/assets/mf-catalog/1/page.js': integrity }, '/table.json');
  const [one, other] = [verifiedImport('/assets/mf-catalog/1/page.js'), verifiedImport('/assets/mf-catalog/1/page.js')];
  expect(one).toBe(other);
  await fail(one, 0);
  expect(addresses()).toEqual(['/assets/mf-catalog/1/page.js']);
});

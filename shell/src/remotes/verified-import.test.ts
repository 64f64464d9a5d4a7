/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { createVerifiedImport } from './verified-import.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const addresses = () => links().map(({ href }) => href.replace(location.origin, ''));

afterEach(() => {
  jest.resetAllMocks();
  document.head.replaceChildren();
});

const path = '/assets/mf-catalog/1/page.js';
const message = 'is missing or is not what the composition promises';
const onLost = jest.fn<(path: string, error: unknown) => void>();

/** Lets a file's bytes be none, or others than were promised. */
async function fail(index: number): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  links()[index]?.dispatchEvent(new Event('error'));
  await Promise.resolve();
}

/** A page whose one file is asked for twice at once, and did not come. */
async function openPage() {
  const verifiedImport = createVerifiedImport({ [path]: integrity }, '/table.json', onLost);
  await fail(0);
  await fail(1);
  return verifiedImport;
}

test('reports a file that failed to load twice before it is imported, and an import rejects at once', async () => {
  const verifiedImport = await openPage();
  await expect(verifiedImport(path)).rejects.toThrow(message);
  expect(onLost).toHaveBeenCalledTimes(1);
  expect(onLost).toHaveBeenCalledWith(path, expect.objectContaining({ message: expect.stringContaining(message) }));
  expect(addresses()).toEqual([path, `${path}?attempt=2`]);
});

test('asks for a module that did not load at another address, by the same promise', async () => {
  const verifiedImport = await openPage();
  await expect(verifiedImport(path)).rejects.toThrow(message);
  const again = verifiedImport(path);
  await fail(2);
  await expect(again).rejects.toThrow(message);
  expect(addresses()).toEqual([path, `${path}?attempt=2`, `${path}?attempt=3`]);
  expect(links().every((link) => link.integrity === integrity)).toBe(true);
});

test('asks once for what several need', async () => {
  const verifiedImport = createVerifiedImport({ [path]: integrity }, '/table.json', onLost);
  const promises = [verifiedImport(path), verifiedImport(path)];
  expect(promises[0]).toBe(promises[1]);
  await Promise.resolve();
  expect(addresses()).toEqual([path]);
});

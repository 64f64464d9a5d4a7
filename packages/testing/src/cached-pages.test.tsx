/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { expect, test } from '@jest/globals';
import { usePageAnchors } from '@vitryna/remote-kit';
import { type ComponentType, type ReactNode, useId } from 'react';
import { showCachedPages } from './cached-pages.tsx';
import { guardConsole } from './console-guard.ts';

guardConsole();

/** What each page in sight says of three that stand, all with the same contents. */
async function faultsOf(Component: ComponentType) {
  const routes = ['/one', '/two', '/three'].map((url) => ({ page: { Component }, url, path: url }));
  const wrapper = ({ children }: { children: ReactNode }) => children;
  const context = { get: () => undefined as never };
  const { show, stop } = await showCachedPages(routes, { context, wrapper });
  const faults = [await show(0), await show(2), await show(0)];
  await stop();
  return faults;
}

const whole = [[], [], []];
const twice = expect.stringContaining('id twice');

test('a fragment means the page in sight, and an id of useId its own page', async () => {
  function Page() {
    const anchor = usePageAnchors();
    const id = useId();
    return (
      <form id={id} aria-labelledby={`${id}-title`}>
        <a href="#filters">Filters</a>
        <h2 id={`${id}-title`}>Filters</h2>
        <section {...anchor('filters')} />
      </form>
    );
  }
  expect(await faultsOf(Page)).toEqual(whole);
});

test('an id that each page has is found', async () => {
  const [first] = await faultsOf(() => <section id="filters" />);
  expect(first).toEqual([twice, twice]);
});

test.each([
  ['a label', () => <label htmlFor="gone">Name</label>],
  ['a description', () => <p aria-describedby="gone" />],
  [
    'a drawing',
    () => (
      <svg aria-hidden="true">
        <path clipPath="url(#gone)" />
      </svg>
    ),
  ],
  ['a link', () => <a href="#gone">On</a>],
])('%s that refers to nothing is found', async (_, contents) => {
  const [first] = await faultsOf(contents);
  expect(first).toContainEqual(expect.stringContaining('gone'));
});

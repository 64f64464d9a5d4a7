/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { DataRouter } from '@vitryna/navigation';
import { createBrowserHistory, frameDrawn } from '@vitryna/navigation/lazy';
import { createStores } from '@vitryna/store';
import { keepModalHistory } from './modal-history.ts';
import { leaveModals } from './modal-navigation.ts';

// One tab for all tests: neither its history nor its listeners can be made anew. Each test has a page of its own.
const api = { get: () => Promise.reject(new Error('no calls')), post: () => Promise.reject(new Error('no calls')) };
const stores = createStores({ locale: 'uk', api, eventBus: { emit: () => {} } });
/** How often the router had heard when it was announced to others that it will. */
const announced: number[] = [];
/** Whether the page of an entry that was come back to is in sight before the router hears of it. */
let isInSight = false;
function announce() {
  announced.push(heard.length);
  return isInSight;
}
const routerHistory = leaveModals(createBrowserHistory(), [announce]);
const router = { state: { location: routerHistory.location } };
/** Where the router went because of Back and Forward. */
const heard: string[] = [];
const heardKeys: string[] = [];
routerHistory.listen(({ location }) => {
  heard.push(location.pathname + location.hash);
  heardKeys.push(location.key);
  router.state.location = location;
});
keepModalHistory(stores, router as unknown as DataRouter);

function navigate(to: string) {
  routerHistory.push(to, null);
  router.state.location = routerHistory.location;
}
/** What is open, what the history's entry says of it, and where that is. */
const now = () => ({
  stack: stores.getState().modals.stack,
  entry: (history.state as { modals?: string[] } | null)?.modals ?? [],
  path: location.pathname,
});
const expectSoon = (expected: Partial<ReturnType<typeof now>>) =>
  waitFor(() => expect(now()).toEqual(expect.objectContaining(expected)));

let pages = 0;
let length: number;
beforeEach(() => {
  pages += 1;
  navigate(`/page-${pages}`);
  heard.length = 0;
  announced.length = 0;
  isInSight = false;
  length = history.length;
});
afterEach(async () => {
  stores.modals.closeAll();
  await expectSoon({ stack: [], entry: [] });
});

test('an open modal has an entry at the same address; Back closes and Forward opens it, unheard by the router', async () => {
  const { path } = now();
  stores.modals.open('cart');
  await expectSoon({ stack: ['cart'], entry: ['cart'], path });
  expect(history.length).toBe(length + 1);
  history.back();
  await expectSoon({ stack: [], entry: [], path });
  history.forward();
  await expectSoon({ stack: ['cart'], entry: ['cart'], path });
  expect(heard).toEqual([]);
});

test('closing in any other way takes the entry back', async () => {
  stores.modals.open('cart');
  await expectSoon({ entry: ['cart'] });
  stores.modals.close('cart');
  await expectSoon({ stack: [], entry: [] });
  expect(history.length).toBe(length + 1);
});

test('two modals are two entries, and Back closes one after the other', async () => {
  stores.modals.open('cart');
  stores.modals.open('account');
  await expectSoon({ entry: ['cart', 'account'] });
  history.back();
  await expectSoon({ stack: ['cart'], entry: ['cart'] });
  history.back();
  await expectSoon({ stack: [], entry: [] });
});

test('a modal that gives way to another keeps one entry; Forward does not open what needs more than a name', async () => {
  stores.modals.open('leadCapture');
  await expectSoon({ entry: ['leadCapture'] });
  stores.modals.close('leadCapture');
  stores.modals.open('successful', { titleKey: 'Done', textKey: 'Done' });
  await expectSoon({ stack: ['successful'], entry: ['successful'] });
  expect(history.length).toBe(length + 1);
  history.back();
  await expectSoon({ stack: [], entry: [] });
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.forward();
  await arrived;
  await expectSoon({ stack: [], entry: [] });
});

test('a navigation out of a modal takes the place of its entry: Back leads to the page below', async () => {
  const { path } = now();
  stores.modals.open('cart');
  await expectSoon({ entry: ['cart'] });
  navigate('/next');
  stores.modals.close('cart');
  await expectSoon({ stack: [], entry: [], path: '/next' });
  expect(history.length).toBe(length + 1);
  history.back();
  await expectSoon({ stack: [], entry: [], path });
  expect(heard).toEqual([path]);
  expect(announced).toEqual([0]);
});

function goBack() {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  return arrived;
}

test('of the way back to a page in sight the router hears after the frame, unless something was pressed meanwhile', async () => {
  const { path } = now();
  isInSight = true;
  navigate('/next');
  await goBack();
  expect(heard).toEqual([]);
  await waitFor(() => expect(heard).toEqual([path]));
  navigate('/next');
  await goBack();
  navigate('/pressed');
  await frameDrawn();
  await frameDrawn();
  expect(heard).toEqual([path]);
  expect(now().path).toBe('/pressed');
});

test('an entry that the browser makes for a fragment has a key of its own, and keeps it', async () => {
  const { path } = now();
  const { key } = router.state.location;
  const follow = async (act: () => void) => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    act();
    await arrived;
    return heardKeys.at(-1) ?? '';
  };
  const fragment = await follow(() => location.assign('#filters'));
  expect(heard).toEqual([`${path}#filters`]);
  expect(['default', key]).not.toContain(fragment);
  expect(await follow(() => history.back())).toBe(key);
  expect(await follow(() => history.forward())).toBe(fragment);
  const other = await follow(() => location.assign('#more'));
  expect(['default', key, fragment]).not.toContain(other);
  navigate('/next');
  expect(history.state.idx).toBe(1);
});

test('the document has an entry without a key, and keeps it so', async () => {
  navigate('/first');
  history.replaceState({ idx: 0 }, '');
  navigate('/first#more');
  await goBack();
  expect(heardKeys.at(-1)).toBe('default');
});

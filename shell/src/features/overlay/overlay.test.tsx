/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { events } from '@vitryna/contracts/events';
import type { OverlayFacts } from '@vitryna/contracts/overlay';
import { createEventBus } from '@vitryna/event-bus';
import type { App } from '../feature.ts';
import { createEventLog } from './event-log.ts';
import { findBoundaries } from './find-boundaries.ts';
import { loadTimeOf } from './load-times.ts';
import { Overlay } from './overlay.tsx';

const app = { owner: null, builtAt: '2026-01-01T00:00:00.000Z', state: 'as-composed', sends: [], hears: [] } as const;
const facts: OverlayFacts = {
  composition: '0123456789abcdef',
  events: Object.keys(events),
  apps: [
    { ...app, name: 'shell', version: '1.0.0', sends: [], hears: ['checkout:cart-changed'] },
    { ...app, name: 'mf-checkout', version: '1.2.0', owner: 'team buy', sends: ['checkout:cart-changed'], hears: [] },
    { ...app, name: 'mf-catalog', version: '1.1.0', state: 'substituted', sends: [], hears: [] },
  ],
};

beforeEach(() => {
  // Neither is in jsdom.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const rectangle = (width: number): DOMRect => ({ left: 1, top: 2, width, height: 3 }) as DOMRect;

test('names each app with its owner, version and state, and the events with who sends and hears them', () => {
  const eventBus: App['eventBus'] = createEventBus({ table: events });
  const log = createEventLog(eventBus, facts);
  render(<Overlay facts={facts} log={log} onClose={() => undefined} />);
  const item = screen.getByText('mf-checkout').closest('li');
  expect(item?.textContent).toContain('team buy1.2.0');
  expect(screen.getByText('mf-catalog').closest('li')?.textContent).toContain('an earlier version stands in');
  act(() => eventBus.emit('checkout:cart-changed', { reason: 'added', productId: 'p1' }));
  const event = screen.getByText('checkout:cart-changed').closest('li') as HTMLElement;
  const [sender, hearer] = within(event).getAllByRole('img');
  expect([sender, hearer].map((one) => one?.getAttribute('aria-label'))).toEqual(['mf-checkout', 'shell']);
  expect(event.textContent).toContain('{"reason":"added","productId":"p1"}');
  log.close();
  act(() => eventBus.emit('checkout:cart-changed', { reason: 'removed', productId: null }));
  expect(screen.getAllByText('checkout:cart-changed')).toHaveLength(1);
});

test('is worked with by the keyboard: every control is one, and Escape closes it', () => {
  const onClose = jest.fn();
  const log = createEventLog(createEventBus({ table: events }), facts);
  render(<Overlay facts={facts} log={log} onClose={onClose} />);
  const fold = screen.getByRole('button', { name: 'Fold', hidden: true });
  fireEvent.click(fold);
  expect(screen.queryByText('mf-catalog')).toBeNull();
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('checkbox', { name: 'Boundaries', hidden: true })).toBeTruthy();
  fireEvent.keyDown(fold, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('finds the outermost rectangle of each owner that is in sight', () => {
  document.body.innerHTML = `<header></header>
    <main><div data-boundary="mf-product"><div data-boundary="mf-product"></div><footer></footer></div></main>
    <div data-out-of-sight="left"><div data-boundary="mf-catalog"></div></div>
    <dialog open data-modal-name="cart"><div></div></dialog>
    <section data-overlay><header></header></section>`;
  for (const element of document.querySelectorAll('*')) element.getBoundingClientRect = () => rectangle(10);
  const named = () => findBoundaries((name) => `owner of ${name}`).map(({ owner, what }) => `${owner}: ${what}`);
  expect(named()).toEqual(['shell: header', 'mf-product: page', 'owner of cart: modal cart']);
  for (const element of document.querySelectorAll('header')) element.getBoundingClientRect = () => rectangle(0);
  expect(named()).toEqual(['mf-product: page', 'owner of cart: modal cart']);
});

test('counts what was fetched of one version, and of no other', () => {
  const file = (name: string, startTime: number, responseEnd: number, encodedBodySize: number) => ({
    ...{ name, startTime, responseEnd, encodedBodySize },
  });
  const resources = [
    file('http://x/assets/mf-catalog/1.1.0/a.js', 100, 180, 1000),
    file('http://x/assets/mf-catalog/1.1.0/b.js', 150, 250, 24),
    file('http://x/assets/mf-catalog/1.1.01/a.js', 0, 900, 5),
    file('http://x/assets/mf-catalog-2/1.1.0/a.js', 0, 900, 5),
  ];
  const load = { files: 2, bytes: 1024, startedMs: 100, tookMs: 150 };
  expect(loadTimeOf({ name: 'mf-catalog', version: '1.1.0' }, resources)).toEqual(load);
  expect(loadTimeOf({ name: 'mf-product', version: '1.1.0' }, resources)).toBeNull();
});

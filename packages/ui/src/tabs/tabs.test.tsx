/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Tabs } from './tabs.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

/** Says of each tab that is looked at where it stands in a row that begins at 0. */
function stand(left: number, intersectionRatio: number): void {
  globalThis.IntersectionObserver = class {
    readonly #notify: IntersectionObserverCallback;
    constructor(notify: IntersectionObserverCallback) {
      this.#notify = notify;
    }
    observe() {
      const entry = { rootBounds: { left: 0 }, boundingClientRect: { left }, intersectionRatio };
      this.#notify([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

const tabs = ['a', 'b', 'c'].map((name) => ({ href: `/${name}`, text: name, isCurrent: name === 'c' }));

test.each([
  ['out of sight', 500, 0, 428],
  ['cut by the edge', 340, 0.5, 268],
  ['in sight', 100, 1, 0],
])('an open tab that is %s moves its row as far as it must', (_, left, ratio, scrolled) => {
  stand(left, ratio);
  render(<Tabs label="Tabs" tabs={tabs} />);
  expect(screen.getByRole('navigation').scrollLeft).toBe(scrolled);
});

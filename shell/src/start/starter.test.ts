/** @jest-environment <rootDir>/packages/testing/src/browser-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const address = 'http://localhost/assets/shell/1.0.0-a/main.1.js';
const entries = () => [...document.querySelectorAll<HTMLScriptElement>('body > script')].map(({ src }) => src);

// Not among what jsdom reflects.
for (const { prototype } of [HTMLLinkElement, HTMLScriptElement]) {
  Object.defineProperty(prototype, 'integrity', {
    get(this: Element) {
      return this.getAttribute('integrity');
    },
    set(this: Element, value: string) {
      this.setAttribute('integrity', value);
    },
  });
}

type Painted = (list: { getEntries: () => { element: Element | null }[] }) => void;
let paint: (element: Element | null) => void;
let showPicture: (error?: Error) => void;
let supports: (property: string, value: string) => boolean;
beforeEach(() => {
  jest.useFakeTimers();
  supports = () => true;
  Object.assign(globalThis, {
    CSS: { supports: (property: string, value: string) => supports(property, value) },
    PerformanceObserver: class {
      constructor(listener: Painted) {
        paint = (element) => listener({ getEntries: () => [{ element }] });
      }
      observe() {}
    },
  });
  document.body.innerHTML =
    `<link rel="preload" as="script" href="/assets/shell/1.0.0-a/main.1.js" integrity="sha384-a">` +
    '<main><img fetchpriority="high" alt="" src="/media/a.avif"></main>';
  const decoded = new Promise<void>((resolve, reject) => {
    showPicture = (error) => (error ? reject(error) : resolve());
  });
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
});
afterEach(() => {
  jest.useRealTimers();
  jest.resetModules();
  globalThis.trustedTypes = undefined;
  globalThis.__vitrynaTrust = undefined;
});

const start = () => import('./starter.ts');
const frames = (count: number) => jest.advanceTimersByTimeAsync(16 * count + 1);

test('runs the entry, with its integrity, when the picture of the page is on the screen', async () => {
  await start();
  paint(document.querySelector('main'));
  await frames(5);
  showPicture();
  await frames(5);
  expect(entries()).toEqual([]);
  paint(document.querySelector('img'));
  await frames(1);
  expect(entries()).toEqual([address]);
  expect(document.querySelector<HTMLScriptElement>('body > script')?.integrity).toBe('sha384-a');
  await jest.advanceTimersByTimeAsync(1000);
  expect(entries()).toHaveLength(1);
});

test('waits nine frames for a picture that is not the largest paint', async () => {
  await start();
  showPicture();
  await frames(8);
  expect(entries()).toEqual([]);
  await frames(1);
  expect(entries()).toEqual([address]);
});

test('waits for no picture where there is none', async () => {
  document.querySelector('img')?.remove();
  await start();
  await frames(1);
  expect(entries()).toEqual([]);
  paint(document.querySelector('main'));
  await frames(1);
  expect(entries()).toEqual([]);
  await frames(1);
  expect(entries()).toEqual([address]);
});

test('leaves the page of an older browser as it is, with the forms for browsers without scripts', async () => {
  supports = () => false;
  const plain = document.createElement('noscript');
  plain.textContent = '<button>order</button>';
  document.body.append(plain);
  await start();
  expect(document.querySelector('noscript')).toBeNull();
  expect(document.querySelector('button')?.textContent).toBe('order');
});

test('runs nothing in an older browser, and promises no press an answer', async () => {
  supports = (property, value) => property !== 'color' || !value.startsWith('light-dark(');
  const heard = jest.spyOn(document, 'addEventListener');
  await start();
  await jest.advanceTimersByTimeAsync(5000);
  expect(entries()).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
  heard.mockRestore();
});

test('runs the entry without a picture that is lost', async () => {
  await start();
  showPicture(new Error('lost'));
  await frames(9);
  expect(entries()).toEqual([address]);
});

test('runs the entry where nothing tells of paints', async () => {
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor() {
        throw new Error('unknown here');
      }
    },
  });
  await start();
  await frames(1);
  expect(entries()).toEqual([address]);
});

test('waits half a second at most: a page that nobody looks at is not painted', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await start();
  await jest.advanceTimersByTimeAsync(499);
  expect(entries()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(entries()).toEqual([address]);
});

test('names the entry to the policy of Trusted Types before it asks for it', async () => {
  const passed: string[] = [];
  globalThis.trustedTypes = {
    createPolicy: (_, rules) => ({
      ...rules,
      createScriptURL: (url) => {
        passed.push(url);
        return rules.createScriptURL(url);
      },
    }),
  };
  showPicture();
  await start();
  await frames(9);
  expect(passed).toEqual([address]);
  expect(entries()).toEqual([address]);
});

import { expect, type Page } from '@playwright/test';

/** Moves the pointer, so that what waits for a sign of intent begins, and waits until the worker rules the page. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Whether the worker keeps something under this address. */
export const isKept = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address);

/** Waits until a page that was gone to is kept, and all the code that it runs. */
export async function visitIsKept(page: Page): Promise<void> {
  await expect.poll(() => isKept(page, page.url())).toBe(true);
  const isCodeKept = () =>
    page.evaluate(async () => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const code = loaded.filter((address) => /\/assets\/.*\.js$/.test(address));
      const kept = await Promise.all(code.map((address) => caches.match(address)));
      return kept.every((answer) => answer !== undefined);
    });
  await expect.poll(isCodeKept).toBe(true);
}

/** Waits until this page is kept, and with it all the code that a page without a connection may need. */
export async function pageIsKept(page: Page): Promise<void> {
  await expect.poll(() => isKept(page, page.url())).toBe(true);
  const isCodeKept = () =>
    page.evaluate(async () => {
      const { composition } = document.documentElement.dataset;
      const table: Record<string, string> = await (await fetch(`/builds/compositions/${composition}.json`)).json();
      const requests = await (await caches.open('vitryna-files-1')).keys();
      const kept = requests.map(({ url }) => new URL(url).pathname);
      const code = Object.keys(table).filter(
        (path) => /^\/assets\/shell\/.*\.js$/.test(path) && !path.endsWith('/sw.js'),
      );
      const isThere = (part: string) => kept.some((path) => path.includes(part));
      return code.every((path) => kept.includes(path)) && isThere('/modal-cart.') && isThere('/texts/');
    });
  await expect.poll(isCodeKept).toBe(true);
}

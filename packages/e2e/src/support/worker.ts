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

/** Waits until this page is kept, and with it the code that a page without a connection needs. */
export async function pageIsKept(page: Page): Promise<void> {
  await expect.poll(() => isKept(page, page.url())).toBe(true);
  const isCodeKept = () =>
    page.evaluate(async () => {
      const files = (await (await caches.open('vitryna-files-1')).keys()).map(({ url }) => url);
      return ['offline-notice', 'deliver', 'get-me', 'modal-cart', 'texts/'].every((name) =>
        files.some((url) => url.includes(name)),
      );
    });
  await expect.poll(isCodeKept).toBe(true);
}

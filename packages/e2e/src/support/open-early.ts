import { expect, type Page } from '@playwright/test';
import { hydrated } from './shop.ts';

/** Opens a page whose script is still on its way; what is returned lets it through. */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/shell\/.+\/main\..+\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    arrive();
    await hydrated(page);
  };
}

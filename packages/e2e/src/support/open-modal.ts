import { expect, type Page } from '@playwright/test';

/** Opens a modal over the page that is open, by its address, once one before it has taken its entry of the history back. */
export async function openModal(page: Page, modal: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.modals ?? null)).toBeNull();
  await page.evaluate((name) => {
    location.hash = `modal=${name}`;
  }, modal);
}

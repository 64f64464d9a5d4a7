import type { Page } from '@playwright/test';

/** How many pixels one can scroll below the end of the page: what is placed absolutely in a frame that scrolls reaches there. */
export const belowPage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const end = document.body.getBoundingClientRect().bottom + scrollY;
    return Math.max(0, document.documentElement.scrollHeight - Math.max(Math.ceil(end), innerHeight));
  });

import type { Page } from '@playwright/test';
import { contentSamples, samples } from '../support/pages.ts';
import { type Piecemeal, servePiecemeal } from '../support/piecemeal.ts';
import { test as base, expect } from '../support/problems.ts';
import { describeShifts, type Shift, watchAllShifts } from '../support/shifts.ts';
import { hydrated } from '../support/shop.ts';
import { baseURL as storeUrl } from '../support/store.ts';

const test = base.extend<object, { network: Piecemeal }>({
  // A page goes on calling after its journey: the line ends with the worker, after all pages.
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const network = await servePiecemeal(storeUrl);
      await use(network);
      await network.close();
    },
    { scope: 'worker' },
  ],
});

/** Draws what has come, and answers whether that is more than the window shows. */
const drawsBelowWindow = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const read = () => resolve((document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) > innerHeight);
        requestAnimationFrame(() => requestAnimationFrame(read));
      }),
  );

/** Seen on phones, where their first view is the longest; tables and tiles of the others stand side by side on desktops. */
const narrow = ['home', 'filtered category', 'product', 'content page', 'tag of the blog', 'questions'];

// A filtered category has all that a category has.
for (const { name, find, status } of [...samples.filter(({ name }) => name !== 'category'), ...contentSamples]) {
  test.describe(name, () => {
    if (status === 404) test.use({ allowed: /\b404\b/ });

    test('nothing moves while its document comes in pieces', {
      tag: narrow.includes(name) ? '@phone' : '@desktop',
    }, async ({ page, language, request }) => {
      const network = await servePiecemeal(storeUrl);
      const shifts = await watchAllShifts(page);
      await page.goto(network.url + (await find(language, request)), { waitUntil: 'commit' });
      let drawn = 0;
      while (network.sendPiece() && !(await drawsBelowWindow(page))) drawn++;
      // A document that came whole would show nothing.
      expect(drawn).toBeGreaterThan(5);
      network.sendRest();
      await hydrated(page);
      // An icon gives way when its words come, and a column of a table when a wider cell does.
      const isSeen = ({ isUpOrDown, value }: Shift) => value >= (isUpOrDown ? 0.0002 : 0.0015);
      expect(describeShifts((await shifts()).filter(isSeen))).toEqual([]);
    });
  });
}

import type { Page } from '@playwright/test';
import { fontCookie, listViewCookie } from '@vitryna/contracts/cookies';
import { expect, test } from '../support/problems.ts';
import { describeShifts, watchShifts } from '../support/shifts.ts';
import { cards, hydrated } from '../support/shop.ts';

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Goes through the whole page as a quick finger does: two windows and more at once, so that cards come into sight unprepared. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let place = 0; place < document.documentElement.scrollHeight; place += innerHeight * 2.3) {
      scrollTo(0, place);
      for (let frames = 0; frames < 8; frames += 1) await frame();
    }
  });
}

/** Words and switches of a card that lie over each other, two by two. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main article')].slice(0, 6).flatMap((card) => {
      // Badges and pictures lie over one another in the well.
      const parts = [...card.querySelectorAll(':scope > button, :scope > button ~ *')].map((part) => ({
        name: part.getAttribute('aria-label') ?? part.textContent ?? '',
        rect: part.getBoundingClientRect(),
      }));
      return parts.flatMap((one, index) =>
        parts
          .slice(index + 1)
          .filter(
            ({ rect }) =>
              Math.min(one.rect.right, rect.right) - Math.max(one.rect.left, rect.left) > 1 &&
              Math.min(one.rect.bottom, rect.bottom) - Math.max(one.rect.top, rect.top) > 1,
          )
          .map(({ name }) => `${one.name} / ${name}`),
      );
    }),
  );
}

for (const view of listViewCookie.values) {
  for (const viewport of windows) {
    test(`a ${view} at ${viewport.width} px stands still while it is scrolled, and no words lie over others`, {
      tag: viewport.width < 768 ? '@phone' : '@desktop',
    }, async ({ page, context, language }) => {
      // A shopper whose page does not change its font meanwhile: that has a journey of its own.
      const chosen = { [listViewCookie.name]: view, [fontCookie.name]: fontCookie.values[0] };
      await context.addCookies(
        Object.entries(chosen).map(([name, value]) => ({ name, value, domain: 'localhost', path: '/' })),
      );
      await page.setViewportSize(viewport);
      const shifts = await watchShifts(page);
      await page.goto(`${language.prefix}/ip-kamery`);
      await hydrated(page);
      await scrollThrough(page);
      expect(describeShifts(await shifts())).toEqual([]);
      expect(await overlaps(page)).toEqual([]);
      // What every far card counts as is what it is: none is higher or lower than the others.
      const heights = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5);
    });
  }
}

test.describe('on a first visit', () => {
  // The files of the font do not come, so the page is in the fallback for as long as it is looked at.
  test.use({ hasFont: false, allowed: /ERR_FAILED|the font did not load/ });
  test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

  test('a list in the fallback font stands still under one quick finger', async ({ page, language }) => {
    const shifts = await watchShifts(page);
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await scrollThrough(page);
    expect(describeShifts(await shifts())).toEqual([]);
    const heights = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1.5);
  });

  test('home stands still too, and its offers are as high before their pictures as after', async ({
    page,
    language,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto(language.home);
    const pictures = page.getByRole('main').locator('section li').locator('a > div > img');
    const offers = page.locator('main section[aria-roledescription]');
    const before = (await offers.boundingBox())?.height;
    await hydrated(page);
    await scrollThrough(page);
    // Pictures of the offers behind the first one wait for a sign of life.
    await expect.poll(() => pictures.count()).toBeGreaterThan(1);
    expect((await offers.boundingBox())?.height).toBe(before);
    // On a busy machine the last row may come under the finger, and move what peeps in below it by a line of text.
    const seen = (await shifts()).filter(({ value }) => value >= 0.0005);
    expect(describeShifts(seen)).toEqual([]);
  });
});

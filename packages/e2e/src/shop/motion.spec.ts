import type { Page } from '@playwright/test';
import { expect, test } from '../support/problems.ts';
import { buyableLinks, hydrated } from '../support/shop.ts';

test('who asked for less motion sees short fades, and nothing that moves', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const motions: string[] = [];
    Object.assign(window, { motions });
    document.addEventListener('transitionend', ({ propertyName, elapsedTime }) => {
      motions.push(`${propertyName} ${Math.round(elapsedTime * 1000)}`);
    });
  });
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);

  await test.step('a page that stood ready is there in one go, and has the focus', async () => {
    const link = buyableLinks(page, language).first();
    await link.hover();
    await expect(page.locator('main [data-out-of-sight="prerendered"] h1')).toBeAttached();
    await link.press('Enter');
    await expect(page.locator('main h1')).toHaveCount(2);
    await expect(page.locator('main > :not([data-out-of-sight]) h1')).toBeFocused();
  });
  await test.step('another picture is there in one go', async () => {
    const scrolled = await page
      .locator('main > :not([data-out-of-sight]) a[href^="#picture-"]')
      .nth(2)
      .evaluate(async (thumb) => {
        (thumb as HTMLElement).click();
        const stage = thumb.closest('section')?.querySelector('ul');
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return stage ? stage.scrollLeft / stage.clientWidth : 0;
      });
    expect(scrolled).toBe(2);
  });
  const buy = page.getByRole('main').getByRole('button', { name: language.addToCart }).first();
  const cart = page.getByRole('dialog', { name: language.cart });
  const fades = ['opacity', 'display', 'overlay', 'background-color'];
  await test.step('a modal fades in', async () => {
    await buy.click();
    await expect(cart).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toHaveCount(0);
    // What is closed while it still opens takes as long back as it has taken so far.
    const longer = (motion: string) => Number(motion.split(' ')[1]) > 80;
    const other = (motion: string) => !fades.includes(motion.split(' ')[0] ?? '');
    expect((await motions(page)).filter((motion) => other(motion) || longer(motion))).toEqual([]);
  });
  await test.step('for others it rises', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('main').getByRole('link', { name: language.inCart }).first().click();
    await expect(cart).toBeVisible();
    await expect.poll(() => motions(page)).toContain('translate 240');
  });
});

/** What changed by and by: the property, and how long that takes in milliseconds. */
const motions = (page: Page) => page.evaluate(() => (window as unknown as { motions: string[] }).motions);

test('the ring of a busy button stands for who asked for less motion', async ({ page, language }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\/user\/order\/track$/, () => undefined);
  await page.goto(`${language.prefix}/order`);
  await hydrated(page);
  const main = page.getByRole('main');
  await main.locator('[name="number"]').fill('1002-4587');
  await main.locator('[name="phone"]').fill('0671234567');
  await main.locator('form').getByRole('button').click();
  await expect(main.locator('button[aria-busy] span').first()).toHaveCSS('animation-name', 'none');
});

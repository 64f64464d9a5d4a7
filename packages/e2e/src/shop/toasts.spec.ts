import type { Page } from '@playwright/test';
import { errorToastMs } from '@vitryna/contracts/constants';
import { expectAccessible } from '../support/axe.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    like: 'Додати в обране',
    notLiked: 'Товар не додано в обране',
    notBought: 'Товар не додано до кошика',
  },
  ru: {
    like: 'Добавить в избранное',
    notLiked: 'Товар не добавлен в избранное',
    notBought: 'Товар не добавлен в корзину',
  },
};

test.use({ allowed: /\b409\b/ });

/** The store refuses every change: the shell tells the shopper. */
const refuse = (page: Page) =>
  page.route(/\/user\/catalog\/product\/(?:cart|favorite)\/add$/, (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'conflict', message: '@Out of stock' } } }),
  );

test('a product error is told once and leaves after 2 s [§4.35]', async ({ page, language, request }) => {
  const { like, notLiked, notBought } = labels[language.locale];
  const path = await productPath(request, language);
  await page.clock.install();
  await refuse(page);
  await page.goto(path);
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 10_000);
  const toast = page.getByRole('alert').filter({ hasText: notLiked });
  await page.getByRole('main').getByRole('button', { name: like }).first().click();
  await expect(async () => {
    // What shows it waits for a moment itself.
    await page.clock.runFor(20);
    expect(await toast.count()).toBe(1);
  }).toPass();
  // Under the pointer it waits, and frames of the page come by its clock, too.
  await toast.hover();
  await page.clock.resume();
  await expect(toast).toHaveCount(1);
  // Laid out by the store's own files: the strict policy would have dropped what the library injects.
  await expect(toast.locator('xpath=..')).toHaveCSS('position', 'fixed');
  await expectAccessible(page, '.toasts');
  await page.clock.runFor(errorToastMs * 3);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 500);
  await page.clock.runFor(errorToastMs);
  await expect(toast).toBeHidden();

  await test.step('an open modal does not hide a product error', async () => {
    // The cart opens at once; what the store says comes later.
    await page.getByRole('main').getByRole('button', { name: language.addToCart }).first().click();
    const cart = page.getByRole('dialog', { name: language.cart });
    await expect(cart.getByRole('alert').filter({ hasText: notBought })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(page.locator('body > .toasts')).toBeAttached();
  });
});

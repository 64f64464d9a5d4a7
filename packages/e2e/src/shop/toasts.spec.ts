import type { Page } from '@playwright/test';
import { errorToastMs } from '@vitryna/contracts/constants';
import { expectAccessible } from '../support/axe.ts';
import { languages } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { alive } from '../support/shop.ts';

const notAdded = { uk: 'Товар не додано до кошика', ru: 'Товар не добавлен в корзину' };

test.use({ allowed: [/\b409\b/] });

/** A press of the product's button that the store refuses: the notice that the shell shows for it. */
async function fail(page: Page, addToCart: string): Promise<void> {
  await page.route('**/user/catalog/product/cart/add', (route) =>
    route.fulfill({ status: 409, json: { error: { code: 'conflict', message: '@Out of stock' } } }),
  );
  await page.getByRole('main').getByRole('button', { name: addToCart }).first().click();
}

const toasts = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

for (const language of languages) {
  test(`a product error is told once and leaves after 2 s in ${language.locale}`, async ({ page, request }) => {
    const path = await productPath(request, language);
    await page.clock.install();
    await page.goto(path);
    await alive(page);
    const toast = toasts(page, notAdded[language.locale]);
    // Under the pointer it waits; a busy machine may need several tries to be there in time.
    await expect(async () => {
      await fail(page, language.addToCart);
      await toast.hover({ timeout: 1500 });
    }).toPass();
    await expect(toast).toHaveCount(1);
    // Laid out by the store's own files: the strict policy would have dropped what the library injects.
    await expect(toast.locator('xpath=..')).toHaveCSS('position', 'fixed');
    await expectAccessible(page);
    await page.clock.runFor(errorToastMs * 3);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 500);
    await page.clock.runFor(errorToastMs);
    await expect(toast).toBeHidden();
  });
}

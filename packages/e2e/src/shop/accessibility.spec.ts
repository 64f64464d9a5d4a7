import { expectAccessible } from '../support/axe.ts';
import { languages, uk } from '../support/languages.ts';
import { productPath, samples } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { alive, isWide, openCatalogue } from '../support/shop.ts';

for (const { name, path, status = 200 } of samples(uk)) {
  test.describe(name, () => {
    test.use({ allowed: status === 404 ? [/\b404\b/] : [] });
    test(`${name} has no barrier in light and dark`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await alive(page);
      await expectAccessible(page);
    });
  });
}

test('product has no barrier in light and dark', async ({ page, request }) => {
  await page.goto(await productPath(request, uk));
  await alive(page);
  await expectAccessible(page);
});

test('open cart has no barrier in light and dark', async ({ page, request }) => {
  await page.goto(await productPath(request, uk));
  await alive(page);
  await page.getByRole('main').getByRole('button', { name: uk.addToCart }).click();
  const cart = page.getByRole('dialog', { name: uk.cart });
  await expect(cart.getByRole('textbox', { name: uk.quantity })).toHaveValue('1');
  await expectAccessible(page);
});

test('open catalogue menu has no barrier in light and dark', async ({ page }) => {
  await page.goto(uk.home);
  await alive(page);
  const menu = await openCatalogue(page, uk);
  await expect(menu.getByRole('navigation', { name: uk.departments }).getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});

for (const language of languages) {
  test(`empty cart and open filters have no barrier in ${language.locale}`, async ({ page }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await alive(page);
    if (!isWide(page)) {
      await page.getByRole('link', { name: language.filters }).click();
      const filters = page.getByRole('complementary', { name: language.filters });
      await expect(filters.getByRole('button', { name: language.show })).toBeVisible();
      await expectAccessible(page);
      await filters.getByRole('link', { name: language.close }).click();
    }
    await page.getByRole('banner').getByRole('link', { name: language.cart, exact: true }).click();
    await expect(page.getByRole('dialog').getByText(language.emptyCart)).toBeVisible();
    await expectAccessible(page);
  });
}

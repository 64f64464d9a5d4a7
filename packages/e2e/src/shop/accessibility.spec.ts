import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages, uk } from '../support/languages.ts';
import { productPath, samples } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { alive, isWide, openCatalogue } from '../support/shop.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Changes the colours and waits until none is on its way: a colour in the middle of a transition is nobody's. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** All rules in light; dark changes colours only, so only they are looked at again. */
async function expectAccessible(page: Page): Promise<void> {
  await wear(page, 'light');
  const light = await new AxeBuilder({ page }).withTags(tags).analyze();
  await wear(page, 'dark');
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  const found = Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.map(({ id, help, nodes }) => ({
      scheme,
      id,
      help,
      where: nodes.slice(0, 4).map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
    })),
  );
  expect(found).toEqual([]);
}

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

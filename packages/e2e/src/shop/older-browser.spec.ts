import type { Page } from '@playwright/test';
import { findBuyable } from '../support/buying.ts';
import { expect, test } from '../support/problems.ts';
import { cards, isWide, readableAddress } from '../support/shop.ts';

const labels = {
  uk: { checkOut: 'Оформити замовлення', city: 'Київ', next: 'Продовжити' },
  ru: { checkOut: 'Оформить заказ', city: 'Киев', next: 'Продолжить' },
} as const;

// The hashes of the style blocks in the policy are those of what the store sent; older browsers hold no page to Trusted Types either.
test.use({ bypassCSP: true });

/** What style sheets say that browsers before the promised ones do not know; such a declaration or rule is passed over. */
const unknownCss =
  /light-dark\(|:has\(|\b\d+d?vh\b|@starting-style|@container|color-mix\(|@media \((?:scripting|width)/g;

/** A browser of some years ago: it runs scripts, and knows neither the newest style nor the newest of the language's library. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = () => false;
    Reflect.deleteProperty(Promise, 'withResolvers');
    Reflect.deleteProperty(Map, 'groupBy');
    Reflect.deleteProperty(Array.prototype, 'toSorted');
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch({ maxRedirects: 0 });
      const html = await answer.text();
      const body = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/g, (block) =>
        block.replaceAll(unknownCss, 'unknown($&'),
      );
      await route.fulfill({ response: answer, body });
    },
  );
}

test('an older browser gets pages that are read and forms that are sent, and no broken script', async ({
  page,
  language,
}) => {
  const text = labels[language.locale];
  await growOld(page);
  await page.goto(language.home);
  const product = await findBuyable(page);
  // Nothing of the store's own code is run after the starter, so nothing of it can break.
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map(({ name }) => name),
  );
  expect(scripts.filter((name) => !name.includes('/starter.'))).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: language.catalogue, exact: true }).first().click();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${language.cameras} \\d+$`) })
    .first()
    .click();
  await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
  await expect(cards(page).first()).toBeVisible();
  if (!isWide(page)) await page.getByRole('link', { name: language.filters }).click();
  await page.locator('input[name="filter.rozdilna-zdatnist"][value="4"]').check();
  await page
    .locator('form:has([name="filter.rozdilna-zdatnist"])')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page).toHaveURL(/rozdilna-zdatnist=4/);
  expect(readableAddress(page)).toBe(`${language.prefix}/ip-kamery/rozdilna-zdatnist=4`);
  await page.goto(`${language.prefix}/${product.categorySlug}/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: language.addToCart }).first().click();
  await expect(page).toHaveURL(`${language.prefix}/checkout/cart`);
  // What stands in the page for browsers without scripts is there for this one.
  await page.getByRole('link', { name: text.checkOut }).click();
  await page.getByRole('textbox').first().fill(text.city);
  await page.getByRole('button', { name: text.next }).first().click();
  await page.getByRole('button', { name: text.next }).first().click();
  await expect(page.locator('[name="recipient.phone"]')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
});

import type { Page } from '@playwright/test';
import { listViewCookie } from '@vitryna/contracts/cookies';
import { domeCameras } from '../support/catalogue.ts';
import { uk } from '../support/languages.ts';
import { expect, longWord, test } from '../support/long-words-store.ts';
import { cards, hydrated, openCatalogue } from '../support/shop.ts';
import { spillsOf } from '../support/spills.ts';

// Its store is started once, in one worker.
test.describe.configure({ mode: 'default' });

const labels = { field: 'Пошук товарів', products: 'Товари', tabs: 'Про товар' };
const list = `${uk.prefix}/ip-kamery/rozdilna-zdatnist=4;vyrobnyk=obrii`;

const pages = {
  home: uk.home,
  catalogue: `${uk.prefix}/catalog`,
  'filtered list': list,
  'search results': `${uk.prefix}/search?searchQuery=rfvthf`,
  'search for a long word': `${uk.prefix}/search?searchQuery=${'w'.repeat(120)}`,
  'page of cards and a quote': `${uk.prefix}/about-company`,
  'page of a table': `${uk.prefix}/warranty`,
  blog: `${uk.prefix}/blog`,
  'not found': `${uk.prefix}/${'w'.repeat(300)}`,
};

const widths = [1440, 360];

/** Looks at what the page shows in the widths of a desktop and of a phone. */
async function expectNoSpills(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await spillsOf(page, longWord), `${name} at ${width}`).toEqual([]);
  }
}

async function open(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url);
  await hydrated(page);
}

test.describe('words longer than a line', () => {
  test.use({ allowed: /\b404\b/ });

  test('keep to their place on pages', async ({ page, longTextsStore: { url } }) => {
    for (const [name, path] of Object.entries(pages)) {
      await open(page, url + path);
      await expectNoSpills(page, name);
    }
  });
});

test('words longer than a line keep to their place around a product', async ({
  page,
  request,
  longTextsStore: { url },
}) => {
  const products = (await domeCameras(request)).slice(0, 3);
  const [first] = products;
  await open(page, `${url}${uk.prefix}/${first?.categorySlug}/${first?.slug}`);
  // Those that this product has: any other is a 404.
  const links = page.getByRole('navigation', { name: labels.tabs }).getByRole('link');
  const tabs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(tabs.length).toBeGreaterThan(2);
  for (const tab of tabs) {
    await open(page, url + tab);
    await expectNoSpills(page, `product${tab}`);
  }
  await open(page, `${url}${uk.prefix}/comparison?ids=${products.map(({ id }) => id).join()}`);
  await expectNoSpills(page, 'comparison');
});

test('words longer than a line keep to their place in rows, suggestions and the cart', async ({
  page,
  context,
  longTextsStore: { url },
}) => {
  await context.addCookies([{ name: listViewCookie.name, value: 'list', url }]);
  await open(page, url + list);
  await expectNoSpills(page, 'rows');

  await page.getByRole('banner').getByLabel(labels.field).click();
  await page.getByRole('banner').getByRole('combobox', { name: labels.field }).pressSequentially('камер');
  await expect(page.getByRole('group', { name: labels.products }).getByRole('option').first()).toBeVisible();
  await expectNoSpills(page, 'suggestions');

  await open(page, url + list);
  await openCatalogue(page, uk);
  await expectNoSpills(page, 'menu');

  await open(page, url + list);
  await cards(page).getByRole('button', { name: uk.buy }).first().click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectNoSpills(page, 'cart');
});

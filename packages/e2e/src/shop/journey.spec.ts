import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Language, otherOf } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import {
  buyableLinks,
  cards,
  categoryCount,
  filterValue,
  hydrated,
  isWide,
  matchCount,
  openCatalogue,
  readableAddress,
} from '../support/shop.ts';

const filtered = '/ip-kamery/rozdilna-zdatnist=4;vyrobnyk=obrii,vartis?maxPrice=9000';

async function openFilters(page: Page, { filters }: Language): Promise<void> {
  if (!isWide(page)) await page.getByRole('link', { name: filters }).click();
}

/** The chips above the list; on phones the sheet with the filters has its own. */
const chipsOf = (page: Page, { list, chosenFilters }: Language) =>
  page.getByRole('region', { name: list, exact: true }).getByRole('navigation', { name: chosenFilters });

/** The chips of what is chosen: in the sheet of a phone they are there before it is applied. */
const choiceOf = (page: Page, language: Language) =>
  isWide(page)
    ? chipsOf(page, language)
    : page.locator('#filters').getByRole('navigation', { name: language.chosenFilters });

/** Chooses two specifications and a highest price; beside the products each choice applies by itself. */
async function filterCameras(page: Page, language: Language): Promise<void> {
  await openFilters(page, language);
  for (const value of [language.resolution, 'Obrii', 'Vartis']) {
    await filterValue(page, value).check();
    await expect(choiceOf(page, language)).toContainText(value);
  }
  const highest = page.getByRole('textbox', { name: language.priceTo, exact: true });
  await highest.fill('9000');
  if (isWide(page)) await highest.press('Enter');
  else await page.getByRole('button', { name: language.show }).click();
  await expect(page).toHaveURL(/maxPrice=9000/);
  // The address changes a moment before the list does.
  await expect(chipsOf(page, language)).toContainText(/9\s000/);
}

async function expectCameras(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
  await expect(page.getByRole('heading', { level: 1, name: language.cameras })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  expect(await categoryCount(page, language)).toBeGreaterThan(200);
}

test('leads from home through the menu to a category', async ({ page, language }) => {
  await page.goto(language.home);
  await hydrated(page);
  const menu = await openCatalogue(page, language);
  const departments = menu.getByRole('navigation', { name: language.departments }).getByRole('link');
  // Wide screens point at a department, phones press it.
  if (isWide(page)) await departments.first().hover();
  else await departments.first().click();
  await menu.getByRole('link', { name: new RegExp(`^${language.cameras}`) }).click();
  await expect(menu).toBeHidden();
  await expectCameras(page, language);
  await test.step('leads through the catalogue page to a category [§1.2]', async () => {
    await page.goto(`${language.prefix}/catalog`);
    await hydrated(page);
    const cameras = page.getByRole('main').getByRole('link', { name: new RegExp(`^${language.cameras} \\d+$`) });
    await cameras.click();
    await expectCameras(page, language);
  });
});

// On a phone it is walked without what makes it instant (the project plain-navigation).
test('narrows a category by specifications and a price [§1.2 §4.13]', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  const whole = await categoryCount(page, language);
  await filterCameras(page, language);
  expect(readableAddress(page)).toBe(language.prefix + filtered);
  const left = await matchCount(page, language);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(whole / 2);
  await expect(cards(page)).toHaveCount(Math.min(24, left));
  const chips = chipsOf(page, language);
  for (const value of [/9\s000\s₴$/, /: 4 Мп$/, /: Obrii$/, /: Vartis$/])
    await expect(chips.getByRole('link', { name: value })).toBeVisible();

  // A chip is the link that takes its filter away, and the way back brings it again.
  await chips.getByRole('link', { name: /9\s000/ }).click();
  await expect(page).not.toHaveURL(/maxPrice/);
  expect(await matchCount(page, language)).toBeGreaterThanOrEqual(left);
  await page.goBack();
  await expect(page).toHaveURL(/maxPrice=9000/);
  await expect.poll(() => matchCount(page, language)).toBe(left);
  await openFilters(page, language);
  await expect(filterValue(page, 'Obrii')).toBeChecked();
  await expect(page.getByRole('textbox', { name: language.priceTo, exact: true })).toHaveValue(/^9\s000$/);
});

test('buys, changes and removes in the cart [§1.3]', async ({ page, language }) => {
  await page.goto(language.prefix + filtered);
  await hydrated(page);
  const link = buyableLinks(page, language).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('main').getByRole('button', { name: language.addToCart }).click();

  const cart = page.getByRole('dialog', { name: language.cart });
  const lines = cart.getByRole('list', { name: language.cartLines }).getByRole('listitem');
  const quantity = cart.getByRole('textbox', { name: language.quantity });
  await expect(lines).toHaveCount(1);
  await expect(lines.getByRole('link', { name })).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await expectAccessible(page, 'dialog[open]');
  // The new quantity shows before the server knows it, and presses that undo each other are never sent: one by one.
  const press = async (name: string, call: RegExp, shown: string) => {
    const saved = page.waitForResponse(call);
    await cart.getByRole('button', { name }).click();
    await expect(quantity).toHaveValue(shown);
    await saved;
  };
  await press(language.oneMore, /\/cart\/add$/, '2');
  await press(language.oneMore, /\/cart\/add$/, '3');
  await press(language.oneLess, /\/cart\/remove$/, '2');
  const opener = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${language.cart}.* 2$`) });
  await cart.getByRole('button', { name: language.close }).click();
  await expect(cart).toBeHidden();
  await expect(opener).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: language.inCart }).first()).toBeVisible();

  // The server keeps the cart: a reload shows the same line.
  await page.reload();
  await hydrated(page);
  await opener.click();
  await expect(lines).toHaveCount(1);
  await expect(quantity).toHaveValue('2');
  await cart.getByRole('button', { name: language.remove }).click();
  await expect(cart.getByText(language.emptyCart)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: language.addToCart })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('banner').getByRole('link', { name: language.cart, exact: true })).toBeVisible();
});

test('changes the language on the same page with the same filters [§2.5]', async ({ page, language }) => {
  const other = otherOf(language);
  await page.goto(language.prefix + filtered);
  await hydrated(page);
  const left = await matchCount(page, language);
  const products = await cards(page).getByRole('heading').getByRole('link').count();

  // There and back from a product keeps the filters.
  await cards(page).getByRole('heading').getByRole('link').first().click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/maxPrice/);
  await page.goBack();
  await expect(page).toHaveURL(/maxPrice=9000/);
  await expect.poll(() => matchCount(page, language)).toBe(left);

  await page.getByRole('link', { name: other.own }).filter({ visible: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', other.locale);
  expect(readableAddress(page)).toBe(other.prefix + filtered);
  await hydrated(page);
  expect(await matchCount(page, other)).toBe(left);
  await expect(cards(page)).toHaveCount(products);
  await openFilters(page, other);
  await expect(filterValue(page, other.resolution)).toBeChecked();
  await expect(filterValue(page, 'Obrii')).toBeChecked();
  await expect(page.getByRole('textbox', { name: other.priceTo, exact: true })).toHaveValue(/^9\s000$/);
});

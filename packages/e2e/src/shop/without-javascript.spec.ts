import { otherOf } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { cards, categoryCount, filterValue, isWide, matchCount, readableAddress } from '../support/shop.ts';

test.use({ javaScriptEnabled: false });

test('carries a shopper to a product by links and forms alone', async ({ page, language }) => {
  await page.goto(language.home);
  await page.getByRole('banner').getByRole('link', { name: language.catalogue, exact: true }).click();
  await expect(page).toHaveURL(`${language.prefix}/catalog`);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${language.cameras} \\d+$`) })
    .click();
  await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
  const whole = await categoryCount(page, language);
  await expect(cards(page)).toHaveCount(24);

  // The sheet of filters opens by its address, and its form is sent by its button.
  if (!isWide(page)) await page.getByRole('link', { name: language.filters }).click();
  await filterValue(page, language.resolution).check();
  await filterValue(page, 'Obrii').check();
  await filterValue(page, 'Vartis').check();
  await page.getByRole('spinbutton', { name: language.priceTo, exact: true }).fill('9000');
  await page.getByRole('button', { name: isWide(page) ? 'OK' : language.show }).click();
  await expect(page).toHaveURL(/maxPrice=9000/);
  expect(readableAddress(page)).toBe(
    `${language.prefix}/ip-kamery/rozdilna-zdatnist=4;vyrobnyk=obrii,vartis?maxPrice=9000`,
  );
  const left = await matchCount(page, language);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(whole / 2);

  await page
    .getByRole('navigation', { name: language.chosenFilters })
    .filter({ visible: true })
    .getByRole('link', { name: /9\s000\s₴$/ })
    .click();
  await expect(page).not.toHaveURL(/maxPrice/);
  // By key: cards above it take their own height only in sight, and a pointer would miss what moves.
  await page.getByRole('link', { name: language.nextPage }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  const card = cards(page).first().getByRole('heading').getByRole('link');
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main').getByText(/\d\s₴/).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
});

test('keeps the whole query in another language, of a page that was kept without it', { tag: '@once' }, async ({
  page,
  language,
}) => {
  const other = otherOf(language);
  for (const query of ['?page=2', '?utm_source=mail&page=2&anything=%22x%22', '?page=2&gclid=1']) {
    await page.goto(`${language.prefix}/ip-kamery${query}`);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', /\/ip-kamery\?page=2$/);
    await page.getByRole('link', { name: other.own }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(`${other.prefix}/ip-kamery${query}`);
    await expect(canonical).toHaveAttribute('href', /\/ip-kamery\?page=2$/);
  }
});

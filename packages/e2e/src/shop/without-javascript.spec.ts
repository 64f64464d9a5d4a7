import type { ProductCard } from '@vitryna/contracts/api';
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

test('changes the cart by forms alone, and says in the page what was refused', async ({ page, language }) => {
  await page.goto(language.home);
  const origin = new URL(page.url()).origin;
  const shown = await page.request.get('/user/catalog/product/list/showcase?block=hits');
  const { data } = (await shown.json()) as { data: { items: ProductCard[] } };
  const product = data.items.find(({ status, isOrderable }) => status === 'inStock' && isOrderable);
  if (!product) throw new Error('nothing can be bought');
  const name = product.name[language.locale];
  await page.request.post('/user/catalog/product/cart/add', {
    data: { productId: product.id, quantity: 1 },
    headers: { origin },
  });
  await page.goto(`${language.prefix}/checkout`);
  await page.locator(`a[href="${language.prefix}/checkout/cart"]`).click();
  const quantity = page.getByRole('spinbutton');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect(page).toHaveURL(`${language.prefix}/checkout/cart`);
  await expect(quantity).toHaveValue('2');
  await page.getByRole('textbox').fill('NO-SUCH-CODE');
  await page.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/problem=couponUnknown/);
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name }).last().click();
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  await expect(page).toHaveURL(`${language.prefix}/checkout/cart`);
});

import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { ask } from '../support/buying.ts';
import { domeCameras } from '../support/catalogue.ts';
import type { Language } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { hasFont, hydrated, isLaidOutWhole } from '../support/shop.ts';

const labels = {
  uk: {
    recovery: 'Відновлення доступу',
    lost: 'Ця частина магазину не завантажилася',
    toCatalogue: 'До каталогу',
    checkOut: 'Оформити замовлення',
  },
  ru: {
    recovery: 'Восстановление доступа',
    lost: 'Эта часть магазина не загрузилась',
    toCatalogue: 'В каталог',
    checkOut: 'Оформить заказ',
  },
} as const;

/** Its name goes on with what is in it, once that is known. */
const cartLink = (page: Page, { cart }: Language): Locator =>
  page.getByRole('banner').getByRole('link', { name: cart });

const cartModal = (page: Page, { cart }: Language): Locator => page.getByRole('dialog', { name: cart });

/** Opens the empty cart and waits for its contents. */
async function openCart(page: Page, language: Language): Promise<Locator> {
  await cartLink(page, language).click();
  const cart = cartModal(page, language);
  await expect(cart.getByText(language.emptyCart)).toBeVisible();
  return cart;
}

/** Where parts of the page are, and whether it can be scrolled. */
const standOf = (page: Page) =>
  page.evaluate(() => ({
    places: [...document.querySelectorAll('header a, main h1, main section')].slice(0, 12).map((element) => {
      const { left, right, top } = element.getBoundingClientRect();
      return [left, right, top].map(Math.round).join(' ');
    }),
    scroll: window.scrollY,
    overflow: getComputedStyle(document.documentElement).overflowY,
  }));

/** Notes what the router asks the store for. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:user|api)\//.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('a modal holds focus and page and gives both back [§4.20]', async ({ page, language }) => {
  await page.goto(`${language.prefix}/warranty`);
  await hydrated(page);
  // What begins with the first press may still give words another width, and so do parts that are laid out late.
  await hasFont(page);
  await isLaidOutWhole(page);
  let before = await standOf(page);
  await expect(async () => {
    const earlier = before;
    before = await standOf(page);
    expect(before).toEqual(earlier);
  }).toPass();
  const cart = await openCart(page, language);
  const during = await standOf(page);
  expect(during).toEqual({ ...before, overflow: 'hidden' });
  await expect(cart).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    // Between its last and its first control the focus visits the browser's own.
    const isHeld = await cart.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isHeld).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await expect(cartLink(page, language)).toBeFocused();
  // Looking for barriers draws cards that are far away, and those below them stand elsewhere since.
  const { places: _, ...held } = before;
  expect(await standOf(page)).toMatchObject(held);

  await test.step('only a press that begins and ends outside closes', async () => {
    // On phones this modal has no outside.
    await page.setViewportSize({ width: 1440, height: 900 });
    await openCart(page, language);
    const box = await cart.boundingBox();
    if (!box) throw new Error('The cart has no box.');
    const [inside, outside] = [
      { x: box.x + box.width / 2, y: box.y + 100 },
      { x: box.x / 2, y: box.y + 100 },
    ];
    for (const [begin, end] of [
      [inside, outside],
      [outside, inside],
      [outside, outside],
    ] as const) {
      await expect(cart).toBeVisible();
      await page.mouse.move(begin.x, begin.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y);
      await page.mouse.up();
    }
    await expect(cart).toHaveCount(0);
  });
});

test('the cart that Buy opens gives the focus to what Buy became', async ({ page, language }) => {
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: language.buy, exact: true }) })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: language.buy, exact: true }).press('Enter');
  await expect(cartModal(page, language)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cartModal(page, language)).toHaveCount(0);
  const bought = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(bought.getByRole('link', { name: language.inCart })).toBeFocused();
});

test('the way to pay stays in sight below a full cart', async ({ page, language, request }) => {
  const buyable = (await domeCameras(request)).filter(({ status }) => status === 'inStock');
  for (const { id: productId } of buyable.slice(0, 6)) await ask(page, '/catalog/product/cart/put', { productId });
  await page.goto(`${language.prefix}/warranty`);
  await hydrated(page);
  await cartLink(page, language).click();
  const cart = cartModal(page, language);
  await expect(cart.getByRole('listitem')).not.toHaveCount(0);
  for (const [width, height] of [
    [1440, 900],
    [1024, 600],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(cart.getByRole('link', { name: labels[language.locale].checkOut })).toBeInViewport({ ratio: 1 });
  }
});

test('an address opens a modal and keeps no trace of it', async ({ page, language }) => {
  const path = `${language.prefix}/catalog`;
  await page.goto(`${path}#modal=cart`);
  const cart = cartModal(page, language);
  await expect(cart.getByText(language.emptyCart)).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await page.reload();
  await expect(cart.getByText(language.emptyCart)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(cart).toHaveCount(0);
});

test.describe('a secret in the address', () => {
  // The link is good for nothing, and the browser says so by its own.
  test.use({ allowed: /\b410\b/ });
  test('?recovery= opens the recovery on any page and is forgotten [§2.10]', async ({ page, language }) => {
    const { recovery } = labels[language.locale];
    await page.goto(`${language.prefix}/ip-kamery?recovery=SECRET-TOKEN&page=1`);
    const modal = page.locator('dialog[data-modal-name="recovery"]');
    await expect(modal).toBeVisible();
    await expect(modal).toHaveAccessibleName(recovery);
    expect(page.url()).not.toContain('recovery');
    const traces = await page.evaluate(() => [
      document.documentElement.outerHTML,
      JSON.stringify(history.state),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
    ]);
    expect(traces.join()).not.toContain('SECRET-TOKEN');
    await expectAccessible(page, 'dialog[open]');
  });
});

test.describe('a modal that does not load', () => {
  test.use({ allowed: /ERR_FAILED|Failed to fetch|modal-cart|dynamically imported/ });
  test('Back closes a modal and never more than that', async ({ page, language }) => {
    const { lost, toCatalogue } = labels[language.locale];
    await page.route('**/modal-cart*', (route) => route.abort());
    await page.goto(`${language.prefix}/warranty`);
    await hydrated(page);
    const address = page.url();
    const cart = cartModal(page, language);
    await test.step('one that does not load says so, and loads when it is asked for again', async () => {
      await cartLink(page, language).click();
      await expect(cart.getByRole('alert')).toContainText(lost);
      await expect(cart.getByRole('heading', { name: language.cart })).toBeVisible();
      await expectAccessible(page, 'dialog[open]');
      await page.unroute('**/modal-cart*');
      await cart.getByRole('alert').getByRole('button').click();
      await expect(cart.getByText(language.emptyCart)).toBeVisible();
    });
    const calls = watchCalls(page);
    await page.goBack();
    await expect(cart).toHaveCount(0);
    await expect(cartLink(page, language)).toBeFocused();
    expect(page.url()).toBe(address);
    await page.goForward();
    await expect(cart).toBeVisible();
    await cart.getByRole('button', { name: language.close }).click();
    await expect(cart).toHaveCount(0);
    // What was saved for later is read whenever the cart is opened, and the products of banners when they are in sight.
    const others = /\/cart\/saved$|\/product\/view\?|\/shared\/config$/;
    expect(calls.filter((call) => !others.test(call))).toEqual([]);
    // A link in a modal: the page takes the place of the modal's entry.
    await openCart(page, language);
    await cart.getByRole('link', { name: toCatalogue }).click();
    await expect(page).toHaveURL(`${language.prefix}/catalog`);
    await expect(cart).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(cart).toHaveCount(0);
  });
});

import type { Locator, Page } from '@playwright/test';
import type { CartLine } from '@vitryna/contracts/api';
import { putSomething } from '../support/buying.ts';
import { areDotsRight, seenDots } from '../support/dots.ts';
import type { Language } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { hasFont, hydrated, isLaidOutWhole, openReady } from '../support/shop.ts';

const coupon = { uk: 'Купон на перше замовлення', ru: 'Купон на первый заказ' } as const;

/** How high links and fields are that a finger finds too low. */
const tooLow = (parts: Locator): Promise<[string, number][]> =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part): [string, number] => [
        part.getAttribute('aria-label') ?? part.textContent ?? '',
        Math.round(part.getBoundingClientRect().height),
      ])
      .filter(([, height]) => height < 44),
  );

/** What cards say outside of them, and how much they say. */
const outsideCards = (page: Page): Promise<{ seen: number; outside: string[] }> =>
  page.getByRole('main').evaluate((main) => {
    const parts = [...main.querySelectorAll('article')].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('*')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => ({ part, box: part.getBoundingClientRect(), left, right }))
        .filter(({ box }) => box.width > 1);
    });
    const far = parts.filter((one) => one.box.left < one.left - 1 || one.box.right > one.right + 1);
    return { seen: parts.length, outside: far.map(({ part }) => `${part.className}: ${part.textContent}`) };
  });

/** Cards keep what they say on the narrowest phone. */
async function expectCardsToHold(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await hasFont(page);
  await isLaidOutWhole(page);
  const { seen, outside } = await outsideCards(page);
  expect(seen, path).toBeGreaterThan(100);
  expect(outside, path).toEqual([]);
}

/** Whether a coupon's form and its words fill their places beside each other. */
async function expectCouponToFill(page: Page, language: Language): Promise<void> {
  const place = page.locator('section').filter({ has: page.getByRole('heading', { name: coupon[language.locale] }) });
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('textbox').first()).toBeVisible();
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cells = await place.evaluate((section) => {
      const used = (parts: Element[]) => {
        const range = document.createRange();
        const boxes = parts.map((part) => {
          range.selectNodeContents(part);
          return part.matches('h2, p') ? range.getBoundingClientRect() : part.getBoundingClientRect();
        });
        const edge = (name: 'left' | 'right' | 'top') => boxes.map((box) => box[name]);
        return { top: Math.min(...edge('top')), width: Math.max(...edge('right')) - Math.min(...edge('left')) };
      };
      const columns = getComputedStyle(section).gridTemplateColumns.split(' ').map(Number.parseFloat);
      const contents = [used([...section.querySelectorAll(':scope > :is(h2, p)')])];
      contents.push(
        used([...section.querySelectorAll('form :is(label, input, button)')].filter((part) => part.checkVisibility())),
      );
      return contents.map((one, index) => ({ top: one.top, share: one.width / (columns[index] ?? Number.NaN) }));
    });
    for (const { share } of cells) expect(share, `${width} px`).toBeGreaterThanOrEqual(0.6);
    expect(Math.abs((cells[0]?.top ?? 0) - (cells[1]?.top ?? 0)), `${width} px`).toBeLessThan(16);
  }
}

test('fields, suggestions and links of lists have a finger’s room as well', { tag: '@phone' }, async ({
  page,
  language,
}) => {
  const isUkrainian = language.locale === 'uk';
  const main = page.getByRole('main');
  await putSomething(page);
  await openReady(page, language.home);
  const all = main.getByRole('link', { name: isUkrainian ? 'Усі статті' : 'Все статьи' });
  await all.scrollIntoViewIfNeeded();
  expect(await tooLow(all)).toEqual([]);
  const name = isUkrainian ? 'Пошук товарів' : 'Поиск товаров';
  await page.getByRole('banner').getByLabel(name).click();
  const field = page.getByRole('banner').getByRole('combobox', { name });
  expect(await tooLow(field)).toEqual([]);
  await field.fill('камера');
  const options = page.getByRole('banner').getByRole('option');
  await expect(options.filter({ hasText: '₴' }).first()).toBeVisible();
  expect(await tooLow(options)).toEqual([]);
  expect(await tooLow(page.getByRole('banner').getByRole('button'))).toEqual([]);

  await page.keyboard.press('Escape');
  await test.step('what a card says keeps to the card on the narrowest phone', () =>
    expectCardsToHold(page, language.home));
  await test.step('a coupon’s form stands beside its words, and each fills its place [§2.8]', () =>
    expectCouponToFill(page, language));
  await test.step('facts of a post have dots between them, and none where a line ends', async () => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const areRight = await areDotsRight(page, language);
      expect(areRight.length, `${width} px`).toBeGreaterThan(2);
      expect(areRight.filter((isRight) => !isRight)).toEqual([]);
    }
  });

  await page.setViewportSize({ width: 360, height: 780 });
  await serveMillions(page);
  await page.goto(`${language.prefix}/catalog`);
  await hydrated(page);
  expect(await tooLow(main.getByRole('listitem').getByRole('link'))).toEqual([]);
  await test.step('a sum of millions keeps to its line on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('banner').getByRole('link', { name: language.cart }).click();
    const price = page
      .getByRole('dialog', { name: language.cart })
      .getByText(/211.278.510/)
      .first();
    await expect(price).toBeVisible();
    const outside = await price.evaluate((sum) => {
      const line = sum.closest('li')?.getBoundingClientRect();
      const { left, right } = sum.getBoundingClientRect();
      return line ? [left - line.left, line.right - right].filter((room) => room < 0) : ['no line'];
    });
    expect(outside).toEqual([]);
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${language.prefix}/search?searchQuery=${encodeURIComponent('телефон до 10000')}`);
  await hydrated(page);
  const only = isUkrainian ? 'Шукати лише «телефон»' : 'Искать только «телефон»';
  expect(await tooLow(main.getByRole('link', { name: only }))).toEqual([]);
  await page.goto(`${language.prefix}/checkout/cart`);
  await hydrated(page);
  expect(await tooLow(page.getByRole('banner').getByRole('link'))).toEqual([]);
  await test.step('the way from the cart’s page to the checkout is as wide as a phone', async () => {
    const [list, button] = await Promise.all([
      main.getByRole('list').first().boundingBox(),
      main.locator('a[href$="/checkout"]').boundingBox(),
    ]);
    expect(button?.width).toBe(list?.width);
  });
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  await test.step('the values of a card do not end a line with a dot', async () => {
    await hasFont(page);
    const lines = main.locator('article > ul');
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await seenDots(lines)).toEqual([]);
  });
  await test.step('what a card of a list says keeps to the card on the narrowest phone', () =>
    expectCardsToHold(page, 'ip-kamery'));
});

/** The cart of this shopper costs millions. */
async function serveMillions(page: Page): Promise<void> {
  await page.route('**/product/list/cart/all*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: CartLine[] };
    for (const line of data) {
      line.quantity = 999;
      line.totalPrice.amount = 999 * 211_490;
      line.totalSalePrice.amount = line.totalPrice.amount;
    }
    await route.fulfill({ response, json: { data } });
  });
}

import type { Page } from '@playwright/test';
import { listViewCookie } from '@vitryna/contracts/cookies';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { describeShifts, watchShifts } from '../support/shifts.ts';
import { asLongAsAHand, cards, hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    onRequest: 'Ціна за запитом',
    ask: 'Запитати',
    askPrice: 'Запитати ціну',
    noPhoto: 'Фото ще немає',
    email: 'Електронна пошта',
    send: 'Повідомити',
    sent: 'Ми повідомимо вам ціну',
  },
  ru: {
    onRequest: 'Цена по запросу',
    ask: 'Узнать',
    askPrice: 'Узнать цену',
    noPhoto: 'Фото пока нет',
    email: 'Электронная почта',
    send: 'Сообщить',
    sent: 'Мы сообщим вам цену',
  },
} as const;

/** A category of which the demo catalogue sells some goods on request. */
const list = 'hibrydni-invertory';

/** For each card of the list, from its first to its last, whether it tells a price. */
const pricesOf = (page: Page, onRequest: string) =>
  cards(page).evaluateAll((all, text) => all.map((card) => !card.textContent.includes(text)), onRequest);

/** The same of a page that the store sends. */
async function readPrices(page: Page, path: string, onRequest: string): Promise<boolean[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) => !card.includes(onRequest));
}

for (const view of listViewCookie.values) {
  test(`a product without a price says so, sells nothing, and is last in every order by price (${view}) [§3.1]`, async ({
    page,
    context,
    language,
  }) => {
    const { onRequest, ask } = labels[language.locale];
    await context.addCookies([{ name: listViewCookie.name, value: view, domain: 'localhost', path: '/' }]);
    const shifts = await watchShifts(page);
    const path = `${language.prefix}/${list}`;
    await page.goto(`${path}?sort=priceDesc`);
    await hydrated(page);
    for (const [sort, arePriced] of [
      ['priceAsc', await readPrices(page, `${path}?sort=priceAsc`, onRequest)],
      ['priceDesc', await pricesOf(page, onRequest)],
    ] as const) {
      const first = arePriced.indexOf(false);
      expect([sort, first > 5, arePriced.slice(first)]).toEqual([sort, true, arePriced.slice(first).map(() => false)]);
    }
    const unpriced = cards(page).filter({ hasText: onRequest });
    await expect(unpriced.getByRole('button', { name: language.buy })).toHaveCount(0);
    await expect(unpriced.getByRole('link', { name: ask, exact: true })).toHaveCount(await unpriced.count());
    expect(await unpriced.evaluateAll((all) => all.filter((card) => /[\s\u00a0]₴/.test(card.textContent)))).toEqual([]);
    // Its words and its button lie beside each other in the cell.
    await unpriced.first().scrollIntoViewIfNeeded();
    const [text, button] = await Promise.all([
      unpriced.first().getByText(onRequest).boundingBox(),
      unpriced.first().getByRole('link', { name: ask, exact: true }).boundingBox(),
    ]);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
    expect(describeShifts(await shifts())).toEqual([]);
    if (view === 'list') await expectAccessible(page, 'main');

    // No bound of the price holds it, in whatever look.
    if (view === 'grid') return;
    const found = await readPrices(page, `${path}?minPrice=1`, onRequest);
    expect([found.length > 5, found.includes(false)]).toEqual([true, false]);
  });
}

test('who asks for a price is told, from a card and from the product’s page [§3.1]', async ({ page, language }) => {
  const label = labels[language.locale];
  await page.goto(`${language.prefix}/${list}?sort=priceDesc`);
  await hydrated(page);
  // The last of them: its picture and its words are those of the page that follows.
  const card = cards(page)
    .filter({ hasText: label.onRequest })
    .filter({ has: page.locator('img[srcset*="/media/placeholder/"]') })
    .first();
  await card.getByRole('link', { name: label.ask, exact: true }).click();
  const form = page.getByRole('dialog', { name: label.askPrice });
  await form.getByRole('textbox', { name: label.email }).fill(`price-${language.locale}@example.com`);
  await form.getByRole('checkbox').check();
  await asLongAsAHand(page);
  await form.getByRole('button', { name: label.send }).click();
  await expect(page.getByRole('dialog', { name: label.sent })).toBeVisible();
  await page.keyboard.press('Escape');
  // Its entry of the history is taken back, which would break off a navigation at the same time.
  await expect.poll(() => page.evaluate(() => history.state?.modals ?? null)).toBeNull();

  const shifts = await watchShifts(page);
  await page.goto(String(await card.getByRole('heading').getByRole('link').getAttribute('href')));
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByText(label.onRequest).first()).toBeVisible();
  await expect(main.getByRole('button', { name: language.addToCart })).toHaveCount(0);
  // Other goods beside it have their own.
  const prices = await main.evaluate((node) =>
    [...node.querySelectorAll('*')]
      .filter(({ childElementCount, textContent }) => childElementCount === 0 && /\d[\s\u00a0]₴/.test(textContent))
      .map((element) => element.closest('article, li')?.tagName ?? element.outerHTML),
  );
  expect(prices.filter((place) => place !== 'ARTICLE' && place !== 'LI')).toEqual([]);
  // One picture needs no thumbs, and no room for them: it begins where the page does.
  const photo = main.getByRole('img', { name: label.noPhoto });
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [stage, title] = await Promise.all([
    photo.locator('xpath=ancestor::section[1]/div').boundingBox(),
    page.getByRole('heading', { level: 1 }).boundingBox(),
  ]);
  expect(stage?.x).toBe(title?.x);
  expect(describeShifts(await shifts())).toEqual([]);
  await expectAccessible(page, 'main');
  await main.getByRole('link', { name: label.askPrice }).first().click();
  await expect(page.getByRole('dialog', { name: label.askPrice })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).not.toMatch(/"price"|"offers"/);
});

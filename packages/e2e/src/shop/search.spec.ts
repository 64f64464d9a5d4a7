import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { cutOffOr, expect, test } from '../support/problems.ts';
import { cards, countIn, featuresBegan, hydrated, isWide } from '../support/shop.ts';

const labels = {
  uk: {
    field: 'Пошук товарів',
    find: 'Знайти',
    recent: 'Ви шукали',
    popular: 'Популярні запити',
    queries: 'Запити',
    products: 'Товари',
    clear: 'Очистити історію пошуку',
    resultsOf: 'Результати за запитом «камера»',
    exactly: 'Шукати саме «rfvthf»',
    nothing: 'Нічого не знайдено',
    inTheWay: 'Фільтри, що заважають',
    failed: 'Підказки не завантажилися',
    offline: 'Немає з’єднання',
    categories: 'Знайдено в категоріях',
    understood: /^Зрозуміли так: до 10\s000\s₴$/,
    onlyFor: 'Шукати лише «телефон»',
    price: /до 10\s000\s₴/,
    cheap: 'дешевий ноутбук',
    cheapest: 'Зрозуміли так: спочатку дешевші',
  },
  ru: {
    field: 'Поиск товаров',
    find: 'Найти',
    recent: 'Вы искали',
    popular: 'Популярные запросы',
    queries: 'Запросы',
    products: 'Товары',
    clear: 'Очистить историю поиска',
    resultsOf: 'Результаты по запросу «камера»',
    exactly: 'Искать именно «rfvthf»',
    nothing: 'Ничего не найдено',
    inTheWay: 'Фильтры, которые мешают',
    failed: 'Подсказки не загрузились',
    offline: 'Нет соединения',
    categories: 'Найдено в категориях',
    understood: /^Поняли так: до 10\s000\s₴$/,
    onlyFor: 'Искать только «телефон»',
    price: /до 10\s000\s₴/,
    cheap: 'дешевый ноутбук',
    cheapest: 'Поняли так: сначала дешевле',
  },
} as const;

/** Puts the focus into the header's field and waits until it is a combobox. */
async function startSearch(page: Page, { locale }: Language) {
  await page.getByRole('banner').getByLabel(labels[locale].field).click();
  const field = page.getByRole('banner').getByRole('combobox', { name: labels[locale].field });
  await expect(field).toBeFocused();
  return field;
}

/** What the products of the cards cost, in their order. */
async function pricesOf(page: Page): Promise<number[]> {
  await expect(cards(page)).not.toHaveCount(0);
  const texts = await cards(page).locator('b').filter({ hasText: '₴' }).allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
}

const options = (page: Page) => page.getByRole('banner').getByRole('option');

test('suggests while a shopper types and remembers what was searched for [§1.2]', async ({ page, language }) => {
  const own = labels[language.locale];
  await page.goto(language.home);
  await hydrated(page);
  const field = await startSearch(page, language);
  await expect(page.getByRole('group', { name: own.popular }).getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'header');

  await field.pressSequentially('камер');
  await expect(page.getByRole('group', { name: own.products }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: own.queries }).getByRole('option').first()).toBeVisible();
  expect(await options(page).count()).toBeLessThanOrEqual(isWide(page) ? 10 : 8);
  await expectAccessible(page, 'header');

  await field.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute('aria-activedescendant', (await options(page).last().getAttribute('id')) ?? '');
  await field.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();

  await field.fill('камера');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?searchQuery=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.resultsOf);
  await expect(cards(page)).toHaveCount(24);

  const again = await startSearch(page, language);
  await again.fill('');
  await expect(page.getByRole('group', { name: own.recent }).getByRole('option')).toHaveText(['камера']);
  await page.getByRole('button', { name: own.clear }).click();
  await expect(page.getByRole('group', { name: own.recent })).toHaveCount(0);
  await expect(page.getByRole('group', { name: own.popular })).toBeVisible();

  const product = page.getByRole('group', { name: own.products }).getByRole('option').first();
  await again.fill('камера');
  const href = (await product.getAttribute('href')) ?? '';
  await product.click();
  await expect(page).toHaveURL(href);
});

test('says what it corrected, offers what was typed and narrows to a category', async ({ page, language }) => {
  const own = labels[language.locale];
  await page.goto(`${language.prefix}/search?searchQuery=rfvthf`);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.resultsOf);
  const scope = page.getByRole('navigation', { name: own.categories }).getByRole('link').first();
  const [, count = ''] = /(\d+)$/.exec((await scope.textContent()) ?? '') ?? [];
  await scope.click();
  await expect(scope).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\/search\/category=/);
  expect(await countIn(page.getByRole('main').locator('h1:visible + *'), language.products)).toBe(Number(count));
  await expectAccessible(page, 'main');

  await page.getByRole('link', { name: own.exactly }).click();
  await expect(page.getByRole('heading', { name: own.nothing })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^0 800/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expectAccessible(page, 'main');
});

test('says which price it read from words, narrows to it, and takes it back', async ({ page, language }) => {
  const own = labels[language.locale];
  await page.goto(`${language.prefix}/warranty`);
  await hydrated(page);
  const field = await startSearch(page, language);
  await field.fill('телефон до 10000 грн');
  await field.press('Enter');
  const main = page.getByRole('main');
  const note = main.getByText(own.understood);
  await expect(note).toBeVisible();
  const count = () => countIn(main.locator('h1:visible + *'), language.products);
  const narrowed = await count();
  for (const amount of await pricesOf(page)) expect(amount).toBeLessThanOrEqual(10_000);
  await expect(page.locator('#filters input[name=maxPrice]')).toHaveValue(/^10\s000$/);
  await expectAccessible(page, 'main');
  // A page of its own says the same.
  await page.reload();
  await hydrated(page);
  await expect(note).toBeVisible();

  // What was understood is a filter like any other: its chip takes it back …
  const chips = page.getByRole('navigation', { name: language.chosenFilters }).filter({ visible: true });
  await chips.getByRole('link', { name: own.price }).click();
  await expect(note).toHaveCount(0);
  await expect(page).toHaveURL(`${language.prefix}/search?searchQuery=${encodeURIComponent('телефон')}`);
  const whole = await count();
  expect(whole).toBeGreaterThan(narrowed);

  // … and so does the note, with the keyboard.
  await page.goBack();
  await expect(note).toBeVisible();
  const undo = main.getByRole('link', { name: own.onlyFor });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(note).toHaveCount(0);
  expect(await count()).toBe(whole);
});

test('says which order it read from words, and changes nothing but the order', async ({ page, language }) => {
  const own = labels[language.locale];
  await page.goto(`${language.prefix}/search?searchQuery=${encodeURIComponent(own.cheap)}`);
  await hydrated(page);
  await expect(page.getByRole('main').getByText(own.cheapest)).toBeVisible();
  const amounts = await pricesOf(page);
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  const count = await countIn(page.getByRole('main').locator('h1:visible + *'), language.products);
  await page.goto(`${language.prefix}/search?searchQuery=${encodeURIComponent('ноутбук')}`);
  expect(await countIn(page.getByRole('main').locator('h1:visible + *'), language.products)).toBe(count);
});

test('names the filter that leaves nothing, and what is behind it', async ({ page, language }) => {
  const own = labels[language.locale];
  await page.goto(`${language.prefix}/ip-kamery/rozdilna-zdatnist=4?maxPrice=100`);
  await hydrated(page);
  const way = page.getByRole('navigation', { name: own.inTheWay }).getByRole('listitem').first();
  const count = await countIn(way.locator('span'), language.products);
  await expect(cards(page)).not.toHaveCount(0);
  await expectAccessible(page, 'main');
  await way.getByRole('link').click();
  await expect(page).not.toHaveURL(/maxPrice/);
  await expect(page.getByRole('status').filter({ hasText: language.matches })).toContainText(`${count} `);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('finds by the no-JS form, and goes to the product of a code', async ({ page, language }) => {
    const own = labels[language.locale];
    await page.goto(`${language.prefix}/search?searchQuery=${encodeURIComponent('камера')}`);
    const card = cards(page).first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    const code = (await card.getByText(/^\d{7}$/).textContent()) ?? '';
    const field = page.getByRole('textbox', { name: own.field });
    await field.fill(code);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).not.toHaveURL(/search/);
  });
});

test.describe('what does not come', () => {
  test.use({ allowed: cutOffOr(/\b50[03]\b|failed/) });

  test('suggestions fail quietly and are asked for again', async ({ page, language, context }) => {
    const own = labels[language.locale];
    const calls = '**/user/catalog/search/**';
    await page.route(calls, (route) => route.fulfill({ status: 500, json: { error: { code: 'internal' } } }));
    await page.goto(`${language.prefix}/warranty`);
    await hydrated(page);
    const field = await startSearch(page, language);
    const retry = page.getByRole('banner').getByRole('button', { name: language.retry });
    await field.fill('камера');
    await expect(page.getByRole('banner').getByText(own.failed)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'header');
    await page.unroute(calls);
    await retry.click();
    await expect(options(page).first()).toBeVisible();

    await test.step('without a connection the field says so, and finds again when it is back', async () => {
      await featuresBegan(page);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await field.fill('роутер');
      await expect(page.getByRole('banner').getByText(own.offline)).toBeVisible();
      await context.setOffline(false);
      await retry.click();
      await expect(options(page).first()).toBeVisible();
    });
  });

  test('results that fail say so in their place and come by Retry; meanwhile the old ones are dimmed', async ({
    page,
    language,
  }) => {
    const own = labels[language.locale];
    await page.goto(`${language.prefix}/search?searchQuery=${encodeURIComponent('камера')}`);
    await hydrated(page);
    const list = '**/user/catalog/product/list?**';
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(list, async (route) => {
      await isHeld;
      await route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: '@Unavailable' } } });
    });
    await page.getByRole('navigation', { name: own.categories }).getByRole('link').first().click();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    answer();
    const retry = page.getByRole('main').getByRole('link', { name: language.retry });
    await expect(retry).toBeVisible();
    await expectAccessible(page, 'main');
    await page.unroute(list);
    await retry.click();
    await expect(cards(page).first()).toBeVisible();
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { type Line, layLine } from '../support/line.ts';
import { test as base, cutOffOr, expect } from '../support/problems.ts';
import { buyableLinks, hydrated, startFeatures } from '../support/shop.ts';
import { baseURL as storeUrl } from '../support/store.ts';
import { pageIsKept, visitIsKept, workerIsReady } from '../support/worker.ts';

/** A line of its own for each test: it is really cut, and the browser is told as well. */
const test = base.extend<{ line: Line; lose: () => Promise<void>; regain: () => Promise<void> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  line: async ({}, use) => {
    const line = await layLine(storeUrl);
    await use(line);
    await line.disconnect();
  },
  baseURL: ({ line }, use) => use(line.url),
  lose: ({ line, context }, use) => use(() => line.disconnect().then(() => tell(context, false))),
  regain: ({ line, context }, use) => use(() => line.reconnect().then(() => tell(context, true))),
});
test.use({
  serviceWorkers: 'allow',
  allowed: cutOffOr(/preloaded using link preload|\b409\b/),
});

/**
 * Tells the pages that are open and those to come. The browser's own emulation (`setOffline`) is forgotten with the document, and
 * the next one believes that it is online.
 */
async function tell(context: BrowserContext, isOnline: boolean): Promise<void> {
  const text = (value: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => value });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  };
  await context.addInitScript(text, isOnline);
  await Promise.all(context.pages().map((page) => page.evaluate(text, isOnline)));
}

const labels = {
  uk: {
    noConnection: 'Немає з’єднання',
    kept: /^Немає з’єднання\. Цю сторінку збережено \d+ [а-яіїєґ]+.* \d\d:\d\d: ціни й наявність могли змінитися\.$/,
    saved: 'Збережені сторінки',
    waiting: /1 зміна чекає на з’єднання/,
    refused: 'Товару, який ви поклали в кошик, уже немає в наявності.',
  },
  ru: {
    noConnection: 'Нет соединения',
    kept: /^Нет соединения\. Эта страница сохранена \d+ [а-яё]+.* \d\d:\d\d: цены и наличие могли измениться\.$/,
    saved: 'Сохранённые страницы',
    waiting: /1 изменение ждёт соединения/,
    refused: 'Товара, который вы положили в корзину, уже нет в наличии.',
  },
};

/** Opens the cart and gives back its dialog. */
async function openCart(page: Page, language: Language) {
  await page.getByRole('banner').getByRole('link', { name: language.cart }).click();
  const cart = page.getByRole('dialog', { name: language.cart });
  await expect(cart).toBeVisible();
  return cart;
}

/** A page that is lived in: its code, its worker and its copy are there. */
async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await workerIsReady(page);
  await pageIsKept(page);
}

test('shows visited pages with their date and an offline page for others', async ({
  page,
  context,
  language,
  line,
  lose,
}) => {
  const { noConnection, kept, saved } = labels[language.locale];
  const category = `${language.prefix}/ip-kamery`;
  await openReady(page, category);
  await buyableLinks(page, language).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: language.addToCart })).toBeVisible();
  await visitIsKept(page);

  await lose();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: language.addToCart })).toBeVisible();
  await expectAccessible(page);

  await page.goto(category);
  await expect(page.getByRole('heading', { level: 1, name: language.cameras })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible();

  await page.goto(`${language.prefix}/warranty`);
  await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
  await expect(page.getByRole('heading', { level: 1, name: noConnection })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: saved })).toBeVisible();
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(2);
  await expectAccessible(page);
  await links.filter({ hasText: language.cameras }).click();
  await expect(page).toHaveURL(category);
  await hydrated(page);

  // A link of a living page opens the kept document.
  await startFeatures(page);
  await buyableLinks(page, language).first().press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: language.addToCart })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: kept })).toBeVisible();

  // The offline page gives way when the store answers again, though the device said so before it was true.
  await page.goto(`${language.prefix}/warranty`);
  await expect(page.getByRole('heading', { level: 1, name: noConnection })).toBeVisible();
  const asked = page.waitForRequest(/\/health$/);
  await tell(context, true);
  await asked;
  await expect(page.getByRole('heading', { level: 1, name: noConnection })).toBeVisible();
  await line.reconnect();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: kept })).toBeHidden();
});

test('keeps the cart visible and sends what waited once', async ({ page, language, lose, regain }) => {
  const { noConnection, kept, waiting } = labels[language.locale];
  const sent: { path: string; key: string | undefined }[] = [];
  const ended: string[] = [];
  page.on('requestfinished', (request) => void ended.push(new URL(request.url()).pathname));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST') sent.push({ path: pathname, key: request.headers()['idempotency-key'] });
  });
  const category = `${language.prefix}/ip-kamery`;
  await openReady(page, category);
  await buyableLinks(page, language).first().click();
  await page.getByRole('main').getByRole('button', { name: language.addToCart }).click();
  const quantity = page.getByRole('dialog', { name: language.cart }).getByRole('textbox', { name: language.quantity });
  await expect(quantity).toHaveValue('1');
  const product = page.url();
  await visitIsKept(page);
  const added = () => sent.filter(({ path }) => path.endsWith('/cart/add'));
  // Not only sent: a line that is cut before the answer leaves a change that waits, and the cart is read after it.
  const lastOf = (name: string) => ended.findLastIndex((path) => path.endsWith(name));
  await expect.poll(() => lastOf('/cart/add') >= 0 && lastOf('/list/cart/all') > lastOf('/cart/add')).toBe(true);
  expect(added()).toHaveLength(1);

  await lose();
  await page.getByRole('dialog').getByRole('button', { name: language.oneMore }).click();
  await expect(quantity).toHaveValue('2');
  await expect(page.getByRole('dialog').getByText(noConnection)).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  // Another page: at the same address the open cart would come back by itself.
  await page.goto(category);
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
  await openCart(page, language);
  await expect(quantity).toHaveValue('2');
  expect(added()).toHaveLength(1);

  await regain();
  await expect(page.getByRole('dialog').getByText(noConnection)).toBeHidden();
  await expect.poll(() => added().length).toBe(2);
  await page.goto(product);
  await hydrated(page);
  await expect(page.getByRole('status').filter({ hasText: kept })).toBeHidden();
  await openCart(page, language);
  await expect(quantity).toHaveValue('2');
  expect(added()).toHaveLength(2);
  expect(new Set(added().map(({ key }) => key)).size).toBe(2);
  for (const { key } of added()) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('says what was refused when the connection is back', async ({ page, language, line, lose, regain }) => {
  const { noConnection, waiting, refused } = labels[language.locale];
  await openReady(page, `${language.prefix}/ip-kamery`);
  await lose();
  await page.getByRole('main').getByRole('article').getByRole('button', { name: language.buy }).first().click();
  const cart = page.getByRole('dialog', { name: language.cart });
  await expect(cart.getByText(noConnection)).toBeVisible();
  await expect(cart.getByText(language.emptyCart)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
  line.refuse('/user/catalog/product/cart/add', 409, {
    error: { code: 'notOrderable', message: '@This product cannot be ordered' },
  });
  await regain();
  await expect(page.getByText(refused)).toBeVisible();
  await expectAccessible(page, '[role="status"]');
  await page.getByRole('status').getByRole('button', { name: language.close }).click();
  await expect(page.getByText(refused)).toBeHidden();
});

import { chromium, expect, type Page } from '@playwright/test';
import { launch, wholeChromium } from '../support/browser.ts';
import { otherOf } from '../support/languages.ts';
import { test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';

test('a product is here when it is pressed, and so is the list on the way back', async ({ page, language }) => {
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  const asked: string[] = [];
  const ended: string[] = [];
  page.on('requestfinished', (request) => ended.push(request.url()));
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/user/catalog/')) asked.push(request.url());
  });
  const link = page.locator('article h3 a:visible').nth(1);
  const name = (await link.textContent()) ?? '';
  const slug = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
  // Other products in sight are read as well.
  const isList = (url: string) => new URL(url).pathname.endsWith('/product/list');
  const isOfProduct = (url: string) => url.includes('/product/view') && new URL(url).searchParams.get('slug') === slug;
  // Keyboard: what is focused for a moment is loaded.
  await page.keyboard.press('Shift');
  await expect(async () => {
    await link.blur();
    await link.focus();
    expect(asked.filter(isOfProduct)).toHaveLength(1);
  }).toPass();
  await expect.poll(() => ended.some(isOfProduct)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1:visible')).toContainText(name.trim());
  // The page is shown a frame before its address.
  await expect(page).not.toHaveURL(`${language.prefix}/ip-kamery`);
  expect(asked.filter(isOfProduct)).toHaveLength(1);

  // The product's page may still ask for lists of its own.
  const lists = asked.filter(isList).length;
  await page.goBack();
  await expect(page.locator('article h3 a:visible').nth(1)).toHaveText(name);
  expect(asked.filter(isList)).toHaveLength(lists);

  await test.step('links that load documents are left to the browser to fetch ahead', async () => {
    const rules = page.locator('script[type="speculationrules"]');
    await expect(rules).toHaveCount(1);
    expect(JSON.parse((await rules.textContent()) ?? '')).toHaveProperty('prefetch');
  });
  await test.step('intent makes the page ready out of sight, and the list is left as it is', async () => {
    const first = page.locator('article h3 a:visible').first();
    const title = ((await first.textContent()) ?? '').trim();
    const ready = page.locator('[data-out-of-sight="prerendered"] h1');
    await expect(async () => {
      await page.mouse.move(5, 5);
      await first.hover();
      await expect(ready).toContainText(title, { timeout: 5000 });
    }).toPass();
    await expect(ready).toBeHidden();
    const product = await ready.elementHandle();
    const list = await first.elementHandle();
    await first.click();
    await expect(page).not.toHaveURL(`${language.prefix}/ip-kamery`);
    // Not one like it: the very elements that stood ready, and those that were left.
    expect(await page.locator('h1:visible').evaluate((shown, before) => shown === before, product)).toBe(true);
    await expect(page.locator('h1:visible')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
    expect(await first.evaluate((shown, before) => shown === before, list)).toBe(true);
    await expect(page.locator('h1:visible')).toHaveCount(1);
  });
});

test.describe('on a line that fails', () => {
  test.use({ allowed: /ERR_FAILED|Failed to load resource/ });

  test('a failed guess says nothing, and the press asks again', async ({ page, language }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    let isDown = true;
    let asked = 0;
    await page.route('**/user/catalog/product/view**', (route) => {
      asked += 1;
      return isDown ? route.abort() : route.continue();
    });
    const link = page.locator('article h3 a:visible').first();
    await page.keyboard.press('Shift');
    await expect(async () => {
      await link.blur();
      await link.focus();
      expect(asked).toBeGreaterThan(0);
    }).toPass();
    await expect(page.getByRole('alert')).toHaveCount(0);
    isDown = false;
    const name = (await link.textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page.locator('h1:visible')).toContainText(name.trim());
  });
});

/** How a page came back: as it was left, or why it was loaded anew. Empty while that is not known. */
const wayBack = (page: Page) =>
  page.evaluate(() => {
    type Refusal = { notRestoredReasons?: { reasons: { reason: string }[] } | null };
    const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & Refusal)[];
    if (document.documentElement.dataset.isRestored) return 'as it was left';
    return visit?.notRestoredReasons?.reasons.map(({ reason }) => reason).join() ?? '';
  });

test('Back from another document shows the page as it was left', { tag: '@phone' }, async ({ language, baseURL }) => {
  // Playwright switches this cache off in browsers that it starts, and Chromium's headless shell has none.
  const browser = await chromium.launch({
    ...launch(wholeChromium),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const leaveAndComeBack = async (page: Page) => {
    await page.goto(`${baseURL}${language.prefix}/ip-kamery`);
    await hydrated(page);
    await page.keyboard.press('Shift');
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.isRestored = 'true';
      });
    });
    // What is still on its way would be lost with a page that is put away.
    await page.waitForLoadState('networkidle');
    await page.goto(`${baseURL}${otherOf(language).prefix}/ip-kamery`);
    await hydrated(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
    await expect.poll(() => wayBack(page)).not.toBe('');
    return wayBack(page);
  };
  try {
    const page = await browser.newPage({ locale: 'uk-UA', serviceWorkers: 'block' });
    let way = await leaveAndComeBack(page);
    // For reasons of its own, which it does not name, Chromium may refuse once; what a page does to be refused it names.
    if (way === 'masked') way = await leaveAndComeBack(page);
    expect(way).toBe('as it was left');
  } finally {
    await browser.close();
  }
});

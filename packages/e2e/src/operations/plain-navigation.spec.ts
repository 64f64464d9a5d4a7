import { expect, type Page, test } from '@playwright/test';
import { type OwnGateway, startGateway } from '../support/gateway.ts';
import { uk } from '../support/languages.ts';
import { openEarly } from '../support/open-early.ts';
import { openReady } from '../support/shop.ts';
import { apiPort } from '../support/store.ts';

let gateway: OwnGateway;
test.beforeAll(async () => {
  gateway = await startGateway(() => {}, apiPort, { NAVIGATION: 'plain' });
});
test.afterAll(() => gateway.stop());

/** The calls of loaders that a page has made: for a product, and for a list. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/user\/catalog\/product\/(?:view|list)$/.test(pathname)) calls.push(pathname);
  });
  return calls;
}

test('a store with plain navigation asks for a page when it is pressed, and anew on the way back', async ({ page }) => {
  const list = `${gateway.url}${uk.prefix}/ip-kamery`;
  await openReady(page, list);
  await page.clock.install();
  await expect(page.locator('html')).toHaveAttribute('data-navigation', 'plain');
  const calls = watchCalls(page);
  const link = page.locator('article h3 a:visible').nth(3);
  const name = ((await link.textContent()) ?? '').trim();
  await page.evaluate(() => scrollTo(0, 300));
  await link.hover();
  // Longer than any sign of a press must last, and than a view must rest; what began then comes before this call.
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(calls).toEqual([]);
  await link.click();
  await expect(page.locator('h1:visible')).toContainText(name);
  await expect(page.locator('[data-out-of-sight] *')).toHaveCount(0);
  expect(calls.filter((path) => path.endsWith('/view'))).toHaveLength(1);
  const left = calls.length;
  await page.goBack();
  await expect(page).toHaveURL(list);
  await expect(page.locator('article h3 a:visible').nth(3)).toHaveText(name);
  expect(calls.slice(left)).toContain('/user/catalog/product/list');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
});

test('a store with plain navigation does not repeat what was pressed before it ran', async ({ page }) => {
  const live = await openEarly(page, `${gateway.url}${uk.prefix}/ip-kamery`);
  const hearts = page.getByRole('main').getByRole('button', { name: 'Додати в обране' });
  await hearts.first().click();
  await live();
  await hearts.nth(1).click();
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
});

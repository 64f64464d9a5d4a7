import type { Page } from '@playwright/test';
import { maintenancePollMs } from '@vitryna/contracts/constants';
import { expectAccessible } from '../support/axe.ts';
import { isFullMatrix } from '../support/combinations.ts';
import { type Language, ru, uk } from '../support/languages.ts';
import { expect, type OwnStore, test } from '../support/own-store.ts';
import { hydrated } from '../support/shop.ts';

const message = { uk: 'Плануємо повернутися сьогодні о 14:30', ru: 'Планируем вернуться сегодня в 14:30' };
const labels = {
  uk: { title: 'Сайт тимчасово недоступний', sorry: /Перепрошуємо/ },
  ru: { title: 'Сайт временно недоступен', sorry: /Извините/ },
};
const phone = /^tel:0800/;

const shoppers = [
  { language: uk, width: 360 },
  { language: ru, width: 1440 },
  ...(isFullMatrix
    ? [
        { language: ru, width: 360 },
        { language: uk, width: 1440 },
      ]
    : []),
];

test.use({ allowed: /\b503\b/ });

const close = ({ api }: OwnStore) => api.order('maintenance', { isEnabled: true, message });
const open = ({ api }: OwnStore) => api.order('maintenance', { isEnabled: false });

const titleOf = (page: Page, { locale }: Language) => page.getByRole('heading', { name: labels[locale].title });

/** Everything that the specification names on the screen, and nothing else around it. */
async function expectClosed(page: Page, language: Language): Promise<void> {
  const { locale } = language;
  await expect(titleOf(page, language)).toBeVisible();
  await expect(page.getByText(labels[locale].sorry)).toBeVisible();
  await expect(page.getByText(message[locale])).toBeVisible();
  await expect(page.getByRole('link', { name: /0 800/ })).toHaveAttribute('href', phone);
  await expect(page.getByRole('main').locator('a[target=_blank]')).toHaveCount(4);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessible(page);
}

for (const { language, width } of shoppers) {
  const viewport = { width, height: 800 };

  test(`answers every page with the screen and 503 in ${language.locale} at ${width}, and reloads when it ends [§1.7 §2.16 §2.18 §4.18]`, async ({
    page,
    ownStore,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await close(ownStore);
    const closed = () => page.goto(`${ownStore.gateway.url}${language.prefix}/ip-kamery?page=2`);
    await expect.poll(async () => (await closed())?.status(), { timeout: 30_000 }).toBe(503);
    const response = await closed();
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(await response?.text()).toContain(`<html lang="${language.locale}"`);
    await expectClosed(page, language);
    const asked = page.waitForResponse('**/user/shared/maintenanceMode');
    await page.clock.runFor(maintenancePollMs);
    expect((await asked).status()).toBe(200);
    await expect(titleOf(page, language)).toBeVisible();
    await open(ownStore);
    await page.clock.runFor(maintenancePollMs);
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
    expect(new URL(page.url()).search).toBe('?page=2');
  });

  test(`closes an open tab with its next call in ${language.locale} at ${width}, and opens it again [§8.4]`, async ({
    page,
    ownStore,
  }) => {
    await page.setViewportSize(viewport);
    await page.clock.install();
    await page.goto(`${ownStore.gateway.url}${language.prefix}/ip-kamery`);
    await hydrated(page);
    // What the page prefetches is read: the press makes the next call.
    await page.waitForLoadState('networkidle');
    const buy = page.getByRole('main').getByRole('button', { name: language.buy }).first();
    await close(ownStore);
    await buy.evaluate((button: HTMLElement) => button.click());
    await expectClosed(page, language);
    await expect(page).toHaveTitle(labels[language.locale].title);
    await page.clock.runFor(maintenancePollMs);
    await expect(titleOf(page, language)).toBeVisible();
    await open(ownStore);
    await page.clock.runFor(maintenancePollMs);
    await expect(page.getByRole('heading', { level: 1, name: language.cameras })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  });
}

test('reads the state once per session, after the first view [§4.17]', async ({ page, ownStore }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shared/maintenanceMode')) asked.push(request.url());
  });
  await page.goto(`${ownStore.gateway.url}/`);
  await hydrated(page);
  expect(asked).toEqual([]);
  const first = page.waitForResponse('**/user/shared/maintenanceMode', { timeout: 30_000 });
  await page.keyboard.press('Tab');
  await first;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Гарантія та повернення' }).click();
  await expect(page).toHaveURL(/\/ua\/warranty$/);
  await page.reload();
  await hydrated(page);
  const texts = page.waitForResponse('**/assets/texts/**');
  await page.keyboard.press('Tab');
  await texts;
  expect(asked).toHaveLength(1);
});

test('keeps files, translations and the language switch working in maintenance mode', async ({ page, ownStore }) => {
  await close(ownStore);
  const home = () => page.goto(`${ownStore.gateway.url}/`);
  await expect.poll(async () => (await home())?.status(), { timeout: 30_000 }).toBe(503);
  const script = await page.locator('script[defer]').getAttribute('src');
  for (const path of [script ?? '', '/favicon.ico', '/user/shared/export/translations', '/builds/latest.json']) {
    expect((await page.request.get(ownStore.gateway.url + path)).status(), path).toBe(200);
  }
  await page.getByRole('link', { name: 'RU' }).click();
  await expect(titleOf(page, ru)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ru');
});

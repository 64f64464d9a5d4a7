import { AxeBuilder } from '@axe-core/playwright';
import { maintenancePollMs } from '@vitryna/contracts/constants';
import { type OwnGateway, startGateway } from '../support/gateway.ts';
import { type Language, languages, ru, uk } from '../support/languages.ts';
import { expect, test } from '../support/problems.ts';
import { alive } from '../support/shop.ts';
import { type OwnStoreApi, startStoreApi } from '../support/store-api.ts';

const message = { uk: 'Плануємо повернутися сьогодні о 14:30', ru: 'Планируем вернуться сегодня в 14:30' };
const words = {
  uk: { title: 'Сайт тимчасово недоступний', sorry: /Перепрошуємо/ },
  ru: { title: 'Сайт временно недоступен', sorry: /Извините/ },
};
const phone = /^tel:0800/;
const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

let api: OwnStoreApi;
let gateway: OwnGateway;

test.describe.configure({ mode: 'default' });
test.use({ allowed: [/\b503\b/] });
test.beforeAll(async () => {
  // A database is filled here, which a busy machine takes its time for.
  test.setTimeout(180_000);
  api = await startStoreApi();
  gateway = await startGateway(undefined, api.port);
});
test.afterAll(async () => {
  await gateway?.stop();
  await api?.stop();
});
test.beforeEach(() => openStore());

const closeStore = () => api.order('maintenance', { isEnabled: true, message });
const openStore = () => api.order('maintenance', { isEnabled: false });

type Page = Parameters<typeof alive>[0];

const titleOf = (page: Page, { locale }: Language) => page.getByRole('heading', { name: words[locale].title });

/** Everything that the specification names on the screen, and nothing else around it. */
async function expectClosed(page: Page, language: Language): Promise<void> {
  const { locale } = language;
  await expect(titleOf(page, language)).toBeVisible();
  await expect(page.getByText(words[locale].sorry)).toBeVisible();
  await expect(page.getByText(message[locale])).toBeVisible();
  await expect(page.getByRole('link', { name: /0 800/ })).toHaveAttribute('href', phone);
  await expect(page.getByRole('main').locator('a[target=_blank]')).toHaveCount(4);
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).withTags(tags).analyze()).violations).toEqual([]);
}

for (const language of languages) {
  for (const [width, height] of [
    [360, 780],
    [1440, 900],
  ] as const) {
    test(`answers every page with the screen and 503 in ${language.locale} at ${width}, and reloads when it ends`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.clock.install();
      await closeStore();
      const closed = () => page.goto(`${gateway.url}${language.prefix}/ip-kamery?page=2`);
      await expect.poll(async () => (await closed())?.status(), { timeout: 15_000 }).toBe(503);
      const response = await closed();
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
      expect(response?.headers()['cache-control']).toContain('no-store');
      expect(await response?.text()).toContain(`<html lang="${language.locale}"`);
      await expectClosed(page, language);
      const asked = page.waitForResponse('**/user/shared/maintenanceMode');
      await page.clock.runFor(maintenancePollMs);
      expect((await asked).status()).toBe(200);
      await expect(titleOf(page, language)).toBeVisible();
      await openStore();
      await page.clock.runFor(maintenancePollMs);
      await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
      expect(new URL(page.url()).search).toBe('?page=2');
    });
  }

  test(`closes an open tab with its next call in ${language.locale}, and opens it again`, async ({ page }) => {
    await page.setViewportSize({ width: language === uk ? 360 : 1440, height: 800 });
    await page.clock.install();
    await page.goto(`${gateway.url}${language.prefix}/ip-kamery`);
    await alive(page);
    const buy = page.getByRole('main').getByRole('button', { name: language.buy }).first();
    await closeStore();
    await buy.click();
    await expectClosed(page, language);
    await expect(page).toHaveTitle(words[language.locale].title);
    await page.clock.runFor(maintenancePollMs);
    await expect(titleOf(page, language)).toBeVisible();
    await openStore();
    await page.clock.runFor(maintenancePollMs);
    await expect(page.getByRole('heading', { level: 1, name: language.cameras })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  });
}

test('reads the state once per session, after the first view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/shared/maintenanceMode')) asked.push(request.url());
  });
  await page.goto(`${gateway.url}/`);
  await alive(page);
  expect(asked).toEqual([]);
  const first = page.waitForResponse('**/user/shared/maintenanceMode', { timeout: 30_000 });
  await page.keyboard.press('Tab');
  await first;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Гарантія та повернення' }).click();
  await expect(page).toHaveURL(/\/ua\/warranty$/);
  await page.reload();
  await alive(page);
  const texts = page.waitForResponse('**/assets/texts/**');
  await page.keyboard.press('Tab');
  await texts;
  expect(asked).toHaveLength(1);
});

test('keeps files, translations and the language switch working while the store is closed', async ({ page }) => {
  await closeStore();
  const home = () => page.goto(`${gateway.url}/`);
  await expect.poll(async () => (await home())?.status(), { timeout: 15_000 }).toBe(503);
  const script = await page.locator('script[type=module]').getAttribute('src');
  for (const path of [script ?? '', '/favicon.ico', '/user/shared/export/translations', '/builds/latest.json']) {
    expect((await page.request.get(gateway.url + path)).status(), path).toBe(200);
  }
  await page.getByRole('link', { name: 'RU' }).click();
  await expect(titleOf(page, ru)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/ru');
});

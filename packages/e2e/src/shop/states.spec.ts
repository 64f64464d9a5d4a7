import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { domeCameras } from '../support/catalogue.ts';
import { cutOffOr, expect, test } from '../support/problems.ts';
import { cards, openReady } from '../support/shop.ts';

test.use({ allowed: cutOffOr(/\[shell\]|\[mf-/) });

const labels = {
  uk: {
    loading: 'Завантаження',
    noConnection: 'Немає з’єднання',
    more: /^Показати ще \d+$/,
    takeAway: /^Прибрати: /,
    contacts: 'Контакти',
  },
  ru: {
    loading: 'Загрузка',
    noConnection: 'Нет соединения',
    more: /^Показать ещё \d+$/,
    takeAway: /^Убрать: /,
    contacts: 'Контакты',
  },
} as const;

const list = '**/user/catalog/product/list?**';
const main = (page: Page): Locator => page.getByRole('main');
const skeleton = (page: Page): Locator => page.locator('main > [data-skeleton]');
const alert = (page: Page, labels: string): Locator => main(page).getByRole('alert').filter({ hasText: labels });

/** Keeps the answers of exactly this call back, until they are let go. */
async function hold(page: Page, call: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const lose = (context: BrowserContext) => context.setOffline(true);
const regain = (context: BrowserContext) => context.setOffline(false);

test('shows the skeleton of the page to come while its call is held back', async ({ page, language }) => {
  const text = labels[language.locale];
  // Before the page is there: what it shows may be prefetched.
  let release = await hold(page, list);
  await openReady(page, `${language.prefix}/catalog`);
  const expectSkeleton = async () => {
    await expect(skeleton(page).getByRole('status').first()).toHaveText(text.loading);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };

  await page.evaluate(() => scrollTo(0, 400));
  await main(page).locator('a[href$="/ip-kamery"]').first().click();
  await expectSkeleton();
  await expect(page).toHaveURL(/\/catalog$/);
  await expectAccessible(page, 'main');
  release();
  await expect(main(page).getByRole('heading', { level: 1, name: language.cameras })).toBeFocused();
  await expect(skeleton(page)).toHaveCount(0);

  // A change of the same list leaves its products in sight, dimmed.
  release = await hold(page, list);
  await page.getByRole('link', { name: language.nextPage }).press('Enter');
  await expect(page.getByRole('region', { name: language.list })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  release();
  await expect(page).toHaveURL(/page=2/);

  release = await hold(page, '**/user/catalog/product/view**');
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expectSkeleton();
  await expectAccessible(page, 'main');
  release();
  await expect(skeleton(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: language.addToCart }).first()).toBeVisible();

  release = await hold(page, list);
  const field = page.getByRole('search').locator('input:visible').first();
  await field.fill('wi-fi');
  await field.press('Enter');
  await expectSkeleton();
  release();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('wi-fi');
  await page.goBack();
  await expect(main(page).getByRole('button', { name: language.addToCart }).first()).toBeVisible();
});

test('keeps a list without a connection, says so and goes on by itself', async ({ page, language, context }) => {
  const text = labels[language.locale];
  await openReady(page, `${language.prefix}/ip-kamery`);
  const count = await cards(page).count();
  await lose(context);
  await page.getByRole('link', { name: text.more }).press('Enter');
  await expect(alert(page, text.noConnection)).toBeVisible();
  await expect(cards(page)).toHaveCount(count);
  await regain(context);
  await expect(alert(page, text.noConnection)).toHaveCount(0);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(count);

  const expectKept = async () => {
    const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await lose(context);
    await page.getByRole('link', { name: language.nextPage }).press('Enter');
    await expect(alert(page, text.noConnection)).toBeVisible();
    await expect(page).toHaveURL(/page=\d/);
    await expect(cards(page).first().getByRole('heading')).toHaveText(first);
    await alert(page, text.noConnection).getByRole('button', { name: language.retry }).click();
    await expect(alert(page, text.noConnection)).toHaveCount(1);
    return async () => {
      await regain(context);
      await expect(alert(page, text.noConnection)).toHaveCount(0);
      await expect(cards(page).first().getByRole('heading')).not.toHaveText(first);
    };
  };
  const reconnect = await expectKept();
  await expectAccessible(page, 'main');
  await reconnect();
  await openReady(page, `${language.prefix}/search?searchQuery=wi-fi`);
  await (await expectKept())();
});

test('keeps a comparison without a connection, and opens another page when it is back', async ({
  page,
  language,
  context,
  request,
}) => {
  const text = labels[language.locale];
  const ids = (await domeCameras(request)).slice(0, 3).map(({ id }) => id);
  await openReady(page, `${language.prefix}/comparison?ids=${ids.join(',')}`);
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(3);
  await lose(context);
  await page.getByRole('link', { name: text.takeAway }).first().click();
  await expect(alert(page, text.noConnection)).toBeVisible();
  await expect(columns).toHaveCount(3);
  await expectAccessible(page, 'main');
  await regain(context);
  await expect(columns).toHaveCount(2);
  await expect(alert(page, text.noConnection)).toHaveCount(0);

  await lose(context);
  // Not one of the products: what is in sight is read before it is pressed.
  await page.getByRole('contentinfo').getByRole('link', { name: text.contacts, exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: text.noConnection })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(text.noConnection));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page, 'main');
  await main(page).getByRole('link', { name: language.retry }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: text.noConnection })).toBeVisible();
  await regain(context);
  await expect(main(page).getByRole('heading', { level: 1, name: text.contacts })).toBeVisible();
});

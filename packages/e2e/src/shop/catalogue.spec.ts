import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    field: 'Знайти категорію',
    find: 'Знайти',
    query: 'повербанк',
    whole: 'Повербанки',
    none: 'Такої категорії немає',
  },
  ru: { field: 'Найти категорию', find: 'Найти', query: 'повербанк', whole: 'Повербанки', none: 'Такой категории нет' },
};
const departments = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('shows the tree of categories, as far as one asks for it', async ({ page, language }) => {
  const { field, query, whole, none } = labels[language.locale];
  await page.goto(`${language.prefix}/catalog`);
  await hydrated(page);

  await test.step('shows in the promotions only what has a live one', async () => {
    const offers = page.locator('section').filter({ has: page.locator(`a[href$="/aktsii"]`) });
    await expect(offers.getByRole('listitem').first()).toBeVisible();
    const shown = await offers.getByRole('listitem').getByRole('link').count();
    const { data } = await (await page.request.get('/user/catalog/category/list?categoryId=11136')).json();
    const now = Date.now() / 1000;
    const live = data[0].children.filter((child: { promotion: { period: { endAt: number } } | null }) =>
      Boolean(child.promotion && child.promotion.period.endAt >= now),
    );
    expect(live).toHaveLength(data[0].children.length);
    expect(shown).toBe(live.length);
  });
  await test.step('narrows the tree while one types, without leaving the page', async () => {
    const all = await departments(page).count();
    expect(all).toBeGreaterThan(5);
    const search = page.getByRole('searchbox', { name: field });
    await search.fill(query);
    await expect(departments(page)).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(`^${whole} \\d+$`) })).toBeVisible();
    await expect(page).toHaveURL(`${language.prefix}/catalog`);
    await expect(page.getByRole('status').filter({ hasText: /^\d+ категор/ })).toBeAttached();
    await expectAccessible(page, 'main');
    await search.fill('zzz');
    await expect(page.getByText(none)).toBeVisible();
    await search.fill('');
    await expect(departments(page)).toHaveCount(all);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds a category by the form alone', async ({ page, language }) => {
    const { field, find, query, whole } = labels[language.locale];
    await page.goto(`${language.prefix}/catalog`);
    await page.getByRole('searchbox', { name: field }).fill(query);
    await page.getByRole('main').getByRole('button', { name: find }).click();
    await expect(page).toHaveURL(/searchQuery=/);
    await expect(departments(page)).toHaveCount(1);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${whole} \\d+$`) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: whole })).toBeVisible();
  });
});

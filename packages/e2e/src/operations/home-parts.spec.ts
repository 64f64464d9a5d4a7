import { ru } from '../support/languages.ts';
import { expect, test } from '../support/own-store.ts';
import { alive } from '../support/shop.ts';

const failed = 'Не удалось загрузить эту часть';
const departments = { role: 'navigation', name: ru.departments } as const;
const hero = { role: 'region', name: 'Главные предложения' } as const;
const hits = { role: 'heading', name: 'Хиты продаж' } as const;
const posts = { role: 'heading', name: 'Читайте в блоге' } as const;
const text = { role: 'heading', name: /^Интернет-магазин электроники/ } as const;
const everything = [departments, hero, hits, posts, text];

/** The one call that fails, what is missing then, and how many parts say so: what editors wrote is left out without a word. */
const cases = [
  { path: '/catalog/category/list', missing: [departments], notices: 1 },
  { path: '/catalog/product/list/showcase', missing: [], notices: 2 },
  { path: '/api/banners/*', missing: [hero], notices: 0 },
  { path: '/api/blog/latest', missing: [posts], notices: 0 },
  { path: '/api/pages', missing: [text], notices: 0 },
];

for (const { path, missing, notices } of cases) {
  test(`home without ${path} is home without that part`, async ({ page, ownStore: { api, gateway } }) => {
    await api.order('fail', { path, status: 500, times: 10_000 });
    await gateway.restart({});
    const response = await page.goto(`${gateway.url}/ru`);
    expect(response?.status()).toBe(200);
    await alive(page);
    const main = page.getByRole('main');
    for (const part of everything)
      await expect(main.getByRole(part.role, { name: part.name })).toHaveCount(missing.includes(part as never) ? 0 : 1);
    const alerts = main.getByRole('alert').filter({ hasText: failed });
    await expect(alerts).toHaveCount(notices);
    await api.order('fail', { path, status: 500, times: 0 });
    for (let left = notices; left > 0; left -= 1) {
      await alerts.first().getByRole('button', { name: ru.retry }).click();
      await expect(alerts).toHaveCount(left - 1);
    }
    if (notices > 0)
      for (const part of missing) await expect(main.getByRole(part.role, { name: part.name })).toBeVisible();
  });
}

test('a slow content service costs what editors wrote, not the page', async ({ page, ownStore: { api, gateway } }) => {
  await api.order('delay', { path: '/api/*', ms: 5000 });
  await gateway.restart({});
  const response = await page.goto(`${gateway.url}/ru`);
  expect(response?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByRole(hits.role, { name: hits.name })).toBeVisible();
  await expect(main.getByRole(hero.role, { name: hero.name })).toHaveCount(0);
});

import { ru } from '../support/languages.ts';
import { expect, test } from '../support/own-store.ts';
import { hydrated } from '../support/shop.ts';

const failed = 'Не удалось загрузить эту часть';
const departments = { role: 'navigation', name: ru.departments } as const;
const hero = { role: 'region', name: 'Главные предложения' } as const;
const hits = { role: 'heading', name: 'Хиты продаж' } as const;
const posts = { role: 'heading', name: 'Читайте в блоге' } as const;
const text = { role: 'heading', name: /^Интернет-магазин электроники/ } as const;
const everything = [departments, hero, hits, posts, text];

/** The calls that fail, what is missing then, and how many parts say so: what editors wrote is left out without a word. */
const cases = [
  { name: 'its departments', paths: ['/catalog/category/list'], missing: [departments], notices: 1 },
  { name: 'its rows of products', paths: ['/catalog/product/list/showcase'], missing: [], notices: 2 },
  {
    name: 'what editors wrote',
    paths: ['/api/banners/*', '/api/blog/latest', '/api/pages'],
    missing: [hero, posts, text],
    notices: 0,
  },
];

for (const { name, paths, missing, notices } of cases) {
  test(`home without ${name} is home without that part`, async ({ page, ownStore: { api, gateway } }) => {
    const fail = async (times: number) => {
      for (const path of paths) await api.order('fail', { path, status: 500, times });
    };
    await fail(10_000);
    await gateway.restart({});
    const response = await page.goto(`${gateway.url}/ru`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    const main = page.getByRole('main');
    for (const part of everything)
      await expect(main.getByRole(part.role, { name: part.name })).toHaveCount(missing.includes(part as never) ? 0 : 1);
    const alerts = main.getByRole('alert').filter({ hasText: failed });
    await expect(alerts).toHaveCount(notices);
    await fail(0);
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

import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/problems.ts';
import { cards, filterValue, hydrated } from '../support/shop.ts';

const labels = {
  uk: {
    more: /^Показати ще \d+$/,
    lost: 'Товари не завантажилися',
    next: /Наступні товари не завантажилися/,
    home: 'Головна',
  },
  ru: {
    more: /^Показать ещё \d+$/,
    lost: 'Товары не загрузились',
    next: /Следующие товары не загрузились/,
    home: 'Главная',
  },
};
const lists = '**/user/catalog/product/list?**';

test('adds products below at the same address, and the way back finds them and the place', async ({
  page,
  language,
}) => {
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  const more = page.getByRole('link', { name: labels[language.locale].more });
  // By key: cards far below take their own height when they come near, and a pointer would miss what moves.
  await more.press('Enter');
  await expect(cards(page)).toHaveCount(48);
  await expect(page).toHaveURL(`${language.prefix}/ip-kamery`);
  await expect(page.getByText(/^1–48 /)).toBeVisible();
  const link = cards(page).nth(40).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect(link).toBeInViewport();
  // A document that is loaded again is where it was left, too.
  await page.reload();
  await expect(cards(page)).toHaveCount(48);
  await expect(link).toBeInViewport();
});

test('names its way, its parts and each of its pages', async ({ page, language }) => {
  const { prefix, locale } = language;
  await page.goto(`${prefix}/zhyvlennia`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: labels[locale].home })).toBeAttached();
  const tiles = main.getByRole('navigation', { name: /^П(?:ід|од)категор/ }).getByRole('link');
  expect(await tiles.count()).toBeGreaterThan(3);
  await expect(tiles.locator('img')).toHaveCount(await tiles.count());
  const second = await (await page.request.get(`${prefix}/ip-kamery?page=2`)).text();
  expect(second).toMatch(/<link[^>]* rel="canonical"[^>]* href="[^"]*\/ip-kamery\?page=2"/);
  expect(second).not.toMatch(/<meta[^>]* name="robots"/);
});

test('a list on a phone gives each card its size at once, in no container that is asked for its own', {
  tag: '@phone',
}, async ({ page, language }) => {
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  // What is in such a container is styled and laid out once more before the first view.
  const containers = await cards(page)
    .first()
    .evaluate((card) => {
      const found: string[] = [];
      for (let above: Element | null = card; above; above = above.parentElement) {
        const { containerType } = getComputedStyle(above);
        if (containerType !== 'normal') found.push(`${above.tagName}.${above.className}: ${containerType}`);
      }
      return found;
    });
  expect(containers).toEqual([]);
  const sizes = () =>
    cards(page).evaluateAll((all) =>
      all.map((card) => {
        const { width, height } = card.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}`;
      }),
    );
  const far = await sizes();
  expect(far).toHaveLength(24);
  expect(new Set(far.map((size) => size.split(' ')[0]))).toEqual(
    new Set([String((page.viewportSize()?.width ?? 0) / 2)]),
  );
  // What is far below counts as high as what is in sight, and keeps it when it comes near.
  expect(new Set(far).size).toBe(1);
  for (const at of [8, 16, 23]) {
    await cards(page).nth(at).scrollIntoViewIfNeeded();
    await expect(cards(page).nth(at)).toBeInViewport();
  }
  expect(await sizes()).toEqual(far);
});

test.describe('when the products cannot be read', () => {
  test.use({ allowed: /ERR_FAILED|\b500\b|failed/ });

  test('a change keeps the filters and offers Retry; so do the next products', { tag: '@desktop' }, async ({
    page,
    language,
  }) => {
    const { lost, more, next } = labels[language.locale];
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await page.route(lists, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: '@x' } } }),
    );
    // By key: cards far below take their own height when they come near, and a pointer would miss what moves.
    await page.getByRole('link', { name: more }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: next })).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await page
      .locator('a[href$="sort=priceAsc"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await expect(filterValue(page, 'Obrii')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.unroute(lists);
    await page.getByRole('main').getByRole('link', { name: language.retry }).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(/sort=priceAsc$/);
  });
});

import type { Locator } from '@playwright/test';
import type { ProductCard } from '@vitryna/contracts/api';
import { filterMenuCookie } from '@vitryna/contracts/cookies';
import { brokenWords } from '../support/broken-words.ts';
import { ask } from '../support/buying.ts';
import { cutOff, expect, test } from '../support/problems.ts';
import { hasFont, hydrated, openCatalogue, startFeatures } from '../support/shop.ts';

test('the frame has a finger’s room on a phone, and its marks one line on a tablet', async ({ page, language }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${language.prefix}/warranty`);
  await hydrated(page);
  await hasFont(page);
  const footer = page.getByRole('contentinfo');
  // It is laid out when it comes near.
  await footer.getByRole('link').first().scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link').first()).toBeInViewport();
  const targets = [page.getByRole('banner').getByRole('link'), footer.getByRole('link')];
  for (const links of targets) {
    const heights = await links.evaluateAll((all) =>
      all
        // A link in a sentence is as high as its line (WCAG 2.5.8).
        .filter((link) => link.checkVisibility() && !(link.closest('p')?.textContent ?? '').startsWith('©'))
        .map((link) => [link.textContent, Math.round(link.getBoundingClientRect().height)]),
    );
    expect(heights.filter(([, height]) => Number(height) < 44)).toEqual([]);
  }
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 1024 });
    const tops = await footer
      .getByText('Visa', { exact: true })
      .locator('xpath=..')
      .locator('li')
      .evaluateAll((marks) => marks.map((mark) => Math.round(mark.getBoundingClientRect().top)));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
});

test('the menu of departments and the bar of a list have room for whole words on a small screen', {
  tag: '@desktop',
}, async ({ page, language, context }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await context.addCookies([{ name: filterMenuCookie.name, value: 'hidden', domain: 'localhost', path: '/' }]);
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  await hasFont(page);
  const [filters, sort] = [
    page.getByRole('button', { name: language.locale === 'uk' ? 'Показати фільтри' : 'Показать фильтры' }),
    page.getByRole('main').locator('summary:visible').first(),
  ];
  const right = ((await filters.boundingBox())?.x ?? 0) + ((await filters.boundingBox())?.width ?? 0);
  expect(right).toBeLessThanOrEqual((await sort.boundingBox())?.x ?? 0);

  const menu = await openCatalogue(page, language);
  const departments = menu.getByRole('navigation', { name: language.departments }).getByRole('link');
  await expect(departments.nth(4)).toBeVisible();
  const count = await departments.count();
  for (let at = 0; at < count - 1; at += 1) {
    await departments.nth(at).focus();
    const name = ((await departments.nth(at).locator('span').nth(1).textContent()) ?? '').trim();
    await expect(menu.getByRole('heading', { level: 3 })).toHaveText(name);
    expect(await brokenWords(menu.getByRole('link')), name).toEqual([]);
  }
  await test.step('groups of the menu keep together, whichever department is looked at [§2.9]', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    let rowsSeen = 0;
    for (let at = 0; at < count; at += 1) {
      await departments.nth(at).focus();
      await expect(departments.nth(at)).toHaveAttribute('aria-current');
      // From the last word of a row of groups to the first of the next.
      const holes = await menu.evaluate((element) => {
        const rows = new Map<number, number>();
        for (const group of element.querySelectorAll(':has(> div > h3) > ul > li')) {
          const links = [...group.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
          const top = links[0]?.top ?? 0;
          rows.set(top, Math.max(rows.get(top) ?? 0, ...links.map(({ bottom }) => bottom)));
        }
        const tops = [...rows.keys()].sort((one, other) => one - other);
        return tops.slice(1).map((top, index) => Math.round(top - (rows.get(tops[index] ?? 0) ?? 0)));
      });
      rowsSeen += holes.length;
      expect(
        holes.filter((hole) => hole > 40),
        `department ${at + 1}`,
      ).toEqual([]);
    }
    expect(rowsSeen).toBeGreaterThan(0);
  });
});

test('of a few favourites none is alone in the last row', { tag: '@desktop' }, async ({ page, language }) => {
  const { items } = await ask<{ items: ProductCard[] }>(page, '/catalog/product/list/showcase?block=hits');
  const rowsOf = () =>
    page.getByRole('main').evaluate((main) => {
      const tops = [...main.querySelectorAll('article')].map((card) => Math.round(card.getBoundingClientRect().top));
      return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
    });
  for (const [at, { id }] of items.slice(0, 7).entries()) {
    await ask(page, '/catalog/product/favorite/add', { productId: id });
    if (at < 3) continue;
    await page.goto(`${language.prefix}/account/favorites`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(at + 1);
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await rowsOf();
      // Three in a row leave one of seven alone on a tablet: four would be too narrow for their prices.
      if (width > 768 || at < 6)
        expect([at + 1, width, rows.length === 1 || rows.at(-1) !== 1]).toEqual([at + 1, width, true]);
    }
  }
});

test.describe('without JavaScript', () => {
  // Only styles are at work here.
  test.use({ javaScriptEnabled: false });
  test('no tile of a department is alone in the last row', async ({ page, language }) => {
    // Of five, three and six parts.
    for (const department of ['audio', 'merezheve-obladnannia', 'zhyvlennia']) {
      await page.goto(`${language.prefix}/${department}`);
      const tiles = page.getByRole('navigation', { name: /^П(?:ід|од)категор/ });
      for (const width of [360, 600, 768, 1023, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = await tiles.evaluate((list) => {
          const ends = new Map<number, number>();
          for (const tile of list.children) {
            const { top, right } = tile.getBoundingClientRect();
            ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right));
          }
          return [...ends.values()].map(Math.round);
        });
        // Every row is as long as the first one.
        expect(new Set(rows).size, `${department}, ${width} px`).toBe(1);
        const right = await tiles.evaluate((list) => Math.round(list.getBoundingClientRect().right));
        if (width >= 1024) expect(rows, `${department}, ${width} px`).toEqual([right]);
      }
    }
  });
});

test.describe('while cookies are asked about', () => {
  // What was asked when the line went is up to the machine.
  test.use({ consent: null, allowed: cutOff });

  test('a lost connection is said above the question', { tag: '@phone' }, async ({ page, context, language }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await startFeatures(page);
    const uk = language.locale === 'uk';
    const question = page.getByRole('region', { name: uk ? 'Налаштування cookie' : 'Настройки cookie' });
    await expect(question).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const notice = page.getByText(uk ? 'Немає з’єднання' : 'Нет соединения').filter({ visible: true });
    await expect(notice).toBeVisible();
    const foot = async (part: Locator, edge: 'top' | 'bottom') =>
      part.evaluate((element, name) => element.getBoundingClientRect()[name], edge);
    expect(await foot(notice, 'bottom')).toBeLessThan(await foot(question, 'top'));
  });
});

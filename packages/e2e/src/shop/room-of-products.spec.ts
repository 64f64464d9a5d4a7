import type { Locator } from '@playwright/test';
import type { ProductCard } from '@vitryna/contracts/api';
import { ask } from '../support/buying.ts';
import { seenDots } from '../support/dots.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { hasFont, hydrated, openReady } from '../support/shop.ts';

/** How many pixels of a column through its middle lead to each of them: what lies above it counts against it. */
const reachOf = (links: Locator) =>
  links.evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => {
        link.scrollIntoView({ block: 'center' });
        const { x, y, width, height } = link.getBoundingClientRect();
        const points = Array.from({ length: 120 }, (_, index) => y + height / 2 - 60 + index);
        return points.filter((top) => link.contains(document.elementFromPoint(x + width / 2, top))).length;
      }),
  );

/** What is lower or narrower than a finger, with its size. */
const tooSmall = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ part, box }) => `${part.textContent} ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );

test('what leads on from a product and its figures is reached over a finger’s height', { tag: '@phone' }, async ({
  page,
  language,
  request,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { coveredByHelp: seen });
    const look = () => {
      const help = document.querySelector<HTMLElement>('[data-help]');
      if (help && !help.hasAttribute('data-placed') && getComputedStyle(help).opacity !== '0') seen.push('shown');
      if (!help?.hasAttribute('data-placed')) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const path = await productPath(request, language);
  await openReady(page, path);
  await test.step('the help button covers no price and no button before its place is found', async () => {
    const help = page.locator('[data-help]');
    await expect(help).toHaveAttribute('data-placed', '');
    await expect(help).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => (window as unknown as { coveredByHelp: string[] }).coveredByHelp)).toEqual([]);
  });
  const main = page.getByRole('main');
  for (const links of [main.getByRole('navigation').first().getByRole('link'), main.locator('dl :is(a, summary)')]) {
    const reach = await reachOf(links);
    expect(reach.length).toBeGreaterThan(0);
    expect(reach.filter((height) => height < 44)).toEqual([]);
  }
  await test.step('what is said of a product below its name and its figures are as large as a finger', async () => {
    const meta = main.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::*[1]');
    await expect(meta.getByRole('button')).toHaveCount(2);
    for (const parts of [meta.getByRole('link'), meta.getByRole('button'), main.locator('dd > a')]) {
      expect(await parts.count()).toBeGreaterThan(1);
      expect(await tooSmall(parts)).toEqual([]);
    }
  });
  await test.step('what is known of a review does not end a line with a dot', async () => {
    await hasFont(page);
    const lines = main.locator('figcaption > span');
    expect(await lines.count()).toBeGreaterThan(0);
    expect(await seenDots(lines), path).toEqual([]);
  });
  await test.step('the way from home takes one line on a tablet, however long the name at its end is', async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const steps = page.getByRole('main').getByRole('navigation').first().getByRole('listitem');
    const tops = await steps.evaluateAll((all) => all.map((step) => Math.round(step.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
  });
  await test.step('the terms of delivery keep no empty room before a city is known', async () => {
    const choose = page.getByRole('main').getByRole('button', {
      name: language.locale === 'uk' ? 'Обрати місто' : 'Выбрать город',
    });
    // The shopper's city is looked for once the page is hydrated, and what is shown without one takes its place.
    const readLeft = () =>
      choose.evaluate((button) => {
        const cell = button.closest('section');
        const parts = [...(cell?.querySelectorAll('p, b, button') ?? [])].filter((part) => part.textContent !== '');
        const lowest = Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
        return (cell?.getBoundingClientRect().bottom ?? Infinity) - lowest;
      });
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Twenty of them are the padding of the cell.
      await expect.poll(readLeft, `${width} px`).toBeLessThanOrEqual(40);
    }
  });
  await test.step('the grades of a product are as large as a finger', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${path}/reviews`);
    await hydrated(page);
    const grades = main.locator('li > a[href*="rating="]');
    expect(await grades.count()).toBeGreaterThan(1);
    expect(await tooSmall(grades)).toEqual([]);
  });
});

test('a discount stands on one line with what it saves', async ({ page, language }) => {
  const { items } = await ask<{ items: ProductCard[] }>(page, '/catalog/product/list/showcase?block=sale');
  const product = items.find(({ status, isOrderable }) => status === 'inStock' && isOrderable);
  await page.goto(`${language.prefix}/${product?.categorySlug}/${product?.slug}`);
  await hasFont(page);
  const saving = page.getByText(language.locale === 'uk' ? /економія\s/ : /экономия\s/).first();
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await saving.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      // Parts of one line overlap in height; a second line begins below the first.
      const bottom = Math.min(...boxes.map((box) => box.bottom));
      return boxes.every((box) => box.top < bottom) ? 1 : 2;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

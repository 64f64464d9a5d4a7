import type { Page } from '@playwright/test';
import { areDotsRight } from '../support/dots.ts';
import { expect, test } from '../support/problems.ts';
import { refusals } from '../support/refusals.ts';
import { hydrated, openReady } from '../support/shop.ts';

/** How far words and pictures of the page reach from its left margin to its right one, 0 to 1, and its longest line of text in pixels. */
function roomOf(page: Page): Promise<{ share: number; line: number }> {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const container = main?.querySelector('.container');
    if (!main || !container) throw new Error('The page has no container.');
    const { paddingLeft, paddingRight } = getComputedStyle(container);
    const box = container.getBoundingClientRect();
    const [left, right] = [box.left + Number.parseFloat(paddingLeft), box.right - Number.parseFloat(paddingRight)];
    const edges = [...main.querySelectorAll('img')].map((picture) => picture.getBoundingClientRect().right);
    const lines: number[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        edges.push(rect.right);
        if (node.parentElement?.closest('article p')) lines.push(rect.width);
      }
    }
    return { share: (Math.max(...edges) - left) / (right - left), line: Math.max(0, ...lines) };
  });
}

/** How far the parts of a page that is read stand apart. */
const gapsOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .evaluate((article) => {
      // The address stands on paper alone.
      const parts = [...article.children].filter((part) => part.checkVisibility());
      return parts.slice(1).map((part, index) => {
        const above = parts[index] as Element;
        return Math.round(part.getBoundingClientRect().top - above.getBoundingClientRect().bottom);
      });
    });

/** Pages that are read, and what is looked at in each: its room, the distances of its parts, the facts of its posts. */
const pages = [
  { path: 'warranty', isWide: true },
  { path: 'about-company', isWide: true, hasParts: true },
  { path: 'about-company/contact', isWide: true, hasParts: true },
  { path: 'about-company/cooperation', isWide: true, hasParts: true },
  { path: 'services', isWide: true },
  { path: 'services/house', hasParts: true },
  { path: 'icsee', isWide: true },
  { path: 'blog', isWide: true, hasPosts: true },
  { path: 'blog/komu-potriben-wi-fi-7', isWide: true, hasPosts: true },
];

test('pages that are read use the width of the window, and keep their lines readable', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  // Ten pages at four widths.
  test.slow();
  const refused = await refusals(page);
  for (const { path, isWide, hasParts, hasPosts } of pages) {
    await page.goto(`${language.prefix}/${path}`);
    await hydrated(page);
    for (const width of [360, 768, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      if (isWide && width >= 1440) {
        const { share, line } = await roomOf(page);
        expect(share, `${path}, ${width} px`).toBeGreaterThan(0.93);
        expect(line, `${path}, ${width} px`).toBeLessThanOrEqual(680);
      }
      const distance = { 360: 36, 1440: 48 }[width];
      if (hasParts && distance)
        await test.step('parts of a page that is read stand equally far apart, and the first close to its heading', async () => {
          const [first = 0, ...others] = await gapsOf(page);
          expect([path, width, first]).toEqual([path, width, 24]);
          expect([path, width, ...new Set(others)]).toEqual([path, width, distance]);
        });
      if (hasPosts && width <= 1440)
        await test.step('facts of a post have dots between them, and none where a line ends', async () => {
          const areRight = await areDotsRight(page, language);
          expect(areRight.length, `${path}, ${width} px`).toBeGreaterThan(2);
          expect(areRight.filter((isRight) => !isRight)).toEqual([]);
        });
    }
  }
  await test.step('a table wider than a phone shows that it goes on, and is read by keyboard', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${language.prefix}/gv-ss`);
    await hydrated(page);
    const region = page.getByRole('region', { name: language.locale === 'uk' ? 'Комплекти' : 'Комплекты' });
    const moved = () => region.evaluate((element) => element.scrollLeft);
    await expect(region.getByRole('table')).toBeVisible();
    // A shadow at each edge and what covers it at the ends: those scroll with the table.
    await expect(region).toHaveCSS('background-attachment', 'local, local, scroll, scroll');
    await region.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(moved).toBeGreaterThan(0);
  });
  await test.step('the contents of a page lead to its parts, below the header', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openReady(page, `${language.prefix}/public-offer`);
    const contents = page.getByRole('navigation', {
      name: language.locale === 'uk' ? 'На цій сторінці' : 'На этой странице',
    });
    const last = contents.getByRole('link').last();
    const name = (await last.textContent()) ?? '';
    await last.click();
    const heading = page.getByRole('article').getByRole('heading', { name });
    await expect(heading).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const top = (await heading.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });
  expect(refused).toEqual([]);
});

import type { Locator, Page } from '@playwright/test';
import type { CartLine, ProductCard } from '@vitryna/contracts/api';
import { filterMenuCookie } from '@vitryna/contracts/cookies';
import { brokenWords } from '../support/broken-words.ts';
import { ask, putSomething } from '../support/buying.ts';
import { productPath } from '../support/pages.ts';
import { cutOff, expect, test } from '../support/problems.ts';
import {
  buyableLinks,
  hasFont,
  hydrated,
  isLaidOutWhole,
  openCatalogue,
  openReady,
  startFeatures,
} from '../support/shop.ts';

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

const read = [
  'warranty',
  'about-company',
  'about-company/contact',
  'about-company/cooperation',
  'services',
  'icsee',
  'blog',
  'blog/komu-potriben-wi-fi-7',
];

test('pages that are read use the width of the window, and keep their lines readable', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  for (const path of read) {
    await page.goto(`${language.prefix}/${path}`);
    await hydrated(page);
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { share, line } = await roomOf(page);
      expect(share, `${path}, ${width} px`).toBeGreaterThan(0.93);
      expect(line, `${path}, ${width} px`).toBeLessThanOrEqual(680);
    }
  }
});

test('the contents of a page lead to its parts, below the header', { tag: '@desktop' }, async ({ page, language }) => {
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

test('a discount stands on one line with what it saves', async ({ page, language }) => {
  await page.goto(`${language.prefix}/aktsii`);
  await hydrated(page);
  await page.goto((await buyableLinks(page, language).first().getAttribute('href')) ?? '');
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

test('the help button covers no price and no button before its place is found', { tag: '@phone' }, async ({
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
      if (!help?.hasAttribute('data-placed') && performance.now() < 4000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openReady(page, await productPath(request, language));
  const help = page.locator('[data-help]');
  await expect(help).toHaveAttribute('data-placed', '');
  await expect(help).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => (window as unknown as { coveredByHelp: string[] }).coveredByHelp)).toEqual([]);
});

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

const coupon = { uk: 'Купон на перше замовлення', ru: 'Купон на первый заказ' } as const;

test('a coupon’s form stands beside its words, and each fills its place [§2.8]', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  await page.goto(language.home);
  await hydrated(page);
  await hasFont(page);
  const place = page.locator('section').filter({ has: page.getByRole('heading', { name: coupon[language.locale] }) });
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('textbox').first()).toBeVisible();
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const cells = await place.evaluate((section) => {
      const used = (parts: Element[]) => {
        const range = document.createRange();
        const boxes = parts.map((part) => {
          range.selectNodeContents(part);
          return part.matches('h2, p') ? range.getBoundingClientRect() : part.getBoundingClientRect();
        });
        const edge = (name: 'left' | 'right' | 'top') => boxes.map((box) => box[name]);
        return { top: Math.min(...edge('top')), width: Math.max(...edge('right')) - Math.min(...edge('left')) };
      };
      const columns = getComputedStyle(section).gridTemplateColumns.split(' ').map(Number.parseFloat);
      const contents = [used([...section.querySelectorAll(':scope > :is(h2, p)')])];
      contents.push(
        used([...section.querySelectorAll('form :is(label, input, button)')].filter((part) => part.checkVisibility())),
      );
      return contents.map((one, index) => ({ top: one.top, share: one.width / (columns[index] ?? Number.NaN) }));
    });
    for (const { share } of cells) expect(share, `${width} px`).toBeGreaterThanOrEqual(0.6);
    expect(Math.abs((cells[0]?.top ?? 0) - (cells[1]?.top ?? 0)), `${width} px`).toBeLessThan(16);
  }
});

test('groups of the menu keep together, whichever department is looked at [§2.9]', { tag: '@desktop' }, async ({
  page,
  language,
}) => {
  await page.goto(language.home);
  await hydrated(page);
  const menu = await openCatalogue(page, language);
  const departments = menu.getByRole('navigation', { name: language.departments }).getByRole('link');
  await expect(departments.nth(4)).toBeVisible();
  const count = await departments.count();
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

test('no tile of a department is alone in the last row', async ({ page, language }) => {
  // Of five, three and six parts.
  for (const department of ['audio', 'merezheve-obladnannia', 'zhyvlennia']) {
    await page.goto(`${language.prefix}/${department}`);
    await hydrated(page);
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

test('of a few favourites none is alone in the last row', { tag: '@desktop' }, async ({ page, language }) => {
  await page.goto(language.home);
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

const withParts = ['about-company', 'about-company/cooperation', 'services/house', 'about-company/contact'];

test('parts of a page that is read stand equally far apart, and the first close to its heading', async ({
  page,
  language,
}) => {
  for (const path of withParts) {
    await page.goto(`${language.prefix}/${path}`);
    await hydrated(page);
    for (const [width, distance] of [
      [360, 36],
      [1440, 48],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { level: 1 }) })
        .evaluate((article) =>
          [...article.children].slice(1).map((part, index) => {
            const above = article.children[index] as Element;
            return Math.round(part.getBoundingClientRect().top - above.getBoundingClientRect().bottom);
          }),
        );
      const [first = 0, ...others] = gaps;
      expect([path, width, first]).toEqual([path, width, 24]);
      expect([path, width, ...new Set(others)]).toEqual([path, width, distance]);
    }
  }
});

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

test('what leads on from a product and its figures is reached over a finger’s height', { tag: '@phone' }, async ({
  page,
  language,
  request,
}) => {
  await openReady(page, await productPath(request, language));
  const main = page.getByRole('main');
  for (const links of [main.getByRole('navigation').first().getByRole('link'), main.locator('dl :is(a, summary)')]) {
    const reach = await reachOf(links);
    expect(reach.length).toBeGreaterThan(0);
    expect(reach.filter((height) => height < 44)).toEqual([]);
  }
});

/** What is lower or narrower than a finger, with its size. */
const tooSmall = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => Math.round(box.width) < 44 || Math.round(box.height) < 44)
      .map(({ part, box }) => `${part.textContent} ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );

test('what is said of a product below its name, its figures and its grades are as large as a finger', {
  tag: '@phone',
}, async ({ page, language, request }) => {
  const path = await productPath(request, language);
  await openReady(page, path);
  const main = page.getByRole('main');
  const meta = main.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::*[1]');
  await expect(meta.getByRole('button')).toHaveCount(2);
  for (const parts of [meta.getByRole('link'), meta.getByRole('button'), main.locator('dd > a')]) {
    expect(await parts.count()).toBeGreaterThan(1);
    expect(await tooSmall(parts)).toEqual([]);
  }
  await page.goto(`${path}/reviews`);
  await hydrated(page);
  const grades = main.locator('li > a[href*="rating="]');
  expect(await grades.count()).toBeGreaterThan(1);
  expect(await tooSmall(grades)).toEqual([]);
});

test('the terms of delivery keep no empty room before a city is known', async ({ page, language, request }) => {
  await page.goto(await productPath(request, language));
  await hydrated(page);
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

test('the way from the cart’s page to the checkout is as wide as a phone', { tag: '@phone' }, async ({
  page,
  language,
}) => {
  await page.goto(language.home);
  await putSomething(page);
  await page.goto(`${language.prefix}/checkout/cart`);
  const [list, button] = await Promise.all([
    page.getByRole('main').getByRole('list').first().boundingBox(),
    page.getByRole('main').locator('a[href$="/checkout"]').boundingBox(),
  ]);
  expect(button?.width).toBe(list?.width);
});

/** How high links and fields are that a finger finds too low. */
const tooLow = (parts: Locator): Promise<[string, number][]> =>
  parts.evaluateAll((all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part): [string, number] => [
        part.getAttribute('aria-label') ?? part.textContent ?? '',
        Math.round(part.getBoundingClientRect().height),
      ])
      .filter(([, height]) => height < 44),
  );

test('fields, suggestions and links of lists have a finger’s room as well', { tag: '@phone' }, async ({
  page,
  language,
}) => {
  const isUkrainian = language.locale === 'uk';
  const main = page.getByRole('main');
  await openReady(page, language.home);
  const all = main.getByRole('link', { name: isUkrainian ? 'Усі статті' : 'Все статьи' });
  await all.scrollIntoViewIfNeeded();
  expect(await tooLow(all)).toEqual([]);
  const name = isUkrainian ? 'Пошук товарів' : 'Поиск товаров';
  await page.getByRole('banner').getByLabel(name).click();
  const field = page.getByRole('banner').getByRole('combobox', { name });
  expect(await tooLow(field)).toEqual([]);
  await field.fill('камера');
  const options = page.getByRole('banner').getByRole('option');
  await expect(options.filter({ hasText: '₴' }).first()).toBeVisible();
  expect(await tooLow(options)).toEqual([]);
  expect(await tooLow(page.getByRole('banner').getByRole('button'))).toEqual([]);

  await page.goto(`${language.prefix}/catalog`);
  await hydrated(page);
  expect(await tooLow(main.getByRole('listitem').getByRole('link'))).toEqual([]);
  await page.goto(`${language.prefix}/search?searchQuery=${encodeURIComponent('телефон до 10000')}`);
  await hydrated(page);
  const only = isUkrainian ? 'Шукати лише «телефон»' : 'Искать только «телефон»';
  expect(await tooLow(main.getByRole('link', { name: only }))).toEqual([]);
  await page.goto(`${language.prefix}/checkout/cart`);
  await hydrated(page);
  expect(await tooLow(page.getByRole('banner').getByRole('link'))).toEqual([]);
});

test('facts of a post have dots between them, and none where a line ends', async ({ page, language }) => {
  const time = new RegExp(`^\\d+\\s${language.locale === 'uk' ? 'хв' : 'мин'}$`);
  for (const path of [language.home, `${language.prefix}/blog`, `${language.prefix}/blog/komu-potriben-wi-fi-7`]) {
    await page.goto(path);
    await hydrated(page);
    const facts = page.getByRole('main').getByText(time).locator('xpath=..');
    await facts.first().scrollIntoViewIfNeeded();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await facts.evaluateAll((rows) =>
        rows.flatMap((row) => {
          const { left } = row.getBoundingClientRect();
          const hidden = Number.parseFloat(getComputedStyle(row).clipPath.split(' ')[3] ?? '');
          return [...row.children].map((fact) => {
            const { display, content } = getComputedStyle(fact, '::before');
            const isFirst = Math.abs(fact.getBoundingClientRect().left - left) < 1;
            // The dot of the first fact of a line stands where nothing is drawn.
            return content.includes('·') && display !== 'none' && (!isFirst || hidden >= 8);
          });
        }),
      );
      expect(places.length, `${path}, ${width} px`).toBeGreaterThan(2);
      expect(places.filter((isRight) => !isRight)).toEqual([]);
    }
  }
});

test('neither the values of a card nor what is known of a review end a line with a dot', { tag: '@phone' }, async ({
  page,
  language,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const [path, rows] of [
    [`${language.prefix}/ip-kamery`, 'article > ul'],
    [await productPath(request, language), 'figcaption > span'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await hasFont(page);
    const lines = page.getByRole('main').locator(rows);
    expect(await lines.count()).toBeGreaterThan(0);
    const ends = await lines.evaluateAll((all) =>
      all.flatMap((row) => {
        // All dots stand before their fact, and what is left of the first in a line is not drawn.
        const { clipPath, overflowX } = getComputedStyle(row);
        const clipped = Number.parseFloat(clipPath.split(' ')[3] ?? '');
        return [...row.children].flatMap((fact) => {
          const parts = ['::before', '::after'].map((part) => getComputedStyle(fact, part));
          const dot = parts.find(({ content }) => content.includes('·'));
          const isHidden = clipped >= 8 || (overflowX === 'hidden' && Number.parseFloat(dot?.left ?? '') <= -8);
          return dot?.position === 'absolute' && isHidden ? [] : [fact.textContent];
        });
      }),
    );
    expect(ends, path).toEqual([]);
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
  await expect(departments.first()).toBeVisible();
  for (let at = 0; at < (await departments.count()) - 1; at += 1) {
    await departments.nth(at).focus();
    const name = ((await departments.nth(at).locator('span').nth(1).textContent()) ?? '').trim();
    await expect(menu.getByRole('heading', { level: 3 })).toHaveText(name);
    expect(await brokenWords(menu.getByRole('link')), name).toEqual([]);
  }
});

test('a table wider than a phone shows that it goes on, and is read by keyboard', { tag: '@phone' }, async ({
  page,
  language,
}) => {
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

test('the way from home takes one line on a tablet, however long the name at its end is', async ({
  page,
  language,
  request,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(await productPath(request, language));
  const steps = page.getByRole('main').getByRole('navigation').first().getByRole('listitem');
  const tops = await steps.evaluateAll((all) => all.map((step) => Math.round(step.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(3);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(12);
});

test('what a card says keeps to the card on the narrowest phone', { tag: '@phone' }, async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [language.home, `${language.prefix}/ip-kamery`]) {
    await page.goto(path);
    await hydrated(page);
    await hasFont(page);
    await isLaidOutWhole(page);
    const { seen, outside } = await page.getByRole('main').evaluate((main) => {
      const parts = [...main.querySelectorAll('article')].flatMap((card) => {
        const { left, right } = card.getBoundingClientRect();
        return [...card.querySelectorAll('*')]
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => ({ part, box: part.getBoundingClientRect(), left, right }))
          .filter(({ box }) => box.width > 1);
      });
      const far = parts.filter((one) => one.box.left < one.left - 1 || one.box.right > one.right + 1);
      return { seen: parts.length, outside: far.map(({ part }) => `${part.className}: ${part.textContent}`) };
    });
    expect(seen, path).toBeGreaterThan(100);
    expect(outside, path).toEqual([]);
  }
});

test('a sum of millions keeps to its line on the narrowest phone', { tag: '@phone' }, async ({ page, language }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(language.home);
  await hydrated(page);
  await putSomething(page);
  await page.route('**/product/list/cart/all*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: CartLine[] };
    for (const line of data) {
      line.quantity = 999;
      line.totalPrice.amount = 999 * 211_490;
      line.totalSalePrice.amount = line.totalPrice.amount;
    }
    await route.fulfill({ response, json: { data } });
  });
  await page.reload();
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: language.cart }).click();
  const price = page
    .getByRole('dialog', { name: language.cart })
    .getByText(/211.278.510/)
    .first();
  await expect(price).toBeVisible();
  const outside = await price.evaluate((sum) => {
    const line = sum.closest('li')?.getBoundingClientRect();
    const { left, right } = sum.getBoundingClientRect();
    return line ? [left - line.left, line.right - right].filter((room) => room < 0) : ['no line'];
  });
  expect(outside).toEqual([]);
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

import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { putSomething } from '../support/buying.ts';
import { domeCameras } from '../support/catalogue.ts';
import type { Language } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { refusals } from '../support/refusals.ts';
import { buyableLinks, filterValue, hydrated, openReady } from '../support/shop.ts';

/** What is wrong with the focus, as a shopper without a pointer sees it; empty where it is seen and free. */
function faultOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Between the last stop and the first the focus visits the browser's own controls.
    if (!focused || focused === document.body) return '';
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    // A link in a sentence may have parts in several lines.
    const { left, top, right, bottom, width, height } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    if (width < 1 || height < 1) return `${name} has no size`;
    const seen = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, document.documentElement.clientWidth),
      bottom: Math.min(bottom, document.documentElement.clientHeight),
    };
    // What is larger than the window, such as a table that scrolls, cannot be seen whole.
    const isEnough = (length: number, whole: number) => length >= Math.min(whole, 600) / 3;
    if (!isEnough(seen.right - seen.left, width) || !isEnough(seen.bottom - seen.top, height))
      return `${name} is out of sight at ${Math.round(left)}, ${Math.round(top)}`;
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const over = document.elementFromPoint(x, y);
    // The thumb of a range stands anywhere on its track, which is drawn beside it.
    const control = focused.matches('input[type="range"]') ? focused.parentElement : focused;
    const isFree = over !== null && (control?.contains(over) || over.contains(focused));
    if (!isFree) return `${name} is covered by ${over?.tagName}.${over?.className}`;
    // Around the thumb of a range, which nobody can ask for its style; an open list is the ring of its field.
    if (control !== focused || focused.getAttribute('aria-expanded') === 'true') return '';
    // The ring may be drawn by what frames the control.
    let framing: Element | null = focused;
    for (let up = 0; framing && up < 4; up += 1, framing = framing.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(framing);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return '';
    }
    return `${name} has no ring`;
  });
}

/** Waits until nothing that ends is on its way, and until that is drawn. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** The same, once what had the focus before is on its way out. */
async function lastingFault(page: Page, first?: string): Promise<string> {
  let fault = first ?? (await faultOfFocus(page));
  for (let looks = 0; fault && looks < 10; looks += 1) {
    await settled(page);
    fault = await faultOfFocus(page);
  }
  return fault;
}

/** Presses Tab until the target has the focus, which is looked at on each stop. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  const faults: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const fault = await lastingFault(page);
    if (fault) faults.push(fault);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  expect(faults).toEqual([]);
}

test('a shopper without a pointer walks from home to the cart', { tag: '@desktop' }, async ({ page, language }) => {
  // Over a hundred stops, each of which is looked at.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(language.home);
  await hydrated(page);

  await test.step('the menu opens below its button and leads to a category', async () => {
    const opener = page.getByRole('banner').getByRole('link', { name: language.catalogue, exact: true });
    await tabTo(page, opener, 20);
    // The link says that it opens something once it does.
    await expect(opener).toHaveAttribute('aria-expanded');
    const menu = page.locator('#mega-menu');
    await page.keyboard.press('Space');
    await expect(menu).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('navigation', { name: language.departments }).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const cameras = menu.getByRole('link', { name: new RegExp(`^${language.cameras}`) });
    if (!(await cameras.evaluate((element) => element === document.activeElement))) await tabTo(page, cameras, 20);
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
  });

  await test.step('a filter keeps the focus, and a product follows', async () => {
    await expect(page.getByRole('heading', { level: 1, name: language.cameras })).toBeFocused();
    await tabTo(page, filterValue(page, 'Obrii'), 60);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${language.prefix}/ip-kamery/vyrobnyk=obrii`);
    await expect(filterValue(page, 'Obrii')).toBeFocused();
    await tabTo(page, buyableLinks(page, language).first(), 120);
    const name = ((await buyableLinks(page, language).first().textContent()) ?? '').trim();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  });

  await test.step('the cart opens over the page and gives the focus back', async () => {
    const buy = page.getByRole('main').getByRole('button', { name: language.addToCart }).first();
    await tabTo(page, buy, 60);
    await page.keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: language.cart });
    await expect(cart).toBeFocused();
    await tabTo(page, cart.getByRole('button', { name: language.oneMore }), 12);
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('textbox', { name: language.quantity })).toHaveValue('2');
    await page.keyboard.press('Escape');
    await expect(cart).toHaveCount(0);
    const bought = page.getByRole('main').getByRole('link', { name: language.inCart }).first();
    await expect(bought).toBeFocused();
    expect(await faultOfFocus(page)).toBe('');
  });
});

/** Cards of a list are alike: the keyboard goes through the first ones only. */
async function shortenLists(page: Page): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('main article:nth-of-type(n + 5) { display: none; }');
    document.adoptedStyleSheets = [style];
  });
}

/** What is wrong with the stops from the first to the last of a page, or of the dialog that is open in it. */
async function faultsOfStops(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const step = () =>
    page.evaluate(() => {
      const known = window as unknown as { stops?: Element[] };
      known.stops ??= [];
      const focused = document.activeElement;
      if (!focused || focused === document.body || known.stops.includes(focused)) return null;
      const last = known.stops.at(-1);
      // Round again without the browser's own controls.
      if (last && focused === document.querySelector('a[href]')) return null;
      known.stops.push(focused);
      const name = `${focused.tagName}.${focused.className}`;
      const isNamed = [
        focused.getAttribute('aria-label'),
        focused.getAttribute('aria-labelledby'),
        focused.textContent?.trim(),
        (focused as HTMLInputElement).labels?.length,
        focused.querySelector('img[alt]:not([alt=""])'),
      ].some(Boolean);
      const isBack = last?.isConnected && !(last.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING);
      return [!isNamed && `${name} has no name`, isBack && `${name} stands before ${last.tagName}.${last.className}`];
    });
  await page.evaluate(() => Object.assign(window, { stops: [] }));
  for (let stops = 0; stops < 250; stops += 1) {
    await page.keyboard.press('Tab');
    const found = await step();
    // The browser's own controls come after the last stop.
    if (!found) break;
    faults.push(...found.filter((fault) => typeof fault === 'string'));
    const fault = await lastingFault(page);
    if (fault) faults.push(fault);
  }
  expect(await page.evaluate(() => (window as unknown as { stops: Element[] }).stops.length)).toBeGreaterThan(3);
  return faults;
}

type Walk = { name: string; find: (language: Language, request: APIRequestContext) => string | Promise<string> };

const home: Walk = { name: 'home', find: (language) => language.home };
const category: Walk = { name: 'filtered category', find: ({ prefix }) => `${prefix}/ip-kamery/vyrobnyk=obrii` };
const product: Walk = { name: 'product', find: (language, request) => productPath(request, language) };
const comparison: Walk = {
  name: 'comparison',
  find: async ({ prefix }, request) =>
    `${prefix}/comparison?ids=${(await domeCameras(request)).slice(0, 3).map(({ id }) => id)}`,
};
const cart: Walk = { name: 'cart', find: ({ prefix }) => `${prefix}/checkout/cart` };
const checkout: Walk = { name: 'checkout', find: ({ prefix }) => `${prefix}/checkout` };
const account: Walk = { name: 'account', find: ({ prefix }) => `${prefix}/account` };
const contact: Walk = { name: 'content page with a form', find: ({ prefix }) => `${prefix}/about-company/contact` };
const table: Walk = { name: 'content page with a table', find: ({ prefix }) => `${prefix}/gv-ss` };
const search: Walk = { name: 'search', find: ({ prefix }) => `${prefix}/search?searchQuery=wi-fi` };

const walks = [
  { tag: '@desktop', pages: [home, category, product, comparison, checkout, account, table] },
  { tag: '@phone', pages: [category, search, product, comparison, cart, contact] },
];

for (const { tag, pages } of walks) {
  test(`every stop is in sight, free, named and in its order on each kind of page, ${tag.slice(1)}`, {
    tag,
  }, async ({ page, language, request }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await putSomething(page);
    const refused = await refusals(page);
    for (const { name, find } of pages) {
      await openReady(page, await find(language, request));
      await shortenLists(page);
      // From the beginning again: waking the page up has moved the focus on.
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        document.getSelection()?.setPosition(document.body, 0);
      });
      expect(await faultsOfStops(page), name).toEqual([]);
    }
    expect(refused).toEqual([]);
  });
}

test('an open sheet of filters keeps the keyboard, and Esc gives it back', { tag: '@phone' }, async ({
  page,
  language,
}) => {
  await openReady(page, `${language.prefix}/ip-kamery`);
  const opener = page.getByRole('link', { name: language.filters });
  await opener.press('Enter');
  const sheet = page.getByRole('complementary', { name: language.filters });
  await expect(sheet).toBeVisible();
  expect(await faultsOfStops(page)).toEqual([]);
  // Nothing behind the sheet has been a stop.
  const outside = await page.evaluate(() =>
    (window as unknown as { stops: Element[] }).stops
      .filter((stop) => !stop.closest('#filters'))
      .map((stop) => stop.outerHTML),
  );
  expect(outside).toEqual([]);
  await sheet.getByRole('link', { name: language.close }).focus();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator('summary:focus')).toBeVisible();
});

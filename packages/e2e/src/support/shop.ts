import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './languages.ts';

/** Milliseconds of a page's own clock within which its script runs, whether or not the page is painted meanwhile. */
export const startsWithinMs = 500;

/** Waits until the page answers presses with its own JavaScript. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/**
 * Makes a page's forms as old as filling one in takes: who is faster (1.5 s, contract §0) is taken for a robot and asked once more,
 * however fast the machine of a test is. A form without JavaScript carries when it was written.
 */
export async function asLongAsAHand(page: Page): Promise<void> {
  await page.evaluate((handMs) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + handMs;
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type=hidden][name=startedAt]'))
      field.value = String(Number(field.value) - handMs);
  }, 1800);
}

/** Waits until the store's font is there: it gives words another width, and what is out of sight another place. */
export async function hasFont(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Onest' && status === 'loaded'),
  );
}

/**
 * Wakes up what waits for a visitor to act, and waits until it has begun: it may have begun before, on a machine that took its
 * time. Its region for the screen reader is the sign.
 */
export async function startFeatures(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await featuresBegan(page);
}

/** Resolves when what waits for a visitor to act has begun. */
export async function featuresBegan(page: Page): Promise<void> {
  await expect(page.locator('body > .visually-hidden[role="status"]')).toBeAttached({ timeout: 30_000 });
}

/** Parts that are laid out when they come near, or when the browser has nothing else to do. */
export const farParts = (page: Page): Locator => page.locator('main article, main div:has(> article), footer');

/** Waits until nothing of the page is left out any more: a part that is left out has no sizes to speak of. */
export async function isLaidOutWhole(page: Page): Promise<void> {
  await startFeatures(page);
  // A page that stands by is not laid out at all, whatever its parts say.
  const left = () =>
    farParts(page).evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );
  await expect.poll(left, { timeout: 15_000 }).toBe(0);
}

/** Opens a page and waits for everything that it loads late: without a connection nothing more comes. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await startFeatures(page);
  await page.waitForLoadState('networkidle');
}

/** Whether filters stand beside the products and the menu shows two columns; below, they are sheets. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024;

/** Opens the catalogue as a shopper does: a panel below the header on wide screens, a dialog on narrower ones. */
export async function openCatalogue(page: Page, { catalogue }: Language): Promise<Locator> {
  const opener = page.getByRole('banner').getByRole('link', { name: catalogue, exact: true });
  if (isWide(page)) {
    await opener.hover();
    await expect(opener).toHaveAttribute('aria-expanded');
  }
  await opener.click();
  const menu = isWide(page) ? page.locator('#mega-menu') : page.getByRole('dialog', { name: catalogue });
  await expect(menu).toBeVisible();
  return menu;
}

/** The cards of a list. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** Products whose button buys them at once, and the links of their names. */
export function buyableLinks(page: Page, language: Language): Locator {
  return cards(page)
    .filter({ has: page.getByRole('button', { name: language.buy }) })
    .getByRole('heading')
    .getByRole('link');
}

/** How many products the words on the page say there are. */
export async function countIn(words: Locator, pattern: RegExp): Promise<number> {
  await expect(words).toHaveText(pattern);
  const count = pattern.exec(((await words.textContent()) ?? '').trim())?.groups?.count ?? '';
  return Number(count.replaceAll(/\D/g, ''));
}

/** The line above a filtered list that says how many products are left. */
export function matchCount(page: Page, language: Language): Promise<number> {
  return countIn(page.getByRole('status').filter({ hasText: language.matches }), language.matches);
}

/** The number beside the heading: products of the whole category. */
export function categoryCount(page: Page, language: Language): Promise<number> {
  return countIn(page.getByRole('main').locator('h1:visible + *'), language.products);
}

/** Ticks a value; its number of products stands beside it in the same label. */
export function filterValue(page: Page, value: string): Locator {
  return page.getByRole('checkbox', { name: new RegExp(`^${value} \\d+$`) });
}

/** The address of the page as one reads it. */
export function readableAddress(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(pathname) + search;
}

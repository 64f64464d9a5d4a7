import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/problems.ts';
import { alive, buyableLinks, filterValue } from '../support/shop.ts';

/** What is wrong with the focus, as a shopper without a pointer sees it; empty where it is seen and free. */
function faultOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Between the last stop and the first the focus visits the browser's own controls.
    if (!focused || focused === document.body) return '';
    const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
    const { left, top, width, height } = focused.getBoundingClientRect();
    if (width < 1 || height < 1) return `${name} has no size`;
    const [x, y] = [left + width / 2, top + height / 2];
    const [right, bottom] = [document.documentElement.clientWidth, document.documentElement.clientHeight];
    if (x < 0 || y < 0 || x > right || y > bottom) return `${name} is out of sight at ${x}, ${y}`;
    const over = document.elementFromPoint(x, y);
    // The thumb of a range stands anywhere on its track, which is drawn beside it.
    const control = focused.matches('input[type="range"]') ? focused.parentElement : focused;
    const isFree = over !== null && (control?.contains(over) || over.contains(focused));
    if (!isFree) return `${name} is covered by ${over?.tagName}.${over?.className}`;
    // Around the thumb of a range, which nobody can ask for its style.
    if (control !== focused) return '';
    // The ring may be drawn by what frames the control.
    let framing: Element | null = focused;
    for (let up = 0; framing && up < 4; up += 1, framing = framing.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(framing);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) return '';
    }
    return `${name} has no ring`;
  });
}

/** Presses Tab until the target has the focus, which is looked at on each stop. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  const faults: string[] = [];
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    // What had the focus before may be on its way out.
    let fault = await faultOfFocus(page);
    for (let looks = 0; fault && looks < 10; looks += 1) {
      await page.waitForTimeout(100);
      fault = await faultOfFocus(page);
    }
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
  await alive(page);

  await test.step('the menu opens below its button and leads to a category', async () => {
    const opener = page.getByRole('banner').getByRole('link', { name: language.catalogue, exact: true });
    await tabTo(page, opener, 20);
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

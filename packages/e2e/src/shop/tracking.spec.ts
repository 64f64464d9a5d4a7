import type { Page } from '@playwright/test';
import { consentCookie } from '@vitryna/contracts/cookies';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { buyableLinks, hydrated } from '../support/shop.ts';

const labels = {
  uk: { bar: 'Налаштування cookie', refuse: 'Не дозволяти', allow: 'Дозволити', favourite: /^Додати в обране/ },
  ru: { bar: 'Настройки cookie', refuse: 'Не разрешать', allow: 'Разрешить', favourite: /^Добавить в избранное/ },
};

const barOf = (page: Page, { locale }: Language) => page.getByRole('region', { name: labels[locale].bar });

type Entry = { event?: string; ecommerce?: { items: Record<string, unknown>[] } | null };

/** The data layer as far as it is data; a command is the list of its words. Null while there is none. */
const dataLayer = (page: Page): Promise<(Entry | unknown[])[] | null> =>
  page.evaluate(() => {
    const { dataLayer: entries } = window as { dataLayer?: object[] };
    return entries?.map((entry) => ('length' in entry ? Array.from(entry as ArrayLike<unknown>) : entry)) ?? null;
  });
const isOfLists = (name: string): boolean => ['view_item_list', 'select_item'].includes(name);
/** Names of the events about one product; lists come into sight whenever a shopper scrolls. */
const namesIn = async (page: Page): Promise<string[]> =>
  ((await dataLayer(page)) ?? []).flatMap((entry) =>
    !Array.isArray(entry) && entry.event && !isOfLists(entry.event) ? [entry.event] : [],
  );
/** What was counted of lists, as names of events with their products and the list. */
const listsIn = async (page: Page) =>
  ((await dataLayer(page)) ?? []).flatMap((entry) =>
    !Array.isArray(entry) && isOfLists(entry.event ?? '')
      ? [{ event: entry.event, items: entry.ecommerce?.items ?? [] }]
      : [],
  );

test.describe('a shopper who was not asked yet', () => {
  test.use({ consent: null });

  test('reads nothing but a question, answers by keyboard, and is not counted when the answer is no', {
    tag: '@phone',
  }, async ({ page, language, request, context }) => {
    const { refuse, allow } = labels[language.locale];
    await page.goto(await productPath(request, language));
    await hydrated(page);
    await page.keyboard.press('Shift');
    const bar = barOf(page, language);
    await expect(bar).toBeVisible();
    await expectAccessible(page);
    expect(await dataLayer(page)).toBeNull();
    // Two answers of one size, before everything of the page but the way past it all.
    const sizes = await Promise.all(
      [refuse, allow].map((text) => bar.getByRole('button', { name: text }).boundingBox()),
    );
    expect(sizes[0]?.width).toBeCloseTo(sizes[1]?.width ?? 0, 0);
    expect(sizes[0]?.height).toBe(sizes[1]?.height);
    await test.step('everything that matters is seen beside the question', async () => {
      await page.keyboard.press('End');
      const question = await bar.boundingBox();
      const edge = page.locator('[data-edge-bar]:not([inert])');
      if (await edge.isVisible()) {
        const price = await edge.boundingBox();
        expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(price?.y ?? 0);
      }
      // The end of the page can be scrolled out from behind it, also while rows that come into sight make it longer.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
          return last ? last.y + last.height <= (question?.y ?? 0) : false;
        })
        .toBe(true);
    });
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#main"]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', { name: refuse })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: language.addToCart }).first().click();
    await expect(
      page.getByRole('dialog', { name: language.cart }).getByRole('textbox', { name: language.quantity }),
    ).toHaveValue('1');
    expect(await dataLayer(page)).toBeNull();
    const cookie = (await context.cookies()).find((one) => one.name === consentCookie.name);
    expect(cookie?.value).toBe('denied');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(180);
  });

  test('finds what is held counted after a yes, and can think again in the footer', async ({
    page,
    language,
    request,
  }) => {
    const { allow, refuse, bar } = labels[language.locale];
    await page.goto(await productPath(request, language));
    await hydrated(page);
    await page.keyboard.press('Shift');
    await barOf(page, language).getByRole('button', { name: allow }).click();
    await expect.poll(() => namesIn(page)).toEqual(['view_item']);
    const [first, second] = (await dataLayer(page)) ?? [];
    expect(first).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }]);
    expect(second).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
    await page.getByRole('contentinfo').getByRole('link', { name: bar }).click();
    await expect(barOf(page, language)).toBeFocused();
    await barOf(page, language).getByRole('button', { name: refuse }).click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: bar })).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: language.addToCart }).first().click();
    await expect(
      page.getByRole('dialog', { name: language.cart }).getByRole('textbox', { name: language.quantity }),
    ).toHaveValue('1');
    expect(await namesIn(page)).toEqual(['view_item']);
  });
});

test.describe('a shopper who agreed', () => {
  test.use({ consent: 'granted' });

  test('is counted with what the specification names', async ({ page, language }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await page.keyboard.press('Shift');
    const link = buyableLinks(page, language).first();
    const name = (await link.textContent())?.trim();
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: name ?? '', exact: true }) })
      .first();
    await card.getByRole('button', { name: labels[language.locale].favourite }).click();
    await expect.poll(() => namesIn(page)).toEqual(['add_to_wishlist']);
    await card.getByRole('button', { name: language.buy }).click();
    const added = async () => (await namesIn(page)).filter((one) => one.startsWith('add_to_'));
    await expect.poll(added).toEqual(['add_to_wishlist', 'add_to_cart']);
    const heading = (await page.locator('main h1:visible').textContent())?.trim();
    for (const entry of (await dataLayer(page)) ?? []) {
      // The cart that opens is counted, too, sooner or later, and so are lists.
      if (Array.isArray(entry) || !entry.ecommerce || !entry.event?.startsWith('add_to_')) continue;
      expect(entry.ecommerce.items).toEqual([
        expect.objectContaining({
          item_id: expect.stringMatching(/^\d+$/),
          item_name: name,
          price: expect.any(Number),
          item_brand: expect.stringMatching(/./),
          item_category: expect.stringMatching(/./),
          item_list_name: heading,
          quantity: 1,
        }),
      ]);
    }
    const [seen] = await listsIn(page);
    expect(seen?.event).toBe('view_item_list');
    expect(seen?.items.length).toBeGreaterThan(1);
    const place = seen?.items.find((item) => item.item_name === name);
    expect(place).toMatchObject({ item_list_name: heading, quantity: 1 });
    await page.keyboard.press('Escape');
    // It is in the cart now, so it is no longer the first that can be bought.
    await card.getByRole('link', { name: name ?? '', exact: true }).click();
    await expect.poll(async () => (await listsIn(page)).map(({ event }) => event)).toContain('select_item');
    const pressed = (await listsIn(page)).find(({ event }) => event === 'select_item');
    expect(pressed?.items).toEqual([place]);
    expect(JSON.stringify(await dataLayer(page))).not.toMatch(/sid|session|@/);
  });
});

test('a campaign is told once, after the user fetch, also when the shopper has gone on to another page', async ({
  page,
  language,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/account\/(?:me|utm)$/.test(pathname)) calls.push(pathname);
  });
  await page.goto(`${language.prefix}/catalog?utm_source=mail&utm_campaign=${'x'.repeat(300)}&other=1`);
  await hydrated(page);
  const sent = page.waitForRequest('**/user/account/utm');
  await page.getByRole('main').getByRole('link').last().click();
  expect((await sent).postDataJSON()).toEqual({ source: 'mail', campaign: 'x'.repeat(255) });
  expect(calls).toEqual(['/user/account/me', '/user/account/utm']);
  await expect(page).not.toHaveURL(/utm_/);
});

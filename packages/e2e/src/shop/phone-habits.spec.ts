import type { Page } from '@playwright/test';
import { ask, findBuyable, putSomething } from '../support/buying.ts';
import { domeCameras } from '../support/catalogue.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated, startFeatures } from '../support/shop.ts';

/** The smallest letters of a field that iOS does not zoom in at, in pixels. */
const leastLetters = 16;

/** Fields that are typed into or chosen from, in sight, and how large their letters are. */
const fieldsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter((field) => !field.matches('[type=hidden], [type=checkbox], [type=radio], [type=range], [type=file]'))
      .filter((field) => field.checkVisibility() && !field.closest('.visually-hidden, [data-out-of-sight]'))
      .map((field) => ({
        field: `${location.pathname}${location.hash} ${field.getAttribute('name') ?? field.outerHTML.slice(0, 90)}`,
        letters: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
  );

test('no field of a page or a modal makes a phone zoom in', { tag: '@phone' }, async ({ page, language }) => {
  await putSomething(page);
  const { slug, categorySlug } = await findBuyable(page);
  const product = `${language.prefix}/${categorySlug}/${slug}`;
  const places = [
    language.home,
    `${language.prefix}/catalog`,
    `${language.prefix}/ip-kamery#filters`,
    `${language.prefix}/checkout`,
    `${language.prefix}/order`,
    product,
  ];
  const found: Awaited<ReturnType<typeof fieldsOf>> = [];
  for (const place of places) {
    const document = await page.goto(place);
    await hydrated(page);
    await startFeatures(page);
    await page.waitForLoadState('networkidle');
    found.push(...(await fieldsOf(page)));
    if (place !== language.home) continue;
    await test.step('letters stay of their size on a phone that lies on its side', async () =>
      // Safari on iOS knows no other name; what makes styles small leaves it out where its value is the other one's.
      expect((await document?.text())?.includes('-webkit-text-size-adjust:')).toBe(true));
  }
  // Those that a link can open, over the product; the fields of the others are the same components.
  for (const [modal, contents] of [
    ['account', 'input'],
    ['installerSubscription', 'input'],
    ['leadCapture', 'input'],
    ['headerMenu', 'a'],
    ['cart', 'input'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${product}#modal=${modal}`);
    const dialog = page.locator('dialog[open]');
    await expect(dialog.locator(contents).filter({ visible: true }).first(), modal).toBeVisible();
    found.push(...(await fieldsOf(page)));
  }
  // The search of the header, and what the places are about.
  expect(new Set(found.map(({ field }) => field)).size).toBeGreaterThan(20);
  expect(found.filter(({ letters }) => letters < leastLetters)).toEqual([]);
});

test('a dialog ends above the keyboard of a phone', { tag: '@phone' }, async ({ page, language }) => {
  // iOS tells only the visual viewport of its keyboard; no browser of a test has one.
  await page.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: view });
  });
  await page.goto(`${language.prefix}/warranty`);
  await hydrated(page);
  await startFeatures(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
  await page.evaluate(() => {
    location.hash = 'modal=account';
  });
  const dialog = page.locator('dialog[open]');
  const field = dialog.getByRole('textbox').first();
  await field.focus();
  const bottom = () => dialog.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const height = page.viewportSize()?.height ?? 0;
  await expect.poll(bottom).toBe(height);
  const keyboard = (covered: number) =>
    page.evaluate((by) => {
      const view = window.visualViewport as VisualViewport & { height: number };
      view.height = window.innerHeight - by;
      view.dispatchEvent(new Event('resize'));
    }, covered);
  await keyboard(336);
  await expect.poll(bottom).toBe(height - 336);
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await expect(field).toBeFocused();
  // What iOS does to the page behind.
  await page.evaluate(() => scrollTo(0, 520));
  await keyboard(0);
  await expect.poll(bottom).toBe(height);
  await keyboard(336);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400);
});

test('cart and favourites outlive all that scripts can store', async ({ page, language }) => {
  await putSomething(page);
  const [liked, compared] = await domeCameras(page.request);
  if (!liked || !compared) throw new Error('there are no cameras');
  await ask(page, '/catalog/product/favorite/add', { productId: liked.id });
  await page.goto(`${language.prefix}/${compared.categorySlug}/${compared.slug}`);
  await hydrated(page);
  await startFeatures(page);
  // What Safari takes away after seven days without a visit: all of it but cookies that a server has set.
  const taken = await page.evaluate(async () => {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const pair of document.cookie.split('; ')) {
      // biome-ignore lint/suspicious/noDocumentCookie: as scripts of any browser reach it
      document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`;
    }
    return { names, cookies: document.cookie };
  });
  expect(taken.names.length).toBeGreaterThan(0);
  expect(taken.cookies).toBe('');
  await page.goto(`${language.prefix}/warranty`);
  await hydrated(page);
  await startFeatures(page);
  const { cart, favourites } = await page.evaluate(async () => {
    const read = async (path: string) => (await (await fetch(`/user/catalog/product/list/${path}`)).json()).data;
    return { cart: await read('cart/all'), favourites: await read('favorite') };
  });
  expect([cart.length, favourites.map(({ product }: { product: { id: string } }) => product.id)]).toEqual([
    1,
    [liked.id],
  ]);
  await expect(page.getByRole('banner').getByRole('link', { name: language.cart })).toHaveAccessibleName(/1/);
});

test('a store without any storage is hydrated and sells', async ({ page, language }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    for (const name of ['serviceWorker', 'clipboard']) Object.defineProperty(navigator, name, { get: refuse });
    Object.defineProperty(navigator, 'locks', { value: { request: async () => refuse() } });
    Object.assign(window, { BroadcastChannel: refuse });
  });
  const product = await findBuyable(page);
  await page.goto(`${language.prefix}/${product.categorySlug}/${product.slug}`);
  await hydrated(page);
  await startFeatures(page);
  await page.getByRole('main').getByRole('button', { name: language.buy }).first().click();
  await expect.poll(async () => (await ask<unknown[]>(page, '/catalog/product/list/cart/all')).length).toBe(1);
  await page.goto(`${language.prefix}/checkout`);
  await expect(page.getByRole('main').locator('input[type=tel]').first()).toBeVisible();
});

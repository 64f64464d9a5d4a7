import type { Page } from '@playwright/test';
import { heroSlideMs } from '@vitryna/contracts/constants';
import { recentlyViewedKey } from '@vitryna/contracts/recently-viewed-key';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { cutOffOr, expect, test } from '../support/problems.ts';
import { cards, farParts, hydrated, isLaidOutWhole } from '../support/shop.ts';

const labels = {
  uk: {
    hero: 'Головні пропозиції',
    pause: 'Зупинити показ пропозицій',
    play: 'Продовжити показ пропозицій',
    rows: 'Добірки магазину',
    fresh: 'Новинки',
    sale: 'Розпродаж',
    viewed: 'Ви переглядали',
    posts: 'Читайте в блозі',
    coupon: 'Отримати купон',
    name: 'Ім’я',
    email: /пошта$/,
    mails: /Хочу отримувати листи/,
    wrongEmail: /неправильн|невірн|некоректн/i,
    discount: /^Ваша знижка/,
    tooMany: 'Забагато запитів',
    failed: 'Не вдалося завантажити цю частину',
    noConnection: 'Немає з’єднання',
    facts: 'Головне',
  },
  ru: {
    hero: 'Главные предложения',
    pause: 'Остановить показ предложений',
    play: 'Продолжить показ предложений',
    rows: 'Подборки магазина',
    fresh: 'Новинки',
    sale: 'Распродажа',
    viewed: 'Вы смотрели',
    posts: 'Читайте в блоге',
    coupon: 'Получить купон',
    name: 'Имя',
    email: /почта$/,
    mails: /Хочу получать письма/,
    wrongEmail: /неправильн|неверн|некорректн/i,
    discount: /^Ваша скидка/,
    tooMany: 'Слишком много запросов',
    failed: 'Не удалось загрузить эту часть',
    noConnection: 'Нет соединения',
    facts: 'Главное',
  },
};

/** Opens a product's page, which this browser remembers. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), recentlyViewedKey)).not.toBeNull();
}

async function openHome(page: Page, language: Language) {
  await page.goto(language.home);
  await hydrated(page);
  return { label: labels[language.locale], main: page.getByRole('main') };
}

/** Notes what moves without the shopper's doing. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);

test.describe('what is far below', { tag: '@phone' }, () => {
  const isLaidOut = (parts: Element[]) =>
    parts.map(({ firstElementChild }) => firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

  test('is not laid out with the first frame of a page, and without its scripts, too', async ({
    page,
    language,
    request,
  }) => {
    await page.route(/\/assets\/shell\/.+\/main\..+\.js$/, () => undefined);
    await page.addInitScript(() => {
      const later: EventTarget[] = [];
      Object.assign(globalThis, { later });
      // By what it does: the name of an animation is a hash in production.
      const isHiding = (animation: Animation) =>
        animation.effect instanceof KeyframeEffect &&
        animation.effect.getKeyframes().some(({ contentVisibility }) => contentVisibility === 'hidden');
      const note = () => {
        for (const animation of document.getAnimations().filter(isHiding)) {
          const { target } = animation.effect as KeyframeEffect;
          if (target && !later.includes(target)) later.push(target);
        }
        requestAnimationFrame(note);
      };
      note();
    });
    const areLater = (parts: Element[]) =>
      parts.map((part) => (globalThis as unknown as { later: EventTarget[] }).later.includes(part));
    const main = page.getByRole('main');
    // Not by its role: it has none before it is laid out.
    const facts = page.locator('h2', { hasText: labels[language.locale].facts });
    for (const [path, parts] of [
      [`${language.prefix}/ip-kamery`, main.locator('article:nth-child(n + 5)')],
      [language.home, main.locator('div:has(> article)')],
      [await productPath(request, language), main.locator('div').filter({ has: facts }).last()],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(await parts.count(), path).toBeGreaterThan(0);
      await expect.poll(async () => new Set(await parts.evaluateAll(areLater)), path).toEqual(new Set([true]));
      expect(await main.locator('article:nth-child(-n + 4)').evaluateAll(areLater)).not.toContain(true);
      await test.step('before a page is hydrated a row counts as high as it is when it comes near', async () => {
        const rows = main.locator('div:has(> article)');
        const heights = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
        // The cards of a list are laid out each by itself.
        if (path.endsWith('/ip-kamery')) return;
        expect(await rows.evaluateAll(isLaidOut)).toContain(false);
        for (const [number, height] of (await heights()).entries()) {
          await rows.nth(number).scrollIntoViewIfNeeded();
          await expect.poll(async () => (await rows.evaluateAll(isLaidOut))[number], path).toBe(true);
          expect(Math.abs(((await heights())[number] ?? 0) - height)).toBeLessThan(0.1);
        }
      });
    }
  });

  test('is laid out when the browser has nothing else to do, and on the next page, too', async ({ page, language }) => {
    await page.goto(`${language.prefix}/ip-kamery`);
    await hydrated(page);
    await expect(cards(page)).toHaveCount(24);
    await isLaidOutWhole(page);
    expect(await farParts(page).evaluateAll(isLaidOut)).not.toContain(false);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await cards(page).first().getByRole('link').first().click();
    // Of the page that is shown: the list stands by, and its cards are laid out.
    const similar = page.locator('#similar div:has(> article)');
    await expect(similar).toBeAttached();
    await expect.poll(() => similar.evaluateAll(isLaidOut), { timeout: 15_000 }).toEqual([true]);
    await isLaidOutWhole(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

test('offers rows of products, what was looked at, posts and a coupon, and nothing moves on the way down', async ({
  page,
  language,
  request,
}) => {
  await watchShifts(page);
  await lookAt(page, await productPath(request, language));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  const { label, main } = await openHome(page, language);

  const rows = main.getByRole('region', { name: label.rows });
  await expect(rows.getByRole('link', { name: label.fresh })).toHaveAttribute('aria-current');
  const first = await rows.getByRole('article').first().getByRole('heading').textContent();
  await rows.getByRole('link', { name: label.sale }).click();
  await expect(rows.getByRole('link', { name: label.sale })).toHaveAttribute('aria-current');
  await expect(rows.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '');
  await expect(page).toHaveURL(language.home);

  await page.mouse.wheel(0, 900);
  const viewed = main.locator('section').filter({ has: page.getByRole('heading', { name: label.viewed }) });
  await viewed.scrollIntoViewIfNeeded();
  await expect(viewed.getByRole('article').getByRole('heading')).toHaveText(title ?? '');
  await main.getByRole('heading', { name: label.posts }).scrollIntoViewIfNeeded();
  await expect(main.getByRole('textbox', { name: label.email })).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  await expectAccessible(page, 'main');

  const posts = main.locator('section').filter({ has: page.getByRole('heading', { name: label.posts }) });
  const post = posts.getByRole('listitem').first().getByRole('link');
  const name = await post.locator('b').textContent();
  await post.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('the great offers go on by themselves, wait for who looks at them, and turn by keys', async ({
  page,
  language,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  const { label, main } = await openHome(page, language);
  const hero = main.getByRole('region', { name: label.hero });
  const current = hero.locator('a[aria-current]');
  const expectSlide = (number: number) => expect(current).toHaveAttribute('href', `#offer-${number}`);
  // Nobody touches anything: after the first view the slides start, and then they go on.
  await page.clock.runFor(4000);
  await expect(hero.getByRole('button', { name: label.pause })).toBeVisible();
  await expectSlide(1);
  await page.clock.runFor(heroSlideMs);
  await page.clock.runFor(1000);
  await expectSlide(2);
  await expect(hero.getByRole('listitem').nth(0)).toHaveAttribute('inert');

  await hero.getByRole('listitem').nth(1).getByRole('link').focus();
  await page.clock.runFor(3 * heroSlideMs);
  await expectSlide(2);
  await page.keyboard.press('ArrowRight');
  await page.clock.runFor(1000);
  await expectSlide(3);
  await hero.getByRole('link').and(page.locator('[href="#offer-1"]')).click();
  await page.clock.runFor(1000);
  await expectSlide(1);

  await hero.getByRole('button', { name: label.pause }).click();
  await hero.getByRole('button', { name: label.play }).blur();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3 * heroSlideMs);
  await expectSlide(1);
});

test.describe('a shopper who comes for the first time', () => {
  // The store is asked too often once.
  test.use({ allowed: /\b429\b/ });
  test('a coupon is sent for an address, without consent to e-mails unless it is given', async ({ page, language }) => {
    const { label, main } = await openHome(page, language);
    await test.step('parts stand equally far apart where nothing has been looked at', async () => {
      const gaps = await main.locator(':has(> h1) > section').evaluateAll((sections) =>
        sections.map((section) => {
          let above = section.previousElementSibling;
          // What holds nothing is a place for what comes later.
          while (above?.childElementCount === 0) above = above.previousElementSibling;
          return Math.round(section.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? 0));
        }),
      );
      expect(gaps.length).toBeGreaterThan(3);
      expect([...new Set(gaps)]).toHaveLength(1);
    });
    const form = main.locator('form').filter({ has: page.getByRole('button', { name: label.coupon }) });
    const email = form.getByRole('textbox', { name: label.email });
    const submit = form.getByRole('button', { name: label.coupon });
    await main.getByText(label.coupon).scrollIntoViewIfNeeded();
    await expect(form.getByRole('checkbox', { name: label.mails })).not.toBeChecked();
    await form.getByRole('checkbox').first().check();
    await email.fill('ні@пошта');
    await submit.click();
    await expect(form.getByRole('alert')).toHaveCount(2);
    await expect(form.getByRole('alert').nth(1)).toHaveText(label.wrongEmail);
    const address = `home-${language.locale}-${Date.now()}@example.com`;
    await form.getByRole('textbox', { name: label.name }).fill('Олена');
    await email.fill(address);
    await test.step('a store that is asked too often says so in the form and, for a moment, above the page', async () => {
      const json = { error: { code: 'tooMany', message: '@Number of requests exceeded' } };
      await page.route('**/user/marketing/event', (route) => route.fulfill({ status: 429, json }));
      await submit.click();
      const alerts = page.getByRole('alert').getByText(label.tooMany);
      await expect(alerts).toHaveCount(2);
      await expect(alerts).toHaveCount(1);
      await expect(main.getByRole('alert')).toHaveText(label.tooMany);
      await expect(email).toHaveValue(address);
      await page.unroute('**/user/marketing/event');
    });
    const sent = page.waitForRequest('**/user/marketing/event');
    await submit.click();
    expect((await sent).postDataJSON()).toMatchObject({ event: 'subscriptionWithCoupon', marketing: false });
    await expect(page.getByRole('dialog').getByRole('heading', { name: label.discount })).toBeVisible();
  });
});

test.describe('parts that fail', () => {
  test.use({ allowed: cutOffOr(/\b500\b|failed/) });

  test('what was looked at and a row of products each say so, offer another try, and leave the rest alone', async ({
    page,
    language,
    request,
    context,
  }) => {
    await lookAt(page, await productPath(request, language));
    const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: { error: {} } }));
    await fail('**/user/catalog/product/list/ids*');
    await fail('**/user/catalog/product/list/showcase*');
    const { label, main } = await openHome(page, language);
    const viewed = main.locator('section').filter({ has: page.getByRole('heading', { name: label.viewed }) });
    await viewed.scrollIntoViewIfNeeded();
    const rows = main.getByRole('region', { name: label.rows });
    await rows.getByRole('link', { name: label.sale }).click();
    await expect(rows.getByRole('alert')).toContainText(label.failed);
    await expect(viewed.getByRole('alert')).toContainText(label.failed);
    await expectAccessible(page, 'main');
    await page.unroute('**/user/catalog/product/list/ids*');
    await viewed.getByRole('button', { name: language.retry }).click();
    await expect(viewed.getByRole('article')).toHaveCount(1);
    await expect(rows.getByRole('alert')).toHaveCount(1);
    // The first row is here already and needs nobody.
    await rows.getByRole('link', { name: label.fresh }).click();
    await expect(rows.getByRole('article').first()).toBeVisible();
    expect(await cards(page).count()).toBeGreaterThan(12);

    await test.step('a row asked for without a connection says that, and comes when the connection is back', async () => {
      await page.unroute('**/user/catalog/product/list/showcase*');
      // The code of rows comes with the first one that is asked for.
      const last = rows.getByRole('navigation').getByRole('link').last();
      await last.click();
      await expect(last).toHaveAttribute('aria-current');
      await expect(rows).toHaveAttribute('aria-busy', 'false');
      await context.setOffline(true);
      await rows.getByRole('link', { name: label.sale }).click();
      await expect(rows.getByRole('alert')).toContainText(label.noConnection);
      await context.setOffline(false);
      await expect(rows.getByRole('article').first()).toBeVisible();
    });
  });
});

test('without JavaScript a tab is a link to the page with another row, which is no page of its own', {
  tag: '@desktop',
}, async ({ request }) => {
  const titlesOf = (html: string) => [...html.matchAll(/<h3[^>]*><a [^>]*>([^<]+)/g)].map(([, title]) => title);
  const [home, sale] = await Promise.all(
    ['/ru', '/ru?showcase=sale'].map(async (path) => (await request.get(path)).text()),
  );
  expect(home).toContain('href="/ru?showcase=sale"');
  expect(titlesOf(sale ?? '')).not.toEqual(titlesOf(home ?? ''));
  expect(sale).toMatch(
    /<link[^>]* rel="canonical"[^>]* href="[^"?]+\/ru"|<link[^>]* href="[^"?]+\/ru"[^>]* rel="canonical"/,
  );
});

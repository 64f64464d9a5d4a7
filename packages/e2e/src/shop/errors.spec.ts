import type { Page, Request } from '@playwright/test';
import { sessionHintCookie } from '@vitryna/contracts/cookies';
import { expectAccessible } from '../support/axe.ts';
import type { Language } from '../support/languages.ts';
import { productPath } from '../support/pages.ts';
import { expect, test } from '../support/problems.ts';
import { hydrated, openCatalogue, startFeatures } from '../support/shop.ts';

const labels = {
  uk: {
    network: 'Внутрішня помилка сервера',
    tooMany: 'Забагато запитів',
    notAdded: 'Товар не додано до кошика',
    notFound: 'Сторінку не знайдено',
    failed: 'Щось пішло не так',
    socials: 'Наші соціальні мережі',
    toHome: 'На головну',
    help: 'Зв’язатися з нами',
    callback: 'Передзвоніть мені',
    phone: 'Телефон',
  },
  ru: {
    network: 'Внутренняя ошибка сервера',
    tooMany: 'Слишком много запросов',
    notAdded: 'Товар не добавлен в корзину',
    notFound: 'Страница не найдена',
    failed: 'Что-то пошло не так',
    socials: 'Наши социальные сети',
    toHome: 'На главную',
    help: 'Связаться с нами',
    callback: 'Перезвоните мне',
    phone: 'Телефон',
  },
};

const add = '**/user/catalog/product/cart/add';

/** Opens a category; gives what presses one of its buy buttons. */
async function openCategory(page: Page, language: Language) {
  await page.goto(`${language.prefix}/ip-kamery`);
  await hydrated(page);
  return () => page.getByRole('main').getByRole('button', { name: language.buy }).first().click();
}

/** Marks the document, so that one can see whether another one came. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);

/** Does something that must bring another document. */
async function expectNewDocument(page: Page, act: () => Promise<unknown>): Promise<void> {
  await mark(page);
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  expect(await isMarked(page)).toBe(false);
}

test.describe('answers', () => {
  test.use({ allowed: /ERR_FAILED|\b(?:401|404|422|429|500|503)\b|failed/ });

  test('a press that is refused is answered by its kind', async ({ page, language }) => {
    const buy = await openCategory(page, language);
    const { network, tooMany, notAdded } = labels[language.locale];
    const answer = (status: number, code: string) =>
      page.route(add, (route) => route.fulfill({ status, json: { error: { code } } }));
    await page.route(add, (route) => route.abort());

    await test.step('tells for two seconds that the network failed and that there were too many requests [§8.1 §8.2]', async () => {
      for (const [text, status] of [
        [network, null],
        [tooMany, 429],
      ] as const) {
        if (status) await answer(status, 'tooMany');
        await buy();
        const notice = page.getByRole('alert').getByText(text);
        await expect(notice).toHaveCount(1);
        await expect(page.getByText(notAdded)).toHaveCount(0);
        await expect(notice).toHaveCount(0);
      }
    });
    await test.step('says that nothing was added after a 503 of a store that is open [§8.4]', async () => {
      await answer(503, 'maintenance');
      await buy();
      await expect(page.getByText(notAdded)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
    await test.step('fetches the user once after a 401, whatever that fetch answers [§8.3]', async () => {
      // What was said of the press before is said no longer.
      await expect(page.getByText(notAdded)).toHaveCount(0);
      const fetches: Request[] = [];
      page.on('request', (request) => void (request.url().endsWith('/account/me') && fetches.push(request)));
      const refused = { status: 401, json: { error: { code: 'unauthorized', message: '@Unauthorized' } } };
      for (const path of [add, '**/user/account/me', '**/user/catalog/product/list/favorite']) {
        await page.route(path, (route) => route.fulfill(refused));
      }
      await buy();
      const notice = page.getByText(notAdded);
      await expect(notice).toBeVisible();
      await expect.poll(() => fetches.length).toBe(1);
      await expect(notice).toHaveCount(0);
      expect(fetches).toHaveLength(1);
      for (const path of ['**/user/account/me', '**/user/catalog/product/list/favorite']) await page.unroute(path);
    });
    await test.step('leads home in its own language after a 422 [§8.5]', async () => {
      await answer(422, 'unprocessable');
      await buy();
      await expect(page).toHaveURL(language.home);
      await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
    });
  });

  test('reloads once for another build, with what was typed, and never in a loop [§8.6]', async ({
    page,
    language,
  }) => {
    const buy = await openCategory(page, language);
    const { help, callback, phone } = labels[language.locale];
    await startFeatures(page);
    const headers = { 'X-Build-Tag': 'B2C_990101' };
    await page.route(add, (route) => route.fulfill({ headers, json: { data: null } }));
    const openCallback = async () => {
      await page.getByRole('button', { name: help, exact: true }).click();
      await page.getByRole('dialog', { name: help }).getByRole('button', { name: callback }).click();
      return page.getByRole('dialog', { name: callback }).getByRole('textbox', { name: phone });
    };
    await (await openCallback()).fill('067 123 45');
    await page.keyboard.press('Escape');
    await expectNewDocument(page, buy);
    await hydrated(page);
    await expect(await openCallback()).toHaveValue('067 123 45');
    await page.keyboard.press('Escape');
    await mark(page);
    const answered = page.waitForResponse(add);
    await buy();
    await answered;
    await page.waitForResponse('**/user/catalog/product/list/cart/all**');
    expect(await isMarked(page)).toBe(true);
  });

  test('shows the not-found screen when a page is refused and the same screen with Retry when it fails [§8.8]', async ({
    page,
    language,
  }) => {
    const { notFound, failed } = labels[language.locale];
    const list = '**/user/catalog/category/view**';
    const open = async (status: number) => {
      await page.goto(`${language.prefix}/catalog`);
      await hydrated(page);
      await page.route(list, (route) => route.fulfill({ status, json: { error: { code: 'x', message: '@x' } } }));
      await page.getByRole('main').locator('a[href$="/ip-kamery"]').first().click();
    };
    await open(404);
    await expect(page.getByRole('heading', { level: 1, name: notFound })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(notFound));
    await open(500);
    await expect(page.getByRole('heading', { level: 1, name: failed })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.getByRole('main').getByRole('link', { name: language.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: language.cameras })).toBeVisible();
  });
});

test.describe('not found', () => {
  test.use({ allowed: /\b404\b/ });

  test('has its title, four links and a picture that leads home [§2.6 not found §2.22 §2.23 §8.10]', async ({
    page,
    language,
  }) => {
    const { notFound, socials, toHome } = labels[language.locale];
    const response = await page.goto(`${language.prefix}/no-such-page`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle(new RegExp(notFound));
    const heading = page.getByRole('heading', { level: 1, name: notFound });
    await expect(heading).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(socials)).toBeVisible();
    await expect(main.locator('a[target=_blank][rel~=noopener]')).toHaveCount(4);
    await expect(page.getByRole('search').first()).toBeVisible();
    await main
      .getByRole('link', { name: toHome })
      .filter({ has: page.locator('svg') })
      .click();
    await expect(page).toHaveURL(language.home);
    await expect(heading).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  });
});

test.describe('an address that no page can have', () => {
  test.use({ allowed: /\b404\b/ });

  test('is not found as all others are, in its language', async ({ page, language, baseURL }) => {
    for (const path of [`${language.prefix}/ru/ip-kamery`, `${language.prefix}//ip-kamery`]) {
      // Two slashes alone would begin with a host.
      expect((await page.goto(`${baseURL}${path}`))?.status(), path).toBe(404);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name: labels[language.locale].notFound })).toBeVisible();
      await openCatalogue(page, language);
    }
  });
});

test.describe('an address that was taken away', () => {
  test.use({ allowed: /\b410\b/ });

  test('says so, and does not ask to look for a mistake', { tag: '@ru' }, async ({ page }) => {
    expect((await page.goto('/black-friday-2024'))?.status()).toBe(410);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Этой страницы больше нет' })).toBeVisible();
    await expect(page).toHaveTitle(/^Этой страницы больше нет/);
    await expect(page.getByRole('main').getByRole('link', { name: '410 На главную' })).toHaveAttribute('href', '/ru');
    await expectAccessible(page);
  });
});

test.describe('failures of the page itself', () => {
  test.use({ allowed: /boom|refused to wait|\[shell\]|phone|is not a function/i });

  test('an error that nobody handled is told, and one of our own takes the place of the page', async ({
    page,
    language,
    problems,
  }) => {
    const { failed, toHome } = labels[language.locale];
    await page.goto(`${language.prefix}/catalog`);
    await hydrated(page);
    await startFeatures(page);

    await test.step('logs an unhandled error or rejection once and keeps header, page and footer', async () => {
      await page.evaluate(async () => {
        for (let time = 0; time < 3; time += 1) {
          queueMicrotask(() => {
            throw new Error('boom');
          });
          void Promise.reject(new Error('refused to wait'));
        }
        // By the next frame all of them have been told.
        await new Promise(requestAnimationFrame);
      });
      const about = (pattern: RegExp) => problems.filter((problem) => pattern.test(problem)).length;
      await expect.poll(() => [about(/boom/), about(/refused to wait/)]).toEqual([1, 1]);
      for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
    });
    await test.step('shows the screen in the place of the page after an error of its own that nobody handled [§2.24]', async () => {
      await page.evaluate(() => {
        const error = new Error('boom of our own');
        error.stack = `${error}\n at press (${location.origin}/assets/shell/1/main.js:1:1)`;
        void Promise.reject(error);
      });
      await expect(page.getByRole('heading', { level: 1, name: failed })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const part of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
      // The key that began the features has the skip link shown, over the header.
      await page.keyboard.press('Tab');
      await expectAccessible(page, 'main');
      await page
        .getByRole('main')
        .getByRole('link', { name: toHome })
        .filter({ has: page.locator('svg') })
        .click();
      await expect(page).toHaveURL(language.home);
      await expect(page.getByRole('heading', { name: failed })).toHaveCount(0);
    });
  });

  test('still shows a screen with ways on when the header throws', async ({ page, language, problems }) => {
    await page.route('**/warranty', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(/"phone":"[^"]*"/, '"phone":5');
      return route.fulfill({ response, body });
    });
    await page.goto(`${language.prefix}/warranty`);
    await expect(page.getByRole('heading', { level: 1, name: labels[language.locale].failed })).toBeVisible();
    await expect(page.getByRole('link', { name: language.retry })).toBeVisible();
    expect(problems.filter((problem) => problem.includes('[shell]'))).toHaveLength(1);
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link').click();
    await expect(page).toHaveURL(language.home);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('builds', () => {
  const minute = 60_000;

  /** Waits until the page has begun all that it does by itself: a call that is on its way while the clock leaps runs out of its time. */
  async function settle(page: Page) {
    await hydrated(page);
    await startFeatures(page);
    await page.waitForLoadState('networkidle');
  }

  /** Opens a page with a clock that the test moves, and a manifest that the test writes. */
  async function openPage(page: Page, language: Language) {
    const manifest = { build: 'B2C_250825', composition: '' };
    const asked: Request[] = [];
    await page.route('**/builds/latest.json', (route) => {
      asked.push(route.request());
      return route.fulfill({ json: manifest });
    });
    await page.clock.install();
    await page.goto(`${language.prefix}/warranty`);
    await settle(page);
    manifest.composition = (await page.locator('html').getAttribute('data-composition')) ?? '';
    await mark(page);
    return { manifest, asked };
  }
  const see = (page: Page, state: 'visible' | 'hidden') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  test('a tab learns of what is served by asking', async ({ page, language }) => {
    const { manifest, asked } = await openPage(page, language);
    const { composition } = manifest;
    await test.step('asks every minute while the tab is seen [§4.33 §7.8]', async () => {
      await page.clock.runFor(minute);
      await expect.poll(() => asked.length).toBe(1);
      await see(page, 'hidden');
      await page.clock.runFor(5 * minute);
      expect(asked).toHaveLength(1);
      await see(page, 'visible');
      await page.clock.runFor(1);
      await expect.poll(() => asked.length).toBe(2);
      expect(await isMarked(page)).toBe(true);
    });
    await test.step('lets an old tab go on and loads its next page as a document when another composition is served', async () => {
      manifest.composition = 'feedfeedfeedfeed';
      const answered = page.waitForResponse('**/builds/latest.json');
      await page.clock.runFor(minute);
      await (await answered).finished();
      expect(asked).toHaveLength(3);
      // The page reads its answers in their order: after this one it has read the first.
      await page.evaluate(async () => (await fetch('/builds/latest.json')).json());
      expect(await isMarked(page)).toBe(true);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: /^Контакт/ })
        .click();
      await expect(page).toHaveURL(/\/about-company\/contact$/);
      await expect.poll(() => isMarked(page)).toBe(false);
    });
    await test.step('reloads for a new build [§4.33 §7.8]', async () => {
      manifest.composition = composition;
      await settle(page);
      manifest.build = 'B2C_990101';
      await expectNewDocument(page, () => page.clock.runFor(minute));
    });
  });
});

test('loses neither the last press before a reload nor the cart of a browser without the readable cookie', async ({
  page,
  language,
  context,
  request,
}) => {
  await page.goto(await productPath(request, language));
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: language.addToCart }).click();
  const cart = page.getByRole('dialog', { name: language.cart });
  const quantity = cart.getByRole('textbox', { name: language.quantity });
  await expect(quantity).toHaveValue('1');
  for (let press = 0; press < 3; press += 1) await cart.getByRole('button', { name: language.oneMore }).click();
  await page.reload();
  const link = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: language.cart }).first();
  await expect(link(page)).toContainText('4');
  await context.clearCookies({ name: sessionHintCookie });
  const other = await context.newPage();
  await other.goto(`${language.prefix}/warranty`);
  await hydrated(other);
  await startFeatures(other);
  await expect(link(other)).toContainText('4');
});
